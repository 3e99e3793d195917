import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Bowmanville',
  order: 7,
  description: 'Clearing a garage, basement or barn? You point, and we carry it out.',
  highlights: ['Between Courtice and Newcastle', 'Long driveway? Tell us', 'Paint goes to the depot'],
  lead: 'Couches, carpet or a whole shed: same-day pickup in Bowmanville when you book before {sameDayUntil}, from {minimum}. Durham Region collects the garbage here. For paint, propane and chemicals, ask the Clarington hazardous waste depot at {claringtonDepot}.',
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
    'Do you have a long driveway, in Tyrone, Solina or anywhere else? Tell us how long it is and where a truck can turn.',
  authority: 'clarington',
  depots: ['claringtonDepot', 'oshawaFacility'],
  settings: ['basementSuite', 'rural', 'sharedRental'],
  closing: 'Got a load in Bowmanville?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
