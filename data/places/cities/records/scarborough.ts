import type { CityRecord } from '../../citySchema.ts'

export const record = {
  name: 'Scarborough',
  order: 1,
  description:
    'Tell us which floor you’re on and how to get in. Leave everything where it is, and we carry it out.',
  highlights: ['Western end of our area', 'Any floor, elevator or not', 'Towers, townhouses, basements'],
  lead: 'Same-day pickup in Scarborough when you book before {sameDayUntil}, from {minimum}. Call us for what the City of Toronto doesn’t take, or when you can’t wait for collection day.',
  neighbourhoods: [
    'Agincourt',
    'Bendale',
    'Birchcliffe-Cliffside',
    'Cedarbrae',
    'Eglinton East',
    'Kennedy Park',
    'Malvern',
    'Rouge',
  ],
  neighbourhoodsLead:
    'We go all over Scarborough. Tell us which entrance is closest to your things, and how to get in.',
  authority: 'cityOfToronto',
  depots: [],
  settings: ['highRise', 'basementSuite', 'townhouse'],
  closing: 'Need something gone in Scarborough?',
  updatedOn: '2026-11-25',
} as const satisfies CityRecord
