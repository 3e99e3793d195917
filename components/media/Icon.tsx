import { styled } from '@mui/material/styles'
import type { IconName } from '#data/iconNames.ts'
// One file for all icons, fetched once and kept: neither the pages nor the scripts repeat a drawing.
import sprite from './icons.svg?no-inline'

/** A drawing of a sprite, 24 px wide and high by default. */
export const Drawing = styled('svg')({
  width: 24,
  height: 24,
  fill: 'currentColor',
  flex: 'none',
  // Overrides the default of SVG, which keeps its colours in forced-colours mode.
  forcedColorAdjust: 'auto',
})

/** A drawing beside words that say the same, so assistive technology skips it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Drawing aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </Drawing>
  )
}
