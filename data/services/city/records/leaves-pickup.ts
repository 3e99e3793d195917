import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Leaves pickup',
  displayName: 'Leaves Pickup',
  serviceLower: 'leaves pickup',
  primaryKeyword: 'leaf removal',
  lot: 'yard',
  order: 3,
  description:
    'You raked, the maple kept going, and now the bags line the driveway. Leaf removal takes paper bags, loose piles and loaded tarps, from the front walk or the far back corner, before the heap mats down and takes the grass with it.',
  features: [
    {
      icon: 'grass',
      title: 'Bagged or loose',
      text: 'Run out of paper bags at noon and leave the rest in a pile.',
    },
    {
      icon: 'localShipping',
      title: 'Between town pickups',
      text: 'When the curbside date has come and gone, the truck still comes.',
    },
    {
      icon: 'waterDrop',
      title: 'Rain costs nothing',
      text: 'Water adds weight and not volume, and volume is what you pay for.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Paper bags ride as they are. Plastic ones are slit and emptied at the truck, because plastic can’t be composted. Loose piles are forked onto a tarp and dragged out, and the last thin layer is raked up.',
    heavy:
      'A dry bag weighs less than the groceries. After 2 days of rain it has turned into a large wet dog with no bottom, so we slide it onto a tarp instead of lifting it by the neck.',
    cannotGo:
      'Stones, pet waste and garden plastic have to come out of the leaves, since one bad bag can spoil a compost load. Fertilizer and weed killer are for a hazardous waste depot.',
  },
  costTitle: 'What a leaf pickup costs',
  loads: [
    { load: 'A small lawn, 10 full bags', tier: 1, items: { bag: 10 } },
    { load: 'Front and back, 25 bags', tier: 2, note: 'paper, plastic or some of each', items: { bag: 25 } },
    { load: 'Loose heaps under big maples', tier: [3, 4], note: 'raked together on tarps' },
  ],
  dearer: [
    'Dry leaves straight off the rake are mostly air, so a fresh heap measures its biggest.',
    'Half-filled bags slump, and 2 of them take nearly the room of 2 full ones.',
    'Pumpkins, cornstalks and spent planters added on the day count toward the load.',
  ],
  cheaper: [
    'Run the mower over them first, and a heap shrinks to a fraction of itself.',
    'Tread the bags down and fill them to the fold, because fewer bags cost less.',
    'Line every bag up along the curb yourself and it’s {curbsideDiscount} less.',
  ],
  preparation: [
    {
      icon: 'check',
      title: 'Fold, don’t tape',
      text: 'Close a paper bag by folding its top twice. Tape and string have to be picked off before composting.',
    },
    {
      icon: 'hardware',
      title: 'Sticks to one side',
      text: 'Keep twigs thicker than a thumb out of the leaves, as they go through paper like a fork.',
    },
    {
      icon: 'place',
      title: 'Choose one corner',
      text: 'Where the lot runs to an acre, blow everything to the corner nearest the lane and don’t bother bagging.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Net the heap',
      text: 'If the wind comes off the water, throw a net over the heap the night before, or rake twice.',
      fits: 'lakefront',
    },
    {
      icon: 'waterDrop',
      title: 'Clear the grate',
      text: 'Is there a catch basin in your new backyard? Rake its lid free and build the heap uphill of it.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Gutters before us',
      text: 'Under tall old trees? Have the eavestroughs cleaned the week before, so that muck goes on the heap.',
      fits: 'olderCore',
    },
    {
      icon: 'cleaningServices',
      title: 'Sweep it dry',
      text: 'Live above the ground? Sweep balcony leaves while they’re dry and close the bag, for those living under you.',
      fits: 'highRise',
    },
    {
      icon: 'zoomIn',
      title: 'Window wells too',
      text: 'When a suite has window wells, check them: a foot of sludge at the bottom belongs on the list.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Name one raker',
      text: 'Renting with others? Decide who does the final raking, or there’ll be 3 half-heaps and 3 opinions.',
      fits: 'sharedRental',
    },
    {
      icon: 'receiptLong',
      title: 'Chalk your number',
      text: 'Does the whole row bag on one weekend? Chalk the unit number on the front bag of your stack.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Bags out back?',
      text: 'Count them, and pace the distance to the street. Dry ones travel one in each hand, and a wheelbarrow takes 4 at once where the path is level and has no stairs.',
    },
    {
      icon: 'waterDrop',
      title: 'Bottom layer gone slimy?',
      text: 'An October heap is black and slick underneath by December. That layer comes off with a flat shovel and into pails, because a rake only smears it over the grass.',
    },
    {
      icon: 'localShipping',
      title: 'Long gravel lane?',
      text: 'Room to turn at the house? Then we load there. Otherwise we back in while the ground is firm, and a heap beside the lane beats one behind the barn.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Yard below road level?',
      text: 'Leaves at the foot of a slope are hauled up in big soft sacks, one on a shoulder. Wet leaves make every tread slippery, so we clear the stairs first and the lawn second.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Young grass underneath?',
      text: 'It comes out by the roots if anyone rakes like they mean it. We use a plastic fan rake there and leave the last few leaves for your mower to shred.',
      fits: 'newSubdivision',
    },
    {
      icon: 'place',
      title: 'A lane behind the lot?',
      text: 'Heap the leaves at that end rather than hauling them through a narrow side yard. We only need to hear whether the lane has a way out, or a truck reverses the length of it.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Leaves on a roof terrace?',
      text: 'They go down bagged twice and stood upright on a cart, since one split bag fills an elevator. Start with the corner around the roof drain, which is where the wet ones hide.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Down in a stairwell?',
      text: 'The outside stair to a suite collects a whole season over its drain. We bring pails and a narrow shovel, work from the top step down, and ask for the door to stay shut meanwhile.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bicycles along the side path?',
      text: 'A loaded tarp is as wide as 2 people walking abreast. In a house with several tenants, have the path emptied of bikes, bins and barbecues for the hour we need it.',
      fits: 'sharedRental',
    },
    {
      icon: 'check',
      title: 'Only a patio door?',
      text: 'Without a gate, the leaves cross your living room in bags, never on a tarp. Each one is folded shut outside, so all you do is roll the rug up and hold the cat.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your leaves go',
  destinations: [
    { what: 'Leaves and grass', where: 'Compost site' },
    { what: 'Paper yard bags', where: 'Composted with what’s in them' },
    { what: 'Pulled plants', where: 'Composted, soil shaken off' },
    { what: 'Emptied plastic bags', where: 'Licensed disposal site' },
    { what: 'Litter in the heap', where: 'Picked out, then disposal' },
  ],
  materials: ['yardWaste'],
  questions: [
    {
      question: 'When in the fall should I book?',
      answer:
        'After your last tree is bare. Maples let go early, and oaks hang on until it nearly snows. One late visit also takes less room than 2 early ones, because the older leaves have settled by then.',
    },
    {
      question: 'Do you rake the whole lawn?',
      answer:
        'It depends on what you book. Bags, piles and the ground under them are the usual job. If the lawn is still covered from fence to fence, say so on the phone, because raking takes far longer than loading.',
    },
    {
      question: 'Can grass clippings and garden plants go too?',
      answer:
        'Yes, in the same load. Clippings, tomato vines, hostas and frosted annuals all rot down together. Keep soil and sod in their own pails, since a compost site doesn’t want a bag that is half dirt.',
    },
    {
      question: 'Are spotted or mildewed leaves a problem?',
      answer:
        'No. Tar spot on maples and powdery mildew belong to an ordinary fall, and the heat of a compost heap deals with them. Black walnut leaves can come along as well, although you wouldn’t want them on your tomatoes.',
    },
    {
      question: 'Why not leave the leaves in the bush on a country lot?',
      answer:
        'Often you should. Under your own trees they feed the soil, and nobody needs a truck for that. What’s worth hauling is the wet mat on a lawn, in a ditch or against a wooden wall.',
      fits: 'rural',
    },
    {
      question: 'Can I rake leaves into the lake?',
      answer:
        'No. They use up oxygen as they rot and wash in on the next dock. Rake uphill and heap them where no wave reaches. Weeds the waves brought in can go along, once they’ve drained.',
      fits: 'lakefront',
    },
    {
      question: 'Is a sapling’s worth of leaves enough for a visit?',
      answer:
        'Hardly. A few bags suit the regular collection in {city}, if it takes them. With sod scraps, dead annuals and whatever blew in from next door you may reach 10 bags, and that’s the load {minimum} covers.',
      fits: 'newSubdivision',
    },
    {
      question: 'Do you clean old gutters or a porch roof?',
      answer:
        'No, we work from the ground. An old porch roof wants somebody with a ladder, a harness and light feet. Have them drop it all in the flower bed, and we collect it from there.',
      fits: 'olderCore',
    },
    {
      question: 'Who clears the leaves on a ground-floor condo patio?',
      answer:
        'Ask your condo corporation, because its gardener may cover the patios or stop at the edge of them. If it’s left to you, look for a gate on the garden side: that spares the hallway.',
      fits: 'highRise',
    },
    {
      question: 'Could leaves be why water gets into a basement suite?',
      answer:
        'They could. A mat over the stair drain, or in a window well, holds rain against the wall. We take the leaves out. If the water still stands there an hour afterwards, the next call is to a plumber.',
      fits: 'basementSuite',
    },
    {
      question: 'Our lease says tenants do the yard. Can one of us book?',
      answer:
        'Yes. One of you points, agrees to the price and pays, and the shares get sorted out at the kitchen table. Ask first whether the landlord already hires somebody, or the lawn may be empty when we come.',
      fits: 'sharedRental',
    },
    {
      question: 'The common trees drop everything on my townhouse patio. Whose job is it?',
      answer:
        'It depends on what the corporation’s landscaper is paid for, and the property manager knows. Suppose it turns out to be yours: one fenced patio seldom fills more than the minimum load, even below a maple.',
      fits: 'townhouse',
    },
  ],
  closing: 'Put the rake away.',
  related: ['brush-branches-pickup', 'backyard-cleanup', 'curbside-pickup'],
  directService: 'yard-waste',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
