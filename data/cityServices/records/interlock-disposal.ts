import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Interlock disposal',
  displayName: 'Interlock Disposal',
  serviceLower: 'interlock disposal',
  primaryKeyword: 'interlock brick removal',
  lot: 'yard',
  order: 8,
  description:
    'A sunken driveway, a heaved walkway, or the pallet the last project left beside the garage. Interlock brick removal is simple and heavy: we lift the pavers, stack them, wheel them to the truck and leave the stone base for whoever comes next.',
  features: [
    {
      icon: 'layers',
      title: 'Laid or stacked',
      text: 'Still in the ground or already on a pallet, we take it from where it is.',
    },
    {
      icon: 'localShipping',
      title: 'Planned by weight',
      text: 'Brick reaches what a truck may carry long before it looks full, so tell us the area and we plan the trips.',
    },
    {
      icon: 'grass',
      title: 'Plywood on grass',
      text: 'The wheelbarrow runs on sheets, so the way to the street doesn’t become a rut.',
    },
  ],
  additionalInfo: {
    takenApart:
      'The first paver is the hard one: spikes out of the edging, then a flat bar into the joint, and after that the rows lift by hand. Joints set with polymeric sand are cracked with a masonry chisel. Gravel and screenings stay unless they’re on the list.',
    heavy:
      'A square metre of common pavers weighs about as much as a full-size fridge, and 10 of those as much as a small car. That is why they move in half-full wheelbarrows.',
    cannotGo:
      'Soil, roots and clay have to be kept apart from the brick, or the load can’t be recycled. Brick soaked in oil needs a photo before we say yes, and sealer or cleaning acid is hazardous waste.',
    whereItGoes:
      'Whole, matching pavers can be laid again when someone wants them. Broken ones go to concrete recycling when they’re free of soil, edging spikes to a metal recycler, and plastic edging and weed cloth to a licensed disposal site.',
  },
  closing: 'Your back has done enough.',
  related: ['patio-slab-disposal', 'backyard-cleanup', 'construction-waste', 'deck-demolition'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
