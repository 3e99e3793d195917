/** The ids of the home page's sections, in their order on the page. Links scroll to them; the header marks the one being read. */
export const homeSections = [
  'hero',
  'services',
  'our-services',
  'pricing',
  'before-after',
  'how-it-works',
  'reviews',
  'contact',
] as const

export type HomeSection = (typeof homeSections)[number]
