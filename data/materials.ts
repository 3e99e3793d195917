/** What a load is made of, as collection rules tell materials apart (municipalRules.ts). */
export const materials = {
  furniture: 'Furniture',
  mattress: 'Mattresses',
  appliances: 'Appliances',
  electronics: 'Electronics',
  metal: 'Scrap metal',
  carpet: 'Carpet',
  renovation: 'Renovation waste',
  masonry: 'Brick, pavers and concrete',
  yardWaste: 'Yard waste',
  garbage: 'Bagged household garbage',
  recyclables: 'Blue box recyclables',
  largeItems: 'Other large items',
} as const satisfies Record<string, string>

export type Material = keyof typeof materials
