import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Apartment cleanout',
  displayName: 'Apartment Cleanout',
  serviceLower: 'apartment cleanouts',
  primaryKeyword: 'apartment junk removal',
  lot: 'moving',
  order: 24,
  description:
    'Clearing an apartment is half lifting and half logistics: the elevator, the loading door, the long hallway and the neighbour’s stroller. Tell us the floor and the building’s rules, and we plan the load around them.',
  features: [
    {
      icon: 'schedule',
      title: 'Elevator booked',
      text: 'Reserve the service elevator with your building for our {arrivalWindow} window, plus time to load.',
    },
    {
      icon: 'localShipping',
      title: 'Room to stop',
      text: 'Ask the superintendent where a truck may stand and how high the loading door is.',
    },
    {
      icon: 'straighten',
      title: 'Couch meets cab',
      text: 'Measure the couch and the elevator, since the two seldom agree.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Sectionals unclip at their joining brackets, and most couch legs unscrew by hand. A wardrobe too tall for the elevator is laid flat and taken down to panels with a screwdriver.',
    heavy:
      'The distance more than the weight: a 150-pound dresser feels like 300 by the end of the corridor. Soft-wheeled dollies, blankets and straps make the trip instead of our backs.',
    cannotGo:
      'Anything that belongs to the building, until the superintendent says otherwise. The balcony barbecue can come but its propane tank can’t, and paint or cleaners need a hazardous waste depot.',
    whereItGoes:
      'Lamps, dishes and clean upholstery are donated when they can be reused. Barbecues and metal shelving go to a metal recycler, particleboard and sagging mattresses to a licensed disposal site.',
  },
  closing: 'Which floor are you on?',
  related: ['move-out-dump-run', 'rental-unit-cleanout', 'furniture-disposal', 'electronics-recycling'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
