import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Electronics',
  displayName: 'Electronics Disposal',
  serviceLower: 'electronics disposal',
  primaryKeyword: 'electronics disposal',
  order: 4,
  icon: 'devices',
  summary: 'TVs, computers, printers, cables',
  title: 'Electronics disposal and recycling',
  description:
    'The drawer of cables, the printer that jams, the tube TV nobody wants to lift. We unplug it, carry it out and recycle what can be recycled, from {minimum}.',
  featureCards: [
    {
      icon: 'devices',
      title: 'From cable to big screen',
      description:
        'One shelf or the whole rec room. A TV on the wall comes off its bracket with a screwdriver and a second pair of hands.',
    },
    {
      icon: 'groups',
      title: 'Tube TVs, walked out',
      description:
        'The weight sits behind the glass, so it goes screen to the chest with 2 people on the stairs. Fully insured, and there the same day if it’s booked before noon.',
    },
    {
      icon: 'recycling',
      title: 'Boards, copper, cases',
      description:
        'Circuit boards, cable and metal cases are recycled where a site takes them. Swollen or leaking batteries are hazardous, so please keep them out of the box.',
    },
    {
      icon: 'error',
      title: 'Wipe it first',
      description:
        'Sign out and erase the drive, or take it out with a small screwdriver and keep it. We don’t wipe data for you.',
    },
  ],
  removedItems: [
    'Flat-screen TVs',
    'Tube TVs',
    'Desktop computers',
    'Laptops and tablets',
    'Monitors',
    'Printers and scanners',
    'Keyboards and mice',
    'Cables and chargers',
    'Stereos and speakers',
    'Game consoles',
    'DVD players and VCRs',
    'Phones and fax machines',
  ],
  process: {
    title: 'How the old TV leaves',
    steps: [
      { title: 'You erase', text: 'Drives and accounts, the night before' },
      { title: 'We come', text: 'In the {arrivalWindow} window we gave you' },
      { title: 'We unplug', text: 'Once you’ve agreed to the price' },
      { title: 'We sort', text: 'Metal, cable, boards, the rest' },
    ],
    button: 'Schedule Removal',
    note: 'Anything up to the space of 1 full fridge is {minimum}.',
  },
  closing: {
    title: 'The tube TV goes first.',
    text: 'Tell us how many screens and how many stairs.',
  },
  related: ['electronics-recycling', 'household-garbage', 'curbside-pickup'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
