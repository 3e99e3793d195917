import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Scarborough',
  order: 1,
  description:
    'The western end of our route, where the City of Toronto collects the garbage and writes the rules. House or tower, tell us the floor and the way in.',
  highlights: ['Western end of the route', 'Elevators and loading docks', 'City of Toronto collection'],
  lead: 'Book before {sameDayUntil} and it’s same-day in Scarborough, from {minimum}. The City of Toronto collects here, on its own days and by its own list. We’re for the load that can’t wait, or isn’t on the list.',
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
    'Is it a tower, in Agincourt, Malvern or any other name on the list? Book the service elevator and ask where a truck may stop.',
  authority: 'cityOfToronto',
  depots: [],
  settings: ['highRise', 'basementSuite', 'townhouse'],
  closing: 'Something to go in Scarborough?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
