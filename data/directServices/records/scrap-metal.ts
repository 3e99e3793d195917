import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Scrap metal',
  displayName: 'Scrap Metal Removal',
  serviceLower: 'scrap metal removal',
  primaryKeyword: 'scrap metal removal',
  order: 10,
  icon: 'hardware',
  summary: 'Pipe, railings, sheds, rads',
  title: 'Scrap metal removal',
  description:
    'Pipe, railings, a rusty shed, the rads leaning on the garage wall. We cut what’s long, carry what’s heavy and haul it away from {minimum}.',
  featureCards: [
    {
      icon: 'hardware',
      title: 'Cut to length',
      description:
        'A reciprocating saw for pipe and railings, a grinder for bolts that won’t turn. A metal shed comes apart from the roof down.',
    },
    {
      icon: 'groups',
      title: 'Rads and other cast iron',
      description:
        'A fully insured crew brings the straps, the dolly and 2 people for the stairs. A plumber has to drain and disconnect the rad before that.',
    },
    {
      icon: 'recycling',
      title: 'Sorted by metal',
      description: 'Steel, copper, brass and aluminum are kept apart so each can be recycled.',
    },
    {
      icon: 'schedule',
      title: 'Today, except the tanks',
      description:
        'Book before noon for the same day. Propane cylinders, fuel and drums with liquid in them can’t ride with us on any day.',
    },
  ],
  removedItems: [
    'Steel and copper pipe',
    'Railings and gates',
    'Metal sheds',
    'Cast iron radiators',
    'Drained water heaters',
    'Furnace ductwork',
    'Eavestroughs and downspouts',
    'Chain link and posts',
    'Metal shelving',
    'Barbecues without the tank',
    'Bicycle frames',
    'Rebar and angle iron',
  ],
  process: {
    title: 'How the iron leaves',
    steps: [
      { title: 'You describe', text: 'How long, how heavy, how many' },
      { title: 'You agree', text: 'To the price, while the saw is still off' },
      { title: 'We dismantle', text: 'Saw, grinder or wrench, as the bolt prefers' },
      { title: 'We deliver', text: 'Sorted, to a metal recycler' },
    ],
    button: 'Schedule Removal',
    note: 'Metal is priced by the space it fills, so a flat stack costs less than a tangle.',
  },
  closing: {
    title: 'Heavy is what the dolly is for.',
    text: 'Tell us what it’s bolted to and how many steps there are, and the free quote will be closer.',
  },
  related: ['shed-demolition', 'appliance-removal', 'fence-demolition', 'garage-cleanout'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
