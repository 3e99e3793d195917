import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Shed demolition',
  displayName: 'Shed Demolition',
  serviceLower: 'shed demolition',
  primaryKeyword: 'shed removal',
  lot: 'yard',
  order: 4,
  description:
    'Wood, steel or resin, empty or still full of rakes. Shed removal starts at the roof and ends at the floor: we take the walls down by hand, carry the panels out and leave the base bare, or take the base as well if you ask.',
  features: [
    {
      icon: 'construction',
      title: 'No machines on grass',
      text: 'It comes down with bars and saws, so no excavator crosses the lawn.',
    },
    {
      icon: 'fence',
      title: 'Tight lot lines',
      text: 'A shed 12 inches from the fence is folded inward, one wall at a time.',
    },
    {
      icon: 'layers',
      title: 'Base, your choice',
      text: 'Blocks, skids or patio stones can stay for the next shed or leave with this one.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Shingles and roof sheathing come off first with a shingle fork and a pry bar, then the walls are cut loose at the corners and laid flat. A steel shed is a few hundred sheet-metal screws. A resin one unclips in the reverse order of the instructions nobody kept.',
    heavy:
      'The floor is the surprise: plywood on skids that has soaked up years of rain, about as easy to lift as an upright piano. We saw it into strips and carry those.',
    cannotGo:
      'Old cement-board siding may hold asbestos and needs a licensed abatement contractor before we touch it. Have an electrician disconnect any wiring, and move paint, pesticide and gas cans out beforehand.',
  },
  costTitle: 'What a shed costs to bring down',
  loads: [
    { load: 'Steel or resin shed, 6 by 8', tier: [1, 2], note: 'empty, laid flat' },
    { load: 'Wooden shed, 8 by 10', tier: 3, note: 'roof, walls and floor' },
    { load: 'Wooden shed, 10 by 12', tier: [4, 5], note: 'shingles and floor included' },
  ],
  dearer: [
    'Whatever is still inside counts on top: rakes are little, a workbench isn’t.',
    'A loft, a second layer of shingles or a lined wall makes a thicker pile.',
    'Base stones or blocks, if you want those gone as well, take room of their own.',
  ],
  cheaper: [
    'A steel shed is mostly air, and flat sheets leave the air behind.',
    'Clear out the tools beforehand, an empty shed is often a whole size smaller.',
    'Skids and blocks left for the next shed aren’t loaded, so they aren’t paid for.',
  ],
  preparation: [
    {
      icon: 'hardware',
      title: 'Find the padlock key',
      text: 'Or tell us it’s lost. Bolt cutters solve that, but we won’t open a door you haven’t mentioned.',
    },
    {
      icon: 'check',
      title: 'Save things first',
      text: 'With the roof off, everything inside gets wet and dusty. Skis, bikes and the good ladder come out the evening before.',
    },
    {
      icon: 'error',
      title: 'Unlabelled jugs out',
      text: 'Did a farmer use it before you? Old sprays and jugs without a label are hazardous waste, so set them aside.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Boat fuel and flares',
      text: 'If boat gear winters in there, take out the fuel tank, the flares and the battery. None of them rides with lumber.',
      fits: 'lakefront',
    },
    {
      icon: 'waterDrop',
      title: 'Flag the sprinklers',
      text: 'Irrigation under the new lawn? Put a stick beside every head near the shed, since a wall laid flat won’t see them.',
      fits: 'newSubdivision',
    },
    {
      icon: 'groups',
      title: 'Whose wall is it?',
      text: 'Is the shed nailed to an old garage or a fence? Find out who owns that side and let them know.',
      fits: 'olderCore',
    },
    {
      icon: 'kitchen',
      title: 'Balcony cabinet, emptied',
      text: 'Only a storage cabinet on a balcony? Empty it and slide it from the wall, so the back panel can be unscrewed.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Whose half is whose',
      text: 'Does the suite’s tenant keep things in there too? Ask them to empty their half or label what isn’t junk.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'Date the door',
      text: 'Sharing the house? Pin the day to the shed a week ahead, and let each roommate claim what’s theirs.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'What’s on the wall',
      text: 'Shed screwed to your back wall? Tell us what it hides: a tap, a dryer vent, a meter.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'No room to walk round it?',
      text: 'Tell us which side has the most space, even if it’s 1 foot. That wall goes last, because somebody has to stand there while the others come in.',
    },
    {
      icon: 'error',
      title: 'Wasps in the eaves?',
      text: 'Let us know in advance. One paper nest the size of a plum is one thing, a colony under the floor is for pest control, before anybody swings a bar next to it.',
    },
    {
      icon: 'grass',
      title: 'Shed across a field?',
      text: 'A sheet of roof is a sail by the second fence. If there’s a farm track that holds a truck in dry weather, describe it, and we’ll load right beside the shed.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'More of a boathouse?',
      text: 'If it stands on cribs or water runs under it, that’s not a shed job. On dry land, with only boats inside, it is: measure it and tell us the sizes.',
      fits: 'lakefront',
    },
    {
      icon: 'fence',
      title: 'Fenced in since it was built?',
      text: 'Sheds tend to arrive before fences. The panels can be sawn to the width of your gate, or you lift out one fence section and we use the gap.',
      fits: 'newSubdivision',
    },
    {
      icon: 'grass',
      title: 'Under a big old tree?',
      text: 'Roots heave the floor and branches lean on the ridge. Then the roof comes off in small squares, from inside where it’s sound, and every root stays uncut.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Storage box on a balcony?',
      text: 'It rides down flat. Doors and shelves are lifted off, the shell is knocked apart, and the panels stand in the elevator no taller than we are.',
      fits: 'highRise',
    },
    {
      icon: 'zoomIn',
      title: 'Walkway beside suite windows?',
      text: 'Sheet steel scratches glass and wakes people. We carry it edge-up and away from the glass, so have pots and chairs moved off that side.',
      fits: 'basementSuite',
    },
    {
      icon: 'localShipping',
      title: 'Driveway full of roommates’ cars?',
      text: 'Walls from an 8-foot shed want a straight run to the street. Ask whoever parks closest to the house to leave that spot empty for the morning.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Out through the garage?',
      text: 'The rear door of a townhouse garage can be as narrow as 30 inches. Measure yours and mention the freezer in front of it, the walls are cut to fit.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your shed goes',
  destinations: [
    { what: 'Steel walls, door track', where: 'Scrap metal recycler' },
    { what: 'Bare framing lumber', where: 'Recycled as wood' },
    { what: 'Shingles, painted boards', where: 'Licensed disposal site' },
    { what: 'Resin panels', where: 'Disposal, sun-baked plastic rarely recycles' },
    { what: 'Base stones, if taken', where: 'Concrete recycling, when clean' },
    { what: 'Usable tools left inside', where: 'Set aside for another owner' },
  ],
  materials: ['lumber', 'metal'],
  questions: [
    {
      question: 'Can you take the shed with everything still in it?',
      answer:
        'Yes, apart from fuel, paint and sprays. The contents come out onto the lawn first, so you can have second thoughts, and the price for shed and heap is agreed before any of it is loaded.',
    },
    {
      question: 'Could someone else use my old shed?',
      answer:
        'Sometimes. A steel or resin kit with straight panels may go up again, a nailed wooden one hardly ever. If a neighbour wants it, we can take it down and leave the stack for them.',
    },
    {
      question: 'Can a shed come down in winter?',
      answer:
        'Yes, and frozen ground is kinder to the lawn. Clear a path and take heavy snow off with a roof rake. Skids frozen into the soil are sawn above the ice, the rest waits for spring.',
    },
    {
      question: 'What’s under the floor when it’s gone?',
      answer:
        'Bare, sunken soil, an old mouse nest, now and then a rake somebody lost. We pick up boards, nails and litter. Filling the hollow and seeding it is yours.',
    },
    {
      question: 'Do you take chicken coops and old lean-tos?',
      answer:
        'Yes, when the litter has been shovelled out. Wire is rolled, boards are pulled, perches and all. A timber-frame barn needs machines and a demolition contractor, because we work by hand.',
      fits: 'rural',
    },
    {
      question: 'The shed stands near the edge of a bank. Is that a problem?',
      answer:
        'It depends on how near. We work from the land side and put nobody between a wall and a drop. If the edge is crumbling, have someone judge the ground before you book.',
      fits: 'lakefront',
    },
    {
      question: 'A neighbour says our shed is over the line. Do you check?',
      answer:
        'No. We take down sheds, not sides. A survey shows where the line runs, and once the 2 of you agree, the shed can go, whichever yard it was in.',
      fits: 'newSubdivision',
    },
    {
      question: 'Is our leaning old garage a shed, as far as you’re concerned?',
      answer:
        'It depends on what it’s built of. A small wooden one comes apart the same way, with more trips. Brick or block doesn’t, not by hand. Ask the municipality about a permit first, a garage may need one where a shed doesn’t.',
      fits: 'olderCore',
    },
    {
      question: 'Can a condo have a shed on the grounds removed?',
      answer:
        'Yes, when the corporation or its manager orders it, because the common grounds aren’t one owner’s. We need to know who unlocks it, whose mower is inside and where a truck may stop.',
      fits: 'highRise',
    },
    {
      question: 'The suite’s internet cable is stapled to the shed. What now?',
      answer:
        'Leave it alone and call the provider. Once it’s been moved to the house or the fence, the wall is free. We don’t cut cables, and the tenant would notice within the minute.',
      fits: 'basementSuite',
    },
    {
      question: 'A roommate left and the shed is still locked. Can you open it?',
      answer:
        'Not on a housemate’s word. Landlord and roommate have to settle first whose things those are. Once the landlord has written that all of it may go, the lock is the least of the work.',
      fits: 'sharedRental',
    },
    {
      question: 'Do 2 sheds back to back count as one job?',
      answer:
        'Yes, if both owners want it. Sheds that share a wall come down more easily together than one at a time. It’s one load at one price, and you 2 do the dividing.',
      fits: 'townhouse',
    },
  ],
  closing: 'It was leaning anyway.',
  related: ['backyard-cleanup', 'fence-demolition', 'deck-demolition', 'garage-cleanout'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
