import type { CityRecord } from '../cityRecord.ts'

export const record = {
  name: 'Bowmanville',
  order: 7,
  description:
    'Past Courtice and short of Newcastle on our road. Keep paint and propane for the Clarington hazardous waste depot, and leave the heavy end to us.',
  highlights: ['Paint to the depot, sofa to us', 'Long driveway? Tell us', 'Courtice west, Newcastle east'],
  lead: 'Couches, carpet, a shed in pieces: out of Bowmanville same-day when you book before {sameDayUntil}, from {minimum}. Durham Region collects the garbage. For paint, propane and chemicals, which we can’t take, ask at the Clarington hazardous waste depot, {claringtonDepot}.',
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
    'Is it a long driveway, in Tyrone, Solina or any other name here? Tell us how far it runs and where a truck can turn around.',
  authority: 'clarington',
  depots: ['claringtonDepot', 'oshawaFacility'],
  settings: ['basementSuite', 'rural', 'sharedRental'],
  closing: 'Rather not drive it across Bowmanville?',
  updatedOn: '2026-11-20',
} as const satisfies CityRecord
