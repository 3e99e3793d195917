import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Rental unit cleanout',
  displayName: 'Rental Unit Cleanout',
  serviceLower: 'rental unit cleanouts',
  primaryKeyword: 'rental unit cleanout',
  lot: 'moving',
  order: 23,
  description:
    'The tenant has gone and a good part of the contents hasn’t. We empty the unit room by room, from the mattresses to the bottom of the freezer, so the painter and the next viewing don’t have to wait.',
  features: [
    {
      icon: 'verifiedUser',
      title: 'Yours to clear',
      text: 'Before you book, be sure the tenancy is over and the contents may legally go.',
    },
    {
      icon: 'receiptLong',
      title: 'What stays put',
      text: 'List the appliances, blinds and furniture that belong to the unit, and tape a note on each.',
    },
    {
      icon: 'kitchen',
      title: 'Food left behind',
      text: 'Tell us if the fridge is full, because it changes the bags we bring.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Wall units, TV brackets and makeshift shelves are unscrewed with a driver, and the screws leave with them. Tables lose their legs and bed frames their rails, so nothing gouges the wall you’re about to paint.',
    heavy:
      'A king mattress and a dead chest freezer are the usual worst, each over 100 pounds with nothing to hold on to. Mattress bags, lifting straps and an appliance dolly answer both.',
    cannotGo:
      'Needles and anything biomedical, which call for a specialist before a crew goes in. Car batteries, oil and chemicals from the back of a closet wait for your trip to a hazardous waste depot.',
    whereItGoes:
      'Dead appliances go to a metal recycler and old screens to electronics recycling. Mattresses and bagged garbage go to a licensed disposal site, and furniture that survived the tenancy is donated when it can be reused.',
  },
  closing: 'Tenant gone, couch still here?',
  related: ['apartment-cleanout', 'household-garbage', 'appliance-removal', 'carpet-disposal'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
