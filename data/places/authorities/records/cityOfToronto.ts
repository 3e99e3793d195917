import type { AuthorityRecord } from '../../collectionSchema.ts'
import { buildingWaste } from '../../commonRules.ts'

const oversized = {
  source: 'City of Toronto, oversized and metal items',
  url: 'https://toronto.ca/services-payments/recycling-organics-garbage/houses/oversized-metal-items',
  trust: 'high',
  confirmed: false,
} as const

export const record = {
  collector: {
    name: 'The City of Toronto',
    text: '{city} is part of Toronto, so the City of Toronto collects the garbage here.',
    ask: 'the City of Toronto',
    site: 'toronto.ca',
    source: 'toronto.ca',
  },
  rules: [
    {
      ...oversized,
      materials: ['furniture'],
      taken: true,
      text: 'At a house, put it beside the bin on collection day. In an apartment, ask the building manager.',
    },
    {
      ...oversized,
      materials: ['carpet'],
      taken: true,
      text: 'At a house, set it out in bundles of at most 4 feet and 20 kg each.',
    },
    {
      ...oversized,
      materials: buildingWaste,
      taken: false,
      text: 'Not collected. The City doesn’t take construction or renovation waste.',
    },
    {
      materials: ['mattress'],
      taken: true,
      text: 'Loads of mattresses go only to the Dufferin and Commissioners transfer stations, with a $40 deposit.',
      source: 'City of Toronto, 311',
      trust: 'low',
      confirmed: false,
    },
  ],
  updatedOn: '2026-11-25',
} as const satisfies AuthorityRecord
