import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Hot tub removal',
  displayName: 'Hot Tub Removal',
  serviceLower: 'hot tub removal',
  primaryKeyword: 'hot tub disposal',
  lot: 'yard',
  order: 7,
  description:
    'The tub may have arrived before the fence did. It leaves in pieces: for hot tub disposal we cut the shell and skirt where it stands, carry the panels through the gate, and load the cover, steps and pump with them.',
  features: [
    {
      icon: 'straighten',
      title: 'Narrow gates fine',
      text: 'It goes out in panels, so the gate may be narrower than the tub.',
    },
    {
      icon: 'waterDrop',
      title: 'Last inches pumped',
      text: 'What the drain leaves in the footwell is pumped out before the first cut.',
    },
    {
      icon: 'hotTub',
      title: 'Swim spas too',
      text: 'A longer shell means more cuts and more trips to the truck, not another kind of job.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Skirt panels and pump come off with a driver, then the shell is cut into door-sized pieces with a reciprocating saw. Hoses and foam peel away as each section comes free. The pad underneath stays, unless it’s on the list.',
    heavy:
      'Even empty, a 6-person tub can weigh as much as a small grand piano, and a soaked cover takes 2 people on its own. Sunk into a deck? The boards around it come up first.',
    cannotGo:
      'Chlorine, bromine and other spa chemicals are hazardous waste and stay behind. A plug-in tub only needs unplugging. If it’s hard-wired, have an electrician disconnect it before the day, and a gas heater needs a gas technician.',
    whereItGoes:
      'Pump, heater and copper go to a metal recycler, and a cedar skirt to wood recycling when it’s clean. The shell, foam and waterlogged cover go to a licensed disposal site. If it still runs, tell us, because it may be reused whole.',
  },
  closing: 'Done soaking?',
  related: ['deck-demolition', 'patio-slab-disposal', 'fence-demolition', 'backyard-cleanup'],
  directService: 'hot-tubs-spas',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
