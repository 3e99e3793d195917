import type { HomeSection } from '../homeSections.ts'
import { paths } from '../paths.ts'

/** An item of the header and the mobile menu: a page of its own, or a section of the home page. */
export type NavigationItem = { label: string; href: string; section?: HomeSection }

export const navigation: readonly NavigationItem[] = [
  { label: 'About Us', href: paths.about },
  { label: 'What We Remove', href: paths.homeSection('services'), section: 'services' },
  { label: 'Pricing', href: paths.homeSection('pricing'), section: 'pricing' },
  { label: 'How It Works', href: paths.homeSection('how-it-works'), section: 'how-it-works' },
  { label: 'Reviews', href: paths.homeSection('reviews'), section: 'reviews' },
  { label: 'Service Areas', href: paths.serviceAreas },
  { label: 'Contact', href: paths.homeSection('contact'), section: 'contact' },
]

/** Links of the footer's last line, which no other menu contains. */
export const legalLinks: readonly NavigationItem[] = [
  { label: 'Junk removal', href: paths.junkRemoval },
  { label: 'Common questions', href: paths.commonQuestions },
  { label: 'Before and after photos', href: paths.gallery },
  { label: 'Privacy', href: paths.privacy },
  { label: 'Accessibility', href: paths.accessibility },
]

/** The footer's first column. */
export const quickLinks: readonly NavigationItem[] = [
  { label: 'Home', href: paths.home },
  { label: 'About Us', href: paths.about },
  { label: 'Services', href: paths.homeSection('services') },
  { label: 'Pricing', href: paths.homeSection('pricing') },
  { label: 'Reviews', href: paths.homeSection('reviews') },
  { label: 'Contact', href: paths.homeSection('contact') },
]

/** The item's aria-current: "page" on its page, "location" while its section is read, "true" on a page below its page. */
export function currentItem(
  { href, section }: NavigationItem,
  pathname: string,
  activeSection: HomeSection | undefined,
): 'page' | 'location' | 'true' | undefined {
  if (section) return section === activeSection ? 'location' : undefined
  if (pathname === href) return 'page'
  return pathname.startsWith(`${href}/`) ? 'true' : undefined
}
