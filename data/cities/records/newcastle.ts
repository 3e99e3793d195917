import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Newcastle',
  order: 8,
  description: 'We clear decks, garages and basements. We sweep up before we leave.',
  highlights: ['Eastern end of our route', 'One stop past Bowmanville', 'Muddy lane? Tell us'],
  lead: 'Same-day pickup reaches Newcastle too when you book before {sameDayUntil}, from {minimum}. Durham Region collects the garbage, as it does across Clarington. We clear decks, garages and basements.',
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
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
