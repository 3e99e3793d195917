import type { DirectServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Renovation debris',
  displayName: 'Renovation Debris Removal',
  serviceLower: 'renovation debris removal',
  primaryKeyword: 'renovation debris removal',
  order: 7,
  icon: 'formatPaint',
  summary: 'Cabinets, tile, tubs, flooring',
  title: 'Renovation debris removal',
  description:
    'You or your contractor does the demo, and we haul away the debris. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'kitchen',
      title: 'Cabinets stacked tight',
      description:
        'We take out doors and shelves and put small cabinets inside big ones. That makes your load smaller.',
    },
    {
      icon: 'hardware',
      title: 'Cast iron tubs',
      description: 'If a cast iron tub is too heavy for the stairs, we break it up under a blanket.',
    },
    {
      icon: 'formatPaint',
      title: 'The rest of the house stays clean',
      description: 'We cover the floor, carry rubble in pails and use only one door.',
    },
    {
      icon: 'schedule',
      title: 'Between demo and drywall',
      description: 'The next trade finds an empty, swept room. Our crew is {insuredShort}.',
    },
  ],
  removedItems: [
    'Kitchen cabinets',
    'Countertops',
    'Tile and backsplash',
    'Bathtubs and showers',
    'Toilets and sinks',
    'Vanities and medicine cabinets',
    'Hardwood and laminate',
    'Drywall and lath',
    'Baseboards and casing',
    'Closet doors and tracks',
    'Light fixtures and fans',
    'Faucets and old pipe',
  ],
  process: {
    title: 'How a reno pickup goes',
    steps: [
      { title: 'You demo', text: 'And leave the debris in the room' },
      { title: 'We price', text: 'The whole load, before we start' },
      { title: 'We carry', text: 'One room at a time' },
      { title: 'You build', text: 'As soon as the room is empty' },
    ],
    button: 'Schedule Removal',
    note: '{NoHiddenFees}, and {noCreditCardShort}.',
  },
  costTitle: 'What renovation debris costs to haul away',
  loads: [
    { load: 'Powder room: toilet, sink, floor', tier: 1 },
    { load: 'Bathroom: tub, toilet, vanity, tile', tier: 2 },
    { load: 'Kitchen: 12 cabinets, counter, floor', tier: 3 },
    { load: 'A kitchen and 2 bathrooms', tier: [4, 5] },
  ],
  dearer: [
    'A shower stall in one piece takes up a lot of room.',
    'Counters with a built-in sink don’t stack flat.',
    'Boxes from your new fixtures take up room, unless you flatten them.',
  ],
  cheaper: [
    'Put faucets and other small things inside the old sink or tub.',
    'You don’t pay by weight, so a heavy pile of tile can be a small load.',
    'Bring everything to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'error',
      title: 'Test before demo',
      text: 'In an older house, have ceiling texture, pipe wrap and sheet flooring tested for asbestos.',
    },
    {
      icon: 'kitchen',
      title: 'Empty the cupboards',
      text: 'Take everything out of the cupboards, the medicine cabinet and the drawer under the oven.',
    },
    {
      icon: 'place',
      title: 'Pick the exit',
      text: 'Choose a wide door near the debris and away from carpet. Fasten its storm door open.',
    },
    {
      icon: 'cleaningServices',
      title: 'Cover the vents',
      text: 'Tape plastic over the air vents near the debris. Switch off the furnace fan while we carry out rubble.',
    },
  ],
  howWeDoIt:
    'We take out glass and boards with nails first, so nobody gets hurt. Then we carry out the fixtures and the pails of rubble. We measure the stairs before we move a tub.',
  cannotGo:
    'Asbestos needs a qualified asbestos contractor. Take paint, thinner, grout sealer and glue to your municipality’s hazardous waste depot. We can’t take fixtures until a licensed tradesperson has disconnected their water, gas or wiring.',
  destinationsTitle: 'Where your renovation debris goes',
  destinations: [
    { what: 'Cabinets in one piece', where: 'Donated when someone can use them' },
    { what: 'Faucets, pipe, steel sinks', where: 'Metal recycler' },
    { what: 'Cast iron tubs', where: 'Metal recycler, whole or in pieces' },
    { what: 'Unpainted trim and framing', where: 'Wood recycling' },
    { what: 'Fans and light fixtures', where: 'Metal and electronics recycling' },
    { what: 'Porcelain, tile, drywall', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do you do the demolition as well?',
      answer:
        'Some of it. We unscrew cabinets, take up floors, and take out a vanity or tub that’s been disconnected. Walls, ceilings, wires and pipes are your contractor’s.',
    },
    {
      question: 'Can you take a stone counter?',
      answer:
        'Yes. Before we come, tell us how long the counter is and how many steps there are. We may cut it in two at the sink.',
    },
    {
      question: 'Can the old toilet be recycled?',
      answer:
        'Rarely. Porcelain nearly always goes to a disposal site. Have a plumber drain the toilet and lift it off before we come.',
    },
    {
      question: 'Can you come twice during one reno?',
      answer:
        'Yes. Book one pickup after the demo and another when your new fixtures are unpacked. You pay for the space each load takes, from {minimum}.',
    },
  ],
  closing: {
    title: 'Ready for the next step of your reno?',
    text: 'Tell us which room it was and what came out, and get {freeEstimatesShort}.',
  },
  related: [
    'kitchen-renovation-debris',
    'bathroom-renovation-debris',
    'flooring-disposal',
    'contractor-debris',
  ],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
