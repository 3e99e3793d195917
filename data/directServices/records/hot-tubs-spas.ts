import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Hot tubs and spas',
  displayName: 'Hot Tub & Spa Removal',
  serviceLower: 'hot tub and spa removal',
  primaryKeyword: 'hot tub and spa removal',
  order: 6,
  icon: 'hotTub',
  summary: 'Cut up on site, pad swept',
  title: 'Hot tub and spa removal',
  description:
    'A tub that came in over the fence doesn’t have to leave that way. We cut it up on site and carry out the pieces, from {minimum}, agreed before the saw starts.',
  featureCards: [
    {
      icon: 'hotTub',
      title: 'Cut where it sits',
      description:
        'The skirt comes off with a pry bar, the shell comes down in panels with a reciprocating saw. Each panel is sized for 2 people and a gate.',
    },
    {
      icon: 'bolt',
      title: 'Power off, water out',
      description:
        'Switch off the breaker and drain the tub the day before. A hard-wired tub is for an electrician to disconnect first.',
    },
    {
      icon: 'recycling',
      title: 'Metal out, wood apart',
      description:
        'Pump, heater and frame go with the scrap metal, and clean cedar can be recycled. Foam and acrylic are disposal, and leftover chlorine can’t go on the truck.',
    },
    {
      icon: 'cleaningServices',
      title: 'Pad left swept',
      description:
        'Screws, foam and shavings are picked up before we go. A fully insured crew, there the same day when you book before noon.',
    },
  ],
  removedItems: [
    'Acrylic hot tubs',
    'Plug-in tubs',
    'Inflatable spas',
    'Swim spas',
    'Wooden tubs',
    'Covers and lifters',
    'Steps and handrails',
    'Pumps and heaters',
    'Cedar skirts and panels',
    'Jets, pipe and fittings',
    'Gazebos over the tub',
    'Decking around the tub',
  ],
  process: {
    title: 'How a tub comes out',
    steps: [
      { title: 'You drain', text: 'The day before, with the breaker off' },
      { title: 'We measure', text: 'Tub, gate and steps, then the price' },
      { title: 'We cut', text: 'Skirt, shell, base, in that order' },
      { title: 'We finish', text: 'Panels on the truck, shavings in a bag' },
    ],
    button: 'Schedule Removal',
    note: 'You pay for the space the pieces fill, not for the tub’s size on paper.',
  },
  closing: {
    title: 'Take the patio back.',
    text: 'Tell us the seats, the gate and the steps. A quote is free, wet or dry.',
  },
  related: ['hot-tub-removal', 'deck-demolition', 'patio-slab-disposal', 'backyard-cleanup'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
