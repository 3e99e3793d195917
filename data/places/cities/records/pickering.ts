import type { CityRecord } from '../../citySchema.ts'

export const record = {
  name: 'Pickering',
  order: 2,
  description: 'Call us for a single couch or a whole house. We carry everything out and sweep up.',
  highlights: ['Between Scarborough and Ajax', 'We manage tight stairs', 'Couches, carpet, reno debris'],
  lead: 'Got junk in Pickering? Book before {sameDayUntil} and it’s {goneBySupper}, from {minimum}. We carry your junk out from any floor, then sweep up.',
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
    'We cover all of Pickering. Do you have tight stairs or a long driveway? Tell us when you call, and we’ll bring the right equipment.',
  authority: 'durhamWest',
  depots: ['oshawaFacility', 'scugogFacility'],
  settings: ['townhouse', 'lakefront', 'sharedRental'],
  closing: 'Clearing out in Pickering?',
  updatedOn: '2026-11-29',
} as const satisfies CityRecord
