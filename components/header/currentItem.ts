import type { NavigationItem } from '#data/company/navigation.ts'
import type { HomeSection } from '#data/paths.ts'

/** The item's aria-current: its page is shown (page), its section is being read (location), or a page below its page is shown (true). */
export function currentItem(
  { href, section }: NavigationItem,
  pathname: string,
  activeSection: HomeSection | undefined,
): 'page' | 'location' | 'true' | undefined {
  if (section) return section === activeSection ? 'location' : undefined
  if (pathname === href) return 'page'
  return pathname.startsWith(`${href}/`) ? 'true' : undefined
}
