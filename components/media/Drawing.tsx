import { styled } from '@mui/material/styles'

/** A drawing of a sprite, 24 px wide and high unless its place has another size. */
export const Drawing = styled('svg')({
  width: 24,
  height: 24,
  fill: 'currentColor',
  flex: 'none',
  // Drawings keep their colours where others are forced, unless told otherwise.
  forcedColorAdjust: 'auto',
})
