import type { CityRecord } from '../../citySchema.ts'

export const record = {
  name: 'Ajax',
  order: 3,
  description:
    'We clear yards, garages and basements. If your side gate is narrow, measure it before you call.',
  highlights: ['Between Pickering and Whitby', 'Narrow side gates are fine', 'Decks, fences, hot tubs'],
  lead: 'Same-day pickup in Ajax when you book before {sameDayUntil}, from {minimum}. We take down decks and fences, cut up hot tubs and clear out houses.',
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
    'We come to these neighbourhoods and the rest of Ajax. Is a door or gate on the way out under 30 inches wide? Tell us when you call.',
  authority: 'durhamWest',
  depots: ['oshawaFacility', 'scugogFacility'],
  settings: ['newSubdivision', 'lakefront', 'highRise'],
  closing: 'Got junk in Ajax?',
  updatedOn: '2026-11-25',
} as const satisfies CityRecord
