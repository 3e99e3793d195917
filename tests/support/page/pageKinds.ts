/** One address of every kind of page, the not-found page among them. */
export const pageKinds = [
  { kind: 'the home page', address: '/' },
  { kind: 'the about page', address: '/about-us' },
  { kind: 'the service areas', address: '/service-areas' },
  { kind: 'a city page', address: '/service-areas/ajax' },
  { kind: 'a direct service page', address: '/services/yard-waste' },
  { kind: 'a city-service page', address: '/services/ajax/hot-tub-removal' },
  { kind: 'the gallery', address: '/before-after-gallery' },
  { kind: 'the junk removal page', address: '/junk-removal' },
  { kind: 'an extra page', address: '/privacy' },
  { kind: 'the not-found page', address: '/no-such-page' },
] as const
