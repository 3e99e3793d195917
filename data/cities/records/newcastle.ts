import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Newcastle',
  order: 8,
  description:
    'The eastern end of our road, one stop past Bowmanville. The truck turns around here, and it may as well leave full.',
  highlights: ['Eastern end of the route', 'Soft lane? Mention it', 'One stop past Bowmanville'],
  lead: 'The last stop is no reason to wait: book before {sameDayUntil} and it’s same-day in Newcastle too, from {minimum}. Durham Region collects the garbage, as it does across Clarington. We come for what’s under the deck, behind the garage or down the basement stairs.',
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
    'Calling from Bond Head, Newtonville or Port Granby? Give us the nearest crossroads with the house number, and say if the lane is too soft or too narrow for a truck.',
  authority: 'clarington',
  depots: ['claringtonDepot', 'oshawaFacility'],
  settings: ['rural', 'lakefront', 'olderCore'],
  closing: 'Got a load at the Newcastle end?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
