import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Whitby',
  order: 4,
  description:
    'Whitby runs its own garbage collection, and we fit in around its calendar. On our road it comes after Ajax and before Oshawa.',
  highlights: ['Town of Whitby collects', 'Laneway or front door', 'Ajax west, Oshawa east'],
  lead: 'The Town of Whitby collects its own garbage, so check with the Town before you carry anything out. If it’s not for them, it may be for us: same-day when you book before {sameDayUntil}, from {minimum}.',
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
    'Is there a laneway behind your place in Brooklin or Port Whitby? Tell us whether a truck fits down it, or we stop out front and carry.',
  authority: 'townOfWhitby',
  depots: ['oshawaFacility', 'scugogFacility'],
  settings: ['olderCore', 'newSubdivision', 'basementSuite'],
  closing: 'Want the floor back in Whitby?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
