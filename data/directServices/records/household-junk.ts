import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Household junk',
  displayName: 'Household Junk Removal',
  serviceLower: 'household junk removal',
  primaryKeyword: 'household junk removal',
  order: 3,
  icon: 'home',
  summary: 'Basements, garages, the spare room',
  title: 'Household junk removal',
  description:
    'You say what stays and what goes, and we carry out the second kind. A small load is from {minimum}, a full truck is {tier6}.',
  featureCards: [
    {
      icon: 'home',
      title: 'Basement, attic, spare room',
      description:
        'Don’t bring anything up or stack it at the door. We start in the far corner and work back to the truck.',
    },
    {
      icon: 'receiptLong',
      title: 'One price for the pile',
      description:
        'We look at it, work out the space and name the full price. Keep a few boxes back and the number comes down.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Useful things set aside',
      description:
        'Dishes, toys and tools are donated when they can be reused. Paint, solvents and propane are hazardous waste and have to stay behind.',
    },
    {
      icon: 'verifiedUser',
      title: 'You know who’s on the stairs',
      description: 'A crew in uniform, fully insured. If you book before noon, they come the same day.',
    },
  ],
  removedItems: [
    'Boxes from the last move',
    'Clothes and linen',
    'Toys and board games',
    'Books and magazines',
    'Dishes and pots',
    'Broken shelving',
    'Holiday decorations',
    'Suitcases and bags',
    'Bikes and strollers',
    'Lamps and mirrors',
    'Rugs and curtains',
    'Storage totes',
  ],
  process: {
    title: 'How a clear-out goes',
    steps: [
      { title: 'You point', text: 'Keep, go, not sure yet' },
      { title: 'We price', text: 'By the space, before a box moves' },
      { title: 'We haul', text: 'Up from the basement, past the coats, out' },
      { title: 'You check', text: 'A last look before the truck closes' },
    ],
    button: 'Schedule Removal',
    note: '10 regular bags are the {minimum} minimum. 25 bags are {tier2}.',
  },
  closing: {
    title: 'Get the spare room back.',
    text: 'Read us a rough list over the phone and we’ll give you a price range, free.',
  },
  related: ['household-garbage', 'garage-cleanout', 'move-out-dump-run', 'apartment-cleanout'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
