import type { CityRecord } from '../../citySchema.ts'

export const record = {
  name: 'Courtice',
  order: 6,
  description: 'We take couches, reno debris, sheds and more. You don’t carry a thing.',
  highlights: ['Between Oshawa and Bowmanville', 'Part of Clarington', 'No side gate? No problem'],
  lead: 'Can’t wait for collection day in Courtice? Book before {sameDayUntil} and we come the same day, from {minimum}. We carry everything out, from the basement to the backyard.',
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
    'We come to all of these places. Is your yard fenced, with no gate? Then we carry things through the house, so measure the doors.',
  authority: 'clarington',
  depots: ['oshawaFacility', 'claringtonDepot'],
  settings: ['townhouse', 'newSubdivision', 'rural'],
  closing: 'Is your basement full in Courtice?',
  updatedOn: '2026-11-29',
} as const satisfies CityRecord
