import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Brush and branches pickup',
  displayName: 'Brush & Branches Pickup',
  serviceLower: 'brush and branches pickup',
  primaryKeyword: 'branch and brush removal',
  lot: 'yard',
  order: 2,
  description:
    'Storm limbs, hedge trimmings, the apple tree you finally pruned. Branch and brush removal covers the dragging, the cutting to length and the loading, from behind the house as well as from the driveway. Standing trees are for an arborist, we take what is already down.',
  features: [
    {
      icon: 'hardware',
      title: 'Cut to length',
      text: 'Long limbs are sawn where they lie, so nothing scrapes the siding on the way out.',
    },
    { icon: 'check', title: 'No bundling needed', text: 'Save your twine, a loose pile loads just as well.' },
    {
      icon: 'layers',
      title: 'Packed, not tossed',
      text: 'Branches are laid the same way round and pressed down, so you pay for wood and not for air.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Crooked limbs waste the most space, so we cut them at the forks with a chainsaw or loppers until they lie flat. A stump still rooted in the ground stays there.',
    heavy:
      'Green wood is mostly water: a fresh trunk round the size of a car tire takes 2 people or a dolly. Thorny hedges are rolled up in a tarp and dragged, which saves the lawn and our forearms.',
    cannotGo:
      'Fence boards, treated stakes and wire don’t compost, so we pull them from the pile and load them apart. Chainsaw fuel and stump killer go to a hazardous waste depot instead. If there is poison ivy in the hedge, tell us before anyone lifts it.',
  },
  costTitle: 'What a branch pickup costs',
  loads: [
    { load: 'Hedge trimmings from one weekend', tier: 1, note: 'about what 10 yard bags hold' },
    { load: 'Prunings from 2 or 3 fruit trees', tier: 2, note: 'cut at the forks and laid flat' },
    { load: 'Storm limbs from a mature maple', tier: [3, 4], note: 'leafy tops and trunk rounds' },
  ],
  dearer: [
    'Leafy tops trap air, and even pressed down they fill more than bare winter branches.',
    'Dug-out roots won’t nest, so each one claims a corner of its own.',
    'Fence boards and wire in the pile are loaded apart, and that uses up floor.',
  ],
  cheaper: [
    'Let it wilt for a week: the leaves crumple and the same heap packs lower.',
    'Keep the trunk rounds for somebody’s stove, and only the brush needs the truck.',
    'If you drag every last branch to the curb yourself, the price drops by {curbsideDiscount}.',
  ],
  preparation: [
    {
      icon: 'layers',
      title: 'Butts to the street',
      text: 'Pile with the cut ends toward the street. A heap gripped by its thick ends comes apart in armfuls.',
    },
    {
      icon: 'error',
      title: 'Hung-up limbs first',
      text: 'A limb still caught in the crown is an arborist’s job. Have it brought down before our visit.',
    },
    {
      icon: 'zoomIn',
      title: 'Pick it over',
      text: 'Is it an old burn pile? Rake out nails, glass and cinders, or show us which side is clean.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Mark firm ground',
      text: 'If the branches lie on a wet bank, mark the firm way up with a few sticks.',
      fits: 'lakefront',
    },
    {
      icon: 'close',
      title: 'Free the stakes',
      text: 'Did a young tree die on its supports? Untie the straps and pull the posts, which aren’t brush.',
      fits: 'newSubdivision',
    },
    {
      icon: 'fence',
      title: 'Trace hidden wire',
      text: 'When an old hedge has swallowed a fence, follow the wire by hand and flag where it enters the wood.',
      fits: 'olderCore',
    },
    {
      icon: 'grass',
      title: 'Shake off soil',
      text: 'In a tower? Knock the soil off balcony shrubs and bag the twigs, so the hallway carpet doesn’t get them.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Leave windows free',
      text: 'Is there a suite below? Don’t heap cuttings over its window wells, since one may be somebody’s way out.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Tag what stays',
      text: 'Sharing the yard with other tenants? Settle which shrubs are finished, and tie a rag on the rest.',
      fits: 'sharedRental',
    },
    {
      icon: 'receiptLong',
      title: 'Whose tree, first',
      text: 'Where a condo corporation owns the trees, ask what you may prune before you make a pile of it.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'hardware',
      title: 'Pile behind the house?',
      text: 'Leave it long, we saw it to the length of a tarp and drag it butt first, clear of siding and downspouts. Steps or a tight corner on the way are worth a mention.',
    },
    {
      icon: 'bolt',
      title: 'Wires overhead?',
      text: 'Branches resting on a power line or the cable to your roof are for the utility. Call them first and keep everybody back. Once they’ve made it safe, we take what has come down.',
    },
    {
      icon: 'localShipping',
      title: 'Brush along a fence line?',
      text: 'How far is it to firm gravel? A loaded truck stays off soft fields, so we’d be dragging by tarp. If you own a tractor, bringing the pile to the lane saves us all an afternoon.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'Down a steep bank?',
      text: 'Cut brush goes up in roped bundles, hand to hand, because a tarp that slides uphill also slides back. Give us the height, and whether there are stairs.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Sod laid this year?',
      text: 'It tears like wet carpet under a dragged trunk. We carry the rounds, keep the tarp for twigs, and walk the driveway’s edge instead of the lawn where there is one.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Tight between 2 old houses?',
      text: 'There’s no turning a limb in there. It gets sawn on the lawn into arm-length pieces that pass the gas meter and the neighbour’s eavestrough without touching either.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Trees on a terrace?',
      text: 'Branches from upstairs come down in closed bags, never as an open armful through the lobby. Potting soil is the heavy part, so how many tubs there are is the first thing we’ll ask.',
      fits: 'highRise',
    },
    {
      icon: 'schedule',
      title: 'Past the door of a suite?',
      text: 'We pull a single tarp through and keep the landing open between trips. Warn whoever lives there about the chainsaw, which is louder through a basement window than on the lawn.',
      fits: 'basementSuite',
    },
    {
      icon: 'place',
      title: 'Cars all over the driveway?',
      text: 'Brush needs a straight pull more than a wide one. In a shared house, ask for one lane down the side to be kept free, from the back corner right to the road.',
      fits: 'sharedRental',
    },
    {
      icon: 'layers',
      title: 'No gate at the back?',
      text: 'Then it travels through the house or the garage. We clip the brush small, bag the prickly half and put a sheet down, so measure the narrowest door on that route.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your branches go',
  destinations: [
    { what: 'Twigs and trimmings', where: 'Composted as yard waste' },
    { what: 'Limbs', where: 'Chipped or composted' },
    { what: 'Clean trunk rounds', where: 'Wood recycling' },
    { what: 'Wire, metal stakes', where: 'Scrap metal recycler' },
    { what: 'Soil-caked roots', where: 'Licensed disposal site' },
    { what: 'Treated posts', where: 'Disposal, they can’t be composted' },
  ],
  materials: ['yardWaste'],
  questions: [
    {
      question: 'Can you take a tree stump?',
      answer:
        'Yes, if it’s already out of the ground and 2 of us can roll it. Hose the soil off first, because a root ball packed with clay is dead weight and no good for compost.',
    },
    {
      question: 'Do you chip the branches on site?',
      answer:
        'No. We saw, stack and drive off, and any chipping happens where the load is received. If you want the mulch back, hire a tree company with a chipper and call us for the leftovers.',
    },
    {
      question: 'Can I keep the firewood?',
      answer:
        'Yes. Show the crew which rounds stay, and they roll them aside. What you keep takes no room on the truck, so you don’t pay for it either. Green wood wants about a year of drying before it burns well.',
    },
    {
      question: 'What about weeds that regrow from cuttings?',
      answer:
        'They can go, but not in the compost pile. Knotweed sprouts from a scrap the length of a finger, so bag it, tie it shut and set it apart. Tell us its name if you know it.',
    },
    {
      question: 'Can’t I just burn a brush pile in the country?',
      answer:
        'It depends on the burning rules in {city}, and the fire department knows them. We take what you’d rather not light: green cedar smokes out half the concession, and a heap left over winter becomes a rabbit hotel.',
      fits: 'rural',
    },
    {
      question: 'Do you take driftwood off a beach?',
      answer:
        'Yes, once it’s above the waterline and on your own property. Old timbers with bolts in them, or black with creosote, aren’t brush and go to disposal, so keep those in a pile of their own.',
      fits: 'lakefront',
    },
    {
      question: 'Can the dead tree in front of a new house go along?',
      answer:
        'It depends whose it is. From your own lawn, dug out, it goes with the rest. One between the sidewalk and the road may be the town’s, and the builder may still owe you a replacement, so ask both.',
      fits: 'newSubdivision',
    },
    {
      question: 'If a big old limb fell across 2 yards, do you clear both?',
      answer:
        'Yes, when both neighbours say so. Mention at booking that it lies on either side of the fence, and whether there’s a gate. Who pays for which half is between the 2 of you.',
      fits: 'olderCore',
    },
    {
      question: 'Does a Christmas tree from a condo count as brush?',
      answer:
        'Yes, without tinsel, hooks and stand. Wrap it in an old sheet before it leaves the unit, or the needles will mark the way to your door until Easter. Balcony cedars count too, cut off above the pot.',
      fits: 'highRise',
    },
    {
      question: 'A juniper covers the window of our basement suite. Can it go?',
      answer:
        'Yes, once it’s cut. It steals the light and stands in the way if that window is ever needed as an exit. Have it taken down to the ground, and we collect the top and any roots dug out.',
      fits: 'basementSuite',
    },
    {
      question: 'We rent the house. May we have the shrubs taken away?',
      answer:
        'Only the owner can agree to anything still growing, so get that in writing. What has been cut already is waste, and any of you can book it. Whose lilac it was isn’t for us to settle.',
      fits: 'sharedRental',
    },
    {
      question: 'Can a few townhouses put their brush on one truck?',
      answer:
        'Yes. There are {fullTruckYards} cubic yards on a full truck, and that’s a good many hedges pressed down. One household books and pays, the others bring theirs to the same pile, and the rest is neighbourly arithmetic.',
      fits: 'townhouse',
    },
  ],
  closing: 'The storm did the pruning. We’ll do the dragging.',
  related: ['leaves-pickup', 'backyard-cleanup', 'fence-demolition', 'curbside-pickup'],
  directService: 'yard-waste',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
