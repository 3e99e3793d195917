import { authorityRecord } from '../authorityRecord.ts'
import { blueBox, buildingWaste, large } from '../commonRules.ts'

const specialPickups = {
  source: 'INsauga Durham',
  sourceYear: 2021,
  trust: 'low',
  confirmed: false,
} as const

export const record = authorityRecord({
  collector: {
    name: 'The Town of Whitby',
    text: 'The Town of Whitby handles its own pickup and answers for its own list.',
    ask: 'the Town of Whitby',
    site: 'whitby.ca',
    source: 'durham.ca',
  },
  rules: [
    {
      ...specialPickups,
      // Landscaping waste too, but it speaks of special pickups alone: leaves and branches are no part of this rule.
      materials: buildingWaste,
      taken: false,
      text: 'Not by special pickup: the Town’s leaves renovation and landscaping waste behind, and tires.',
    },
    {
      ...specialPickups,
      materials: large,
      taken: true,
      text: 'Yes, as a special pickup: booked, $25 each, up to 12 items.',
    },
    blueBox,
  ],
  updatedOn: '2026-11-20',
})
