import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Electronics recycling',
  displayName: 'Electronics Recycling',
  serviceLower: 'electronics recycling',
  primaryKeyword: 'e-waste pickup',
  lot: 'house',
  order: 13,
  description:
    'The TV from before flat screens, a drawer of cables, 3 printers that all nearly worked. For e-waste pickup, leave them on the desk or in the basement. We unplug, carry, and keep electronics apart from the rest of the load.',
  features: [
    {
      icon: 'devices',
      title: 'Screens of any age',
      text: 'Flat panels travel upright between blankets, tube sets face down on a pad.',
    },
    {
      icon: 'desk',
      title: 'Wipe drives first',
      text: 'We don’t erase data, so wipe or pull the drives before we arrive.',
    },
    {
      icon: 'bolt',
      title: 'Cables as tangled',
      text: 'A box of cords and chargers is one box, and nobody asks you to sort it.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Wall-mounted screens are lifted off and the bracket unscrewed, and the holes stay as they are. Towers go out whole. Toner cartridges leave the printer before it’s tipped, so nobody wears the powder.',
    heavy:
      'A 32-inch tube TV is as heavy as a grown person, nearly all of it in the glass at the front. It is carried screen to chest by 2 people, then wheeled.',
    cannotGo:
      'Swollen or leaking batteries and fluorescent tubes need a hazardous waste depot, not a truck. The ballast in an old fluorescent fixture can hold PCBs, so leave it up and ask an electrician.',
    whereItGoes:
      'Computers, screens, printers and cables go to an electronics recycler, steel racks and empty cases to a metal recycler. Newer gear that powers up can be reused. Packing foam and cracked plastic stands can’t be, and go to licensed disposal.',
  },
  closing: 'Power off, for good.',
  related: ['appliance-removal', 'furniture-disposal', 'garage-cleanout', 'estate-cleanout'],
  directService: 'electronics',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
