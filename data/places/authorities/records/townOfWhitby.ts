import type { AuthorityRecord } from '../../collectionSchema.ts'
import { blueBox, buildingWaste, large } from '../../commonRules.ts'

const specialPickups = {
  source: 'INsauga Durham',
  sourceYear: 2021,
  trust: 'low',
  confirmed: false,
} as const

export const record = {
  collector: {
    name: 'The Town of Whitby',
    text: 'The Town of Whitby runs its own garbage collection, with its own list of what it takes.',
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
      text: 'Not collected. The Town’s special pickup doesn’t take renovation waste, landscaping waste or tires.',
    },
    {
      ...specialPickups,
      materials: large,
      taken: true,
      text: 'Collected as a special pickup of up to 12 items, which you book. Each pickup costs $25.',
    },
    blueBox,
  ],
  updatedOn: '2026-11-25',
} as const satisfies AuthorityRecord
