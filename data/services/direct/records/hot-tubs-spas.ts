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
  description: 'We cut up your hot tub where it sits and carry out the pieces. From {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'hotTub',
      title: 'Cut where it sits',
      description:
        'We take off the skirt and cut the shell into panels. Two people can carry each one through a gate.',
    },
    {
      icon: 'bolt',
      title: 'Power off, water out',
      description:
        'Switch off the breaker and drain the tub the day before. Have an electrician disconnect a wired-in tub first.',
    },
    {
      icon: 'recycling',
      title: 'Metal and wood recycled',
      description:
        'Pump, heater and frame are scrap metal, and clean cedar can be recycled. Foam and acrylic go to a disposal site.',
    },
    {
      icon: 'cleaningServices',
      title: 'Pad left swept',
      description: 'We pick up screws, foam and shavings before we go. The crew is {insuredShort}.',
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
      { title: 'You drain', text: 'The day before, with the breaker off' },
      { title: 'We measure', text: 'Tub, gate and steps, and you get the price' },
      { title: 'We cut', text: 'Skirt, shell, base, in that order' },
      { title: 'We sweep', text: 'Once the panels are on the truck' },
    ],
    button: 'Schedule Removal',
    note: '{AgreedPrice}, plus HST.',
  },
  costTitle: 'What a hot tub costs to remove',
  loads: [
    { load: 'Inflatable spa with its heater', tier: 1 },
    { load: 'Small plug-in tub, 2 or 3 seats', tier: 2 },
    { load: 'Acrylic tub for 4 to 6', tier: 3, note: 'cover, lifter and steps as well' },
    { load: 'Swim spa, or a tub and its gazebo', tier: [4, 5] },
  ],
  dearer: [
    'Moulded seats leave gaps, so more seats take more space.',
    'A surround, a pergola or steps add a stack of lumber.',
    'Swim spas have deep walls, and the pieces don’t stack well.',
  ],
  cheaper: [
    'Keep the gazebo, or give it to a neighbour. You only pay for what we load.',
    'Wooden tubs come apart into boards that lie nearly flat.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Drain the tub',
      text: 'Stop adding chlorine a few days ahead. Then drain onto your own grass, away from the storm drain.',
    },
    {
      icon: 'place',
      title: 'Clear the way',
      text: 'Move planters, tie back branches and unlock the gate between tub and street.',
    },
    {
      icon: 'schedule',
      title: 'Watch for frost',
      text: 'In freezing weather, leave the heater on until you drain the tub, so no ice forms.',
    },
    {
      icon: 'bolt',
      title: 'Label the breaker',
      text: 'Mark the one for the tub and keep the way to the panel clear.',
    },
  ],
  howWeDoIt:
    'Once the skirt is off, we unscrew the pumps and pipes. Then we cut the shell from the rim down and carry off each strip. The base goes last, when there’s room to stand it up.',
  cannotGo:
    'Take sanitizer, shock and acid to the municipality’s hazardous waste depot. Keep each in its own closed bottle and never mix them. Have an electrician disconnect the cable. Have a gas technician disconnect a gas heater. We can’t take a tub with water in it.',
  destinationsTitle: 'Where each part of a spa goes',
  destinations: [
    { what: 'Pumps, heater, frame', where: 'Scrap metal recycler' },
    { what: 'Control box and keypad', where: 'Electronics recycler' },
    { what: 'Acrylic and fibreglass shell', where: 'Licensed disposal site' },
    { what: 'Foam and old cover', where: 'Licensed disposal site' },
    { what: 'Untreated cedar', where: 'Wood recycling' },
    { what: 'Tubs that still heat', where: 'Donated whole when someone can use one' },
  ],
  questions: [
    {
      question: 'Can a working tub leave in one piece?',
      answer:
        'Sometimes. It needs a straight path with no steps, a bit wider than the tub is tall. Tell us before the day if someone wants it.',
    },
    {
      question: 'How much mess does the cutting make?',
      answer:
        'Fibreglass dust and foam crumbs fall where we cut. Close the windows on that side and take in the cushions. Keep children and dogs indoors until we’ve swept.',
    },
    {
      question: 'Does a tub sunk into a deck cost more?',
      answer:
        'Only if we take deck boards away too. Lifting a few boards adds nothing to the load. Cover or fence the hole the same evening.',
    },
    {
      question: 'What fits in the minimum for a spa?',
      answer:
        'An inflatable with its heater, a cover and lifter, or a set of steps. A 2-seat acrylic tub takes more space, so count on {tier2}.',
    },
  ],
  closing: {
    title: 'Take the patio back.',
    text: 'Tell us the seats, the gate and the steps, and get {freeEstimatesShort}.',
  },
  related: ['hot-tub-removal', 'deck-demolition', 'patio-slab-disposal', 'backyard-cleanup'],
  updatedOn: '2026-11-24',
} as const satisfies DirectServiceRecord
