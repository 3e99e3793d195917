import type { DirectServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Hot tubs and spas',
  displayName: 'Hot Tub & Spa Removal',
  serviceLower: 'hot tub and spa removal',
  primaryKeyword: 'hot tub and spa removal',
  order: 6,
  icon: 'hotTub',
  summary: 'Hot tubs, swim spas, covers, steps',
  title: 'Hot tub and spa removal',
  description:
    'We cut up your hot tub where it sits and carry out the pieces. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'hotTub',
      title: 'Out through the gate',
      description: 'Each piece of the tub is small enough for two people to carry through a gate.',
    },
    {
      icon: 'bolt',
      title: 'Plug-in or wired-in',
      description: 'We take both kinds of hot tub, and inflatable spas and swim spas as well.',
    },
    {
      icon: 'recycling',
      title: 'Metal and wood recycled',
      description: 'We keep the metal parts and clean cedar apart, so they can be recycled.',
    },
    {
      icon: 'cleaningServices',
      title: 'Nothing left in the grass',
      description: 'We pick up screws, foam and shavings around the pad. The crew is {insuredShort}.',
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
    title: 'How a hot tub comes out',
    steps: [
      { title: 'You drain', text: 'The tub, before we come' },
      { title: 'We measure', text: 'The tub, gate and steps, then give you the price' },
      { title: 'We cut', text: 'The tub, and load the pieces' },
      { title: 'We sweep', text: 'The pad, before we leave' },
    ],
    button: 'Schedule Removal',
    note: '{NoCreditCard}. You pay when the job is done.',
  },
  costTitle: 'What a hot tub costs to remove',
  loads: [
    { load: 'Inflatable spa with its heater', tier: 1 },
    { load: 'Small plug-in tub, 2 or 3 seats', tier: 2 },
    { load: 'Acrylic tub for 4 to 6 people', tier: 3, note: 'with its cover, lifter and steps' },
    { load: 'Swim spa, or a tub with its gazebo', tier: [4, 5] },
  ],
  dearer: [
    'Moulded seats don’t stack flat, so a tub with more seats takes more space.',
    'A wooden surround or pergola adds a stack of lumber.',
    'A swim spa has deep walls, so its pieces take more room.',
  ],
  cheaper: [
    'Keep the gazebo, or give it to a neighbour. You only pay for what we load.',
    'Wooden tubs come apart into boards that lie nearly flat.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Drain the tub',
      text: 'If you can, stop adding chlorine a few days ahead. Switch off the breaker, then drain the tub onto your grass, away from the storm drain. For a same-day pickup, drain it before you call.',
    },
    {
      icon: 'place',
      title: 'Clear the way',
      text: 'Move planters, tie back branches and unlock the gate between the tub and the street.',
    },
    {
      icon: 'schedule',
      title: 'Watch for frost',
      text: 'In freezing weather, keep the heater on until you’re ready to drain, so no ice forms.',
    },
    {
      icon: 'bolt',
      title: 'Disconnect the power',
      text: 'Unplug a plug-in tub. Have an electrician disconnect a wired-in tub before we come.',
    },
  ],
  howWeDoIt:
    'First we take off the skirt and unscrew the pumps and pipes. Then we cut the shell from the rim down. The base goes last.',
  cannotGo:
    'A tub can’t go while it’s full of water or still wired in. A gas heater can’t go until a licensed gas technician disconnects it. Take sanitizer, shock and acid to your municipality’s hazardous waste depot, in closed bottles. Never mix the chemicals.',
  destinationsTitle: 'Where each part of a hot tub goes',
  destinations: [
    { what: 'Pumps, heater, frame', where: 'Metal recycler' },
    { what: 'Control box and keypad', where: 'Electronics recycler' },
    { what: 'Acrylic and fibreglass shell', where: 'Licensed disposal site' },
    { what: 'Foam and old cover', where: 'Licensed disposal site' },
    { what: 'Untreated cedar', where: 'Wood recycling' },
    { what: 'Working hot tubs', where: 'Donated whole when someone can use one' },
  ],
  questions: [
    {
      question: 'Can a working tub leave in one piece?',
      answer:
        'Sometimes. We carry the tub out on its side, so the path must be wider than the tub is tall. The path must also be straight, with no steps.',
    },
    {
      question: 'How much mess does the cutting make?',
      answer:
        'Fibreglass dust and foam crumbs fall where we cut. Close the windows on that side of the house. Keep children and dogs indoors until we’ve swept.',
    },
    {
      question: 'Does it cost more if the tub is sunk into a deck?',
      answer:
        'Only if we haul away deck boards too, because they add to the load. Cover or fence the hole in the deck the same evening.',
    },
    {
      question: 'Can you take only the old cover?',
      answer:
        'Yes. A cover with its lifter, or a set of steps, is {minimum}. A soaked cover is heavy, so leave it where it is.',
    },
  ],
  closing: {
    title: 'Ready to have your patio back?',
    text: 'Tell us how many seats the tub has and how wide the gate is, and get {freeEstimatesShort}.',
  },
  related: ['hot-tub-removal', 'deck-demolition', 'patio-slab-disposal', 'backyard-cleanup'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
