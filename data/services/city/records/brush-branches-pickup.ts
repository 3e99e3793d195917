import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Brush and branches pickup',
  displayName: 'Brush & Branches Pickup',
  serviceLower: 'brush and branches pickup',
  primaryKeyword: 'branch and brush removal',
  group: 'yard',
  order: 2,
  description:
    'Got storm limbs, hedge trimmings or prunings on the ground? Our branch and brush removal crew cuts, carries and loads them, even from behind the house.',
  features: [
    {
      icon: 'hardware',
      title: 'Cut to length',
      text: 'We cut long limbs where they lie, so they don’t scrape your siding.',
    },
    {
      icon: 'check',
      title: 'No bundling needed',
      text: 'We load loose piles.',
    },
  ],
  additionalInfo: {
    takenApartTitle: 'What we cut',
    takenApart:
      'We cut crooked limbs at the forks with a chainsaw or loppers, so they lie flat in the truck. We don’t dig out stumps.',
    heavy:
      'Fresh wood is heavy, because it holds a lot of water. A slice of trunk the size of a car tire takes two people or a dolly.',
    cannotGo:
      'We can’t take chainsaw fuel or stump killer. Take them to a hazardous waste depot. A standing tree can’t go until you’ve had it cut down.',
  },
  costTitle: 'What a branch pickup costs',
  loads: [
    { load: 'Hedge trimmings from one weekend', tier: 1, note: 'about 10 bags of yard waste' },
    { load: 'Prunings from 2 or 3 fruit trees', tier: 2, note: 'cut at the forks and laid flat' },
    { load: 'Storm limbs from a mature maple', tier: [3, 4], note: 'with leafy tops and trunk pieces' },
  ],
  dearer: ['Leafy branches take more room than bare ones.'],
  cheaper: ['If you can wait, let the pile dry for a week, so it takes less room.'],
  preparation: [
    {
      icon: 'layers',
      title: 'Pile them one way',
      text: 'Pile branches with the cut ends toward the street. Tell us if there’s poison ivy in the pile.',
    },
    {
      icon: 'error',
      title: 'Limbs stuck in a tree',
      text: 'If a broken limb is still caught in a tree, have an arborist take the limb down before we come.',
    },
    {
      icon: 'zoomIn',
      title: 'Check an old burn pile',
      text: 'If an old burn pile is going too, make sure it’s cold. Then take out nails and glass.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Mark firm ground',
      text: 'If the branches lie on a wet bank, mark the firmest way up with sticks.',
      fits: 'lakefront',
    },
    {
      icon: 'close',
      title: 'Pull the stakes',
      text: 'If you’re getting rid of a young tree, take off its straps and pull out the stakes. Neither can be composted.',
      fits: 'newSubdivision',
    },
    {
      icon: 'fence',
      title: 'Mark hidden wire',
      text: 'If the branches come from an old hedge, look for fence wire in the wood. Mark the wire with tape.',
      fits: 'olderCore',
    },
    {
      icon: 'grass',
      title: 'Tell us about the pots',
      text: 'If you have balcony shrubs to get rid of, cut them off just above the soil. Tell us if the pots go too.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Keep windows clear',
      text: 'If you have a basement suite, don’t pile branches over its windows or in front of its door.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Tag what stays',
      text: 'If you share the yard, ask the other tenants what they’re keeping. Tie a rag on any firewood that stays.',
      fits: 'sharedRental',
    },
    {
      icon: 'receiptLong',
      title: 'Check who owns the trees',
      text: 'Your condo corporation may own the trees outside your townhouse, so ask before you cut anything.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'hardware',
      title: 'Is the pile behind the house?',
      text: 'We drag branches out on a tarp. Tell us about any steps, gates or tight corners between the pile and the street.',
    },
    {
      icon: 'bolt',
      title: 'Are branches touching a wire?',
      text: 'Stay away from the branches and call your utility. Once the utility has made the wire safe, we take the branches.',
    },
    {
      icon: 'localShipping',
      title: 'Is the brush beside a field?',
      text: 'Our truck stays on firm ground. Tell us how far the brush is from a firm lane.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'Is the brush down a steep bank?',
      text: 'We tie brush into bundles and carry them up by hand. Tell us how high the bank is and if there are stairs.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Was your sod laid this year?',
      text: 'We carry heavy wood instead of dragging it, because new sod tears easily. Show us where the sod ends.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Tight passage between the houses?',
      text: 'Move bins and hoses out of the way. We cut branches into short pieces before we carry them through.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Are the branches on a terrace?',
      text: 'We bring branches down in closed bags, so the lobby stays clean. Ask your building which elevator we may use.',
      fits: 'highRise',
    },
    {
      icon: 'schedule',
      title: 'Is a basement suite’s door on our way?',
      text: 'We keep the suite’s door free the whole time. Tell your tenant to expect some chainsaw noise.',
      fits: 'basementSuite',
    },
    {
      icon: 'place',
      title: 'Several cars in the driveway?',
      text: 'Ask your housemates to move their cars, so we can carry branches from the backyard to the road.',
      fits: 'sharedRental',
    },
    {
      icon: 'layers',
      title: 'Is there no gate at the back?',
      text: 'We carry brush through the house or garage and cover the floor with a sheet. Measure the narrowest door for us.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your branches go',
  destinations: [
    { what: 'Twigs and trimmings', where: 'Composted as yard waste' },
    { what: 'Clean trunk pieces', where: 'Wood recycling' },
    { what: 'Wire, metal stakes', where: 'Metal recycler' },
    { what: 'Treated stakes and posts', where: 'Licensed disposal site' },
  ],
  materials: ['yardWaste'],
  questions: [
    {
      question: 'Can you take a tree stump?',
      answer:
        'Yes, if it’s out of the ground and two people can roll it. Hose the soil off first, because wet clay is heavy.',
    },
    {
      question: 'Do you chip the branches on site?',
      answer:
        'No. We cut the branches into pieces and take them away. If you want mulch, hire a tree company with a chipper.',
    },
    {
      question: 'Can I keep the firewood?',
      answer:
        'Yes. Show us which pieces stay, and we move them aside. You don’t pay for what you keep. Fresh wood needs about a year to dry.',
    },
    {
      question: 'Do you take knotweed and other weeds that spread?',
      answer:
        'Yes, in closed bags, apart from the branches. Knotweed regrows from small pieces, so it can’t be composted. Label the bags.',
    },
    {
      question: 'Can I just burn my brush pile?',
      answer:
        'It depends on the rules in {city}, so ask the fire department. We take what you’d rather not burn, such as green cedar, which smokes heavily.',
      fits: 'rural',
    },
    {
      question: 'Do you take driftwood from my shore?',
      answer:
        'Yes, if it lies on your own property, above the waterline. Pile old timbers with bolts or tar separately, because they can’t be composted.',
      fits: 'lakefront',
    },
    {
      question: 'Can the dead tree in front of our new house go too?',
      answer:
        'If it’s small and on your own lawn, yes, once it’s out of the ground. A tree between the sidewalk and the road may belong to the municipality, so ask first.',
      fits: 'newSubdivision',
    },
    {
      question: 'A big limb fell across two yards. Do you clear both yards?',
      answer:
        'Yes, if your neighbour agrees. Tell us about both yards when you book, and decide together who pays.',
      fits: 'olderCore',
    },
    {
      question: 'Can you take a Christmas tree from a condo?',
      answer:
        'Yes, once you’ve removed the tinsel, hooks and stand. Wrap the tree in an old sheet, so needles don’t fall in the hallway.',
      fits: 'highRise',
    },
    {
      question: 'Can you take the juniper in front of our basement suite’s window?',
      answer:
        'Yes, once you’ve cut the juniper to the ground. We take the branches and any roots you’ve dug out.',
      fits: 'basementSuite',
    },
    {
      question: 'We rent our house. Can we book a pickup for the shrubs?',
      answer:
        'For cut branches, yes: any of you can book. Before you cut or dig up a living shrub, get the owner’s OK in writing.',
      fits: 'sharedRental',
    },
    {
      question: 'Can a few townhouses share one truck?',
      answer:
        'Yes. A full truck holds {fullTruckYards} cubic yards and costs {tier6}. Put all the brush in one pile. One household books and pays.',
      fits: 'townhouse',
    },
  ],
  closing: 'Let’s clear those branches.',
  related: ['leaves-pickup', 'backyard-cleanup', 'fence-demolition', 'curbside-pickup'],
  directService: 'yard-waste',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
