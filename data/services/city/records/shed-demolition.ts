import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Shed demolition',
  displayName: 'Shed Demolition',
  serviceLower: 'shed demolition',
  primaryKeyword: 'shed removal',
  lot: 'yard',
  order: 4,
  description:
    'Is your shed leaning, rusting or full of old tools? Our shed removal crew takes it down by hand, and takes the base too if you ask.',
  features: [
    {
      icon: 'construction',
      title: 'No machines on grass',
      text: 'We work with bars and saws, so no excavator crosses the lawn.',
    },
    {
      icon: 'fence',
      title: 'Tight lot lines',
      text: 'Only 12 inches from the fence? We fold the walls inward, one by one.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take the roof off first, then cut the walls loose and lay them flat. Steel sheds are unscrewed, and resin ones unclip panel by panel.',
    heavy:
      'A wet plywood floor on skids can be as heavy as an upright piano. We cut it into strips and carry those.',
    cannotGo:
      'Old cement-board siding may hold asbestos: a licensed abatement contractor removes it first. Have an electrician disconnect wiring, and take out paint, pesticide and gas cans.',
  },
  costTitle: 'What a shed costs to bring down',
  loads: [
    { load: 'Steel or resin shed, 6 by 8', tier: [1, 2], note: 'emptied and laid flat' },
    { load: 'Wooden shed, 8 by 10', tier: 3, note: 'with roof, walls and floor' },
    { load: 'Wooden shed, 10 by 12', tier: [4, 5], note: 'shingles and floor included' },
  ],
  dearer: ['A workbench or anything else left inside counts as extra.'],
  cheaper: ['Take out the tools, and the load is often a size smaller.'],
  preparation: [
    {
      icon: 'hardware',
      title: 'Find the padlock key',
      text: 'Is it lost? Tell us before we come, so we can bring bolt cutters.',
    },
    {
      icon: 'check',
      title: 'Save things first',
      text: 'Take out skis, bikes and the good ladder the evening before. With the roof off, everything gets wet and dusty.',
    },
    {
      icon: 'error',
      title: 'Unlabelled jugs out',
      text: 'Did a farmer use it before you? Old sprays and jugs without a label are hazardous waste. Set them aside.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Boat fuel and flares',
      text: 'Is boat gear stored there? Take out the fuel tank, flares and battery, because we can’t load them.',
      fits: 'lakefront',
    },
    {
      icon: 'waterDrop',
      title: 'Flag the sprinklers',
      text: 'Is there irrigation under the new lawn? Put a stick beside every sprinkler head near the shed.',
      fits: 'newSubdivision',
    },
    {
      icon: 'groups',
      title: 'Whose wall is it?',
      text: 'Is the shed nailed to an old garage or fence? Find out who owns that side and tell them.',
      fits: 'olderCore',
    },
    {
      icon: 'kitchen',
      title: 'Empty the balcony cabinet',
      text: 'Only a storage cabinet? Empty it and slide it from the wall, so we can unscrew the back panel.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Whose half is whose',
      text: 'Does the suite’s tenant keep things there too? Ask them to empty their half or label what isn’t junk.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'Tell every roommate',
      text: 'Pin the date to the shed a week ahead, so each person in the house can take what’s theirs.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'What’s on the wall',
      text: 'Is it screwed to your back wall? Tell us if it hides a tap, a dryer vent or a meter.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'No room around it?',
      text: 'Tell us which side has the most space, even 1 foot. We stand there and take that wall down last.',
    },
    {
      icon: 'error',
      title: 'Wasps in the eaves?',
      text: 'Tell us before we come. If there’s a colony under the floor, call pest control first.',
    },
    {
      icon: 'grass',
      title: 'Shed across a field?',
      text: 'Tell us about any farm track that holds a truck in dry weather. Then we can load right beside the shed.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'More of a boathouse?',
      text: 'If it stands on cribs or over water, we can’t take it. On dry land we can, so measure it for us.',
      fits: 'lakefront',
    },
    {
      icon: 'fence',
      title: 'Fence built around it?',
      text: 'We cut the panels to the width of your gate. Or you lift out one fence section and we use the gap.',
      fits: 'newSubdivision',
    },
    {
      icon: 'grass',
      title: 'Under a big old tree?',
      text: 'We take the roof off in small pieces to stay clear of branches. Roots that lift the floor stay uncut.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Storage box on a balcony?',
      text: 'We lift off the doors and shelves and take the shell apart. The flat panels go down in the elevator.',
      fits: 'highRise',
    },
    {
      icon: 'zoomIn',
      title: 'Walkway beside suite windows?',
      text: 'Sheet steel scratches glass, so we carry it on edge and away from the windows. Move pots and chairs off that side.',
      fits: 'basementSuite',
    },
    {
      icon: 'localShipping',
      title: 'Driveway full of roommates’ cars?',
      text: 'Walls from an 8-foot shed need a straight way to the street. Ask whoever parks closest to the house to move.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Out through the garage?',
      text: 'The rear door can be as narrow as 30 inches. Measure yours, mention any freezer in front, and we cut to fit.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your shed goes',
  destinations: [
    { what: 'Steel walls, door track', where: 'Scrap metal recycler' },
    { what: 'Bare framing lumber', where: 'Recycled as wood' },
    { what: 'Shingles, painted boards', where: 'Licensed disposal site' },
    { what: 'Base stones, if taken', where: 'Concrete recycling, when clean' },
  ],
  materials: ['lumber', 'metal'],
  questions: [
    {
      question: 'Can you take the shed with everything still in it?',
      answer:
        'Yes, apart from fuel, paint and sprays. We put the contents on the lawn first, and you agree to the price before we load anything.',
    },
    {
      question: 'Could someone else use my old shed?',
      answer:
        'Sometimes. A straight steel or resin kit may go up again, a nailed wooden one hardly ever. We can take it down and leave it stacked for a neighbour.',
    },
    {
      question: 'Can a shed come down in winter?',
      answer:
        'Yes. Clear a path and take heavy snow off with a roof rake. We cut frozen skids above the ice, and the rest stays until spring.',
    },
    {
      question: 'What’s under the floor when it’s gone?',
      answer:
        'Usually bare, sunken soil. We pick up boards, nails and litter. Filling and seeding the spot is up to you.',
    },
    {
      question: 'Do you take chicken coops and old lean-tos?',
      answer:
        'Yes, when the litter has been shovelled out. We roll the wire and take the boards and perches. A timber-frame barn needs a demolition contractor with machines.',
      fits: 'rural',
    },
    {
      question: 'The shed stands near the edge of a bank. Is that a problem?',
      answer:
        'It depends on how near. We work from the land side only. If the edge is crumbling, have someone judge the ground before you book.',
      fits: 'lakefront',
    },
    {
      question: 'A neighbour says our shed is over the line. Do you check?',
      answer:
        'No. A survey shows where the property line runs. Once you both agree, we can take the shed down, whichever yard it’s in.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can you take down our leaning old garage?',
      answer:
        'It depends on what it’s built of. We take down small wooden ones by hand, but not brick or block. Ask the municipality about a permit first.',
      fits: 'olderCore',
    },
    {
      question: 'Can a condo have a shed on the grounds removed?',
      answer:
        'Yes, when the condo corporation or its manager orders it. Tell us who unlocks it, whose mower is inside and where a truck may stop.',
      fits: 'highRise',
    },
    {
      question: 'The suite’s internet cable is stapled to the shed. What now?',
      answer:
        'Call the provider and have it moved to the house or the fence before we come. We don’t cut cables.',
      fits: 'basementSuite',
    },
    {
      question: 'A roommate left and the shed is still locked. Can you open it?',
      answer:
        'Not yet. The landlord and the roommate first have to agree whose things those are. We open it once the landlord has written that all of it may go.',
      fits: 'sharedRental',
    },
    {
      question: 'Do two sheds back to back count as one job?',
      answer:
        'Yes, if both owners want it. Sheds that share a wall come down more easily together. It’s one load at one price, and you split it.',
      fits: 'townhouse',
    },
  ],
  closing: 'It was leaning anyway.',
  related: ['backyard-cleanup', 'fence-demolition', 'deck-demolition', 'garage-cleanout'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
