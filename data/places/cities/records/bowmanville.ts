import type { CityRecord } from '../../citySchema.ts'

export const record = {
  name: 'Bowmanville',
  order: 7,
  description: 'Clearing out a garage, basement or barn? You point at what goes, and we carry it out.',
  highlights: ['Between Courtice and Newcastle', 'We come up long driveways', 'Sheds, couches, scrap metal'],
  lead: 'Book before {sameDayUntil} and we pick up your couch, carpet or scrap metal in Bowmanville the same day, from {minimum}. We carry everything out and sweep up.',
  neighbourhoods: [
    'Downtown Bowmanville',
    'Liberty',
    'Tyrone',
    'Hampton',
    'Solina',
    'Haydon',
    'Burketon',
    'Enniskillen',
  ],
  neighbourhoodsLead:
    'We come to all of Bowmanville. If you have a long driveway, tell us how long it is and where a truck can turn.',
  authority: 'clarington',
  depots: ['claringtonDepot', 'oshawaFacility'],
  settings: ['basementSuite', 'rural', 'sharedRental'],
  closing: 'Got things to clear out in Bowmanville?',
  updatedOn: '2026-11-25',
} as const satisfies CityRecord
