import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import type { DeskIconName } from '../icons/DeskIcon.tsx'

type DeskLink = { path: string; label: string; icon: DeskIconName; has: (pathname: string) => boolean }

const { screens } = deskWording
const startsWith = (path: string) => (pathname: string) => pathname.startsWith(path)

const list: DeskLink = {
  path: deskPaths.list,
  label: screens.list,
  icon: 'inbox',
  has: (pathname) => pathname === deskPaths.list || pathname.startsWith(deskPaths.quote('')),
}
const week: DeskLink = {
  path: deskPaths.week,
  label: screens.week,
  icon: 'week',
  has: startsWith(deskPaths.week),
}
const today: DeskLink = {
  path: deskPaths.today,
  label: screens.today,
  icon: 'today',
  has: startsWith(deskPaths.day('')),
}
export const sourcesLink: DeskLink = {
  path: deskPaths.sources,
  label: screens.sources,
  icon: 'sources',
  has: startsWith(deskPaths.sources),
}
export const peopleLink: DeskLink = {
  path: deskPaths.people,
  label: screens.people,
  icon: 'people',
  has: startsWith(deskPaths.people),
}
const more: DeskLink = {
  path: deskPaths.more,
  label: screens.more,
  icon: 'more',
  has: (pathname) => [deskPaths.more, deskPaths.people, deskPaths.sources].some((path) => pathname === path),
}

/** The links of the bottom bar; the last link opens the screens that are left. */
export const barLinks: readonly DeskLink[] = [list, today, week, more]
export const railLinks: readonly DeskLink[] = [list, today, week, sourcesLink, peopleLink]
