import type { AuthorityRecord } from '../../collectionSchema.ts'
import { blueBox, fourBags, large, notAtTheCurb } from '../../commonRules.ts'

export const record = {
  collector: {
    name: 'Durham Region',
    text: 'Durham Region collects the garbage in {city}.',
    ask: 'Durham Region',
    site: 'durham.ca',
    source: 'durham.ca, news on collection',
  },
  rules: [
    ...notAtTheCurb,
    {
      materials: large,
      taken: true,
      text: 'Collected without booking: 2 bulky items every two weeks.',
      source: 'durham.ca, works questions',
      trust: 'low',
      confirmed: false,
    },
    fourBags,
    blueBox,
  ],
  updatedOn: '2026-11-25',
} as const satisfies AuthorityRecord
