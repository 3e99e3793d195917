import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Appliance removal',
  displayName: 'Appliance Removal',
  serviceLower: 'appliance removal',
  primaryKeyword: 'appliance pickup',
  lot: 'house',
  order: 11,
  description:
    'The fridge in the basement, the washer behind a door that opens the wrong way, the stove you already replaced. Appliance pickup covers the carry, the stairs and the truck. One full fridge is the minimum load, {minimum}.',
  features: [
    {
      icon: 'kitchen',
      title: 'Doors come off',
      text: 'A fridge too wide for the hall loses its doors and handles, not your trim.',
    },
    {
      icon: 'straighten',
      title: 'Tight laundry rooms',
      text: 'Stacked machines are unstacked, tilted and walked out one at a time.',
    },
    {
      icon: 'waterDrop',
      title: 'Thaw it first',
      text: 'Unplug the freezer a day ahead and it leaves without a trail on the stairs.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Doors, drawers and stacking kits come off with a nut driver, and cords are taped to the back so nobody steps on one. Before we come, a gas stove or dryer needs a licensed gas technician to disconnect it, a hard-wired oven an electrician, and a dishwasher’s water line a plumber.',
    heavy:
      'A front-load washer carries a concrete block, which is why it weighs about as much as a fridge twice its size. It goes up the basement stairs strapped to an appliance dolly, one step at a time.',
    cannotGo:
      'Food has to come out of a fridge or freezer before it moves, above all if the power has been off. Propane cylinders from a camper fridge are hazardous waste.',
    whereItGoes:
      'Stoves, washers and dryers go to a metal recycler. Fridges, freezers and air conditioners go where the refrigerant is recovered before the metal is. A newer machine that runs can be reused, and broken shelves and liners go to a licensed disposal site.',
  },
  closing: 'The humming stops here.',
  related: ['furniture-disposal', 'kitchen-renovation-debris', 'electronics-recycling', 'curbside-pickup'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
