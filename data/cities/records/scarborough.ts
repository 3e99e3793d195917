import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Scarborough',
  order: 1,
  description: 'Tell us your floor and the way in. Leave everything where it is, and we carry it out.',
  highlights: ['Western end of our route', 'City of Toronto collects', 'Elevator? Book it first'],
  lead: 'Same-day pickup in Scarborough when you book before {sameDayUntil}, from {minimum}. The City of Toronto collects here and has its own list. Call us if your item isn’t on it, or can’t wait.',
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
    'In a tower, in Agincourt, Malvern or anywhere else? Book the service elevator and ask where a truck may stop.',
  authority: 'cityOfToronto',
  depots: [],
  settings: ['highRise', 'basementSuite', 'townhouse'],
  closing: 'Got something to go in Scarborough?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
