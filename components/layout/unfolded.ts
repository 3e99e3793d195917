import type { CSSObject } from '@mui/material/styles'

/** These styles in print, and where script is off or could not be fetched: everything is open there. */
export const whereUnfolded = <Style extends CSSObject>(style: Style) => ({
  '@media (scripting: none), print': style,
  '[data-scripting=none] &': style,
})
