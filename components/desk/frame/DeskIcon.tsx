import { Drawing } from '../../media/Icon.tsx'
import sprite from './deskIcons.svg?no-inline'

// A sprite of the desk's own: another drawing in the site's sprite would change every page.

export type DeskIconName =
  | 'add'
  | 'arrowBack'
  | 'business'
  | 'call'
  | 'check'
  | 'chevronLeft'
  | 'chevronRight'
  | 'close'
  | 'directions'
  | 'edit'
  | 'email'
  | 'error'
  | 'expandMore'
  | 'inbox'
  | 'localShipping'
  | 'map'
  | 'more'
  | 'move'
  | 'offline'
  | 'people'
  | 'photo'
  | 'place'
  | 'print'
  | 'schedule'
  | 'search'
  | 'signOut'
  | 'sms'
  | 'today'
  | 'warning'
  | 'week'

/** A drawing beside words that say the same, so assistive technology skips it. */
export function DeskIcon({ name, size = 24 }: { name: DeskIconName; size?: number }) {
  return (
    <Drawing aria-hidden="true" style={{ width: size, height: size }}>
      <use href={`${sprite}#${name}`} />
    </Drawing>
  )
}
