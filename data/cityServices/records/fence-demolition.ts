import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Fence demolition',
  displayName: 'Fence Demolition',
  serviceLower: 'fence demolition',
  primaryKeyword: 'fence removal',
  lot: 'yard',
  order: 5,
  description:
    'Board, chain link or iron, one storm-snapped section or the whole lot line. Fence removal takes panels, rails, posts and gate, so the new one can start on clear ground. If you share it with the neighbour, get their word before you book.',
  features: [
    {
      icon: 'fence',
      title: 'Posts cut or pulled',
      text: 'Posts are cut flush with the ground, or lifted with the footing where buried lines have been located.',
    },
    { icon: 'straighten', title: 'One panel counts', text: 'A single blown-down section is a job too.' },
    {
      icon: 'grass',
      title: 'Vines and all',
      text: 'Ivy grown through the lattice is cut away and loaded apart.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Boards are pulled with a flat bar and rails cut at the posts. Chain link is freed from its wire ties with pliers and rolled up like a carpet, then the steel posts are cut with an angle grinder.',
    heavy:
      'A post with its concrete footing can be as heavy as 2 people, and comes up with a farm jack, a chain and patience. The hole it leaves is yours, for the next post or a shovel of soil.',
    cannotGo:
      'We don’t dig posts out without a utility locate. A wired gate opener or fence light needs an electrician first, and cans of stain and wood preservative stay with you.',
    whereItGoes:
      'Untreated cedar goes for wood recycling as long as it’s clean, chain link, iron and hinges to a metal recycler, and concrete footings to be crushed and recycled. Pressure-treated boards are licensed disposal.',
  },
  closing: 'Good fences make good neighbours. This one quit.',
  related: ['deck-demolition', 'shed-demolition', 'brush-branches-pickup', 'backyard-cleanup'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
