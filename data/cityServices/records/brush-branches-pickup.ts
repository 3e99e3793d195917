import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Brush and branches pickup',
  displayName: 'Brush & Branches Pickup',
  serviceLower: 'brush and branches pickup',
  primaryKeyword: 'branch and brush removal',
  lot: 'yard',
  order: 2,
  description:
    'Storm limbs, hedge trimmings, the apple tree you finally pruned. Branch and brush removal covers the dragging, the cutting to length and the loading, from behind the house as well as from the driveway. Standing trees are for an arborist, we take what is already down.',
  features: [
    {
      icon: 'hardware',
      title: 'Cut to length',
      text: 'Long limbs are sawn where they lie, so nothing scrapes the siding on the way out.',
    },
    { icon: 'check', title: 'No bundling needed', text: 'Save your twine, a loose pile loads just as well.' },
    {
      icon: 'layers',
      title: 'Packed, not tossed',
      text: 'Branches are laid the same way round and pressed down, so you pay for wood and not for air.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Crooked limbs waste the most space, so we cut them at the forks with a chainsaw or loppers until they lie flat. A stump still rooted in the ground stays there.',
    heavy:
      'Green wood is mostly water: a fresh trunk round the size of a car tire takes 2 people or a dolly. Thorny hedges are rolled up in a tarp and dragged, which saves the lawn and our forearms.',
    cannotGo:
      'Fence boards, treated stakes and wire don’t compost, so we pull them from the pile and load them apart. Chainsaw fuel and stump killer are not for the truck at all. If there is poison ivy in the hedge, tell us before anyone lifts it.',
    whereItGoes:
      'Branches, twigs and hedge trimmings become compost, and clean trunk wood can be recycled as wood. Roots caked in soil and stone may have to end at a licensed disposal site.',
  },
  closing: 'The storm did the pruning. We’ll do the dragging.',
  related: ['leaves-pickup', 'backyard-cleanup', 'fence-demolition', 'curbside-pickup'],
  directService: 'yard-waste',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
