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
        'Screws, foam and shavings are picked up before we go. A {insuredShort} crew, there the {sameDay}.',
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
  costTitle: 'What a spa costs to take away',
  loads: [
    { load: 'Inflatable spa with its heater', tier: 1 },
    { load: 'Small plug-in tub, 2 or 3 seats', tier: 2 },
    { load: 'Acrylic tub for 4 to 6', tier: 3, note: 'cover, lifter and steps as well' },
    { load: 'Swim spa, or a tub and its gazebo', tier: [4, 5] },
  ],
  dearer: [
    'Every extra seat is a moulded hump, and humps leave gaps when they’re loaded.',
    'A surround, a pergola or a run of steps brings a stack of lumber with it.',
    'Swim spas have deep, straight walls, and those pieces don’t nest.',
  ],
  cheaper: [
    'The timber frame comes apart into sticks that slip in beside the shell.',
    'A gazebo that stays, or moves to a neighbour’s, is a few yards you don’t pay for.',
    'A wooden tub comes down to staves and hoops that lie nearly flat.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Let it go stale',
      text: 'Stop adding chlorine a few days ahead. Then drain onto your own grass, away from the neighbour and the storm drain.',
    },
    {
      icon: 'place',
      title: 'Walk the route',
      text: 'From tub to street: shift the planters, tie back the cedar, unlock the gate, chain up the swing.',
    },
    {
      icon: 'schedule',
      title: 'Beat the frost',
      text: 'In freezing weather leave the heater on until draining day. Ice in the footwell is worse than water.',
    },
    {
      icon: 'bolt',
      title: 'Label the breaker',
      text: 'Mark the one that feeds the tub and keep the way to the panel clear, off or not.',
    },
  ],
  howWeDoIt:
    'With the skirt away, the pumps and pipes are unscrewed before the saw starts, since nobody wants to cut through a motor. The shell is cut from the rim down in strips, each pulled outward and carried off before the next. The base goes when there’s room to stand it up.',
  cannotGo:
    'Sanitizer, shock and acid go to the municipal depot for hazardous waste, each in its own closed bottle and never poured together. The cable in the wall is your electrician’s, the line to a gas heater a gas technician’s. Water doesn’t ride either, so a full tub isn’t ready.',
  destinationsTitle: 'Where each part of a spa goes',
  destinations: [
    { what: 'Pumps, heater, frame', where: 'Scrap metal recycler' },
    { what: 'Control box and keypad', where: 'Electronics recycling' },
    { what: 'Acrylic and fibreglass shell', where: 'Licensed disposal site' },
    { what: 'Foam and old cover', where: 'Disposal, both hold water' },
    { what: 'Untreated cedar', where: 'Wood recycling' },
    { what: 'Tubs that still heat', where: 'Reused whole, if someone wants one' },
  ],
  questions: [
    {
      question: 'Can a working tub leave in one piece?',
      answer:
        'Sometimes. It travels on its side, so it needs a straight path a bit wider than the tub is tall, and no steps. If someone is waiting for it, mention that before the day, because a saw can’t be taken back.',
    },
    {
      question: 'How much mess does the cutting make?',
      answer:
        'Some. Fibreglass dust and foam crumbs fall where the saw runs, and a breeze spreads them. Bring in the cushions, close the windows on that side, and keep children and dogs indoors until the sweeping is done.',
    },
    {
      question: 'Does a tub sunk into a deck cost more?',
      answer:
        'Only if deck boards leave with it. You pay for space in the truck, and lifting a few boards to reach the skirt takes none. The hole that’s left needs a cover or a railing the same evening.',
    },
    {
      question: 'What fits in the minimum for a spa?',
      answer:
        'An inflatable with its heater, a cover and lifter, or a set of steps. Even a 2-seat acrylic tub, cut up, is more than 1 fridge’s worth, so reckon on {tier2} for the small ones.',
    },
  ],
  closing: {
    title: 'Take the patio back.',
    text: 'Tell us the seats, the gate and the steps. You get {freeEstimatesShort}, wet or dry.',
  },
  related: ['hot-tub-removal', 'deck-demolition', 'patio-slab-disposal', 'backyard-cleanup'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
