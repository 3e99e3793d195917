import { styled } from '@mui/material/styles'

/** A drawing of a sheet, as large as a control's. */
export const Drawing = styled('svg')({
  width: 24,
  height: 24,
  fill: 'currentColor',
  flex: 'none',
  // Drawings keep their colours where others are forced, unless told otherwise.
  forcedColorAdjust: 'auto',
})
