import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Move-out dump run',
  displayName: 'Move-Out Dump Run',
  serviceLower: 'move-out dump runs',
  primaryKeyword: 'move-out junk removal',
  lot: 'moving',
  order: 22,
  description:
    'The moving truck is full, and there’s still a corner of things nobody wants to carry twice. We take that corner, from the broken shelf to the bag of hangers, and you hand over the keys to an empty place.',
  features: [
    {
      icon: 'schedule',
      title: 'After the movers',
      text: 'Book the pickup for when they’ve left and it’s plain what didn’t make the cut.',
    },
    {
      icon: 'check',
      title: 'A keep corner',
      text: 'Hang a sheet over what goes to the new place, so nothing is loaded by mistake.',
    },
    {
      icon: 'place',
      title: 'Either address',
      text: 'We can load at the old place, the new one or a storage locker along our route.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Bed frames and flat-pack desks come apart with an Allen key and a screwdriver, and bookcases lose their backs to a rubber mallet. Nothing has to go back together, which saves an hour.',
    heavy:
      'Sofa beds, at 150 pounds or so, and boxes of books, at about 40 each. A dolly and straps handle both, and a blanket keeps the stair rail clean.',
    cannotGo:
      'What the movers refused is likely on our list as well: gasoline, propane tanks, paint and cleaners. Take them to a hazardous waste depot and not to the new garage.',
    whereItGoes:
      'Housewares and furniture are donated when they can be reused, and boxes and bed rails are recycled. Broken, stained or mixed things go to a licensed disposal site.',
  },
  closing: 'Not moving that again?',
  related: ['apartment-cleanout', 'furniture-disposal', 'garage-cleanout', 'household-garbage'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
