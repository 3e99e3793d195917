import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Courtice',
  order: 6,
  description:
    'Between Oshawa and Bowmanville, in the Municipality of Clarington. Durham Region takes the garbage, and we take the couch, the reno pile and the shed.',
  highlights: ['Oshawa to Bowmanville', 'Part of Clarington', 'Around or through the house'],
  lead: 'For the load that can’t wait for collection day in Courtice, we come same-day when you book before {sameDayUntil}, from {minimum}. Durham Region collects the garbage here. Old electronics can ride with us, or you can take them to the Clarington depot at {claringtonDepot}.',
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
    'Does the yard in Courtice Village or Nash have a fence and no gate? Then the load comes through the house, so tell us how wide the doors are.',
  authority: 'clarington',
  depots: ['oshawaFacility', 'claringtonDepot'],
  settings: ['townhouse', 'newSubdivision', 'rural'],
  closing: 'Basement full in Courtice?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
