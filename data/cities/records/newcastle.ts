import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Newcastle',
  order: 8,
  description: 'We take down decks and clear garages and basements. We sweep up before we leave.',
  highlights: ['Eastern end of our route', 'Just past Bowmanville', 'Muddy lane? Tell us'],
  lead: 'Book before {sameDayUntil} and we come to Newcastle the same day, from {minimum}. Durham Region collects the garbage here. We take what’s too big or too heavy for the curb, such as decks, sheds and hot tubs.',
  neighbourhoods: [
    'Newcastle Village',
    'Bond Head',
    'Newtonville',
    'Orono',
    'Kirby',
    'Kendal',
    'Wesleyville',
    'Port Granby',
  ],
  neighbourhoodsLead:
    'In Bond Head, Newtonville, Port Granby or anywhere else, give us the nearest crossroads with your house number. Tell us if the lane is muddy or narrow.',
  authority: 'clarington',
  depots: ['claringtonDepot', 'oshawaFacility'],
  settings: ['rural', 'lakefront', 'olderCore'],
  closing: 'Got a load in Newcastle?',
  updatedOn: '2026-11-25',
} as const satisfies CityRecord
