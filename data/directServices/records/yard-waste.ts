import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Yard waste',
  displayName: 'Yard Waste Removal',
  serviceLower: 'yard waste removal',
  primaryKeyword: 'yard waste removal',
  order: 5,
  icon: 'grass',
  summary: 'Brush, branches, leaves, sod',
  title: 'Yard waste removal',
  description:
    'Brush, branches, leaves and the sod you lifted on the weekend. Leave it in a heap, and we fork it onto the truck from {minimum}.',
  featureCards: [
    {
      icon: 'grass',
      title: 'No bagging, no bundling',
      description:
        'You don’t have to tie it or cut it to length. Long limbs get the saw at the truck so the load packs tight.',
    },
    {
      icon: 'straighten',
      title: 'Through the side gate',
      description:
        'Is the gate under 30 inches? Tell us, and we’ll drag the brush out on tarps instead of wheeling it.',
    },
    {
      icon: 'recycling',
      title: 'Green kept clean',
      description:
        'Leaves and branches ride apart from junk so they can be composted or chipped where that’s possible. Weed killer and fuel cans can’t come along.',
    },
    {
      icon: 'schedule',
      title: 'Gone before it rots',
      description:
        'Wet leaves only get heavier, so book before noon and we’ll take them the same day. We’re fully insured, rake in hand or not.',
    },
  ],
  removedItems: [
    'Leaves and grass clippings',
    'Branches and limbs',
    'Brush and hedge trimmings',
    'Sod and turf',
    'Stumps already dug out',
    'Weeds and vines',
    'Mulch and wood chips',
    'Planters and pots',
    'Trellis and edging',
    'Rotten firewood',
    'Christmas trees',
    'Patio furniture',
  ],
  process: {
    title: 'How the heap goes',
    steps: [
      { title: 'You pile', text: 'Or don’t, and show us the spots' },
      { title: 'We look', text: 'Heap, gate, distance, then the price' },
      { title: 'We fork', text: 'Onto tarps and out to the truck' },
      { title: 'We rake', text: 'Lawn and driveway, to the last twig' },
    ],
    button: 'Schedule Removal',
    note: '25 bags of leaves are {tier2}. 50 bags are {tier3}.',
  },
  closing: {
    title: 'There’s a lawn under there.',
    text: 'Describe the heap and the way out to the street, and the quote costs nothing.',
  },
  related: ['backyard-cleanup', 'brush-branches-pickup', 'leaves-pickup', 'curbside-pickup'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
