import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Real estate cleanups',
  displayName: 'Real Estate Cleanups',
  serviceLower: 'real estate cleanups',
  primaryKeyword: 'real estate cleanup',
  lot: 'moving',
  order: 26,
  description:
    'An empty house shows its size and a full one shows its clutter. We clear what the seller left and what the stager won’t use, from the crawl space to the far side of the shed, before the listing or after the sale.',
  features: [
    {
      icon: 'schedule',
      title: 'Back from closing',
      text: 'Start from the photo day or the closing date and book the pickup a few days before it.',
    },
    {
      icon: 'place',
      title: 'Access agreed',
      text: 'Settle with your agent who opens the door, and mention a lockbox or an alarm.',
    },
    {
      icon: 'grass',
      title: 'The curb view',
      text: 'The swing set, the cracked planters and the pile by the gate can share a load with the basement.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Swing sets, utility shelving and workbenches are unbolted with a socket set. Blinds and curtain rods come down only if you say so, because many sales include them.',
    heavy:
      'Whatever the seller found too heavy to take, such as a pool table, whose slate often comes in 3 slabs of about 150 pounds. Count the steps for us and we bring the stair dolly.',
    cannotGo:
      'Anything the agreement of sale includes, so check the list before you point. Touch-up paint and pool chemicals aren’t ours to carry either, and a hazardous waste depot is their next stop.',
    whereItGoes:
      'Staging leftovers are donated when they can be reused. Shelving and swing sets go to a metal recycler, clean untreated boards to wood recycling, and mattresses and mixed bags to a licensed disposal site.',
  },
  closing: 'Is the photographer booked?',
  related: ['estate-cleanout', 'garage-cleanout', 'backyard-cleanup', 'household-garbage'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
