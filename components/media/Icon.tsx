import type { IconName } from '#data/iconNames.ts'
import { Drawing } from './Drawing.tsx'
// One file for all icons, fetched once and kept: neither the pages nor the scripts repeat a drawing.
import sprite from './icons.svg?no-inline'

/** A drawing beside words that say the same, so assistive technology skips it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Drawing aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </Drawing>
  )
}
