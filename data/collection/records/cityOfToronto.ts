import { authorityRecord } from '../authorityRecord.ts'
import { buildingWaste } from '../commonRules.ts'

const oversized = {
  source: 'City of Toronto, oversized and metal items',
  url: 'https://toronto.ca/services-payments/recycling-organics-garbage/houses/oversized-metal-items',
  trust: 'high',
  confirmed: false,
} as const

export const record = authorityRecord({
  collector: {
    name: 'The City of Toronto',
    text: '{city} is part of Toronto, so the City’s crews and the City’s list decide what leaves the curb.',
    ask: 'the City of Toronto',
    source: 'toronto.ca',
  },
  rules: [
    {
      ...oversized,
      materials: ['furniture'],
      verdict: 'curb',
      text: 'At a house, yes: furniture goes beside the bin on collection day.',
      housesOnly: true,
    },
    {
      ...oversized,
      materials: ['carpet'],
      verdict: 'curb',
      text: 'At a house, yes, in bundles no longer than 4 ft and no heavier than 20 kg.',
      housesOnly: true,
    },
    {
      ...oversized,
      materials: buildingWaste,
      verdict: 'notTaken',
      text: 'No. Construction and renovation waste stays off the City’s truck.',
    },
    {
      materials: ['mattress'],
      verdict: 'depot',
      text: 'Loads of mattresses go only to the Dufferin and Commissioners transfer stations, with a $40 deposit.',
      source: 'City of Toronto, 311',
      trust: 'low',
      confirmed: false,
    },
  ],
  updatedOn: '2026-11-20',
})
