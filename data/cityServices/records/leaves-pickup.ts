import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Leaves pickup',
  displayName: 'Leaves Pickup',
  serviceLower: 'leaves pickup',
  primaryKeyword: 'leaf removal',
  lot: 'yard',
  order: 3,
  description:
    'You raked, the maple kept going, and now the bags line the driveway. Leaf removal takes paper bags, loose piles and loaded tarps, from the front walk or the far back corner, before the heap mats down and takes the grass with it.',
  features: [
    {
      icon: 'grass',
      title: 'Bagged or loose',
      text: 'Run out of paper bags at noon and leave the rest in a pile.',
    },
    {
      icon: 'localShipping',
      title: 'Between town pickups',
      text: 'When the curbside date has come and gone, the truck still comes.',
    },
    {
      icon: 'waterDrop',
      title: 'Rain costs nothing',
      text: 'Water adds weight and not volume, and volume is what you pay for.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Paper bags ride as they are. Plastic ones are slit and emptied at the truck, because plastic can’t be composted. Loose piles are forked onto a tarp and dragged out, and the last thin layer is raked up.',
    heavy:
      'A dry bag weighs less than the groceries. After 2 days of rain it has turned into a large wet dog with no bottom, so we slide it onto a tarp instead of lifting it by the neck.',
    cannotGo:
      'Stones, pet waste and garden plastic have to come out of the leaves, since one bad bag can spoil a compost load. Fertilizer and weed killer are for a hazardous waste depot.',
    whereItGoes:
      'Leaves, grass and pulled plants go to a compost site, and paper bags rot along with them. The emptied plastic, and whatever else hid in the pile, is taken to licensed disposal.',
  },
  closing: 'Put the rake away.',
  related: ['brush-branches-pickup', 'backyard-cleanup', 'curbside-pickup'],
  directService: 'yard-waste',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
