import type { Theme } from '@mui/material/styles'

/** Element with the ring: a control, or Material UI's frame around a field. */
export const ringIn = (selector: string) =>
  `${selector} :focus-visible, ${selector} .MuiInputBase-root:has(:focus-visible)`

/** The focus ring of controls on a dark ground. */
export const ringOnDark = ({ palette }: Theme) => ({
  [ringIn('&')]: { outlineColor: palette.common.white, boxShadow: `0 0 0 3px ${palette.focus}` },
})
