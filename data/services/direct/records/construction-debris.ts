import type { DirectServiceRecord } from '../directServiceRecord.ts'

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
    'Leave the pile where it is, in the garage, driveway or basement. We load it by hand, from {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'localShipping',
      title: 'No bin in the driveway',
      description: 'Nothing to rent and nothing to fill. The truck comes, takes the load and leaves.',
    },
    {
      icon: 'layers',
      title: 'Brick and plaster in pails',
      description:
        'Rubble goes out in pails, because bags tear. We can’t take asbestos, so have doubtful material tested first.',
    },
    {
      icon: 'recycling',
      title: 'Sorted as we load',
      description: 'We keep clean wood, metal and cardboard apart, and recycle them where we can.',
    },
    {
      icon: 'schedule',
      title: 'Cleared between trades',
      description: 'The next trade doesn’t have to climb over the demo. Our crew is {insuredShort}.',
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
      { title: 'You list', text: 'What it is, how much, how far from the road' },
      { title: 'We look', text: 'At the pile, then confirm the price' },
      { title: 'We load', text: 'By hand, through the door you choose' },
      { title: 'We sweep', text: 'Screws, nails and dust' },
    ],
    button: 'Schedule Removal',
    note: '{RateShort}, {minimum} minimum, {noHiddenFees}.',
  },
  costTitle: 'What a pile of debris costs',
  loads: [
    { load: 'A dozen sheets of drywall, torn off', tier: 1 },
    { load: '10 windows with their frames', tier: 2 },
    { load: 'A pile 8 feet by 8, 3 feet high', tier: 3, note: 'mixed, as it fell' },
    { load: 'A single garage, knee-deep', tier: [4, 5], note: 'from wall to wall' },
  ],
  dearer: [
    'Whole wall sections take far more room than loose studs.',
    'Old stairs, and doors in their frames, leave space we can’t use.',
    'Bent siding and eavestroughs don’t stack.',
  ],
  cheaper: [
    'Stack lumber one way, with the longest pieces at the bottom.',
    'Keep full sheets and straight studs for the next job.',
    'Put rubble in pails. They fit between the long pieces.',
  ],
  preparation: [
    {
      icon: 'place',
      title: 'Make one pile',
      text: 'One pile in the garage is quicker to price than five in five rooms.',
    },
    {
      icon: 'check',
      title: 'Mark what stays',
      text: 'Put tape on doors and trim you’re keeping, so they don’t go with the demo.',
    },
    {
      icon: 'straighten',
      title: 'Open a path',
      text: 'Leave about 3 feet of clear floor to the door. Move ladders, cords and saws.',
    },
    {
      icon: 'bolt',
      title: 'Cap the wires',
      text: 'Have your electrician switch off and cap loose cables before we lift around them.',
    },
  ],
  howWeDoIt:
    'Sheets and long pieces go along the sides of the truck, then wood, with small pieces in the gaps. Glass is taped and rides on edge. We shovel up the rest at the end.',
  cannotGo:
    'Asbestos needs a licensed abatement contractor. PCB ballasts and a contractor’s own drums and cans need a licensed hazardous waste carrier. Take paint, solvent and glue from your own house to your municipality’s hazardous waste depot.',
  destinationsTitle: 'Where the debris goes',
  destinations: [
    { what: 'Clean lumber', where: 'Wood recycling, nails and all' },
    { what: 'Rebar, ducts, metal siding', where: 'Scrap metal recycler' },
    { what: 'Flattened cardboard', where: 'Paper recycling, if it stayed dry' },
    { what: 'Brick, block, concrete', where: 'Crushed and recycled, if unmixed' },
    { what: 'Doors and windows, intact', where: 'Donated when someone can use them' },
    { what: 'Drywall, shingles, batts', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Is this cheaper than renting a bin?',
      answer:
        'It depends on how long you’d fill it. A bin suits a demo that goes on for weeks. If the pile is there already, you pay for its space once.',
    },
    {
      question: 'What if the pile grows after I’ve booked?',
      answer:
        'We price it as we find it, so keep working. Over {fullTruckYards} cubic yards is more than one truckload. Tell us that the day before.',
    },
    {
      question: 'Can you take old plaster and lath?',
      answer:
        'Yes, once you know what’s in it. In an older house, have a lab check the plaster for asbestos first. We shovel it into pails and bundle the lath.',
    },
    {
      question: 'Do you take windows with the glass still in?',
      answer:
        'Yes, leave the glass in. Tape an X across each pane and lean the windows on a wall, biggest at the back. Put broken glass in a box marked “glass”.',
    },
  ],
  closing: {
    title: 'A full truck of debris is {tier6}.',
    text: 'Tell us how high the pile is and where the truck can stand. You get {freeEstimatesShort}.',
  },
  related: ['construction-waste', 'contractor-debris', 'interlock-disposal', 'patio-slab-disposal'],
  updatedOn: '2026-11-25',
} as const satisfies DirectServiceRecord
