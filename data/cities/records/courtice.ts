import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Courtice',
  order: 6,
  description: 'We take couches, reno debris, sheds and more. You don’t carry a thing.',
  highlights: ['Between Oshawa and Bowmanville', 'Part of Clarington', 'No side gate? Tell us'],
  lead: 'Can’t wait for collection day in Courtice? Book before {sameDayUntil} and we come the same day, from {minimum}. Durham Region collects the garbage here. Old electronics can go with us, or to the Clarington depot at {claringtonDepot}.',
  neighbourhoods: [
    'Courtice Village',
    'Nash',
    'Hampton',
    'Newcastle',
    'Kendal',
    'Port Darlington',
    'Clarke',
    'Bennett',
  ],
  neighbourhoodsLead:
    'Does the yard have a fence and no gate, in Courtice Village, Nash or anywhere else? Then we carry it through the house, so measure the doors.',
  authority: 'clarington',
  depots: ['oshawaFacility', 'claringtonDepot'],
  settings: ['townhouse', 'newSubdivision', 'rural'],
  closing: 'Basement full in Courtice?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
