import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Furniture disposal',
  displayName: 'Furniture Disposal',
  serviceLower: 'furniture disposal',
  primaryKeyword: 'furniture removal',
  lot: 'house',
  order: 10,
  description:
    'The couch went down to the basement before the railing went in. With furniture removal you leave it in its room: we take off the legs, unbolt what unbolts, pad the corners and carry it up, around and out.',
  features: [
    {
      icon: 'weekend',
      title: 'From any floor',
      text: 'Basement, attic or 3rd-floor bedroom, nothing has to reach the curb first.',
    },
    {
      icon: 'hardware',
      title: 'Beds taken down',
      text: 'Bunks, frames and wardrobes are dismantled in the room where they stand.',
    },
    {
      icon: 'home',
      title: 'Corners padded',
      text: 'Moving blankets go on door frames and newel posts before the sofa moves.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Legs, cushions and the clips between sectional pieces come off first, then bed frames with an Allen key and wardrobes with a driver. Flat-pack cams rarely survive a second opening, so those leave as panels. A door sometimes comes off its hinges, and goes back on after.',
    heavy:
      'A sofa bed hides a steel frame and weighs about twice what it looks. Its mattress comes out, the frame is tied shut, and 2 people take it down the stairs on shoulder straps.',
    cannotGo:
      'Bed bugs? Tell us when you book, so the piece is wrapped before it passes through the house. Check the sideboard for lamp oil, varnish and cleaners, which are hazardous waste.',
    whereItGoes:
      'Clean, sound pieces go on to be used again when someone wants them. Bed frames and sofa-bed mechanisms go to a metal recycler and bare solid wood to wood recycling. Torn upholstery, particle board and worn mattresses go to a licensed disposal site.',
  },
  closing: 'It came in. It can go out.',
  related: ['appliance-removal', 'carpet-disposal', 'move-out-dump-run', 'apartment-cleanout'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
