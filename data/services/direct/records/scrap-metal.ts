import type { DirectServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Scrap metal',
  displayName: 'Scrap Metal Removal',
  serviceLower: 'scrap metal removal',
  primaryKeyword: 'scrap metal removal',
  order: 10,
  icon: 'hardware',
  summary: 'Pipe, railings, sheds, radiators',
  title: 'Scrap metal removal',
  description:
    'We take down metal sheds and railings, and carry out pipe and radiators. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'hardware',
      title: 'Cut to length',
      description:
        'We cut pipe and railings, and grind off bolts that won’t turn. We take a metal shed apart from the roof down.',
    },
    {
      icon: 'groups',
      title: 'Radiators and cast iron',
      description:
        'Our {insuredShort} crew brings straps and a dolly. On stairs, at least two people carry each radiator.',
    },
    {
      icon: 'recycling',
      title: 'Sorted by metal',
      description: 'We keep steel, copper, brass and aluminum apart, so each can be recycled.',
    },
    {
      icon: 'error',
      title: 'Sharp edges',
      description:
        'Torn sheet metal can cut your hands. Leave the pieces where they are, and we pick them up.',
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
    title: 'How a metal pickup goes',
    steps: [
      { title: 'You describe', text: 'What the metal is, how long and how heavy' },
      { title: 'You agree', text: 'To the price, before we cut' },
      { title: 'We dismantle', text: 'With a saw, a grinder or a wrench' },
      { title: 'We deliver', text: 'The metal to a recycler' },
    ],
    button: 'Schedule Removal',
    note: 'Is the metal hard to describe? Add photos to your quote request.',
  },
  costTitle: 'What a load of metal costs',
  loads: [
    { load: 'Water heater and 2 radiators', tier: 1 },
    { load: 'Barbecue, bike and a steel shelf', tier: 2, itemsAmong: { barbecue: 1, bike: 1 } },
    { load: 'Metal shed, 8 by 10 feet, taken apart', tier: 2 },
    { load: 'Furnace and all its ductwork', tier: 3 },
  ],
  dearer: [
    'Round ducts that can’t be flattened take up a lot of room.',
    'Railings and patio chairs don’t stack well.',
  ],
  cheaper: [
    'Pipes cut to one length lie close together.',
    'A radiator is heavy but takes little room, and you don’t pay by weight.',
    'Bring all the metal to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Drain the water heater',
      text: 'Turn off the heater and its water supply. Let the tank cool, then drain it with a hose. Have a licensed tradesperson disconnect the heater before we come.',
    },
    {
      icon: 'error',
      title: 'Take off the propane',
      text: 'Is a barbecue going? Close the valve and take the cylinder off. Keep the cylinder outdoors.',
    },
    {
      icon: 'hardware',
      title: 'Drain small engines',
      text: 'Empty the gas and oil from mowers and snowblowers, so nothing leaks in the truck.',
    },
    {
      icon: 'home',
      title: 'Empty the shed',
      text: 'Is a metal shed going? Take everything out, and tell us if you see a wasp nest.',
    },
  ],
  howWeDoIt:
    'We carry out loose pieces first, then take the rest apart. Grinders make sparks, so near siding or dry grass we use a wrench.',
  cannotGo:
    'Return welding cylinders to the company that fills them. Take propane, fuel, oil and antifreeze to your municipality’s hazardous waste depot. Call a licensed fuel contractor for a heating oil tank. Transformers and capacitors may contain PCBs, so they need a licensed hazardous waste carrier. Drums can’t go while there’s liquid in them.',
  destinationsTitle: 'Where the metal goes',
  destinations: [
    { what: 'Steel and cast iron', where: 'Metal recycler' },
    { what: 'Copper and brass', where: 'Metal recycler, kept apart' },
    { what: 'Aluminum siding, eavestroughs', where: 'Recycled, painted or not' },
    { what: 'Fridges and dehumidifiers', where: 'Refrigerant removed, then scrap metal' },
    { what: 'Working tools and bikes', where: 'Donated when they can be reused' },
    { what: 'Rubber, plastic, glass', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do you pay me for scrap metal?',
      answer:
        'No. You pay us to carry the metal out and haul it to a recycler. If you have clean copper, a scrap yard may buy it from you.',
    },
    {
      question: 'Can rusty or painted metal be recycled?',
      answer:
        'Yes. Rust and paint are no problem. If you can, knock off concrete and wood, and wipe off oil.',
    },
    {
      question: 'Can you get a furnace or a radiator out of the basement?',
      answer:
        'Yes, once a licensed tradesperson has disconnected it. A long cast iron radiator can weigh over 300 pounds, so tell us about the stairs.',
    },
    {
      question: 'Does an appliance cost more than other metal?',
      answer: 'No. {VolumePricingShort}.',
    },
  ],
  closing: {
    title: 'Is the metal too heavy for you to move?',
    text: 'Tell us what it is and how many steps there are, and get {freeEstimatesShort}.',
  },
  related: ['shed-demolition', 'appliance-removal', 'fence-demolition', 'garage-cleanout'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
