/** What a load is made of, as collection rules tell materials apart (municipalRules.ts). */
export const materials = {
  furniture: 'Furniture',
  mattress: 'Mattresses and box springs',
  appliances: 'Appliances',
  electronics: 'Electronics',
  metal: 'Scrap metal',
  carpet: 'Carpet and underpad',
  renovation: 'Drywall, lumber, cabinets and doors',
  masonry: 'Brick, block, pavers and concrete',
  yardWaste: 'Leaves, brush and other yard waste',
  garbage: 'Bagged household garbage',
  recyclables: 'Blue box recyclables',
  largeItems: 'Other large items',
} as const satisfies Record<string, string>

export type Material = keyof typeof materials
