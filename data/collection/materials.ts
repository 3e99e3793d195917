import { site } from '../company/site.ts'

/** Materials of loads, as named in collection rules. Without "and" and commas, so that several can be listed. */
export const materials = {
  furniture: 'Furniture',
  mattress: 'Mattresses',
  appliances: 'Appliances',
  electronics: 'Electronics',
  metal: 'Scrap metal',
  carpet: 'Carpet',
  lumber: 'Lumber',
  drywall: 'Drywall',
  doors: 'Doors',
  cabinetry: 'Cabinetry',
  flooring: 'Flooring',
  tile: 'Tile',
  fixtures: 'Plumbing fixtures',
  concrete: 'Concrete',
  brick: 'Brick',
  pavers: 'Pavers',
  yardWaste: 'Yard waste',
  garbage: 'Bagged household garbage',
  recyclables: 'Blue box recyclables',
  largeItems: 'Large items',
} as const satisfies Record<string, string>

export type Material = keyof typeof materials

const lists = new Intl.ListFormat(site.language, { type: 'conjunction' })

/** For the middle of a sentence: "lumber, drywall and scrap metal". */
export const listMaterials = (list: readonly Material[]): string =>
  lists.format(list.map((material) => materials[material].toLowerCase()))
