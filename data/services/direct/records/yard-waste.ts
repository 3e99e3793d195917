import type { DirectServiceRecord } from '../../serviceSchemas.ts'

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
    'Leave your brush, branches, leaves or sod in a pile, and we load everything. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'grass',
      title: 'No bagging, no bundling',
      description: 'You don’t have to bag or tie anything. We cut long branches at the truck.',
    },
    {
      icon: 'straighten',
      title: 'Through the side gate',
      description: 'We drag brush out on tarps, even through a narrow gate.',
    },
    {
      icon: 'recycling',
      title: 'Kept apart for compost',
      description: 'We load leaves and branches apart from junk, so they can be composted or chipped.',
    },
    {
      icon: 'verifiedUser',
      title: 'Lawn and driveway raked',
      description: 'We rake up the leaves and twigs we drop. The crew is {insuredShort}.',
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
    title: 'How a yard pickup goes',
    steps: [
      { title: 'You pile', text: 'The yard waste, or show us where it is' },
      { title: 'We look', text: 'At the pile and the gate, then give you the price' },
      { title: 'We load', text: 'Everything into the truck' },
      { title: 'You check', text: 'The yard, before we leave' },
    ],
    button: 'Schedule Removal',
    note: '25 bags of leaves are {tier2}. 50 bags are {tier3}.',
  },
  costTitle: 'What a load of yard waste costs',
  loads: [
    { load: '8 bags and an armful of twigs', tier: 1, itemsAmong: { bag: 8 } },
    { load: 'Sod from a patch 15 by 20 feet', tier: 2 },
    { load: '30 feet of hedge, cut down to knee height', tier: 3 },
    { load: 'The top of a medium-sized tree', tier: [3, 4], note: 'already down and cut up' },
  ],
  dearer: [
    'Thorny or forked branches take more room, because they don’t pack tight.',
    'Sod in loose rolls takes more room than sod cut into squares.',
  ],
  cheaper: [
    'Pile branches in one direction, so they take less room.',
    'Mulch leaves with the mower and leave them on the lawn.',
    'Bring everything to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'check',
      title: 'Keep the pile clean',
      text: 'Take stones, wire, hoses and dog waste out of the pile, because they can’t be composted.',
    },
    {
      icon: 'grass',
      title: 'Let sod dry',
      text: 'If you can, leave cut sod in the sun for a day, then knock off the soil. Wet soil is very heavy.',
    },
    {
      icon: 'error',
      title: 'Mark what stays',
      text: 'Tie a ribbon on any shrub you’re keeping, so we know it stays.',
    },
    {
      icon: 'fence',
      title: 'Keep dogs inside',
      text: 'We leave the gate open while we work, so keep your dog in the house.',
    },
  ],
  howWeDoIt:
    'We load thick wood first, then brush, then leaves. We carry thorny branches on a separate tarp.',
  cannotGo:
    'Take weed killer, fertilizer, gasoline and pool chemicals to your municipality’s hazardous waste depot. Call an arborist for a standing tree, or for a broken limb still up in a tree. Call the hydro company about a branch on a wire, and keep well away.',
  destinationsTitle: 'Where your yard waste goes',
  destinations: [
    { what: 'Leaves, grass, weeds', where: 'Compost site' },
    { what: 'Branches and brush', where: 'Chipped or composted' },
    { what: 'Clean trunk wood', where: 'Wood recycling' },
    { what: 'Roots full of stones', where: 'Licensed disposal site' },
    { what: 'Pots and patio chairs', where: 'Donated when they can be reused' },
  ],
  questions: [
    {
      question: 'Should I use paper bags or plastic bags?',
      answer:
        'You don’t need bags, and a loose pile on an old tarp is quickest. Paper bags can be composted with the leaves. We have to empty plastic bags.',
    },
    {
      question: 'Can a branch be too long or too thick for you?',
      answer:
        'No branch is too long. A thick piece has to be light enough for two people to roll onto a dolly. Ask your arborist to cut a wide trunk into short pieces.',
    },
    {
      question: 'How do I describe a brush pile?',
      answer:
        'Compare it with something, such as “as long as a car and as high as the fence”. You can also add photos to your quote request.',
    },
    {
      question: 'Can you take patio furniture and planters too?',
      answer: 'Yes. We keep them apart from the yard waste. Empty the soil out of the planters first.',
    },
  ],
  closing: {
    title: 'Ready to see your lawn again?',
    text: 'Describe the pile and the way to the street, and get {freeEstimatesShort}.',
  },
  related: ['backyard-cleanup', 'brush-branches-pickup', 'leaves-pickup', 'curbside-pickup'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
