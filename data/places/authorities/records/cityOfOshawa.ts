import type { AuthorityRecord } from '../../collectionSchema.ts'
import { blueBox, large, notAtTheCurb } from '../../commonRules.ts'

export const record = {
  collector: {
    name: 'The City of Oshawa',
    text: 'The City of Oshawa runs its own garbage collection.',
    ask: 'the City of Oshawa',
    site: 'oshawa.ca',
    source: 'durham.ca',
  },
  rules: [
    ...notAtTheCurb,
    {
      materials: large,
      taken: true,
      text: 'Collected if you book 2 or more days ahead. Up to 12 items, each at most 3 m and 70 kg.',
      source: 'trashschedules.com',
      trust: 'low',
      confirmed: false,
    },
    blueBox,
  ],
  updatedOn: '2026-11-25',
} as const satisfies AuthorityRecord
