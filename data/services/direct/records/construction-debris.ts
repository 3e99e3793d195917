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
    'Leave the pile where the job left it, in the garage, on the driveway or down in the basement. We load it by hand and charge for the space it takes, from {minimum}.',
  featureCards: [
    {
      icon: 'localShipping',
      title: 'No bin in the driveway',
      description: 'Nothing to rent and nothing to fill. The truck comes, takes the load and leaves.',
    },
    {
      icon: 'layers',
      title: 'Rubble in small loads',
      description:
        'Brick, block and plaster go out in pails, because a garbage bag full of rubble never makes it to the road. Might it hold asbestos? Have it tested before anyone breaks it, because that we can’t take.',
    },
    {
      icon: 'recycling',
      title: 'Sorted as we load',
      description:
        'Clean wood, metal and cardboard ride apart from the mixed waste, so they can be recycled where a site takes them.',
    },
    {
      icon: 'schedule',
      title: 'Cleared between trades',
      description:
        'Book before {sameDayUntil} and we’re on site the same day, {insuredShort}, so the framers don’t have to climb over the demo.',
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
    title: 'How a site gets cleared',
    steps: [
      { title: 'You list', text: 'What it is, how much, how far from the road' },
      { title: 'We walk', text: 'Past the pile with you, then name the price' },
      { title: 'We load', text: 'By hand, through the door you choose' },
      { title: 'We tidy', text: 'Screws, nails and dust, down to the floor' },
    ],
    button: 'Schedule Removal',
    note: '{RateShort}, {minimum} minimum, {noHiddenFees}.',
  },
  costTitle: 'What a pile of debris costs',
  loads: [
    { load: 'A dozen sheets of drywall, torn off', tier: 1 },
    { load: '10 windows with their frames', tier: 2 },
    { load: 'A pile 8 feet by 8, 3 feet high', tier: 3, note: 'mixed, as it fell' },
    {
      load: 'A single garage, knee-deep',
      tier: [4, 5],
      note: 'wall to wall, with room to step in',
    },
  ],
  dearer: [
    'Framing hauled out as whole wall sections carries air in every stud bay.',
    'Old stairs and doors still in their frames bridge over space nothing else can use.',
    'Siding and eavestrough bend into shapes that won’t lie on one another.',
  ],
  cheaper: [
    'Lumber stacked one way, longest at the bottom, needs far less room than a tangle.',
    'Keep back the full sheets and straight studs, and you pay for a smaller pile.',
    'Rubble in pails fits under and between the long pieces and adds little.',
  ],
  preparation: [
    {
      icon: 'place',
      title: 'One pile',
      text: 'A single heap in the garage beats 5 in 5 rooms, and it’s quicker to measure for the price.',
    },
    {
      icon: 'check',
      title: 'Label the keepers',
      text: 'Put tape on the door or trim you’re saving. Beside a demo pile, everything looks like demo.',
    },
    {
      icon: 'straighten',
      title: 'Open a path',
      text: 'We need about 3 feet of clear floor to the door, with ladders, cords and saws moved aside.',
    },
    {
      icon: 'bolt',
      title: 'Cap the wires',
      text: 'Cable hanging from an opened wall has to be dead and capped by your electrician before we lift around it.',
    },
  ],
  howWeDoIt:
    'Sheets and long pieces line the sides of the truck box, wood follows, and what’s small fills the gaps. Glass is taped and rides on edge. Nobody picks up a shovel until everything a hand can grab has gone.',
  cannotGo:
    'Asbestos leaves with a licensed abatement contractor, and PCB ballasts with a carrier licensed for hazardous waste. Paint, solvent and adhesive from your own house belong at the municipal hazardous waste depot. A contractor’s own drums and cans go with that carrier too.',
  destinationsTitle: 'Where the debris ends up',
  destinations: [
    { what: 'Clean lumber', where: 'Wood recycling, nails and all' },
    { what: 'Rebar, ducts, metal siding', where: 'Scrap metal recycler' },
    { what: 'Flattened cardboard', where: 'Paper recycling, if it stayed dry' },
    { what: 'Brick, block, concrete', where: 'Crushed and recycled, if unmixed' },
    { what: 'Doors and windows, intact', where: 'Reused when someone wants them' },
    { what: 'Drywall, shingles, batts', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Is this cheaper than renting a bin?',
      answer:
        'It depends on how long you’d be filling it. A bin suits a demo that drags on for weeks. When the pile is there already, you pay for its space once, and nobody has to find room for a box.',
    },
    {
      question: 'What if the pile grows after I’ve booked?',
      answer:
        'Then it grows. It’s priced as we find it, so keep on tearing out. But once it looks like more than {fullTruckYards} cubic yards it’s over 1 truckload, and we’d rather hear that the day before than at the door.',
    },
    {
      question: 'Can you take old plaster and lath?',
      answer:
        'Yes, once you know what’s in it. In a house from before 1990, a lab should check the plaster for asbestos. After that it’s shovelled into pails, and the lath is bundled with its nails turned inward.',
    },
    {
      question: 'Do you take windows with the glass still in?',
      answer:
        'Yes, and it’s where the glass should stay. Tape an X across each pane and lean the sashes against a wall, biggest at the back. What’s broken already goes in a carton with the word glass on it.',
    },
  ],
  closing: {
    title: 'A full truck of debris is {tier6}.',
    text: 'Tell us how high the pile is and where the truck can stand. You get {freeEstimatesShort}.',
  },
  related: ['construction-waste', 'contractor-debris', 'interlock-disposal', 'patio-slab-disposal'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
