import type { CSSObject, Theme } from '@mui/material/styles'
import { inWithoutScript } from '../session/stubContract.ts'

/** Element with the ring: a control, or Material UI's frame around a field. */
export const ringIn = (selector: string) =>
  `${selector} :focus-visible, ${selector} .MuiInputBase-root:has(:focus-visible)`

/** The focus ring of controls on a dark ground. */
export const ringOnDark = ({ palette }: Theme) => ({
  [ringIn('&')]: { outlineColor: palette.common.white, boxShadow: `0 0 0 3px ${palette.focus}` },
})

/** At 400% zoom, a sticky part would take a quarter of the screen. */
export const shortViewport = '@media (max-height: 320px)'

/** Props of a part with a bar of its own at the bottom of the screen: the action bar gives way to it. */
export const replacesActionBar = { 'data-replaces-actions': '' }

const forced = '@media (forced-colors: active)'

/** Forced colours remove backgrounds and shadows; a border keeps the shape of the element. */
export const forcedEdge = { [forced]: { border: '1px solid' } } as const

/** Forced colours remove the background that marks the chosen one of several. */
export const forcedChosen = { [forced]: { border: '4px solid Highlight' } } as const

/** Forced colours remove a background that shows an amount. */
export const forcedFill = { [forced]: { background: 'Highlight' } } as const

/** Forced colours draw a transparent border, which is kept for the current one of several. */
export const forcedNoBorder = { [forced]: { '&:not([aria-current])': { borderColor: 'Canvas' } } } as const

/** For a control that needs script: it keeps its place until the page is hydrated, and is left out without JavaScript. */
export const hiddenUntilHydrated = {
  '[data-waiting] &': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
} as const

/** These styles in print, and where script is off or could not be fetched: everything is open there. */
export const inPrintOrWithoutScript = <Style extends CSSObject>(style: Style) => ({
  '@media (scripting: none), print': style,
  [inWithoutScript]: style,
})
