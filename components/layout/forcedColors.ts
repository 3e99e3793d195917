const forced = '@media (forced-colors: active)'

/** Forced colours remove backgrounds and shadows; a border keeps the shape of the element. */
export const forcedEdge = { [forced]: { border: '1px solid' } } as const

/** Forced colours remove the background that marks the chosen one of several. */
export const forcedChosen = { [forced]: { border: '4px solid Highlight' } } as const

/** Forced colours remove a background that shows an amount. */
export const forcedFill = { [forced]: { background: 'Highlight' } } as const

/** Forced colours draw a transparent border, which is kept for the current one of several. */
export const forcedNoBorder = { [forced]: { '&:not([aria-current])': { borderColor: 'Canvas' } } } as const
