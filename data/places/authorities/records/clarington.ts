import type { AuthorityRecord } from '../../collectionSchema.ts'
import { blueBox, fourBags, large, notAtTheCurb } from '../../commonRules.ts'

export const record = {
  collector: {
    name: 'Durham Region',
    text: '{city} is part of the Municipality of Clarington. Durham Region collects the garbage.',
    ask: 'Durham Region',
    site: 'durham.ca',
    source: 'durham.ca, news on collection',
  },
  rules: [
    ...notAtTheCurb,
    {
      materials: large,
      taken: true,
      text: 'Collected by appointment.',
      source: 'durham.ca, works questions',
      trust: 'low',
      confirmed: false,
    },
    fourBags,
    blueBox,
  ],
  updatedOn: '2026-11-25',
} as const satisfies AuthorityRecord
