import type { CityRecord } from '../../citySchema.ts'

export const record = {
  name: 'Whitby',
  order: 4,
  description:
    'From one piano to a full garage, we carry everything out. If there’s a lane behind your place, tell us.',
  highlights: ['Between Ajax and Oshawa', 'Upstairs, basement or garage', 'Pianos, carpet, appliances'],
  lead: 'Pianos, carpet, appliances: we carry them out of any room. Prices start at {minimum}. Book before {sameDayUntil} and we come to Whitby the same day.',
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
    'We serve every neighbourhood in Whitby. Is there a lane behind your house? Tell us whether a truck fits in it.',
  authority: 'townOfWhitby',
  depots: ['oshawaFacility', 'scugogFacility'],
  settings: ['olderCore', 'newSubdivision', 'basementSuite'],
  closing: 'Ready to clear things out in Whitby?',
  updatedOn: '2026-11-25',
} as const satisfies CityRecord
