import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Carpet disposal',
  displayName: 'Carpet Disposal',
  serviceLower: 'carpet disposal',
  primaryKeyword: 'carpet removal and disposal',
  lot: 'reno',
  order: 19,
  description:
    'Wall-to-wall, stair runners, area rugs and the underpad beneath them. Roll it yourself, or leave it down and we cut it into strips that make it around the landing without brushing both walls on the way.',
  features: [
    {
      icon: 'layers',
      title: 'Underpad included',
      text: 'The foam under the carpet comes up and goes out with it, stapled corners and all.',
    },
    {
      icon: 'hardware',
      title: 'Tack strips, your call',
      text: 'New carpet can use the old strips and a hard floor can’t, so say which is coming.',
    },
    {
      icon: 'weekend',
      title: 'Furniture out first',
      text: 'Empty the room before we come, or tell us what is too heavy for you to move.',
    },
  ],
  additionalInfo: {
    takenApart:
      'The carpet is gripped at a corner with pliers, pulled off its tack strip and cut from the back into strips about 3 feet wide. Underpad staples come away with a floor scraper, and stair pieces with a flat bar, a step at a time.',
    heavy:
      'Carpet and underpad from 1 bedroom weigh about as much as a grown adult, and a soaked roll far more. Rolls are kept short, taped in the middle and carried with someone at each end.',
    cannotGo:
      'Carpet soaked with fuel, paint or solvents. The old floor sometimes found underneath has to wait too: 9-inch vinyl squares can contain asbestos and should be tested before anyone scrapes them.',
    whereItGoes:
      'Clean underpad goes to a foam recycler where one will have it, and metal door bars to a metal recycler. Worn carpet and tack strips end at a licensed disposal site, while a rug in good shape is donated when it can be reused.',
  },
  closing: 'Had enough of that carpet?',
  related: ['flooring-disposal', 'furniture-disposal', 'rental-unit-cleanout', 'move-out-dump-run'],
  directService: 'carpet-flooring',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
