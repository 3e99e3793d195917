import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Curbside pickup',
  displayName: 'Curbside Pickup',
  serviceLower: 'curbside pickup',
  primaryKeyword: 'curbside junk pickup',
  lot: 'moving',
  order: 27,
  description:
    'Carry it to the curb yourself and {curbsideDiscount} comes off the price. We load from the edge of your driveway, with no stairs, no boots in the hall and nothing to take apart. It suits a couch, a few bags or the end of a garage sale.',
  features: [
    {
      icon: 'payments',
      title: 'Discount for carrying',
      text: 'With everything at the curb before the truck comes, you pay {curbsideDiscount} less for the load.',
    },
    {
      icon: 'place',
      title: 'Clear of the sidewalk',
      text: 'Stack it on your own side, away from hydrants, the neighbour’s driveway and the snowplow.',
    },
    {
      icon: 'waterDrop',
      title: 'Keep it dry',
      text: 'Throw a tarp over mattresses and upholstery, since a rained-on couch is heavier and harder to reuse.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Nothing by us, which is what the discount is for. Take off or tie shut the doors of fridges and freezers so no child can climb in, and tape over broken glass.',
    heavy:
      'If you can’t move it safely, leave it inside and say so, because a discount is no match for a bad back. A fridge rolls upright on a borrowed dolly, and a mattress slides on its edge.',
    cannotGo:
      'Paint, propane, chemicals and car batteries don’t become ours by standing at the curb: they need a hazardous waste depot. Keep our pile apart from the bins meant for the regular collection.',
  },
  costTitle: 'What a curbside load costs',
  loads: [
    {
      load: 'Armchair, or 10 bags',
      tier: 1,
      note: 'before {curbsideDiscount} comes off',
      items: [{ armchair: 1 }, { bag: 10 }],
    },
    {
      load: 'Sofa and 2 kitchen chairs',
      tier: 2,
      note: 'again before the discount',
      items: { sofa: 1, chair: 2 },
    },
    { load: 'What the garage sale left', tier: 3, note: 'tables, chairs, boxes, discount not yet off' },
  ],
  dearer: [
    'One piece left indoors makes it a regular pickup, and the {curbsideDiscount} no longer applies.',
    'A crib or table in one piece takes several times the room of its parts.',
    'Whatever the neighbours add to your pile is loaded, and measured, as yours.',
  ],
  cheaper: [
    'Get the whole load to the curb before we turn in and pay {curbsideDiscount} less.',
    'Flatten cartons and nest the pails, because air costs as much as furniture.',
    'Screw the legs off and lay them in the drawers.',
  ],
  preparation: [
    {
      icon: 'receiptLong',
      title: 'One labelled pile',
      text: 'Stack it in one spot and tape a sheet on top: junk pickup, and your last name.',
    },
    {
      icon: 'schedule',
      title: 'Done before we come',
      text: 'We may turn up at the very start of your {arrivalWindow} window, so have the last chair out by then.',
    },
    {
      icon: 'localShipping',
      title: 'Room to pull off',
      text: 'Mailbox a walk from the house? Pile it where a truck can stop clear of the traffic.',
      fits: 'rural',
    },
    {
      icon: 'hardware',
      title: 'Weigh down cushions',
      text: 'When it blows off the lake, lay the bed frame across the cushions, or collect them next door.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Use the driveway',
      text: 'No boulevard grass yet? Stand it on your asphalt, because upholstery soaks up mud.',
      fits: 'newSubdivision',
    },
    {
      icon: 'place',
      title: 'Leave stroller width',
      text: 'Where the sidewalk runs right past the porch, keep the pile on your front walk.',
      fits: 'olderCore',
    },
    {
      icon: 'phone',
      title: 'Ask for a spot',
      text: 'In a tower? Get the manager’s spot and hour in writing, since a couch by the lobby doors upsets people.',
      fits: 'highRise',
    },
    {
      icon: 'straighten',
      title: 'Measure the turn',
      text: 'Coming up from below ground? Hold a tape to the couch and the landing a day ahead, not halfway up.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Sign it off',
      text: 'Is a whole house moving out? Have everyone look the pile over before somebody’s bike leaves with it.',
      fits: 'sharedRental',
    },
    {
      icon: 'check',
      title: 'Doors stay free',
      text: 'If your garage opens onto a common road, stack to one side, so that 2 cars can still get out.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'place',
      title: 'No curb at all?',
      text: 'The end of the driveway is just as good, or the grass beside it. What counts is that we can stop next to the pile and load it without setting foot indoors.',
    },
    {
      icon: 'error',
      title: 'Snowbank in the way?',
      text: 'Shovel a spot on the house side of it and stack there. The plow buries whatever it can reach, and a frozen sectional comes out in one piece, with the lawn.',
    },
    {
      icon: 'localShipping',
      title: 'On a fast road?',
      text: 'Nobody wants to load behind the crest of a hill. Pick a gateway or wide entrance where the truck can get its wheels off the pavement, and say which side it’s on.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'House far below the road?',
      text: 'Then your curb is up on the shoulder, and the climb is what earns the discount. For a sofa bed it isn’t worth it: book the carrying, and we bring up the lot.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Road not finished?',
      text: 'Before the last coat of asphalt a curb stands high and its edge is mud. Set things behind it, where bins would go, and well back from any machine parked there overnight.',
      fits: 'newSubdivision',
    },
    {
      icon: 'close',
      title: 'Cars parked bumper to bumper?',
      text: 'Lifting a couch over a hood is a fine way to meet the owner. Hold a gap in front of the pile with your own car, and move it when the truck shows up.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Up on the 10th floor?',
      text: 'The ride down is yours, so borrow the pads and a helper: a couch may only fit the cab standing on its arm. We load wherever the building lets a truck wait.',
      fits: 'highRise',
    },
    {
      icon: 'weekend',
      title: 'Couch stuck on the stairs?',
      text: 'Take the feet off and try it on end, back to the wall. If a basement turn still won’t have it, put it down and call: we do that for a living, at the regular price.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Housemates’ cars everywhere?',
      text: 'Build the pile on the street side of them. A dresser hemmed in by 4 bumpers isn’t at the curb yet, and one of those keys is always at somebody’s work.',
      fits: 'sharedRental',
    },
    {
      icon: 'verifiedUser',
      title: 'A road the condo owns?',
      text: 'Ask the board where a truck may wait. If that’s at the mailboxes, then the mailboxes are your curb, and the fire route and visitor spots stay clear.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your pile goes',
  destinations: [
    { what: 'Usable furniture', where: 'Donated if it’s still good' },
    { what: 'Metal', where: 'Scrap metal recycler' },
    { what: 'Fridges and freezers', where: 'Refrigerant recovered, then scrapped' },
    { what: 'Electronics', where: 'Electronics recycler' },
    { what: 'Clean wood', where: 'Wood recycling' },
    { what: 'Worn couches, mattresses, garbage', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'garbage', 'mattress', 'appliances'],
  questions: [
    {
      question: 'Do I have to be home?',
      answer:
        'No, but you do have to answer the phone. The price is confirmed at the pile first, and somebody has to say yes to it. A note on the couch can’t.',
    },
    {
      question: 'What if somebody takes the good pieces first?',
      answer:
        'Then it costs you less, because we price what’s there when we arrive. If the whole pile walks off overnight, give us a call, so that no truck drives out for a strip of tape.',
    },
    {
      question: 'What if I can only move half of it?',
      answer:
        'Then book a regular pickup and put your feet up. We come in and carry the rest, at the usual price for the space, without the {curbsideDiscount}. That’s still cheaper than a sofa through the drywall.',
    },
    {
      question: 'Can it be the same day as garbage collection?',
      answer:
        'It can, but another day is simpler. With 2 piles on one lawn the municipal crew may tag ours or skip yours. If it must be the same morning, keep them on opposite sides of the driveway.',
    },
    {
      question: 'Will you find a farm lane?',
      answer:
        'Yes, with the number from the post at the entrance. A map pin in the country likes to land 2 farms over. Stack the load so it can’t be mistaken for something for sale.',
      fits: 'rural',
    },
    {
      question: 'Can kayaks and dock sections go out to the curb?',
      answer:
        'Yes, if you can get them up to the road. Bag any float foam that crumbles, since it blows along the shore for years. Outboards have to be drained, and the fuel isn’t something we take.',
      fits: 'lakefront',
    },
    {
      question: 'Do you take the boxes after a move into a new house?',
      answer:
        'Yes. Flatten them and tie the stack, or one shower turns it to porridge. Packing foam goes in closed bags, because the beads will visit every house on the crescent.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can I put an old cast iron tub or radiator out?',
      answer:
        'You can, but few people should move one. Cast iron may outweigh 2 adults, and old porch steps tend to lose. If it’s still upstairs, have us do the carrying and forget about the discount.',
      fits: 'olderCore',
    },
    {
      question: 'Does curbside pickup work for a condo?',
      answer:
        'Yes, as long as management agrees and a truck can pull up beside the load, at the road or at the dock. A locker’s worth of boxes suits it well. A wall unit on the 20th floor doesn’t.',
      fits: 'highRise',
    },
    {
      question: 'How do I get a fridge up from a basement by myself?',
      answer:
        'You don’t. On stairs, whoever is underneath holds nearly all of it, and a slipped strap decides the rest. Leave it beside the outlet it’s plugged into and book the carrying too.',
      fits: 'basementSuite',
    },
    {
      question: 'If 5 of us move out on one weekend, when do we book?',
      answer:
        'A few days ahead, for the hour after the last of you has packed. Otherwise the pile grows between the quote and the truck. Agree on one person who says yes to the price.',
      fits: 'sharedRental',
    },
    {
      question: 'Can a townhouse pile stand outside overnight?',
      answer:
        'It depends on your board, and on the rules in {city}. The safe way is to line it all up inside the garage and carry it out that morning, which keeps couches dry and raccoons bored.',
      fits: 'townhouse',
    },
  ],
  fullService: 'We load, sweep the curb and drive it away',
  closing: 'Can you get it to the curb?',
  related: ['furniture-disposal', 'appliance-removal', 'household-garbage', 'brush-branches-pickup'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
