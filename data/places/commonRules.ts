import type { Material } from './cityCollection.ts'
import type { MunicipalRule } from './collectionSchema.ts'

export const buildingWaste: readonly Material[] = [
  'lumber',
  'drywall',
  'doors',
  'cabinetry',
  'flooring',
  'tile',
  'fixtures',
  'concrete',
  'brick',
  'pavers',
]

export const large: readonly Material[] = ['furniture', 'mattress', 'largeItems']

const oshawaExpress = {
  source: 'The Oshawa Express',
  sourceYear: 2020,
  trust: 'dated',
  confirmed: false,
} as const

/** For the Region's own collection and Oshawa's. */
export const notAtTheCurb: readonly MunicipalRule[] = [
  {
    materials: ['lumber', 'drywall', 'doors', 'cabinetry'],
    taken: false,
    text: 'Not collected at the curb.',
    ...oshawaExpress,
  },
  {
    materials: ['carpet'],
    taken: false,
    text: 'Not collected at the curb, and neither is underpad.',
    ...oshawaExpress,
  },
]

/** For every authority in Durham. */
export const blueBox: MunicipalRule = {
  materials: ['recyclables'],
  taken: true,
  text: 'Circular Materials runs blue box collection in all of Durham.',
  source: 'durham.ca/BlueBox',
  url: 'https://durham.ca/BlueBox',
  trust: 'high',
  confirmed: false,
}

/** For the cities where the Region collects. */
export const fourBags: MunicipalRule = {
  materials: ['garbage'],
  taken: true,
  text: 'Collected: up to 4 bags of 20 kg each, out by 7 a.m.',
  source: 'municipal311.ca',
  trust: 'low',
  confirmed: false,
}
