import type { DirectServiceRecord } from '../directServiceRecord.ts'

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
    'Pipe, railings, a metal shed or old radiators. We cut it up and carry it out, from {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'hardware',
      title: 'Cut to length',
      description:
        'We cut pipe and railings, and grind off bolts that won’t turn. A metal shed comes apart from the roof down.',
    },
    {
      icon: 'groups',
      title: 'Radiators and cast iron',
      description:
        'Our {insuredShort} crew brings straps and a dolly. Two people carry on the stairs. Have a plumber drain and disconnect a radiator first.',
    },
    {
      icon: 'recycling',
      title: 'Sorted by metal',
      description: 'Steel, copper, brass and aluminum are kept apart, so each can be recycled.',
    },
    {
      icon: 'error',
      title: 'No tanks, no fuel',
      description: 'Propane cylinders, fuel and drums with liquid in them can’t go on the truck.',
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
      { title: 'You describe', text: 'What it is, how long, how heavy' },
      { title: 'You agree', text: 'To the price, before we cut' },
      { title: 'We dismantle', text: 'With a saw, a grinder or a wrench' },
      { title: 'We deliver', text: 'Sorted, to a scrap metal recycler' },
    ],
    button: 'Schedule Removal',
    note: 'Metal is priced by the space it takes. A flat stack costs less than a tangle.',
  },
  costTitle: 'What a load of metal costs',
  loads: [
    { load: 'Water heater and 2 radiators', tier: 1 },
    { load: 'Barbecue, bike and a steel shelf', tier: 2, itemsAmong: { barbecue: 1, bike: 1 } },
    { load: 'Metal shed, 8 by 10, laid flat', tier: 2 },
    { load: 'Furnace and all its ductwork', tier: 3 },
  ],
  dearer: [
    'Round ducts and eavestroughs take up room until they’re flattened.',
    'Railings and patio chairs don’t stack well.',
  ],
  cheaper: [
    'Saw pipe and railings to one length, so they lie close together.',
    'You don’t pay by weight. A radiator takes less room than an armchair.',
    'Bring it all to the curb, sharp ends down, and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Drain the water heater',
      text: 'Turn it off, let it cool and empty it with a hose before we come.',
    },
    {
      icon: 'error',
      title: 'Take off the propane',
      text: 'Close the valve and take the cylinder off the barbecue. It stays with you, outdoors.',
    },
    {
      icon: 'hardware',
      title: 'Drain small engines',
      text: 'Empty the gas and oil from mowers and snowblowers. We carry them on their side.',
    },
    {
      icon: 'home',
      title: 'Empty the shed',
      text: 'Take out the tools, bags and mower. Tell us if there are wasps.',
    },
  ],
  howWeDoIt:
    'We cut pipe into lengths that lie flat and railings into panels. Near siding, dry grass or old fuel tanks, we use a wrench instead of the grinder. Cast iron is strapped to the dolly.',
  cannotGo:
    'Return welding cylinders to the company that fills them. Take propane, fuel, oil and antifreeze to your municipality’s hazardous waste depot. Call a licensed fuel contractor for a heating oil tank. Transformers and capacitors may hold PCBs and need a licensed hazardous waste carrier.',
  destinationsTitle: 'Where the metal goes',
  destinations: [
    { what: 'Steel and cast iron', where: 'Scrap metal recycler' },
    { what: 'Copper and brass', where: 'Scrap metal recycler, kept apart' },
    { what: 'Aluminum siding, eavestroughs', where: 'Recycled, painted or not' },
    { what: 'Fridges and dehumidifiers', where: 'Refrigerant out, then scrap metal' },
    { what: 'Working tools and bikes', where: 'Donated when they can be reused' },
    { what: 'Rubber, plastic, glass', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do you pay me for scrap?',
      answer:
        'No. You pay for the carrying and the space, and the metal gets recycled. If you have clean copper and time to drive, take it to a scrap yard that buys it.',
    },
    {
      question: 'Can rusty or painted metal be recycled?',
      answer: 'Yes. Rust and paint are no problem. Knock off concrete and wood and wipe off oil if you can.',
    },
    {
      question: 'Can a furnace or a radiator come out of the basement?',
      answer:
        'Yes, once a licensed tradesperson has disconnected it. A furnace is sheet metal and lighter than it looks. A long cast iron radiator can weigh over 300 pounds, so tell us about the stairs.',
    },
    {
      question: 'Does an appliance cost more than scrap?',
      answer:
        'No, both go by the space they take. Fridges and dehumidifiers have their refrigerant removed before they’re scrapped. Stoves and dryers go straight to the recycler.',
    },
  ],
  closing: {
    title: 'Too heavy for you? We bring a dolly.',
    text: 'Tell us what it’s bolted to and how many steps there are, and get {freeEstimatesShort}.',
  },
  related: ['shed-demolition', 'appliance-removal', 'fence-demolition', 'garage-cleanout'],
  updatedOn: '2026-11-25',
} as const satisfies DirectServiceRecord
