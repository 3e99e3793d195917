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
    text: 'The Town of Whitby runs its own collection, with its own list of what it takes.',
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
      text: 'No. The Town’s special pickup doesn’t take renovation waste, landscaping waste or tires.',
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
