import { styled } from '@mui/material/styles'

/** A drawing of a sprite, 24 px wide and high by default. */
export const Drawing = styled('svg')({
  width: 24,
  height: 24,
  fill: 'currentColor',
  flex: 'none',
  // Overrides the default of SVG, which keeps its colours in forced-colours mode.
  forcedColorAdjust: 'auto',
})
