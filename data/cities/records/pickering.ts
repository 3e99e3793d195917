import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Pickering',
  order: 2,
  description:
    'Our stop between Scarborough and Ajax. Durham Region collects the garbage here, and we collect what you’d rather not store until then.',
  highlights: ['Between Scarborough and Ajax', 'Stairs, turns, tight doors', 'Couch today, space tonight'],
  lead: 'A couch at breakfast, {goneBySupper}: pickup in Pickering is same-day when you book before {sameDayUntil}, from {minimum}. Durham Region looks after the garbage. We look after what doesn’t fit the bag.',
  neighbourhoods: [
    'Pickering Village',
    'Liverpool',
    'Bay Ridges',
    'Rougemount',
    'Dunbarton',
    'West Shore',
    'Frenchman’s Bay',
    'Altona',
  ],
  neighbourhoodsLead:
    'Is your stairwell in Bay Ridges too tight to turn a couch, or your driveway in Altona too long to carry one down? Say so when you call, and we plan for it.',
  authority: 'durhamWest',
  depots: ['scugogFacility', 'oshawaFacility'],
  settings: ['townhouse', 'lakefront', 'sharedRental'],
  closing: 'Clearing out in Pickering?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
