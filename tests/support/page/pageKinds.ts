/** One path of every kind of page, the not-found page among them. */
export const pageKinds = [
  { kind: 'the home page', path: '/' },
  { kind: 'the about page', path: '/about-us' },
  { kind: 'the service areas', path: '/service-areas' },
  { kind: 'a city page', path: '/service-areas/ajax' },
  { kind: 'a direct service page', path: '/services/yard-waste' },
  { kind: 'a city-service page', path: '/services/ajax/hot-tub-removal' },
  { kind: 'the gallery', path: '/before-after-gallery' },
  { kind: 'the junk removal page', path: '/junk-removal' },
  { kind: 'an extra page', path: '/privacy' },
  { kind: 'the not-found page', path: '/no-such-page' },
] as const
