import type { NavigationItem } from '#data/navigation.ts'

/** What aria-current says about an item: the page it leads to is shown, or the section it leads to is being read. */
export function currentItem(
  { address, section }: NavigationItem,
  pathname: string,
  activeSection: string | undefined,
): 'page' | 'location' | undefined {
  if (section) return section === activeSection ? 'location' : undefined
  return pathname === address || pathname.startsWith(`${address}/`) ? 'page' : undefined
}
