import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Ajax',
  order: 3,
  description: 'Is your side gate narrow? Measure it before you call, so we can plan the way out.',
  highlights: ['Between Pickering and Whitby', 'Durham Region collects here', 'Decks, fences, hot tubs'],
  lead: 'Same-day pickup in Ajax when you book before {sameDayUntil}, from {minimum}. Durham Region collects the garbage here. If it takes your item at the curb, that’s cheaper than calling us.',
  neighbourhoods: [
    'Downtown Ajax',
    'Pickering Beach',
    'South Ajax',
    'Northwest Ajax',
    'Westney Heights',
    'Central Ajax',
    'Greenwood',
    'Audley',
  ],
  neighbourhoodsLead:
    'In South Ajax, Westney Heights, Audley or anywhere else, measure the narrowest spot on the way out. Tell us if it’s under 30 inches.',
  authority: 'durhamWest',
  depots: ['oshawaFacility', 'brockFacility'],
  settings: ['newSubdivision', 'lakefront', 'highRise'],
  closing: 'Got junk to go in Ajax?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
