import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Carpet and flooring',
  displayName: 'Carpet & Flooring Disposal',
  serviceLower: 'carpet and flooring disposal',
  primaryKeyword: 'carpet and flooring disposal',
  order: 11,
  icon: 'layers',
  summary: 'Rolls, underpad, laminate, tile',
  title: 'Carpet and flooring disposal',
  description:
    'Old carpet weighs more going out than it did coming in. We roll it, carry it and take the underpad and the planks along, from {minimum}.',
  featureCards: [
    {
      icon: 'layers',
      title: 'Cut into rolls',
      description:
        'A hook blade across the back makes a roll that 1 person can shoulder. Underpad gets a roll and tape of its own.',
    },
    {
      icon: 'hardware',
      title: 'Tack strip, staples, nails',
      description:
        'Tack strip goes in a pail, never a bag. Boards are stacked nails down, and the staples are swept off the stairs.',
    },
    {
      icon: 'straighten',
      title: 'Tile is the heavy one',
      description:
        'Ceramic with its mortar goes out in half-full pails, for the sake of the steps and our backs. Old vinyl tile may hold asbestos, which we can’t take, so have it tested.',
    },
    {
      icon: 'schedule',
      title: 'Out before the installer comes',
      description: 'Booked before noon, it leaves the same day. The crew is uniformed and fully insured.',
    },
  ],
  removedItems: [
    'Broadloom carpet',
    'Area rugs',
    'Stair runners',
    'Carpet tiles',
    'Underpad',
    'Tack strip',
    'Laminate planks',
    'Hardwood strips',
    'Engineered boards',
    'Vinyl plank and sheet',
    'Ceramic and porcelain tile',
    'Plywood subfloor',
  ],
  process: {
    title: 'How a floor gets hauled',
    steps: [
      { title: 'You lift', text: 'Or tell us it’s still down, and ask' },
      { title: 'We tally', text: 'Rolls and pails, into one price' },
      { title: 'We roll', text: 'Cut, rolled, taped, shouldered' },
      { title: 'We leave', text: 'A bare room, no staples underfoot' },
    ],
    button: 'Schedule Removal',
    note: 'Clean hardwood can be recycled where a site takes it. Worn carpet is disposal.',
  },
  closing: {
    title: 'Ready for the new floor?',
    text: 'Give us the rooms and the square feet, and we’ll give you a range for free.',
  },
  related: ['carpet-disposal', 'flooring-disposal', 'rental-unit-cleanout'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
