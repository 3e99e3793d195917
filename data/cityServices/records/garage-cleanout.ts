import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Garage cleanout',
  displayName: 'Garage Cleanout',
  serviceLower: 'garage cleanout',
  primaryKeyword: 'garage junk removal',
  lot: 'house',
  order: 15,
  description:
    'There is a car-sized space in there somewhere. For garage junk removal, mark what stays and point at the rest: shelves, skis, tools that died, boxes from 2 moves ago. We work from the door inward until the floor shows.',
  features: [
    {
      icon: 'check',
      title: 'Keep pile respected',
      text: 'Tape, stickers or a chalk line, nothing behind your mark moves.',
    },
    {
      icon: 'hardware',
      title: 'Shelves off walls',
      text: 'Racks, pegboard and overhead storage come down if you want bare studs.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Gym gear too',
      text: 'The treadmill that became a coat rack is folded, strapped and wheeled out.',
    },
  ],
  additionalInfo: {
    takenApart:
      'A workbench is usually lag-bolted to the wall and toenailed to the floor, so it takes a socket set and a pry bar. Steel shelving knocks apart with a rubber mallet. The screw holes stay.',
    heavy:
      'A tool chest is at its heaviest with the drawers in, so they come out and travel alone. A cast-iron table saw can outweigh the freezer beside it, and each gets a dolly and a ramp.',
    cannotGo:
      'Paint, motor oil, gas, antifreeze, car batteries and propane can’t go on the truck, and the garage is where they live. Line them up on one shelf for your own trip to a hazardous waste depot. A hard-wired door opener is an electrician’s job.',
    whereItGoes:
      'Sports gear and hand tools that still work can be reused. Steel shelving, dead tools and bikes past fixing are melted down by way of a metal recycler, and bare boards are recycled as wood. Cracked totes and mouldy boxes are for a licensed disposal site.',
  },
  closing: 'The car would like its room back.',
  related: ['household-garbage', 'furniture-disposal', 'electronics-recycling', 'shed-demolition'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
