import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Leaf pickup',
  displayName: 'Leaf Pickup',
  serviceLower: 'leaf pickup',
  primaryKeyword: 'leaf removal',
  group: 'yard',
  order: 3,
  description:
    'Too many leaves and nowhere to put the bags? Our leaf removal crew takes bags and loose piles from anywhere in your yard.',
  features: [
    {
      icon: 'localShipping',
      title: 'After collection ends',
      text: 'We come even if you’ve missed your town’s leaf collection.',
    },
    {
      icon: 'waterDrop',
      title: 'Wet leaves too',
      text: 'You pay for space and not for weight, so wet leaves don’t cost extra.',
    },
  ],
  additionalInfo: {
    takenApartTitle: 'How we load leaves',
    takenApart:
      'We empty plastic bags at the truck, because plastic can’t be composted. We rake loose piles onto a tarp.',
    heavy:
      'Wet leaves are heavy, and a wet paper bag can tear. We slide bags onto a tarp instead of lifting them.',
    cannotGo:
      'Fertilizer and weed killer can’t go, so take them to a hazardous waste depot. Stones, pet waste and litter can’t go in with the leaves. Plastic bags are fine.',
  },
  costTitle: 'What a leaf pickup costs',
  loads: [
    { load: 'A small lawn, 10 full bags', tier: 1, items: { bag: 10 } },
    { load: 'Front and back, 25 bags', tier: 2, note: 'in paper or plastic bags', items: { bag: 25 } },
    { load: 'Large yard, leaves in loose piles', tier: [3, 4] },
  ],
  dearer: ['Dry, freshly raked leaves take the most room.'],
  cheaper: ['Run the mower over the leaves first, and they take much less room.'],
  preparation: [
    {
      icon: 'check',
      title: 'Fold, don’t tape',
      text: 'Close paper bags by folding the top twice. We have to take any tape or string off again.',
    },
    {
      icon: 'hardware',
      title: 'Keep branches apart',
      text: 'Make a separate pile of branches, because they tear paper bags.',
    },
    {
      icon: 'place',
      title: 'Choose one corner',
      text: 'Is your lot an acre or more? Don’t bag the leaves. Blow them into the corner nearest the driveway.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Cover the pile',
      text: 'Is it windy by the water? Keep a net or tarp over the leaves until we come.',
      fits: 'lakefront',
    },
    {
      icon: 'waterDrop',
      title: 'Clear the catch basin',
      text: 'Is there a catch basin in your backyard? Rake its grate clear, and pile the leaves somewhere else.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Rake under hedges',
      text: 'Do leaves collect under old hedges? Rake the leaves out to where we can reach them.',
      fits: 'olderCore',
    },
    {
      icon: 'cleaningServices',
      title: 'Sweep when it’s dry',
      text: 'Are there leaves on your balcony? Sweep them up dry and close every bag, so nothing blows onto other balconies.',
      fits: 'highRise',
    },
    {
      icon: 'zoomIn',
      title: 'Window wells too',
      text: 'Does your basement suite have window wells? Look inside, and tell us if leaves have collected at the bottom.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Agree on who rakes',
      text: 'Do you rent with others? Agree on who rakes, so we find one pile instead of several.',
      fits: 'sharedRental',
    },
    {
      icon: 'receiptLong',
      title: 'Number your bags',
      text: 'Do your neighbours put out bags too? Write your unit number on yours, so we take the right ones.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Bags in the backyard?',
      text: 'Count the bags and pace the distance to the street. Tell us about stairs, because we can’t use a wheelbarrow there.',
    },
    {
      icon: 'waterDrop',
      title: 'Old pile rotting at the bottom?',
      text: 'We shovel the wet bottom layer into pails. Tell us how long the pile has been there.',
    },
    {
      icon: 'localShipping',
      title: 'Long gravel lane?',
      text: 'Tell us if a truck can turn around at the house. If it can, we load there and not at the road.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Yard below the road?',
      text: 'We carry the leaves up in big soft sacks. First we clear the stairs, because wet leaves are slippery.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'New grass under the leaves?',
      text: 'New grass pulls out easily, so we use a plastic rake. We may leave a few leaves on the lawn.',
      fits: 'newSubdivision',
    },
    {
      icon: 'place',
      title: 'Lane behind the yard?',
      text: 'If a truck fits in the lane, pile the leaves beside it. Tell us if the lane is a dead end.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Leaves on a roof terrace?',
      text: 'We bag the leaves twice and take them down on a cart. Show us the roof drain, so we keep it clear.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Leaves in an outside stairwell?',
      text: 'We clear the steps from the top down with pails. Keep the door at the bottom closed while we work.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bikes along the side path?',
      text: 'A full tarp is as wide as two people. Ask the other tenants to move bikes, bins and barbecues for an hour.',
      fits: 'sharedRental',
    },
    {
      icon: 'check',
      title: 'Only way out through the house?',
      text: 'We carry the leaves through in closed bags. Roll up rugs and keep pets in another room.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your leaves go',
  destinations: [
    { what: 'Leaves and grass', where: 'Compost site' },
    { what: 'Paper yard bags', where: 'Composted with the leaves' },
    { what: 'Pulled plants', where: 'Composted, without the soil' },
    { what: 'Emptied plastic bags', where: 'Licensed disposal site' },
  ],
  materials: ['yardWaste'],
  questions: [
    {
      question: 'When in the fall should I book?',
      answer:
        'After your last tree is bare, so you only need one pickup. Maples drop their leaves early, and oaks late.',
    },
    {
      question: 'Do you rake the whole lawn?',
      answer:
        'Yes, if you tell us when you book, because raking takes longer. Otherwise we take the bags and piles and rake the ground under them.',
    },
    {
      question: 'Can grass clippings and garden plants go too?',
      answer:
        'Yes, in the same load. Grass, tomato vines, hostas and dead annuals can all be composted. Keep soil and sod in separate pails.',
    },
    {
      question: 'Do you take leaves with spots or mildew?',
      answer:
        'Yes. Tar spot and powdery mildew are common in fall, and they don’t spoil a load. Black walnut leaves can go too.',
    },
    {
      question: 'Do the leaves under our trees have to go too?',
      answer:
        'No, you can leave them, because they feed the soil. Have us take the leaves on a lawn, in a ditch or against a wooden wall.',
      fits: 'rural',
    },
    {
      question: 'Can you take leaves that blew onto our shore?',
      answer:
        'Yes, from your own property, above the waterline. Don’t rake leaves into the lake, because rotting leaves use up oxygen in the water.',
      fits: 'lakefront',
    },
    {
      question: 'My trees are still small. Is a pickup worth it?',
      answer:
        'Probably not for a few bags, so ask about yard waste collection in {city} first. Our smallest load is about 10 bags, for {minimum}.',
      fits: 'newSubdivision',
    },
    {
      question: 'Do you clean eavestroughs or a porch roof?',
      answer:
        'No, we work from the ground. If somebody else cleans them, we take the leaves they drop on the lawn.',
      fits: 'olderCore',
    },
    {
      question: 'Do you take leaves from a ground-floor condo patio?',
      answer:
        'Yes, if your condo’s landscaper doesn’t collect them. Tell us if the patio has a gate to the garden, so we don’t need the hallway.',
      fits: 'highRise',
    },
    {
      question: 'Leaves block the drain outside our basement suite. Can you clear it?',
      answer:
        'We take the leaves off the drain cover, but we don’t clean the pipe below. If water stays once the leaves are gone, call a plumber.',
      fits: 'basementSuite',
    },
    {
      question: 'Our lease says tenants do the yard. Can one of us book?',
      answer:
        'Yes. One of you shows us the leaves, agrees to the price and pays. Ask first if the landlord already hires somebody.',
      fits: 'sharedRental',
    },
    {
      question: 'Our complex’s trees drop leaves on my patio. Who clears them?',
      answer:
        'Ask your property manager if that’s the landscaper’s job. If it’s yours, the leaves seldom fill more than the minimum load, {minimum}.',
      fits: 'townhouse',
    },
  ],
  closing: 'Put the rake away.',
  related: ['brush-branches-pickup', 'backyard-cleanup', 'curbside-pickup'],
  directService: 'yard-waste',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
