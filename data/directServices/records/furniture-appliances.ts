import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Furniture and appliances',
  displayName: 'Furniture & Appliance Removal',
  serviceLower: 'furniture and appliance removal',
  primaryKeyword: 'furniture and appliance removal',
  order: 1,
  icon: 'weekend',
  summary: 'Couches, mattresses, fridges, stoves',
  title: 'Furniture and appliance removal',
  description:
    'Leave it where it is. We take it down the stairs, around the corner and out the door. From {minimum}, agreed before we lift.',
  featureCards: [
    {
      icon: 'weekend',
      title: 'Any piece, any floor',
      description: 'Sectionals, pianos, bunk beds. We take them apart when we have to.',
    },
    {
      icon: 'kitchen',
      title: 'Appliances carried out',
      description:
        'Fridges, stoves, washers and dryers, out of tight laundry rooms. Gas and hard-wired ones need a licensed trade to disconnect them first.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Donated when we can',
      description: 'Clean, working pieces go to someone who needs them.',
    },
    {
      icon: 'cleaningServices',
      title: 'Room left swept',
      description:
        'Floors covered on the way out, swept when we’re done. The crew is fully insured, and at your door the same day when you book before noon.',
    },
  ],
  removedItems: [
    'Couches and sectionals',
    'Mattresses and box springs',
    'Dressers and wardrobes',
    'Dining tables and chairs',
    'Bed frames and bunk beds',
    'Bookcases and desks',
    'Fridges and freezers',
    'Stoves and ranges',
    'Washers and dryers',
    'Dishwashers',
    'Microwaves',
    'Air conditioners',
  ],
  process: {
    title: 'How a pickup goes',
    steps: [
      { title: 'You call', text: 'Tell us the pieces and the floor' },
      { title: 'We arrive', text: 'In a {arrivalWindow} window, with the price' },
      { title: 'We carry', text: 'Stairs and doors are our problem' },
      { title: 'We sweep', text: 'Then you pay: card, Interac or cash' },
    ],
    button: 'Schedule Removal',
    note: 'One fridge is our {minimum} minimum. Two fridges are {tier2}.',
  },
  closing: {
    title: 'Two fridges? That’s {tier2}.',
    text: 'Free estimates. Call before noon for same-day pickup.',
  },
  related: ['furniture-disposal', 'appliance-removal', 'piano-removal', 'curbside-pickup'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
