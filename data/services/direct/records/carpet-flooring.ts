import type { DirectServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Carpet and flooring',
  displayName: 'Carpet & Flooring Disposal',
  serviceLower: 'carpet and flooring disposal',
  primaryKeyword: 'carpet and flooring disposal',
  order: 11,
  icon: 'layers',
  summary: 'Carpet, underpad, laminate, tile',
  title: 'Carpet and flooring disposal',
  description:
    'We roll up and carry out old carpet and underpad, and haul away wood, laminate and tile. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'layers',
      title: 'Cut into rolls',
      description: 'We cut carpet into rolls that one person can carry. We roll the underpad separately.',
    },
    {
      icon: 'hardware',
      title: 'Tack strip, staples, nails',
      description: 'We pick up tack strip, staples and loose nails, and carry them out in a pail.',
    },
    {
      icon: 'straighten',
      title: 'Tile in pails',
      description: 'Broken tile and mortar are sharp and heavy. We carry them out in half-full pails.',
    },
    {
      icon: 'schedule',
      title: 'Out before the installer comes',
      description:
        'Tell us which day your installer starts, so we come before then. The crew is {insuredShort} and {uniformedShort}.',
    },
  ],
  removedItems: [
    'Broadloom carpet',
    'Area rugs',
    'Stair runners',
    'Carpet tiles',
    'Underpad',
    'Tack strip',
    'Laminate planks',
    'Hardwood boards',
    'Engineered hardwood',
    'Vinyl plank and sheet',
    'Ceramic and porcelain tile',
    'Plywood subfloor',
  ],
  process: {
    title: 'How a flooring pickup goes',
    steps: [
      { title: 'You choose', text: 'Pull up the carpet yourself, or leave it to us' },
      { title: 'We measure', text: 'The rooms or the pile, and give you one price' },
      { title: 'We carry', text: 'Every roll and pail out to the truck' },
      { title: 'We sweep', text: 'The bare floor, before we leave' },
    ],
    button: 'Schedule Removal',
    note: '{NoCreditCard}. You pay when the job is done.',
  },
  costTitle: 'What an old floor costs to haul away',
  loads: [
    { load: 'Carpet and underpad from 1 bedroom', tier: 1 },
    { load: 'Carpet from 3 bedrooms, hall and stairs', tier: 2, note: 'with underpad, rolled tight' },
    { load: 'Nailed hardwood, 800 square feet', tier: 3 },
    {
      load: 'Carpet from every room of a house',
      tier: [3, 4],
      note: 'about 1,500 square feet with underpad',
    },
  ],
  dearer: [
    'Stair carpet comes off in curved pieces that don’t lie flat.',
    'Rugs with a rubber back don’t roll tight, so they take more room.',
    'Baseboards and door trim add another bundle.',
  ],
  cheaper: [
    'Cut carpet into rolls about 3 feet long, so they stack close together.',
    'Give away unopened boxes of flooring, so they’re not in the load.',
    'Bring every roll and pail to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'straighten',
      title: 'Measure the rooms',
      text: 'For a quote, tell us the square feet: length times width of each room, closets included. Count the stairs too.',
    },
    {
      icon: 'layers',
      title: 'Count the layers',
      text: 'Lift the carpet in a closet corner. Tell us how many layers are under it and what they are.',
    },
    {
      icon: 'error',
      title: 'Test old vinyl',
      text: 'Have old sheet vinyl, small square tiles and black glue tested for asbestos before anyone lifts them.',
    },
    {
      icon: 'waterDrop',
      title: 'Dry damp carpet',
      text: 'Run a fan in the room until we come. Wet carpet is very heavy.',
    },
  ],
  howWeDoIt:
    'We start at the far wall and work back to the door. We tie planks in short bundles. We carry out pails of tile last. We keep the doors to other rooms shut, so the dust stays in.',
  cannotGo:
    'Flooring or glue with asbestos needs a qualified asbestos contractor. Take cans of glue, stain and paint stripper to your municipality’s hazardous waste depot. Call a spill cleanup company about carpet soaked with heating oil.',
  destinationsTitle: 'Where the old floor goes',
  destinations: [
    { what: 'Worn carpet', where: 'Licensed disposal site' },
    { what: 'Clean, dry underpad', where: 'Foam recycler, where one takes it' },
    { what: 'Clean hardwood and plywood', where: 'Wood recycling' },
    { what: 'Laminate and vinyl', where: 'Licensed disposal site' },
    { what: 'Tile and mortar', where: 'Licensed disposal site' },
    { what: 'Good rugs, unopened boxes of flooring', where: 'Donated when someone can use them' },
  ],
  questions: [
    {
      question: 'Will you pull up carpet that’s still on the floor?',
      answer:
        'Yes, with its underpad, and on the stairs too. We don’t fix squeaks or scrape off glue, so ask your installer.',
    },
    {
      question: 'How many square feet fit in the minimum load?',
      answer:
        'About 200 square feet of carpet with underpad, rolled and taped. Laminate lies flatter, so about 300 square feet fit. Either load is {minimum}.',
    },
    {
      question: 'Can you take wet carpet from a flooded basement?',
      answer:
        'Yes, if the water was clean. Call soon, because wet underpad falls apart and starts to smell within days. If a sewer backed up, call a restoration company first.',
    },
    {
      question: 'Can I pull up the floor myself and have you haul it away?',
      answer:
        'Yes. Cut carpet from the back with a sharp knife. Stack boards by length, with the nails facing down.',
    },
  ],
  closing: {
    title: 'Ready for the new floor?',
    text: 'Tell us which rooms and how many square feet, and get {freeEstimatesShort}.',
  },
  related: ['carpet-disposal', 'flooring-disposal', 'rental-unit-cleanout'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
