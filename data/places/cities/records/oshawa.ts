import type { CityRecord } from '../../citySchema.ts'

export const record = {
  name: 'Oshawa',
  order: 5,
  description: 'No truck, or no time to haul your junk? Call us, and we load it and take it away.',
  highlights: [
    'Apartments and shared houses',
    'Couches, mattresses, appliances',
    'Between Whitby and Courtice',
  ],
  lead: 'Same-day pickup in Oshawa when you book before {sameDayUntil}, from {minimum}. We load your junk and haul it away.',
  neighbourhoods: [
    'Downtown Oshawa',
    'Brooklin',
    'Eastdale',
    'Harmony',
    'Kedron',
    'Lakeview',
    'McLaughlin',
    'Northwood',
  ],
  neighbourhoodsLead:
    'We come to these neighbourhoods and everywhere else in Oshawa. Do you live in an apartment? Give us the buzzer code, or meet us at the main door.',
  authority: 'cityOfOshawa',
  depots: ['oshawaFacility'],
  settings: ['sharedRental', 'olderCore', 'highRise'],
  closing: 'Too much for the curb in Oshawa?',
  updatedOn: '2026-11-25',
} as const satisfies CityRecord
