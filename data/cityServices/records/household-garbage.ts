import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Household garbage',
  displayName: 'Household Garbage',
  serviceLower: 'household garbage',
  primaryKeyword: 'garbage removal',
  lot: 'house',
  order: 14,
  description:
    'More bags than the bin holds, a basement corner that kept growing, the month nobody put anything out. Garbage removal takes bags, boxes, toys and broken shelves from where they sit. If the town’s own pickup will take it, use that first.',
  features: [
    {
      icon: 'layers',
      title: 'Counted in bags',
      text: '10 regular bags are the minimum load at {minimum}, and 25 come to {tier2}.',
    },
    {
      icon: 'home',
      title: 'Straight from indoors',
      text: 'Bags come up from the basement or down from the attic without a week on the porch.',
    },
    {
      icon: 'localShipping',
      title: 'Between collection days',
      text: 'A missed pickup doesn’t have to wait in the garage for the next one.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Mostly nothing, bags and boxes go as they are. Cribs and broken shelves are knocked flat with a driver and a hammer so they take less of the truck, and loose litter is shovelled into our own bags.',
    heavy:
      'A big box of books is a bag of concrete mix with a nicer label. Don’t repack it for us: we split the heavy ones, and bags that might tear ride in a tote.',
    cannotGo:
      'Needles, paint, batteries, cleaners and propane never go in a bag, tied or not. Ask a pharmacy about the needles and a hazardous waste depot about the rest.',
    whereItGoes:
      'Clothes, toys and kitchenware in good shape are set aside for reuse. Dented pots and bed springs count as scrap metal, and clean cardboard as paper. What is truly garbage goes where garbage should, to a licensed disposal site.',
  },
  closing: 'More than the curb will take?',
  related: ['curbside-pickup', 'garage-cleanout', 'furniture-disposal', 'move-out-dump-run'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
