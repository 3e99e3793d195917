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
        'Book before noon and we’re on site the same day, fully insured, so the framers don’t have to climb over the demo.',
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
    note: '{perYard} a cubic yard, {minimum} minimum, no hidden fees.',
  },
  closing: {
    title: 'A full truck of debris is {tier6}.',
    text: 'Tell us how high the pile is and where the truck can stand. The estimate is free.',
  },
  related: ['construction-waste', 'contractor-debris', 'interlock-disposal', 'patio-slab-disposal'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
