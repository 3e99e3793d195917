import type { NavigationItem } from '#data/company/navigation.ts'

/**
 * What aria-current says about an item: the page it leads to is shown, the section it leads to is being read, or the
 * page shown stands below it.
 */
export function currentItem(
  { address, section }: NavigationItem,
  pathname: string,
  activeSection: string | undefined,
): 'page' | 'location' | 'true' | undefined {
  if (section) return section === activeSection ? 'location' : undefined
  if (pathname === address) return 'page'
  return pathname.startsWith(`${address}/`) ? 'true' : undefined
}
