import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Deck demolition',
  displayName: 'Deck Demolition',
  serviceLower: 'deck demolition',
  primaryKeyword: 'deck removal',
  lot: 'yard',
  order: 6,
  description:
    'Soft boards, a stair that bounces, a railing nobody leans on. For deck removal we strip it from the railings down to the footings, cut the lumber to truck length and carry it out. The side that’s bolted to the house comes off last, and slowly.',
  features: [
    {
      icon: 'deck',
      title: 'Stairs and skirting',
      text: 'Steps, lattice and everything that rolled under the deck are part of the job.',
    },
    {
      icon: 'home',
      title: 'Gentle at the wall',
      text: 'The bolts into the house are backed out and not ripped, so the siding keeps its place.',
    },
    {
      icon: 'hotTub',
      title: 'Tub or gazebo too',
      text: 'What was built on top or around goes in the same visit.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Deck screws come out with an impact driver until the heads strip, then boards are cut between the joists and lifted in sections. Beams follow the joists, and the lag bolts at the house are turned out with a socket. Footings stay in the ground unless we’ve agreed otherwise.',
    heavy:
      'A wet 16-foot pressure-treated beam outweighs the person under it, so it is cut at the posts before it comes down. A raised deck is taken back from the outer edge towards the house, from ladders and not from the joists.',
    cannotGo:
      'A barbecue’s gas line has to be shut off and capped by a licensed gas technician, and deck lights disconnected by an electrician. Propane, stain and sealer stay with you.',
    whereItGoes:
      'Pressure-treated lumber isn’t clean wood, so it goes to a licensed disposal site, and composite boards with it. Untreated cedar is another matter, it can be recycled. Aluminum railings, joist hangers and bolts are sorted out as scrap metal.',
  },
  closing: 'Mind the third step, one last time.',
  related: ['hot-tub-removal', 'fence-demolition', 'patio-slab-disposal', 'shed-demolition'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
