import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Oshawa',
  order: 5,
  description: 'No truck, or no time to haul it yourself? Call us, and we load it and haul it away.',
  highlights: ['City of Oshawa collects', 'Public waste facility in town', 'Between Whitby and Courtice'],
  lead: 'Same-day pickup in Oshawa when you book before {sameDayUntil}, from {minimum}. The City runs its own collection. To haul it yourself, ask the Region about hours and fees at {oshawaFacility}.',
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
    'On an upper floor, in Downtown Oshawa, McLaughlin or anywhere else? Book the elevator for our {arrivalWindow} window and meet us at the door.',
  authority: 'cityOfOshawa',
  depots: ['oshawaFacility'],
  settings: ['sharedRental', 'olderCore', 'highRise'],
  closing: 'Too much for the curb in Oshawa?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
