/** Forced colours remove backgrounds and shadows; a border keeps the shape of the element. */
export const forcedEdge = { '@media (forced-colors: active)': { border: '1px solid' } } as const
