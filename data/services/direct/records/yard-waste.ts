import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Yard waste',
  displayName: 'Yard Waste Removal',
  serviceLower: 'yard waste removal',
  primaryKeyword: 'yard waste removal',
  order: 5,
  icon: 'grass',
  summary: 'Brush, branches, leaves, sod',
  title: 'Yard waste removal',
  description:
    'Brush, branches, leaves and the sod you lifted on the weekend. Leave it in a heap, and we fork it onto the truck from {minimum}.',
  featureCards: [
    {
      icon: 'grass',
      title: 'No bagging, no bundling',
      description:
        'You don’t have to tie it or cut it to length. Long limbs get the saw at the truck so the load packs tight.',
    },
    {
      icon: 'straighten',
      title: 'Through the side gate',
      description:
        'Is the gate under 30 inches? Tell us, and we’ll drag the brush out on tarps instead of wheeling it.',
    },
    {
      icon: 'recycling',
      title: 'Green kept clean',
      description:
        'Leaves and branches ride apart from junk so they can be composted or chipped where that’s possible. Weed killer and fuel cans can’t come along.',
    },
    {
      icon: 'schedule',
      title: 'Gone before it rots',
      description:
        'Wet leaves only get heavier, so book before {sameDayUntil} and we’ll take them the same day. We’re {insuredShort}, rake in hand or not.',
    },
  ],
  removedItems: [
    'Leaves and grass clippings',
    'Branches and limbs',
    'Brush and hedge trimmings',
    'Sod and turf',
    'Stumps already dug out',
    'Weeds and vines',
    'Mulch and wood chips',
    'Planters and pots',
    'Trellis and edging',
    'Rotten firewood',
    'Christmas trees',
    'Patio furniture',
  ],
  process: {
    title: 'How the heap goes',
    steps: [
      { title: 'You pile', text: 'Or don’t, and show us the spots' },
      { title: 'We look', text: 'Heap, gate, distance, then the price' },
      { title: 'We fork', text: 'Onto tarps and out to the truck' },
      { title: 'We rake', text: 'Lawn and driveway, to the last twig' },
    ],
    button: 'Schedule Removal',
    note: '25 bags of leaves are {tier2}. 50 bags are {tier3}.',
  },
  costTitle: 'What yard waste costs to haul',
  loads: [
    { load: '8 bags and an armful of twigs', tier: 1, itemsAmong: { bag: 8 } },
    { load: 'Sod from a patch 15 by 20 feet', tier: 2 },
    { load: 'A 30-foot hedge, cut to the knee', tier: 3 },
    { load: 'The crown of a medium tree', tier: [3, 4], note: 'already down, cut and pressed' },
  ],
  dearer: [
    'Branches with every fork left on spring apart, and the heap is mostly daylight.',
    'Sod in loose rolls takes twice the floor of sod cut into squares.',
  ],
  cheaper: [
    'Ornamental grass and stalks tied in sheaves lie closer than an armful does.',
    'Whatever the mower can chew and leave on the lawn is a bag less.',
    'Dragged out to the curb beforehand, to the last branch, the heap is {curbsideDiscount} less.',
  ],
  preparation: [
    {
      icon: 'check',
      title: 'Comb the heap',
      text: 'Stones, wire, hose, tennis balls and what the dog left come out, or the compost site turns it away.',
    },
    {
      icon: 'grass',
      title: 'Shake the sod',
      text: 'Let it dry for a day and knock the earth off. Soil is the heaviest thing in any yard.',
    },
    {
      icon: 'error',
      title: 'Flag what lives',
      text: 'Tie a ribbon on the shrub that stays. In April a sleeping hydrangea looks exactly like brush.',
    },
    {
      icon: 'fence',
      title: 'Mind the gate',
      text: 'It stands open while we go back and forth, so the dog is happier in the house.',
    },
  ],
  howWeDoIt:
    'Thick wood is laid first with the cut ends to the cab, brush goes across it, and leaves on top weigh everything down. Thorns travel in a tarp of their own. Before closing up we walk the path we dragged, because that’s where half the twigs fell off.',
  cannotGo:
    'Your municipality can name the hazardous waste depot that takes weed killer, fertilizer, gas and pool chemicals. A standing tree, or a limb hung up in it, is an arborist’s. A branch lying on a wire is a call to the hydro company, from a good distance.',
  destinationsTitle: 'Where the green goes',
  destinations: [
    { what: 'Leaves, grass, weeds', where: 'Compost site' },
    { what: 'Branches and brush', where: 'Chipped or composted' },
    { what: 'Clean trunk wood', where: 'Wood recycling' },
    { what: 'Roots full of stones', where: 'Licensed disposal site' },
    { what: 'Pots and patio chairs', where: 'Reused when they’re sound' },
  ],
  questions: [
    {
      question: 'Paper bags, plastic bags or none?',
      answer:
        'None, if it’s all the same to you: loose on an old tarp is quickest. Paper is the next best and composts with its contents. Plastic works too, but every bag has to be opened and shaken out.',
    },
    {
      question: 'Is any branch too long or too thick?',
      answer:
        'Too long, no, since we saw it. Too thick is a matter of lifting: what 2 people can roll onto a dolly is fine. A trunk as wide as a kitchen table should be cut into rounds by whoever felled it.',
    },
    {
      question: 'How do I describe a brush pile?',
      answer:
        'Compare it: as long as the car, as high as the second fence rail. Loose brush presses down to a fraction once the forks are cut, and the price is for what it fills in the truck.',
    },
    {
      question: 'Can the patio set and old planters ride along?',
      answer:
        'Yes, on their own side of the truck, because what’s composted can’t have plastic in it. Tip the soil out of the planters first and leave it on the bed. A sound table or chair may be reused.',
    },
  ],
  closing: {
    title: 'There’s a lawn under there.',
    text: 'Describe the heap and the way out to the street, and the quote costs nothing.',
  },
  related: ['backyard-cleanup', 'brush-branches-pickup', 'leaves-pickup', 'curbside-pickup'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
