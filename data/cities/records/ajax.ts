import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Ajax',
  order: 3,
  description:
    'The stop after Pickering and before Whitby. If the side gate is narrow, measure it before you call, because that decides what has to be cut up first.',
  highlights: ['Pickering behind, Whitby ahead', 'Narrow gates measured first', 'Backyards by the side path'],
  lead: 'From {minimum}, and same-day when booked before {sameDayUntil}. Garbage collection in Ajax is Durham Region’s job, so ask the Region first if you have the time. If you haven’t, point us at it.',
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
    'South Ajax, Westney Heights or Audley, the question is the same: how wide is the narrowest spot between the pile and the street? Under 30 inches, tell us.',
  authority: 'durhamWest',
  depots: ['oshawaFacility', 'brockFacility'],
  settings: ['newSubdivision', 'lakefront', 'highRise'],
  closing: 'What’s on its way out in Ajax?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
