import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Oshawa',
  order: 5,
  description:
    'Oshawa runs its own collection, and there’s a public waste facility in town. No truck to get there, or no wish to load one: call us.',
  highlights: ['City of Oshawa collection', 'Public waste facility in town', 'Between Whitby and Courtice'],
  lead: 'Same-day pickup in Oshawa when you book before {sameDayUntil}, from {minimum}. The City runs its own collection, and the waste facility at {oshawaFacility} is there if you’d sooner haul it yourself. Check its hours and fees with the Region first.',
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
    'Several floors up in Downtown Oshawa or McLaughlin? Book the elevator for our {arrivalWindow} window and meet us at the door.',
  authority: 'cityOfOshawa',
  depots: ['oshawaFacility'],
  settings: ['sharedRental', 'olderCore', 'highRise'],
  closing: 'Too much for the curb in Oshawa?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
