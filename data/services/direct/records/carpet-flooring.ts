import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Carpet and flooring',
  displayName: 'Carpet & Flooring Disposal',
  serviceLower: 'carpet and flooring disposal',
  primaryKeyword: 'carpet and flooring disposal',
  order: 11,
  icon: 'layers',
  summary: 'Rolls, underpad, laminate, tile',
  title: 'Carpet and flooring disposal',
  description:
    'We roll up old carpet and carry it out, with the underpad, planks and tile. From {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'layers',
      title: 'Cut into rolls',
      description: 'We cut carpet into rolls that one person can carry. Underpad gets a roll of its own.',
    },
    {
      icon: 'hardware',
      title: 'Tack strip, staples, nails',
      description: 'Tack strip goes in a pail, and boards are stacked nails down. We sweep up the staples.',
    },
    {
      icon: 'straighten',
      title: 'Tile in pails',
      description:
        'Tile and mortar are heavy, so they go out in half-full pails. We can’t take asbestos, so have old vinyl tile tested.',
    },
    {
      icon: 'schedule',
      title: 'Out before the installer comes',
      description:
        'Tell us the date of the new floor when you book. The crew is {insuredShort} and {uniformedShort}.',
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
    'Hardwood strips',
    'Engineered boards',
    'Vinyl plank and sheet',
    'Ceramic and porcelain tile',
    'Plywood subfloor',
  ],
  process: {
    title: 'How a flooring pickup goes',
    steps: [
      { title: 'You lift', text: 'Or ask us, if it’s still on the floor' },
      { title: 'We count', text: 'Rolls and pails, into one price' },
      { title: 'We carry', text: 'Cut, rolled and taped' },
      { title: 'We sweep', text: 'So no staples are left' },
    ],
    button: 'Schedule Removal',
    note: 'We recycle clean hardwood where we can. Worn carpet goes to a disposal site.',
  },
  costTitle: 'What an old floor costs to haul',
  loads: [
    { load: '1 bedroom of carpet and underpad', tier: 1 },
    { load: '3 bedrooms, the hall and the stairs', tier: 2, note: 'carpet and pad, rolled tight' },
    { load: 'Nailed hardwood from a main floor', tier: 3, note: 'about 800 square feet' },
    { load: 'Carpet from every room of a house', tier: [3, 4], note: 'about 1,500 square feet, with pad' },
  ],
  dearer: [
    'Stair carpet comes off in curved pieces that don’t lie flat.',
    'Rugs with a rubber back don’t roll tight.',
    'Baseboards and door trim add a bundle of their own.',
  ],
  cheaper: [
    'Cut rolls to the width of a door, so they fit under other things.',
    'Keep a few good strips or tiles for repairs.',
    'Bring the whole floor to the curb and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'straighten',
      title: 'Measure the rooms',
      text: 'Multiply length by width, room by room. Count the closets and the stairs.',
    },
    {
      icon: 'layers',
      title: 'Count the layers',
      text: 'Look in a closet corner. Tell us how many floors there are and what the bottom one is.',
    },
    {
      icon: 'error',
      title: 'Test old vinyl',
      text: 'Sheet vinyl, small square tiles or black glue? Get a lab result before anyone lifts it.',
    },
    {
      icon: 'waterDrop',
      title: 'Dry it out',
      text: 'Run a fan on damp carpet for a day. Soaked carpet is very heavy.',
    },
  ],
  howWeDoIt:
    'We start at the far wall and work back to the door. Carpet is cut into lengths for one shoulder, and planks are tied in short bundles. Tile comes last, with the other rooms shut against the dust.',
  cannotGo:
    'Asbestos in flooring or glue needs a licensed abatement contractor. If you’re not sure, wait for the lab result. Take leftover glue, stain and stripper to your municipality’s hazardous waste depot. Carpet under a leaking oil tank needs a spill cleanup company.',
  destinationsTitle: 'Where the old floor goes',
  destinations: [
    { what: 'Worn carpet', where: 'Licensed disposal site' },
    { what: 'Clean, dry underpad', where: 'Foam recycler, where one takes it' },
    { what: 'Bare hardwood and plywood', where: 'Wood recycling' },
    { what: 'Laminate and vinyl', where: 'Licensed disposal site' },
    { what: 'Tile and mortar', where: 'Licensed disposal site' },
    { what: 'Good rugs, unopened boxes', where: 'Donated when someone can use them' },
  ],
  questions: [
    {
      question: 'Will you pull up carpet that’s still nailed down?',
      answer: 'Yes, carpet and pad, stairs included. Squeaks and patches of glue are for your installer.',
    },
    {
      question: 'How many square feet fit in the minimum load?',
      answer:
        'About one bedroom of carpet with its pad, rolled and taped. Laminate packs flatter, so about 300 square feet fit. Either is {minimum}.',
    },
    {
      question: 'Can wet carpet from a flooded basement go?',
      answer:
        'Yes, if it was clean water. Call soon, because wet pad falls apart and starts to smell within days. If a sewer backed up, call a restoration company first.',
    },
    {
      question: 'Can I tear it up and you only carry it off?',
      answer:
        'Yes. Cut carpet from the back with a fresh blade, and pull the staples the same day. Stack boards by length.',
    },
  ],
  closing: {
    title: 'Ready for the new floor?',
    text: 'Tell us the rooms and the square feet, and get {freeEstimatesShort}.',
  },
  related: ['carpet-disposal', 'flooring-disposal', 'rental-unit-cleanout'],
  updatedOn: '2026-11-25',
} as const satisfies DirectServiceRecord
