import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Pickering',
  order: 2,
  description: 'Durham Region collects the garbage, and we take what’s too big for a bag.',
  highlights: ['Between Scarborough and Ajax', 'Tight stairs? Tell us', 'Couches, carpet, reno debris'],
  lead: 'Book before {sameDayUntil} and it’s {goneBySupper}, from {minimum}. We take what doesn’t fit in a garbage bag.',
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
    'Tight stairs or a long driveway, in Bay Ridges, Altona or anywhere else? Tell us when you call, and we’ll plan for it.',
  authority: 'durhamWest',
  depots: ['scugogFacility', 'oshawaFacility'],
  settings: ['townhouse', 'lakefront', 'sharedRental'],
  closing: 'Clearing out in Pickering?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
