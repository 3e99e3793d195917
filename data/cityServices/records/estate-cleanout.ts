import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Estate cleanout',
  displayName: 'Estate Cleanout',
  serviceLower: 'estate cleanouts',
  primaryKeyword: 'estate cleanout',
  lot: 'moving',
  order: 25,
  description:
    'A house that took decades to fill can be emptied in stages. The family sets aside what it keeps, then we clear the rooms you name, in the order you name them, and leave the others for another day.',
  features: [
    {
      icon: 'volunteerActivism',
      title: 'Keepsakes set aside',
      text: 'Put what stays in 1 room and close the door, or mark it with coloured tape.',
    },
    {
      icon: 'home',
      title: 'Room by room',
      text: 'Start with the basement or the garage and leave the photographs for when you’re ready.',
    },
    {
      icon: 'receiptLong',
      title: 'Check the pockets',
      text: 'Look through coats, books and the backs of drawers for papers and cash before loading day.',
    },
  ],
  additionalInfo: {
    takenApart:
      'China cabinets separate into top and base at a few screws inside. Dining tables give up their leaves and pedestal bolts, and a headboard unhooks from its rails.',
    heavy:
      'Oak wall units, the chest freezer in the basement, the upright piano. Mention the piano when you call, because at 400 pounds and up it needs its own plan for the steps.',
    cannotGo:
      'Paint, pesticides and motor oil from the workbench, and medicine from the bathroom cabinet. The first three belong at a hazardous waste depot, the last at a pharmacy.',
    whereItGoes:
      'Once the family has chosen, furniture, linen and kitchen things are donated when they can be reused. Worn-out tools and appliances go to a metal recycler, televisions to electronics recycling, and what is left to a licensed disposal site.',
  },
  closing: 'A houseful, a room at a time.',
  related: ['furniture-disposal', 'piano-removal', 'real-estate-cleanups', 'garage-cleanout'],
  directService: 'estate-cleanouts',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
