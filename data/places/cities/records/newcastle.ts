import type { CityRecord } from '../../citySchema.ts'

export const record = {
  name: 'Newcastle',
  order: 8,
  description: 'We take down decks and clear garages and basements. We sweep up before we leave.',
  highlights: ['Eastern end of our area', 'Decks, garages, basements', 'Narrow lanes are fine'],
  lead: 'Book before {sameDayUntil} and we come to Newcastle the same day, from {minimum}. We take what’s too big or too heavy for the curb, such as decks, sheds and hot tubs.',
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
    'Every part of Newcastle is on our route. Is the lane to your house muddy or narrow? Tell us, and we’ll plan where to park.',
  authority: 'clarington',
  depots: ['claringtonDepot', 'oshawaFacility'],
  settings: ['rural', 'lakefront', 'olderCore'],
  closing: 'Got a pile in Newcastle?',
  updatedOn: '2026-11-25',
} as const satisfies CityRecord
