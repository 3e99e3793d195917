import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Kitchen renovation debris',
  displayName: 'Kitchen Renovation Debris',
  serviceLower: 'kitchen renovation debris removal',
  primaryKeyword: 'kitchen debris removal',
  lot: 'reno',
  order: 17,
  description:
    'Cabinets, counters, the old backsplash and the sink that came out with them. Tell us if the uppers are still on the wall or the counter is stone, because that changes the tools and the number of hands.',
  features: [
    {
      icon: 'kitchen',
      title: 'Appliances too',
      text: 'The old stove, fridge and dishwasher can ride along once a trade has disconnected them.',
    },
    {
      icon: 'straighten',
      title: 'Counters measured first',
      text: 'Give us the length of the longest counter, and we know before we arrive whether it clears the stairs.',
    },
    {
      icon: 'check',
      title: 'Empty cabinets only',
      text: 'Clear the dishes and the cupboard under the sink, then leave shelves and drawers where they are.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Uppers hang on screws through the back rail: doors off, someone holding the box, and a driver brings each one down whole. Laminate counters are screwed from below and lift once the caulking at the wall is cut with a knife.',
    heavy:
      'Granite and quartz run about 18 pounds a square foot, so a counter the length of a couch weighs as much as a fridge. Slabs leave upright on their edge, like glass, with straps and blankets.',
    cannotGo:
      'Anything still hooked up: a plumber closes the water, and a licensed trade disconnects the gas stove or hard-wired oven before we lift it. Drain and oven cleaners belong at a hazardous waste depot.',
    whereItGoes:
      'Sinks and taps go to a metal recycler, and bare solid wood doors to wood recycling. Melamine boxes, laminate and tile go to a licensed disposal site, unless a set of cabinets came out whole and can be reused.',
  },
  closing: 'Old kitchen still in the driveway?',
  related: ['bathroom-renovation-debris', 'appliance-removal', 'flooring-disposal', 'construction-waste'],
  directService: 'renovation-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
