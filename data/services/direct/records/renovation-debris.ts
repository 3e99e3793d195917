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
  description:
    'You swing the hammer, or your contractor does, and we take what comes down. Cabinets, tile, tubs and flooring go from {minimum}, by the space they fill.',
  featureCards: [
    {
      icon: 'kitchen',
      title: 'Cabinets, nested',
      description:
        'Doors off, shelves out, small boxes inside big ones. It takes a drill and a few minutes, and it makes your load smaller.',
    },
    {
      icon: 'hardware',
      title: 'Cast iron, in pieces',
      description:
        'When the stairs won’t take a cast iron tub whole, it’s broken up under a blanket with a sledge. Have a plumber disconnect it first.',
    },
    {
      icon: 'formatPaint',
      title: 'The rest of the house stays clean',
      description:
        'Runners on the floor, rubble in pails, one door in use. Leftover paint and adhesive are hazardous waste, so those stay with you.',
    },
    {
      icon: 'schedule',
      title: 'Between demo and drywall',
      description:
        'Same-day pickup when you book before {sameDayUntil}, by a {insuredShort} crew, so tomorrow’s trade finds an empty room.',
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
    title: 'How a reno load leaves',
    steps: [
      { title: 'You demo', text: 'Or your contractor does' },
      { title: 'We quote', text: 'On site, in full, before the first pail' },
      { title: 'We empty', text: 'Room by room, heaviest first' },
      { title: 'You build', text: 'On a swept floor' },
    ],
    button: 'Schedule Removal',
    note: 'Your trades shut off water and power before we lift.',
  },
  costTitle: 'What a torn-out room costs to haul',
  loads: [
    { load: 'Powder room: toilet, sink, floor', tier: 1 },
    { load: 'Bathroom: tub, toilet, vanity, tile', tier: 2 },
    { load: 'Kitchen: 12 cabinets, counter, floor', tier: 3 },
    { load: 'A kitchen and 2 bathrooms', tier: [4, 5] },
  ],
  dearer: [
    'A shower stall left whole is a phone booth with nobody in it.',
    'Closet doors, shelves and tracks tend to join the pile once the walls are bare.',
    'Cartons and foam from the new fixtures end up on the heap with the old.',
  ],
  cheaper: [
    'The toilet tank rides in the vanity, the sink in the tub, and neither adds much.',
    'Old cabinets that move to your own garage wall aren’t part of the load.',
    'Tile in pails is a small load, whatever the pails weigh.',
  ],
  preparation: [
    {
      icon: 'error',
      title: 'Date the house',
      text: 'Older than 1990? Have ceiling texture, pipe wrap and sheet flooring tested before the first swing.',
    },
    {
      icon: 'kitchen',
      title: 'Empty every box',
      text: 'Cupboards, medicine cabinet, the drawer under the oven. A forgotten jar always breaks on the way out.',
    },
    {
      icon: 'place',
      title: 'Pick the exit',
      text: 'The best door is near the mess, away from carpet and wide when its storm door is unhooked.',
    },
    {
      icon: 'cleaningServices',
      title: 'Tape the vents',
      text: 'Cover the registers near the dust and switch off the furnace fan while the rubble is being carried.',
    },
  ],
  howWeDoIt:
    'Glass and nail-studded boards go before anything else, since everyone has to walk past them. Fixtures are next, whole and awkward, and then pails, handed down the stairs from one to another. We look at the landing before a tub is promised a way round it.',
  cannotGo:
    'Asbestos is a licensed abatement contractor’s from first to last bag. Paint, thinner, grout sealer and glue are taken at the household hazardous depot where you live. A fixture still on its water, gas or wire waits for the licensed trade to free it.',
  destinationsTitle: 'Where the old room goes',
  destinations: [
    { what: 'Cabinets still whole', where: 'Donated if they can hang again' },
    { what: 'Faucets, pipe, steel sinks', where: 'Scrap metal recycler' },
    { what: 'Cast iron tubs', where: 'Broken up for the metal recycler' },
    { what: 'Bare trim and framing', where: 'Recycled as wood' },
    { what: 'Fans and light fixtures', where: 'Metal and electronics recycling' },
    { what: 'Porcelain, tile, drywall', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do you do the demolition as well?',
      answer:
        'Some of it. Cabinets on screws, a vanity, a tub that’s been disconnected: those we take out. Opening walls and ceilings is for your contractor, who knows what runs behind them.',
    },
    {
      question: 'Is a stone counter too heavy for you?',
      answer:
        'No, but it’s the piece to plan for. Granite cracks at the sink cutout if it’s carried flat, so it may be split there on purpose. We’d like its length and the number of steps before we come.',
    },
    {
      question: 'Can the old toilet be recycled?',
      answer:
        'Rarely. The brass bolts are scrap and the porcelain is nearly always disposal. What helps is a bowl that’s been drained and lifted off its flange, with the wax ring in a bag of its own.',
    },
    {
      question: 'Can you come twice in one reno?',
      answer:
        'Yes, and it often makes sense: once after the tear-out, once when the new things are unpacked. Every visit is priced by its own space and never under {minimum}, so let the offcuts gather.',
    },
  ],
  closing: {
    title: 'Your reno, minus the pile.',
    text: 'Name the room and what came out of it, and you’ll have {freeEstimatesShort}.',
  },
  related: [
    'kitchen-renovation-debris',
    'bathroom-renovation-debris',
    'flooring-disposal',
    'contractor-debris',
  ],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
