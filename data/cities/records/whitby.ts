import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Whitby',
  order: 4,
  description: 'Between Ajax and Oshawa on our route. The Town of Whitby runs its own garbage collection.',
  highlights: ['Between Ajax and Oshawa', 'Town of Whitby collects', 'Back lane? Tell us'],
  lead: 'The Town of Whitby runs its own collection, so check with the Town first. Need it gone sooner? Book before {sameDayUntil} and we come the same day, from {minimum}.',
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
