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
    'Old carpet weighs more going out than it did coming in. We roll it, carry it and take the underpad and the planks along, from {minimum}.',
  featureCards: [
    {
      icon: 'layers',
      title: 'Cut into rolls',
      description:
        'A hook blade across the back makes a roll that 1 person can shoulder. Underpad gets a roll and tape of its own.',
    },
    {
      icon: 'hardware',
      title: 'Tack strip, staples, nails',
      description:
        'Tack strip goes in a pail, never a bag. Boards are stacked nails down, and the staples are swept off the stairs.',
    },
    {
      icon: 'straighten',
      title: 'Tile is the heavy one',
      description:
        'Ceramic with its mortar goes out in half-full pails, for the sake of the steps and our backs. Old vinyl tile may hold asbestos, which we can’t take, so have it tested.',
    },
    {
      icon: 'schedule',
      title: 'Out before the installer comes',
      description:
        'Booked before {sameDayUntil}, it leaves the same day. The crew is {uniformedShort} and {insuredShort}.',
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
    title: 'How a floor gets hauled',
    steps: [
      { title: 'You lift', text: 'Or tell us it’s still down, and ask' },
      { title: 'We tally', text: 'Rolls and pails, into one price' },
      { title: 'We roll', text: 'Cut, rolled, taped, shouldered' },
      { title: 'We leave', text: 'A bare room, no staples underfoot' },
    ],
    button: 'Schedule Removal',
    note: 'Clean hardwood can be recycled where a site takes it. Worn carpet is disposal.',
  },
  costTitle: 'What an old floor costs to haul',
  loads: [
    { load: '1 bedroom of carpet and underpad', tier: 1 },
    { load: '3 bedrooms, the hall and the stairs', tier: 2, note: 'carpet and pad, rolled tight' },
    { load: 'Nailed hardwood from a main floor', tier: 3, note: 'about 800 square feet' },
    { load: 'Carpet from every room of a house', tier: [3, 4], note: '1,500 square feet or so, with pad' },
  ],
  dearer: [
    'Stair carpet comes off in short, cupped pieces that never quite lie flat.',
    'Area rugs with a rubber back won’t roll any smaller than they please.',
    'Baseboards, thresholds and door trim pulled up with the floor make a bundle of their own.',
  ],
  cheaper: [
    'A roll cut to door width tucks in under things, and a full-width one bridges the bed.',
    'A few good strips or tiles kept for repairs are that much you don’t haul.',
    'With the whole floor at the curb, rolls and planks alike, it’s {curbsideDiscount} less.',
  ],
  preparation: [
    {
      icon: 'straighten',
      title: 'Pace it out',
      text: 'Multiply length by width, room by room. Count the closets and the stairs, which everyone forgets.',
    },
    {
      icon: 'layers',
      title: 'Check the closet',
      text: 'Old floors often show in a closet corner. Count how many are stacked there and what the bottom one is.',
    },
    {
      icon: 'error',
      title: 'Test old vinyl',
      text: 'Sheet vinyl, small square tiles or black glue? Get a lab result before anyone lifts it, us included.',
    },
    {
      icon: 'waterDrop',
      title: 'Run the fans',
      text: 'Damp carpet? Dry it for a day. A dry roll is a carry, a soaked one is a wrestling match.',
    },
  ],
  howWeDoIt:
    'We start at the wall farthest from the door, so nobody crosses a floor that’s half gone. Carpet is slit into shoulder lengths and planks are tied in bundles short enough for the landing. Tile comes last, with the doors to the other rooms shut against the dust.',
  cannotGo:
    'Floor or glue that holds asbestos is removed by a licensed abatement contractor. A suspect one waits for the lab. Leftover adhesive, stain and stripper go to your municipality’s hazardous waste depot. Carpet under a leaking oil tank needs a spill cleanup company.',
  destinationsTitle: 'Where the old floor goes',
  destinations: [
    { what: 'Worn carpet', where: 'Licensed disposal site' },
    { what: 'Clean, dry underpad', where: 'Foam recycler, where one takes it' },
    { what: 'Bare hardwood and plywood', where: 'Wood recycling' },
    { what: 'Laminate and vinyl', where: 'Disposal, the layers don’t separate' },
    { what: 'Tile and mortar', where: 'Disposal, as rubble' },
    { what: 'Sound rugs, unopened boxes', where: 'Donated, if somebody can lay them' },
  ],
  questions: [
    {
      question: 'Will you pull up carpet that’s still nailed down?',
      answer:
        'Yes, carpet and pad come up with pliers, a knife and a scraper, stairs included. Getting the subfloor ready is another trade’s work, and the squeaks and patches of glue are for your installer.',
    },
    {
      question: 'How many square feet fit in the minimum load?',
      answer:
        'Roughly 1 bedroom of carpet with its pad, rolled and taped. Laminate packs flatter, and 300 square feet or so fit in the same space. Either one is {minimum}.',
    },
    {
      question: 'Can wet carpet from a flooded basement go?',
      answer:
        'Yes, if it was clean water. Don’t leave it long, because soaked pad falls apart in the hands and starts to smell within days. If a sewer backed up, it’s contaminated, and a restoration company goes in ahead of us.',
    },
    {
      question: 'Can I tear it up and you only carry it off?',
      answer:
        'Yes, if your knees agree. Slice carpet from the back with a fresh blade, and pull the staples the same day, while you still care. Stack boards by length. We price what’s lying there.',
    },
  ],
  closing: {
    title: 'Ready for the new floor?',
    text: 'Give us the rooms and the square feet, and we’ll give you a range for free.',
  },
  related: ['carpet-disposal', 'flooring-disposal', 'rental-unit-cleanout'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
