import type { DirectServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Construction debris',
  displayName: 'Construction Debris Removal',
  serviceLower: 'construction debris removal',
  primaryKeyword: 'construction debris removal',
  order: 2,
  icon: 'construction',
  summary: 'Drywall, studs, brick, windows',
  title: 'Construction debris removal',
  description:
    'Leave the debris in the garage, driveway or basement, and we load it by hand. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'localShipping',
      title: 'No bin in the driveway',
      description: 'You don’t rent or fill a bin. Our truck comes, takes the debris and leaves.',
    },
    {
      icon: 'layers',
      title: 'Brick and plaster in pails',
      description:
        'We carry rubble out in pails, because bags tear. Two people carry anything long or heavy.',
    },
    {
      icon: 'recycling',
      title: 'Sorted as we load',
      description: 'We keep clean wood, metal and cardboard apart, and recycle them where we can.',
    },
    {
      icon: 'schedule',
      title: 'Cleared between trades',
      description:
        'We can come after each stage, so the next trade has room to work. Our crew is {insuredShort}.',
    },
  ],
  removedItems: [
    'Drywall and plaster',
    'Studs and lumber',
    'Brick and block',
    'Windows and frames',
    'Doors and trim',
    'Plywood and OSB',
    'Roof shingles',
    'Siding and soffit',
    'Insulation batts',
    'Broken concrete',
    'Pallets and crates',
    'Empty pails and packaging',
  ],
  process: {
    title: 'How a debris pickup goes',
    steps: [
      { title: 'You list', text: 'What’s in the pile, and how far it is from the road' },
      { title: 'We look', text: 'At the pile, then give you the price' },
      { title: 'We load', text: 'Everything, through the door you choose' },
      { title: 'We sweep', text: 'Up the screws, nails and dust' },
    ],
    button: 'Schedule Removal',
    note: '{NoHiddenFees}. {NoCreditCard}.',
  },
  costTitle: 'What debris costs to haul away',
  loads: [
    { load: '12 sheets of drywall, broken up', tier: 1 },
    { load: '10 windows with their frames', tier: 2 },
    { load: 'A pile 9 by 6 feet, 3 feet high', tier: 3, note: 'mixed debris, not stacked' },
    { load: 'A single-car garage, filled knee-deep', tier: [4, 5], note: 'from wall to wall' },
  ],
  dearer: [
    'Wall sections in one piece take far more room than loose studs.',
    'Whole staircases, and doors still in their frames, leave gaps we can’t fill.',
    'Bent siding and eavestroughs don’t stack.',
  ],
  cheaper: [
    'Stack lumber in one direction, with the longest pieces at the bottom.',
    'Keep whole sheets and straight studs for your next job.',
    'Bring everything to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'place',
      title: 'Make one pile',
      text: 'If you can, gather the debris in one place, so we can price it faster.',
    },
    {
      icon: 'check',
      title: 'Mark what stays',
      text: 'Put tape on doors and trim you’re keeping, so we don’t load them.',
    },
    {
      icon: 'straighten',
      title: 'Clear a path',
      text: 'Leave a path about 3 feet wide to the door. Move ladders, cords and saws out of it.',
    },
    {
      icon: 'bolt',
      title: 'Cap the wires',
      text: 'Have your electrician turn off the power and cap any bare wires before we come.',
    },
  ],
  howWeDoIt:
    'We load sheets and long pieces along the sides of the truck first. Small pieces fill the gaps, and windows stand upright. We shovel up what’s left at the end.',
  cannotGo:
    'Asbestos needs a qualified asbestos contractor, so have old pipe wrap and siding tested first. PCB light ballasts and chemicals from a business need a licensed hazardous waste carrier. Take paint, solvent and glue from your home to your municipality’s hazardous waste depot.',
  destinationsTitle: 'Where the debris goes',
  destinations: [
    { what: 'Clean lumber', where: 'Wood recycling, even with nails' },
    { what: 'Rebar, ducts, metal siding', where: 'Metal recycler' },
    { what: 'Flattened cardboard', where: 'Paper recycling, if it stayed dry' },
    { what: 'Brick, block, concrete', where: 'Crushed and recycled, if kept apart' },
    { what: 'Doors and windows, intact', where: 'Donated when someone can use them' },
    { what: 'Drywall, shingles, batts', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Is a pickup cheaper than renting a bin?',
      answer:
        'It depends on the job. A bin suits a demo that goes on for weeks. If the debris is ready, you only pay for its space in our truck.',
    },
    {
      question: 'What if the pile grows after I’ve booked?',
      answer:
        'That’s fine. We price the pile as we find it. If it’s over {fullTruckYards} cubic yards, one truck isn’t enough, so call us before we come.',
    },
    {
      question: 'Can you take old plaster and lath?',
      answer: 'Yes, if the plaster has no asbestos. In an older house, have a lab test the plaster first.',
    },
    {
      question: 'Do you take windows with the glass still in?',
      answer:
        'Yes, leave the glass in. Tape an X across each pane and lean the windows against a wall, biggest at the back. Put broken glass in a box marked “glass”.',
    },
  ],
  closing: {
    title: 'A full truck of debris is {tier6}.',
    text: 'Tell us how big the pile is and where the truck can park, and get {freeEstimatesShort}.',
  },
  related: ['construction-waste', 'contractor-debris', 'interlock-disposal', 'patio-slab-disposal'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
