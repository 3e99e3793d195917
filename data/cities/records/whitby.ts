import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Whitby',
  order: 4,
  description: 'Is there a lane behind your place? Tell us if a truck fits, so we can load there.',
  highlights: ['Between Ajax and Oshawa', 'Town of Whitby collects', 'Pianos, carpet, appliances'],
  lead: 'The Town of Whitby runs its own collection, so ask the Town if it takes your item. Can’t wait? Book before {sameDayUntil} and we come the same day, from {minimum}.',
  neighbourhoods: [
    'Downtown Whitby',
    'Brooklin',
    'Port Whitby',
    'Pringle Creek',
    'Blue Grass Meadows',
    'Rolling Acres',
    'Williamsburg',
    'Lynde Creek',
  ],
  neighbourhoodsLead:
    'Is there a lane behind your place, in Brooklin, Port Whitby or anywhere else? Tell us if a truck fits. If not, we park out front.',
  authority: 'townOfWhitby',
  depots: ['oshawaFacility', 'scugogFacility'],
  settings: ['olderCore', 'newSubdivision', 'basementSuite'],
  closing: 'Ready to clear it out in Whitby?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
