import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Renovation debris',
  displayName: 'Renovation Debris Removal',
  serviceLower: 'renovation debris removal',
  primaryKeyword: 'renovation debris removal',
  order: 7,
  icon: 'formatPaint',
  summary: 'Cabinets, tile, tubs, flooring',
  title: 'Renovation debris removal',
  description:
    'You swing the hammer, or your contractor does, and we take what comes down. Cabinets, tile, tubs and flooring go from {minimum}, by the space they fill.',
  featureCards: [
    {
      icon: 'kitchen',
      title: 'Cabinets, nested',
      description:
        'Doors off, shelves out, small boxes inside big ones. It takes a drill and a few minutes, and it makes your load smaller.',
    },
    {
      icon: 'hardware',
      title: 'Cast iron, in pieces',
      description:
        'When the stairs won’t take a cast iron tub whole, it’s broken up under a blanket with a sledge. Have a plumber disconnect it first.',
    },
    {
      icon: 'formatPaint',
      title: 'The rest of the house stays clean',
      description:
        'Runners on the floor, rubble in pails, one door in use. Leftover paint and adhesive are hazardous waste, so those stay with you.',
    },
    {
      icon: 'schedule',
      title: 'Between demo and drywall',
      description:
        'Same-day pickup when you book before noon, by a fully insured crew, so tomorrow’s trade finds an empty room.',
    },
  ],
  removedItems: [
    'Kitchen cabinets',
    'Countertops',
    'Tile and backsplash',
    'Bathtubs and showers',
    'Toilets and sinks',
    'Vanities and medicine cabinets',
    'Hardwood and laminate',
    'Drywall and lath',
    'Baseboards and casing',
    'Closet doors and tracks',
    'Light fixtures and fans',
    'Faucets and old pipe',
  ],
  process: {
    title: 'How a reno load leaves',
    steps: [
      { title: 'You demo', text: 'Or your contractor does' },
      { title: 'We quote', text: 'On site, in full, before the first pail' },
      { title: 'We empty', text: 'Room by room, heaviest first' },
      { title: 'You build', text: 'On a swept floor' },
    ],
    button: 'Schedule Removal',
    note: 'Your trades shut off water and power before we lift.',
  },
  closing: {
    title: 'Your reno, minus the pile.',
    text: 'Name the room and what came out of it, and you’ll have a free estimate.',
  },
  related: [
    'kitchen-renovation-debris',
    'bathroom-renovation-debris',
    'flooring-disposal',
    'contractor-debris',
  ],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
