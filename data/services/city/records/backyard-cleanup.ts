import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Backyard cleanup',
  displayName: 'Backyard Cleanup',
  serviceLower: 'backyard cleanups',
  primaryKeyword: 'backyard junk removal',
  group: 'yard',
  order: 1,
  description:
    'Old planters, a rusted swing set and a pile behind the shed can all go. Our backyard junk removal crew takes things apart, carries them out and loads them.',
  features: [
    {
      icon: 'grass',
      title: 'Mixed piles welcome',
      text: 'You don’t have to sort. We take wood, metal, plastic and weeds in one pile.',
    },
    {
      icon: 'straighten',
      title: 'Boards over soft lawn',
      text: 'Where your grass is soft, we lay boards for the wheelbarrow.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unbolt swing sets and cut through rusted bolts. We also take apart trampolines and raised beds. The soil in the beds stays unless you ask us to take it.',
    heavy:
      'A stone planter full of wet soil can weigh more than an adult. We shovel out the soil before we lift the planter onto a dolly.',
    cannotGo:
      'We can’t take propane cylinders, pool chlorine, weed killer or paint. Take them to a hazardous waste depot. A mower can’t go until you’ve drained its gas.',
  },
  costTitle: 'What clearing a backyard costs',
  loads: [
    {
      load: 'Barbecue, hose reel, a few planters',
      tier: 2,
      note: 'with the planters empty',
      itemsAmong: { barbecue: 1 },
    },
    {
      load: 'Swing set, trampoline, patio table',
      tier: [2, 3],
      note: 'with the frames taken apart',
      itemsAmong: { table: 1 },
    },
    { load: 'A yard not cleared for years', tier: [4, 6], note: 'with lumber, plastic, metal and brush' },
  ],
  dearer: ['Plastic slides and playhouses don’t fold, so they take a lot of room.'],
  cheaper: [
    'Stack chairs and pots, and coil hoses, so they take less room.',
    'One bike, or 10 bags, fits the minimum load, {minimum}.',
  ],
  preparation: [
    {
      icon: 'check',
      title: 'Mark what stays',
      text: 'Tie a ribbon on every bench, pot and ornament you’re keeping.',
    },
    {
      icon: 'cleaningServices',
      title: 'Check for hazards',
      text: 'Pick up any dog waste. Tell us about wasps, thorns and hidden holes.',
    },
    {
      icon: 'error',
      title: 'Empty the burn barrel',
      text: 'If a burn barrel is going too, let the ash cool for several days. Shovel the ash out before we come.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Weigh down light things',
      text: 'If lake wind reaches your yard, put cushions and beach toys under something heavy until we come.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Tell us about new sod',
      text: 'If your sod is new, tell us when it was laid. Fresh sod shifts under a wheelbarrow.',
      fits: 'newSubdivision',
    },
    {
      icon: 'star',
      title: 'Sell what has value',
      text: 'In an older yard, look for iron gates, clay pots or old bricks that you could sell before we come.',
      fits: 'olderCore',
    },
    {
      icon: 'home',
      title: 'Leave railing planters up',
      text: 'If you have planters on a balcony railing, leave them there. We take them down ourselves, so nothing falls.',
      fits: 'highRise',
    },
    {
      icon: 'weekend',
      title: 'Ask your tenant',
      text: 'If you have a basement tenant, ask which chairs and bikes in the yard are theirs.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Give roommates notice',
      text: 'If you share a rental, ask everyone to bring their own things indoors before we come.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Keep the path free',
      text: 'If you share a path behind the houses, don’t pile anything on it before we come.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Is your gate narrow?',
      text: 'Our wheelbarrow needs about 30 inches. Measure your gate wide open. If the gate is narrower, we carry things out by hand.',
    },
    {
      icon: 'waterDrop',
      title: 'Are there muddy spots?',
      text: 'Show us the muddy spots when we arrive. We choose the driest way to the truck and carry smaller loads.',
    },
    {
      icon: 'localShipping',
      title: 'Can the truck drive on the grass?',
      text: 'Only if you’re sure the ground is firm. Show us where the septic tank and bed are, because we don’t drive over either.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Are there stairs down to the water?',
      text: 'We carry things up the stairs one at a time. Tell us how many steps there are, and point out any loose ones.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Does your lot have no fence yet?',
      text: 'If the easiest way in crosses a neighbour’s lot, ask the neighbour first. Show us any seeded ground.',
      fits: 'newSubdivision',
    },
    {
      icon: 'groups',
      title: 'Do you share a side passage?',
      text: 'Tell your neighbours which day we’re coming. We carry everything straight through and leave nothing in the passage.',
      fits: 'olderCore',
    },
    {
      icon: 'devices',
      title: 'Do you have a roof garden or balcony?',
      text: 'We move umbrella bases by dolly and carry glass tabletops on edge. If a large table is going, measure the elevator door.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Does a suite’s door open onto the yard?',
      text: 'Tell us when your tenants usually come and go. We keep the path to their door open.',
      fits: 'basementSuite',
    },
    {
      icon: 'phone',
      title: 'Is the gate locked?',
      text: 'In a shared rental, choose one person to open the gate and agree to the price.',
      fits: 'sharedRental',
    },
    {
      icon: 'weekend',
      title: 'Is the way out through your house?',
      text: 'We cut up long pieces and bag muddy things outside. Clear the hall, and keep pets in another room.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your backyard junk goes',
  destinations: [
    { what: 'Swing sets, barbecues', where: 'Metal recycler' },
    { what: 'Weeds, brush, branches', where: 'Compost site' },
    { what: 'Bare, untreated lumber', where: 'Wood recycling' },
    { what: 'Good chairs and pots', where: 'Set aside for reuse' },
  ],
  materials: ['largeItems', 'metal', 'yardWaste', 'furniture'],
  questions: [
    {
      question: 'Do you take an above-ground pool?',
      answer:
        'Yes, once it’s empty. Have an electrician disconnect a wired-in pump first. We take the wall, frame and liner, and leave the sand.',
    },
    {
      question: 'Can you take soil and sod?',
      answer:
        'Yes, but tell us how much. Wet soil is so heavy that we can’t fill the truck with it. Keep stones and plastic out of the soil.',
    },
    {
      question: 'Will you mow the lawn or pull the weeds?',
      answer:
        'No, but we take what’s already cut or pulled. If the grass is tall, mow before we come, so nothing stays hidden.',
    },
    {
      question: 'My glass patio table shattered. What should I do?',
      answer:
        'Leave the glass where it is, and keep children and pets away. We shovel the pieces into a pail and take the frame too.',
    },
    {
      question: 'There’s an old junk pile in the woods behind our house. Can you clear it?',
      answer:
        'It depends on what’s in the pile. We take bedsprings, bottles and wire. Take car batteries and sprays to a hazardous waste depot. For drums, call a licensed hazardous waste carrier.',
      fits: 'rural',
    },
    {
      question: 'Do you take driftwood and other things the lake washes up?',
      answer:
        'Yes, if they’re in your own yard: driftwood, rope, foam and lawn chairs. We can’t take anything from a public beach or out of the water.',
      fits: 'lakefront',
    },
    {
      question: 'Our new yard is full of stones and bits of brick. Can you take them?',
      answer:
        'Yes. Rake them into one pile, and we carry them out in pails. One or two full wheelbarrows cost {minimum}.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can you take a concrete birdbath and an old clothesline pole?',
      answer:
        'Yes. We lift the birdbath off its base and cut the pole at the ground. The pole’s footing stays. If you want it dug out, have buried lines marked first.',
      fits: 'olderCore',
    },
    {
      question: 'Do you clear balconies as well?',
      answer:
        'Yes. What’s on a balcony usually costs {minimum} or {tier2}. If there are heavy pigeon droppings, have a specialist clean them up first.',
      fits: 'highRise',
    },
    {
      question: 'Can you clean out the suite’s window wells?',
      answer:
        'Yes. We clear out leaves and toys by hand, down to the gravel. Please take off any window well covers first.',
      fits: 'basementSuite',
    },
    {
      question: 'The last housemates left a couch and a beer keg outside. Do you take both?',
      answer:
        'We take the couch. If it’s wet, it weighs more but costs the same. The keg isn’t junk, so return it for its deposit.',
      fits: 'sharedRental',
    },
    {
      question: 'Can three townhouse neighbours share one truck?',
      answer:
        'Yes. A full truck is {tier6}. Decide who books and how you split the cost. Put a house number on each pile, so we don’t miss one.',
      fits: 'townhouse',
    },
  ],
  closing: 'Reclaim the backyard.',
  related: ['brush-branches-pickup', 'shed-demolition', 'leaves-pickup', 'patio-slab-disposal'],
  directService: 'yard-waste',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
