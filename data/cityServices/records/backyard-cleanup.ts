import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Backyard cleanup',
  displayName: 'Backyard Cleanup',
  serviceLower: 'backyard cleanup',
  primaryKeyword: 'backyard junk removal',
  lot: 'yard',
  order: 1,
  description:
    'Cracked planters, a rusted swing set, a trampoline with no bounce, and the heap behind the shed that nobody admits to. Backyard junk removal is simple: you point, we take it apart, carry it past the house and load it.',
  features: [
    {
      icon: 'grass',
      title: 'Mixed piles welcome',
      text: 'Wood, metal, plastic and weeds can lie in one heap, because we sort them as we load.',
    },
    {
      icon: 'construction',
      title: 'Play sets unbolted',
      text: 'Swing sets and trampolines come down to poles and panels that fit through a gate.',
    },
    {
      icon: 'straighten',
      title: 'Boards over turf',
      text: 'Where the wheelbarrow crosses soft lawn, it rolls on boards.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Swing sets come apart with an impact driver and a socket set, and bolts rusted solid meet the reciprocating saw. A trampoline loses its springs first, then the mat, then the frame in sections. Raised beds are pried open at the corners, and their soil stays unless you ask.',
    heavy:
      'A big stone planter full of wet soil can weigh more than a grown man, so we empty it before it goes on the dolly. Firewood stacked since last winter travels by wheelbarrow.',
    cannotGo:
      'Pool chlorine, weed killer, leftover paint and propane are hazardous waste and stay off the truck. Unscrew the cylinder from the barbecue and drain the mower’s gas before we come.',
    whereItGoes:
      'The metal recycler gets the steel frames and the barbecue, the compost site the weeds and branches. Bare, untreated lumber is for wood recycling. Chairs and pots with some life left are kept apart so they can be reused, and brittle plastic goes to a licensed disposal site.',
  },
  closing: 'Reclaim the backyard.',
  related: ['brush-branches-pickup', 'shed-demolition', 'leaves-pickup', 'patio-slab-disposal'],
  directService: 'yard-waste',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
