import { styled } from '@mui/material/styles'
import type { IconName } from '#data/iconNames.ts'
// One file for all icons, fetched once and kept: neither the pages nor the scripts repeat a drawing.
import sprite from './icons.svg?no-inline'

const Drawing = styled('svg')({
  width: 24,
  height: 24,
  fill: 'currentColor',
  flex: 'none',
  // Drawings keep their colours where others are forced, unless told otherwise.
  forcedColorAdjust: 'auto',
})

/** A drawing beside words that say the same, so assistive technology skips it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <Drawing className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </Drawing>
  )
}
