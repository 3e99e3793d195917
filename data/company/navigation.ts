import { type HomeSection, paths } from '../paths.ts'

/** An item of the header and the mobile menu: a page of its own, or a section of the home page. */
export type NavigationItem = { label: string; address: string; section?: HomeSection }

export const navigation: readonly NavigationItem[] = [
  { label: 'About Us', address: paths.about },
  { label: 'What We Remove', address: paths.homeSection('services'), section: 'services' },
  { label: 'Pricing', address: paths.homeSection('pricing'), section: 'pricing' },
  { label: 'How It Works', address: paths.homeSection('how-it-works'), section: 'how-it-works' },
  { label: 'Reviews', address: paths.homeSection('reviews'), section: 'reviews' },
  { label: 'Service Areas', address: paths.serviceAreas },
  { label: 'Contact', address: paths.homeSection('contact'), section: 'contact' },
]

/** The footer's last line, with the pages that nothing else links to. */
export const legalLinks: readonly NavigationItem[] = [
  { label: 'Junk removal', address: paths.junkRemoval },
  { label: 'Before and after photos', address: paths.gallery },
  { label: 'Privacy', address: paths.privacy },
  { label: 'Accessibility', address: paths.accessibility },
]

/** The footer's first column. */
export const quickLinks: readonly NavigationItem[] = [
  { label: 'Home', address: paths.home },
  { label: 'About Us', address: paths.about },
  { label: 'Services', address: paths.homeSection('services') },
  { label: 'Pricing', address: paths.homeSection('pricing') },
  { label: 'Reviews', address: paths.homeSection('reviews') },
  { label: 'Contact', address: paths.homeSection('contact') },
]
