import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Leaves pickup',
  displayName: 'Leaves Pickup',
  serviceLower: 'leaves pickup',
  primaryKeyword: 'leaf removal',
  lot: 'yard',
  order: 3,
  description:
    'Too many leaves and nowhere to put the bags? Our leaf removal crew takes paper bags, loose piles and full tarps, from front walk to back corner.',
  features: [
    {
      icon: 'localShipping',
      title: 'Between town pickups',
      text: 'Missed your town’s leaf collection date? We can still come.',
    },
    {
      icon: 'waterDrop',
      title: 'Wet leaves, same price',
      text: 'You pay for space and not for weight, so rain costs nothing extra.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Paper bags are loaded as they are. We empty plastic bags at the truck, because plastic can’t be composted. Loose piles go onto a tarp, then we rake up.',
    heavy:
      'After two days of rain, a bag is heavy and its bottom can tear. We slide wet bags onto a tarp instead of lifting them.',
    cannotGo:
      'Fertilizer and weed killer go to a hazardous waste depot. Keep stones, pet waste and garden plastic out of the leaves, because they can spoil the compost.',
  },
  costTitle: 'What a leaf pickup costs',
  loads: [
    { load: 'A small lawn, 10 full bags', tier: 1, items: { bag: 10 } },
    { load: 'Front and back, 25 bags', tier: 2, note: 'paper, plastic or some of each', items: { bag: 25 } },
    { load: 'Loose heaps under big maples', tier: [3, 4], note: 'raked together on tarps' },
  ],
  dearer: ['Freshly raked dry leaves are mostly air and take the most room.'],
  cheaper: ['Run the mower over the leaves first, and the pile shrinks a lot.'],
  preparation: [
    {
      icon: 'check',
      title: 'Fold, don’t tape',
      text: 'Close paper bags by folding the top twice. Tape and string have to come off before composting.',
    },
    {
      icon: 'hardware',
      title: 'Keep sticks apart',
      text: 'Pull out twigs thicker than your thumb and pile them separately. They tear holes in paper bags.',
    },
    {
      icon: 'place',
      title: 'Choose one corner',
      text: 'On an acre or more, don’t bother with bags. Blow everything to the corner nearest the lane.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Net the pile',
      text: 'Does the wind come off the water? Put a net over the leaves the night before, or rake twice.',
      fits: 'lakefront',
    },
    {
      icon: 'waterDrop',
      title: 'Clear the catch basin',
      text: 'Is there a catch basin in your new backyard? Rake its lid free and build the pile uphill of it.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Gutters before us',
      text: 'Do tall old trees hang over the roof? Have the eavestroughs cleaned the week before and add the muck.',
      fits: 'olderCore',
    },
    {
      icon: 'cleaningServices',
      title: 'Sweep it dry',
      text: 'Sweep balcony leaves while they’re dry and close each bag, so nothing blows onto the units below.',
      fits: 'highRise',
    },
    {
      icon: 'zoomIn',
      title: 'Window wells too',
      text: 'Does the suite have window wells? Look inside, and tell us if there’s sludge at the bottom.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Agree who rakes',
      text: 'Renting with others? Decide which of you does the final raking, so we find one pile and not three.',
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
      text: 'Count them and pace the distance to the street. On a level path without stairs, our wheelbarrow takes four at once.',
    },
    {
      icon: 'waterDrop',
      title: 'Bottom layer gone slimy?',
      text: 'By December the bottom of an October pile is black and slick. We take that off with a flat shovel and pails.',
    },
    {
      icon: 'localShipping',
      title: 'Long gravel lane?',
      text: 'If there’s room to turn at the house, we load there. Pile leaves beside the lane rather than behind the barn.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Yard below road level?',
      text: 'We carry leaves up in big soft sacks. Wet leaves make steps slippery, so we clear the stairs before the lawn.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Young grass underneath?',
      text: 'New grass pulls out by the roots easily. We use a plastic fan rake and leave the last leaves for your mower.',
      fits: 'newSubdivision',
    },
    {
      icon: 'place',
      title: 'A lane behind the lot?',
      text: 'Pile the leaves at that end of the lot. Tell us whether the lane has a way out or dead-ends.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Leaves on a roof terrace?',
      text: 'We bag them twice and stand them on a cart for the elevator. Show us the roof drain, where leaves stay wet.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Down in a stairwell?',
      text: 'Leaves collect over the drain outside a suite. We clear from the top step down with pails, so keep that door shut.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bicycles along the side path?',
      text: 'A loaded tarp is as wide as two people. Ask the other tenants to move bikes, bins and barbecues for an hour.',
      fits: 'sharedRental',
    },
    {
      icon: 'check',
      title: 'Only a patio door?',
      text: 'We carry leaves through your living room in closed bags, never on a tarp. Roll up the rug and hold the cat.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your leaves go',
  destinations: [
    { what: 'Leaves and grass', where: 'Compost site' },
    { what: 'Paper yard bags', where: 'Composted with what’s in them' },
    { what: 'Pulled plants', where: 'Composted, soil shaken off' },
    { what: 'Emptied plastic bags', where: 'Licensed disposal site' },
  ],
  materials: ['yardWaste'],
  questions: [
    {
      question: 'When in the fall should I book?',
      answer:
        'After your last tree is bare. Maples drop early and oaks late. One late pickup takes less room than two early ones, because older leaves have settled.',
    },
    {
      question: 'Do you rake the whole lawn?',
      answer:
        'It depends on what you book. Bags, piles and the ground under them are the usual job. Tell us if the whole lawn is covered, because raking takes longer.',
    },
    {
      question: 'Can grass clippings and garden plants go too?',
      answer:
        'Yes, in the same load. Clippings, tomato vines, hostas and frosted annuals can all be composted. Keep soil and sod in their own pails.',
    },
    {
      question: 'Are spotted or mildewed leaves a problem?',
      answer:
        'No. Tar spot and powdery mildew are ordinary in fall, and the heat of composting deals with them. Black walnut leaves can come too.',
    },
    {
      question: 'Why not leave the leaves in the bush on a country lot?',
      answer:
        'Often you should, because under your own trees they feed the soil. Call us for wet leaves on a lawn, in a ditch or against a wooden wall.',
      fits: 'rural',
    },
    {
      question: 'Can I rake leaves into the lake?',
      answer:
        'No. Rotting leaves use up oxygen and wash in at the next dock. Pile them uphill of the waves. We also take drained water weeds.',
      fits: 'lakefront',
    },
    {
      question: 'My trees are still small. Is a pickup worth it?',
      answer:
        'Probably not. A few bags suit the regular collection in {city}, if it takes them. With sod scraps and dead annuals you may reach 10 bags, which {minimum} covers.',
      fits: 'newSubdivision',
    },
    {
      question: 'Do you clean old gutters or a porch roof?',
      answer:
        'No, we work from the ground. Hire somebody with a ladder and harness. Have them drop the leaves in the flower bed, and we take them from there.',
      fits: 'olderCore',
    },
    {
      question: 'Who clears the leaves on a ground-floor condo patio?',
      answer:
        'It depends on the gardener’s contract, so ask your condo corporation. If it’s left to you, a gate on the garden side means we don’t need the hallway.',
      fits: 'highRise',
    },
    {
      question: 'Could leaves be why water gets into a basement suite?',
      answer:
        'Yes, possibly. Leaves over the stair drain or in a window well hold rain against the wall. If water still stands an hour after we’ve cleared them, call a plumber.',
      fits: 'basementSuite',
    },
    {
      question: 'Our lease says tenants do the yard. Can one of us book?',
      answer:
        'Yes. One of you shows us the leaves, agrees to the price and pays. Ask first whether the landlord already hires somebody for it.',
      fits: 'sharedRental',
    },
    {
      question: 'The common trees drop everything on my townhouse patio. Whose job is it?',
      answer:
        'It depends on the condo corporation’s landscaper, so ask the property manager. If it’s yours, one fenced patio seldom fills more than the minimum load, even under a maple.',
      fits: 'townhouse',
    },
  ],
  closing: 'Put the rake away.',
  related: ['brush-branches-pickup', 'backyard-cleanup', 'curbside-pickup'],
  directService: 'yard-waste',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
