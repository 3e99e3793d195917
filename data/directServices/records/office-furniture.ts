import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Office furniture',
  displayName: 'Office Furniture Removal',
  serviceLower: 'office furniture removal',
  primaryKeyword: 'office furniture removal',
  order: 9,
  icon: 'desk',
  summary: 'Desks, chairs, cubicles, files',
  title: 'Office furniture removal',
  description:
    'Desks, chairs, cubicles and the cabinet nobody has the key to. We take it apart, wheel it to the elevator and load it, from {minimum}.',
  featureCards: [
    {
      icon: 'desk',
      title: 'Cubicles unbolted',
      description:
        'Top caps off, connectors out, panels lifted from their brackets with a hex key and a mallet. Powered panels need an electrician to disconnect them first.',
    },
    {
      icon: 'groups',
      title: 'Elevators and loading docks',
      description:
        'Reserve the service elevator, give us the slot, and we’ll plan the dollies around it. If the building asks, we’re fully insured and in uniform.',
    },
    {
      icon: 'recycling',
      title: 'Steel to scrap, chairs to reuse',
      description:
        'Desks and chairs are donated when they can be reused. Cabinets and frames that are past it go as scrap metal.',
    },
    {
      icon: 'payments',
      title: 'Counted by the desk, priced by the load',
      description:
        'A head count of furniture gets you a range, a look at it gets you the full price. Book before noon and we can clear it the same day.',
    },
  ],
  removedItems: [
    'Desks and workstations',
    'Task chairs',
    'Cubicle panels',
    'Filing cabinets',
    'Boardroom tables',
    'Reception counters',
    'Shelving and credenzas',
    'Lockers',
    'Whiteboards and corkboards',
    'Photocopiers',
    'Lunchroom tables and fridges',
    'Desk phones and screens',
  ],
  process: {
    title: 'How an office empties',
    steps: [
      { title: 'You count', text: 'Desks, chairs, panels, floors' },
      { title: 'We plan', text: 'Your slot, your elevator, your dock' },
      { title: 'We unbolt', text: 'Panels stacked flat, legs off the tables' },
      { title: 'We wheel', text: 'Out on dollies, carpet swept behind us' },
    ],
    button: 'Schedule Removal',
    note: 'Empty the drawers first. Paper is what makes a cabinet heavy.',
  },
  closing: {
    title: 'Lease up? Clear the floor.',
    text: 'The quote is free, and there’s no credit card to hand over.',
  },
  related: ['furniture-disposal', 'electronics-recycling', 'rental-unit-cleanout'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
