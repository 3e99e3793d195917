import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Piano removal',
  displayName: 'Piano Removal',
  serviceLower: 'piano removal',
  primaryKeyword: 'piano disposal',
  lot: 'house',
  order: 12,
  description:
    'Nobody wants to be at the bottom of those stairs. Uprights, spinets and grands: piano disposal is done with a skid board, straps and a proper dolly, by people who know where the weight sits. Tell us the floor and the number of turns.',
  features: [
    {
      icon: 'fitnessCenter',
      title: 'Stairs counted first',
      text: 'Steps, landings and turns decide how we come, so we ask before we do.',
    },
    {
      icon: 'layers',
      title: 'Grands on edge',
      text: 'Legs and pedals come off, and the body rides out on its long side on a padded board.',
    },
    {
      icon: 'home',
      title: 'Floors covered',
      text: 'A caster can groove bare hardwood, so it never rolls on it.',
    },
  ],
  additionalInfo: {
    takenApart:
      'A grand loses its lid, its pedal lyre and 3 legs with a screwdriver and a socket set. If an upright must be broken down in its room, the strings are let down with a tuning lever first, because together they pull several tonnes. Then the action, the keys and the cast-iron plate come out.',
    heavy:
      'An upright is 2 fridges in one, most of it in the iron behind the keys, and it would like to fall backward. It stays low, strapped and padded, with hands above and below on every stair.',
    cannotGo:
      'The bench and the sheet music can come along. Bottles of lacquer, stripper and solvent from the refinishing that never happened are hazardous waste and can’t.',
    whereItGoes:
      'Metal recycling takes the iron plate, strings and pedals. A piano that plays goes on to be played when someone will take it, which is rarer than owners hope. Lacquered case parts and felt are for licensed disposal.',
  },
  closing: 'It hasn’t been tuned since when?',
  related: ['furniture-disposal', 'estate-cleanout', 'move-out-dump-run', 'appliance-removal'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
