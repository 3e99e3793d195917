import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Curbside pickup',
  displayName: 'Curbside Pickup',
  serviceLower: 'curbside pickup',
  primaryKeyword: 'curbside junk pickup',
  lot: 'moving',
  order: 27,
  description:
    'Carry it to the curb yourself and {curbsideDiscount} comes off the price. We load from the edge of your driveway, with no stairs, no boots in the hall and nothing to take apart. It suits a couch, a few bags or the end of a garage sale.',
  features: [
    {
      icon: 'payments',
      title: 'Discount for carrying',
      text: 'With everything at the curb before the truck comes, you pay {curbsideDiscount} less for the load.',
    },
    {
      icon: 'place',
      title: 'Clear of the sidewalk',
      text: 'Stack it on your own side, away from hydrants, the neighbour’s driveway and the snowplow.',
    },
    {
      icon: 'waterDrop',
      title: 'Keep it dry',
      text: 'Throw a tarp over mattresses and upholstery, since a rained-on couch is heavier and harder to reuse.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Nothing by us, which is what the discount is for. Take off or tie shut the doors of fridges and freezers so no child can climb in, and tape over broken glass.',
    heavy:
      'If you can’t move it safely, leave it inside and say so, because a discount is no match for a bad back. A fridge rolls upright on a borrowed dolly, and a mattress slides on its edge.',
    cannotGo:
      'Paint, propane, chemicals and car batteries don’t become ours by standing at the curb: they need a hazardous waste depot. Keep our pile apart from the bins meant for the regular collection.',
    whereItGoes:
      'The curb is only a shorter carry: metal goes to a metal recycler, clean wood to wood recycling, and working things to somebody new when they can be reused. Only the remainder ends at a licensed disposal site.',
  },
  fullService: 'We load, sweep the curb and drive it away',
  closing: 'Can you get it to the curb?',
  related: ['furniture-disposal', 'appliance-removal', 'household-garbage', 'brush-branches-pickup'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
