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
    'Brush, branches, leaves and sod. Leave it in a pile, and we load it. From {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'grass',
      title: 'No bagging, no bundling',
      description: 'You don’t have to bag, tie or cut anything. We cut long branches at the truck.',
    },
    {
      icon: 'straighten',
      title: 'Through the side gate',
      description: 'Is the gate under 30 inches? Tell us, and we’ll drag the brush out on tarps.',
    },
    {
      icon: 'recycling',
      title: 'Kept clean for compost',
      description: 'We load leaves and branches apart from junk, so they can be composted or chipped.',
    },
    {
      icon: 'verifiedUser',
      title: 'Lawn and driveway raked',
      description: 'We rake up after ourselves, down to the twigs. The crew is {insuredShort}.',
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
      { title: 'You pile', text: 'Or just show us the spots' },
      { title: 'We look', text: 'At the pile and the gate, then give the price' },
      { title: 'We load', text: 'Onto tarps and out to the truck' },
      { title: 'We rake', text: 'The lawn and the driveway' },
    ],
    button: 'Schedule Removal',
    note: '25 bags of leaves are {tier2}. 50 bags are {tier3}.',
  },
  costTitle: 'What a load of yard waste costs',
  loads: [
    { load: '8 bags and an armful of twigs', tier: 1, itemsAmong: { bag: 8 } },
    { load: 'Sod from a patch 15 by 20 feet', tier: 2 },
    { load: 'A 30-foot hedge, cut to the knee', tier: 3 },
    { load: 'The top of a medium tree', tier: [3, 4], note: 'already down and cut up' },
  ],
  dearer: [
    'Branches with all their forks take far more room than cut ones.',
    'Sod in loose rolls takes twice the room of sod cut into squares.',
  ],
  cheaper: [
    'Tie tall grass and stalks into bundles.',
    'Mulch what you can with the mower and leave it on the lawn.',
    'Drag everything to the curb and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'check',
      title: 'Only yard waste',
      text: 'Take out stones, wire, hoses and dog waste. The compost site turns them away.',
    },
    {
      icon: 'grass',
      title: 'Shake the sod',
      text: 'Let sod dry for a day and knock off the soil. Wet soil is very heavy.',
    },
    {
      icon: 'error',
      title: 'Mark what stays',
      text: 'Tie a ribbon on the shrubs you’re keeping. In April a hydrangea looks just like brush.',
    },
    {
      icon: 'fence',
      title: 'Mind the gate',
      text: 'The gate stays open while we work, so keep the dog in the house.',
    },
  ],
  howWeDoIt: 'Thick wood goes in first, then brush, then leaves. We carry thorns on a separate tarp.',
  cannotGo:
    'Take weed killer, fertilizer, gas and pool chemicals to your municipality’s hazardous waste depot. Call an arborist for a standing tree or a limb caught in one. Call the hydro company about a branch on a wire, and keep well away.',
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
      question: 'Paper bags, plastic bags or none?',
      answer:
        'None is best: loose on an old tarp is quickest. Paper bags can be composted with the leaves. Plastic works too, but we have to empty every bag.',
    },
    {
      question: 'Is any branch too long or too thick?',
      answer:
        'None is too long, because we cut it. A thick piece has to be light enough for two people to roll onto a dolly. Ask your arborist to cut a wide trunk into rounds.',
    },
    {
      question: 'How do I describe a brush pile?',
      answer:
        'Compare it with something: as long as the car, as high as the fence rail. Loose brush presses down a lot once it’s cut.',
    },
    {
      question: 'Can the patio set and old planters come too?',
      answer:
        'Yes. We keep them apart, because plastic can’t be composted. Tip the soil out of the planters first.',
    },
  ],
  closing: {
    title: 'There’s a lawn under there.',
    text: 'Describe the pile and the way to the street, and get {freeEstimatesShort}.',
  },
  related: ['backyard-cleanup', 'brush-branches-pickup', 'leaves-pickup', 'curbside-pickup'],
  updatedOn: '2026-11-25',
} as const satisfies DirectServiceRecord
