import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Brush and branches pickup',
  displayName: 'Brush & Branches Pickup',
  serviceLower: 'brush and branches pickup',
  primaryKeyword: 'branch and brush removal',
  lot: 'yard',
  order: 2,
  description:
    'Got storm limbs, hedge trimmings or prunings on the ground? Our branch and brush removal crew cuts, drags and loads what’s down, from behind the house too.',
  features: [
    {
      icon: 'hardware',
      title: 'Cut to length',
      text: 'We cut long limbs where they lie, so nothing scrapes your siding.',
    },
    {
      icon: 'check',
      title: 'No bundling needed',
      text: 'You don’t have to tie anything. We load loose piles.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We cut crooked limbs at the forks with a chainsaw or loppers, so they lie flat. A stump still in the ground stays there.',
    heavy:
      'Fresh wood is mostly water. A trunk round the size of a car tire takes two people or a dolly. We drag thorny hedges on a tarp.',
    cannotGo:
      'Tell us about poison ivy before anyone lifts it. Chainsaw fuel and stump killer go to a hazardous waste depot. Standing trees are an arborist’s job.',
  },
  costTitle: 'What a branch pickup costs',
  loads: [
    { load: 'Hedge trimmings from one weekend', tier: 1, note: 'about what 10 yard bags hold' },
    { load: 'Prunings from 2 or 3 fruit trees', tier: 2, note: 'cut at the forks and laid flat' },
    { load: 'Storm limbs from a mature maple', tier: [3, 4], note: 'with leafy tops and trunk rounds' },
  ],
  dearer: ['Leafy tops trap air and take more room than bare winter branches.'],
  cheaper: ['Let the pile wilt for a week, so the leaves pack lower.'],
  preparation: [
    {
      icon: 'layers',
      title: 'Cut ends toward street',
      text: 'Pile branches with the cut ends toward the street. We can then pull them off by the armful.',
    },
    {
      icon: 'error',
      title: 'Hung-up limbs first',
      text: 'A limb still caught in a tree is an arborist’s job. Have it taken down before we come.',
    },
    {
      icon: 'zoomIn',
      title: 'Clean a burn pile',
      text: 'Is it an old burn pile? Rake out nails, glass and cinders, or show us the clean side.',
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
      text: 'Did a young tree die? Untie its straps and pull the stakes, because they don’t count as brush.',
      fits: 'newSubdivision',
    },
    {
      icon: 'fence',
      title: 'Flag hidden wire',
      text: 'In an old hedge, look for fence wire grown into the wood. Flag the spots, so we don’t saw there.',
      fits: 'olderCore',
    },
    {
      icon: 'grass',
      title: 'Shake off soil',
      text: 'In a tower? Knock the soil off balcony shrubs and bag the twigs, to keep the hallway clean.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Keep windows clear',
      text: 'Is there a suite below? Don’t pile cuttings over its window wells, which may be an emergency exit.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Tag what stays',
      text: 'Sharing the yard with other tenants? Agree on which shrubs go, and tie a rag on the others.',
      fits: 'sharedRental',
    },
    {
      icon: 'receiptLong',
      title: 'Check who owns it',
      text: 'If the condo corporation owns the trees, ask what you may prune before you cut.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'hardware',
      title: 'Pile behind the house?',
      text: 'Leave branches long. We cut them there and drag them out on a tarp, so mention any steps or tight corners.',
    },
    {
      icon: 'bolt',
      title: 'Wires overhead?',
      text: 'Branches on a power line or cable are dangerous. Keep back and call the utility. We take them once it’s safe.',
    },
    {
      icon: 'localShipping',
      title: 'Brush along a fence line?',
      text: 'Our truck stays off soft fields. Tell us how far it is to gravel, or bring the pile to the lane.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'Down a steep bank?',
      text: 'We rope brush into bundles and pass them up by hand. Tell us how high the bank is and if there are stairs.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Sod laid this year?',
      text: 'New sod tears under a dragged trunk, so we carry the rounds and walk along the driveway’s edge.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Tight between two old houses?',
      text: 'We cut limbs into arm-length pieces on the lawn. They then pass the gas meter and eavestrough without touching.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Trees on a terrace?',
      text: 'We bring branches down in closed bags, so the lobby stays clean. Tell us how many tubs of soil there are.',
      fits: 'highRise',
    },
    {
      icon: 'schedule',
      title: 'Past a suite’s door?',
      text: 'We pull one tarp at a time and keep the landing open. Tell the tenant to expect some chainsaw noise.',
      fits: 'basementSuite',
    },
    {
      icon: 'place',
      title: 'Cars all over the driveway?',
      text: 'In a shared house, ask everyone to keep a straight lane free from the back corner to the road.',
      fits: 'sharedRental',
    },
    {
      icon: 'layers',
      title: 'No gate at the back?',
      text: 'We go through the house or garage, with brush cut small and a sheet down. Measure the narrowest door.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your branches go',
  destinations: [
    { what: 'Twigs and trimmings', where: 'Composted as yard waste' },
    { what: 'Clean trunk rounds', where: 'Wood recycling' },
    { what: 'Wire, metal stakes', where: 'Scrap metal recycler' },
    { what: 'Treated posts', where: 'Licensed disposal site' },
  ],
  materials: ['yardWaste'],
  questions: [
    {
      question: 'Can you take a tree stump?',
      answer:
        'Yes, if it’s out of the ground and two of us can roll it. Hose the soil off first, because clay is heavy and can’t be composted.',
    },
    {
      question: 'Do you chip the branches on site?',
      answer:
        'No. We cut, stack and take them away, and any chipping happens where we unload. If you want mulch, hire a tree company with a chipper.',
    },
    {
      question: 'Can I keep the firewood?',
      answer:
        'Yes. Show us which rounds stay, and we roll them aside. You don’t pay for them. Green wood needs about a year to dry before it burns well.',
    },
    {
      question: 'Do you take weeds that regrow from cuttings?',
      answer:
        'Yes, bagged and apart, because they can’t be composted. Knotweed regrows from a piece as long as a finger, so tie the bag shut and label it.',
    },
    {
      question: 'Can’t I just burn a brush pile in the country?',
      answer:
        'It depends on the rules in {city}, so ask the fire department. We take what you’d rather not burn, such as green cedar, which smokes heavily.',
      fits: 'rural',
    },
    {
      question: 'Do you take driftwood off a beach?',
      answer:
        'Yes, from your own property and above the waterline. Keep old timbers with bolts or black creosote in a separate pile, because they aren’t brush.',
      fits: 'lakefront',
    },
    {
      question: 'Can the dead tree in front of a new house go too?',
      answer:
        'It depends on who owns it. On your own lawn, yes, once it’s dug out. Between sidewalk and road it may be the town’s, so ask them and your builder.',
      fits: 'newSubdivision',
    },
    {
      question: 'If a big old limb fell across two yards, do you clear both?',
      answer:
        'Yes, if both neighbours agree. Tell us when booking that it lies on two properties, and whether there’s a gate. You decide together who pays.',
      fits: 'olderCore',
    },
    {
      question: 'Does a Christmas tree from a condo count as brush?',
      answer:
        'Yes, without tinsel, hooks and stand. Wrap it in an old sheet to catch needles. Balcony cedars count too, if you cut them off above the pot.',
      fits: 'highRise',
    },
    {
      question: 'A juniper covers the window of our basement suite. Can it go?',
      answer:
        'Yes, once it’s cut to the ground. That window may be needed as an exit. We take the branches and any roots you’ve dug out.',
      fits: 'basementSuite',
    },
    {
      question: 'We rent the house. May we have the shrubs taken away?',
      answer:
        'Only with the owner’s OK in writing, if they’re still growing. Branches already cut are waste, and any of you can book a pickup for those.',
      fits: 'sharedRental',
    },
    {
      question: 'Can a few townhouses put their brush on one truck?',
      answer:
        'Yes. A full truck holds {fullTruckYards} cubic yards, enough for many hedges. One household books and pays, and the others bring their brush to that pile.',
      fits: 'townhouse',
    },
  ],
  closing: 'The storm did the pruning. We’ll do the dragging.',
  related: ['leaves-pickup', 'backyard-cleanup', 'fence-demolition', 'curbside-pickup'],
  directService: 'yard-waste',
  updatedOn: '2026-11-24',
} as const satisfies CityServiceRecord
