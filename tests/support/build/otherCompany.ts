import { placeSettings } from '#data/cities/placeSettings.ts'
import { site } from '#data/company/site.ts'

type Replacement = readonly [old: string, next: string]

/** Another company, in one city more and with one service more: every change is to data. */
export const other = {
  brand: 'Tug & Sons',
  phone: '+14165550199',
  phoneDotted: '416.555.0199',
  phoneBracketed: '(416) 555-0199',
  email: 'office@tugandsons.example',
  origin: 'https://tugandsons.example',
}

/** What makes it out of the company in data/company/site.ts. */
export const renamed: readonly Replacement[] = [
  [site.origin, other.origin],
  [site.email, other.email],
  [site.phone, other.phone],
  [site.phoneDotted, other.phoneDotted],
  [site.phoneBracketed, other.phoneBracketed],
  [site.brand, other.brand],
]

/** The company's URLs on other sites, each with another one in its place. */
export const elsewhere: readonly Replacement[] = [
  ...new Set(
    [
      site.demolitionSite,
      site.poweredBy,
      site.reviewsSite,
      ...site.socialLinks,
      ...site.socialProfiles,
    ].flatMap(({ url }) => url ?? []),
  ),
].map((url, index) => [url, `https://elsewhere.example/${index}`])

/** One city more: data/cities/records/port-perry.ts. */
export const portPerry = `import type { CityRecord } from '../../cityRecord.ts'

export const record = {
  name: 'Port Perry',
  order: 9,
  description: 'North of the road, on the lake. We come up by Simcoe Street and go home with a full truck.',
  highlights: ['On Lake Scugog', 'Up Simcoe Street', 'Docks and boathouses'],
  lead: 'From {minimum} in {city}, and same-day when booked before noon.',
  neighbourhoods: ['Prince Albert', 'Seagrave', 'Greenbank', 'Utica', 'Manchester', 'Epsom', 'Nestleton', 'Blackstock'],
  neighbourhoodsLead: 'Tell us whether the dock comes out whole.',
  authority: 'durhamWest',
  depots: ['scugogFacility'],
  settings: ['lakefront', 'rural', 'townhouse'],
  closing: 'Clearing the boathouse in {city}?',
} as const satisfies CityRecord
`

/** Two for every place and one for each kind, as in every record. */
const fits = (index: number) => (index < 2 ? '' : `, fits: '${placeSettings[index - 2]}'`)

const advice = (title: string) =>
  `[${Array.from({ length: 10 }, (_, index) => `{ icon: 'check', title: '${title} ${index}', text: 'Do.'${fits(index)} }`).join(', ')}]`

/** Long enough that two cities, which show others of them, don't say the same. */
function questions(): string {
  const words = (index: number) => Array.from({ length: 40 }, (_, word) => `plank-${index}-${word}`).join(' ')
  return Array.from(
    { length: 10 },
    (_, index) => `{ question: 'Sauna question ${index}?', answer: 'Yes, ${words(index)}.'${fits(index)} }`,
  ).join(', ')
}

/** One service more: data/services/city/records/sauna-removal.ts. */
export const saunaRemoval = `import type { CityServiceRecord } from '../../cityServiceRecord.ts'

export const record = {
  name: 'Sauna removal',
  displayName: 'Sauna Removal',
  serviceLower: 'sauna removal',
  primaryKeyword: 'sauna removal',
  lot: 'yard',
  order: 28,
  description: 'Benches first, then the walls in {city}. The heater is disconnected before we come, and the stones go last.',
  features: [{ icon: 'hotTub', title: 'Stones carried out', text: 'By the bucket, they are heavier than they look.' }],
  additionalInfo: {
    takenApart: 'Benches, panels and door, in the order they went up.',
    heavy: 'The heater with its stones.',
    cannotGo: 'Nothing with a live wire.',
  },
  costTitle: 'What a sauna costs to remove',
  loads: [{ load: 'Barrel sauna', tier: 2 }, { load: 'Sauna for 4', tier: 3 }, { load: 'Sauna with a porch', tier: [4, 5] }],
  dearer: ['A porch adds boards.'],
  cheaper: ['Benches stack flat.'],
  preparation: ${advice('Cool it down')},
  access: ${advice('Through the gate?')},
  destinationsTitle: 'Where your sauna goes',
  destinations: [{ what: 'Cedar', where: 'Wood recycling' }, { what: 'Heater', where: 'Scrap metal recycler' }],
  materials: ['largeItems', 'metal'],
  questions: [${questions()}],
  closing: 'Cooled down?',
  related: ['hot-tub-removal', 'deck-demolition', 'shed-demolition'],
  directService: 'hot-tubs-spas',
} as const satisfies CityServiceRecord
`
