import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Exercise equipment',
  displayName: 'Exercise Equipment Removal',
  serviceLower: 'exercise equipment removal',
  primaryKeyword: 'exercise equipment removal',
  order: 12,
  icon: 'fitnessCenter',
  summary: 'Treadmills, home gyms, weights',
  title: 'Exercise equipment removal',
  description:
    'A treadmill goes down the stairs in a box and comes back up in parts. We do the wrenching and the carrying from {minimum}, whether or not it’s still holding laundry.',
  featureCards: [
    {
      icon: 'hardware',
      title: 'Taken apart on the spot',
      description:
        'Hex keys and a socket set bring a home gym down to tubes and plates. On a treadmill the uprights come off first and the deck goes last.',
    },
    {
      icon: 'groups',
      title: 'Heavy, with no handles',
      description:
        'The motor end is where a treadmill keeps its weight. That end gets straps, a blanket on the turn and 2 people, fully insured.',
    },
    {
      icon: 'recycling',
      title: 'Good gear on, steel to scrap',
      description:
        'Machines and weights are donated when they can be reused. Bent frames and rusty plates are scrap metal.',
    },
    {
      icon: 'schedule',
      title: 'A window, not a day off',
      description:
        'You get a {arrivalWindow} window to be home for, not the whole day. Booked before noon it’s the same day, sooner than most workout plans.',
    },
  ],
  removedItems: [
    'Treadmills',
    'Ellipticals',
    'Exercise bikes',
    'Rowing machines',
    'Home gyms',
    'Weight benches',
    'Squat racks',
    'Barbells and plates',
    'Dumbbells and stands',
    'Stair climbers',
    'Rubber floor mats',
    'Punching bags',
  ],
  process: {
    title: 'How a home gym moves out',
    steps: [
      { title: 'You unload', text: 'Plates off the bar, laundry off the rail' },
      { title: 'We check', text: 'Stairs and corners, then the price' },
      { title: 'We wrench', text: 'Frame by frame, bolts in a bag' },
      { title: 'We climb', text: 'Strapped, padded, up and out' },
    ],
    button: 'Schedule Removal',
    note: 'Does it have a weight stack? Say how many pounds, so enough hands come.',
  },
  closing: {
    title: 'Retire the clothes rack.',
    text: 'A phone call gets you a price range and nothing to pay for it.',
  },
  related: ['garage-cleanout', 'furniture-disposal', 'household-garbage'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
