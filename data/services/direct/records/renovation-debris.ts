import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Renovation debris',
  displayName: 'Renovation Debris Removal',
  serviceLower: 'renovation debris removal',
  primaryKeyword: 'renovation debris removal',
  order: 7,
  icon: 'formatPaint',
  summary: 'Cabinets, tile, tubs, flooring',
  title: 'Renovation debris removal',
  description: 'You or your contractor tears it out, and we take it away. From {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'kitchen',
      title: 'Cabinets stacked tight',
      description:
        'We take off doors and shelves and put small boxes inside big ones. That makes your load smaller.',
    },
    {
      icon: 'hardware',
      title: 'Cast iron tubs',
      description:
        'If a tub is too heavy for the stairs, we break it up under a blanket. Have a plumber disconnect it first.',
    },
    {
      icon: 'formatPaint',
      title: 'The rest of the house stays clean',
      description:
        'We cover the floor, carry rubble in pails and use one door. Leftover paint and glue stay with you.',
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
      { title: 'You demo', text: 'Or your contractor does' },
      { title: 'We price', text: 'On site, in full, before the first pail' },
      { title: 'We carry', text: 'One room at a time' },
      { title: 'You build', text: 'On a swept floor' },
    ],
    button: 'Schedule Removal',
    note: 'Have your trades shut off water and power before we lift.',
  },
  costTitle: 'What a torn-out room costs to haul',
  loads: [
    { load: 'Powder room: toilet, sink, floor', tier: 1 },
    { load: 'Bathroom: tub, toilet, vanity, tile', tier: 2 },
    { load: 'Kitchen: 12 cabinets, counter, floor', tier: 3 },
    { load: 'A kitchen and 2 bathrooms', tier: [4, 5] },
  ],
  dearer: [
    'A shower stall left whole is mostly empty space.',
    'Closet doors, shelves and tracks often join the pile later.',
    'Boxes and foam from the new fixtures add to the load.',
  ],
  cheaper: [
    'We put the sink in the tub and the toilet tank in the vanity.',
    'Hang old cabinets in your garage, and they’re not in the load.',
    'Tile in pails takes little space, whatever it weighs.',
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
      text: 'Check every cupboard, the medicine cabinet and the drawer under the oven.',
    },
    {
      icon: 'place',
      title: 'Pick the exit',
      text: 'Choose a wide door near the mess and away from carpet. Unhook its storm door.',
    },
    {
      icon: 'cleaningServices',
      title: 'Tape the vents',
      text: 'Cover the vents near the dust. Switch off the furnace fan while we carry rubble.',
    },
  ],
  howWeDoIt:
    'Glass and boards with nails go first, because everyone has to walk past them. Then come the fixtures, whole, and the pails. We check the landing before we choose a way out for a tub.',
  cannotGo:
    'Asbestos needs a licensed abatement contractor, from the first bag to the last. Take paint, thinner, grout sealer and glue to your municipality’s hazardous waste depot. Have water, gas and wiring disconnected by a licensed tradesperson first.',
  destinationsTitle: 'Where your old room goes',
  destinations: [
    { what: 'Cabinets still whole', where: 'Donated when someone can use them' },
    { what: 'Faucets, pipe, steel sinks', where: 'Scrap metal recycler' },
    { what: 'Cast iron tubs', where: 'Broken up for the metal recycler' },
    { what: 'Bare trim and framing', where: 'Wood recycling' },
    { what: 'Fans and light fixtures', where: 'Metal and electronics recycling' },
    { what: 'Porcelain, tile, drywall', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do you do the demolition as well?',
      answer:
        'Some of it. We take out cabinets on screws, a vanity, or a tub that’s been disconnected. Walls and ceilings are for your contractor.',
    },
    {
      question: 'Is a stone counter too heavy for you?',
      answer:
        'No. Tell us its length and the number of steps before we come. Granite can crack at the sink when it’s carried flat, so we may split it there.',
    },
    {
      question: 'Can the old toilet be recycled?',
      answer:
        'Rarely. The brass bolts are scrap, and the porcelain nearly always goes to a disposal site. Have it drained and lifted off before we come.',
    },
    {
      question: 'Can you come twice in one reno?',
      answer:
        'Yes, say once after the tear-out and once after the new things are unpacked. You pay for the space each load takes, from {minimum}.',
    },
  ],
  closing: {
    title: 'Your reno, minus the pile.',
    text: 'Tell us the room and what came out of it, and get {freeEstimatesShort}.',
  },
  related: [
    'kitchen-renovation-debris',
    'bathroom-renovation-debris',
    'flooring-disposal',
    'contractor-debris',
  ],
  updatedOn: '2026-11-24',
} as const satisfies DirectServiceRecord
