import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Curbside pickup',
  displayName: 'Curbside Pickup',
  serviceLower: 'curbside pickup',
  primaryKeyword: 'curbside junk pickup',
  lot: 'moving',
  order: 27,
  description:
    'Carry your junk to the curb and you save {curbsideDiscount}. Our curbside junk pickup loads it from the edge of your driveway, without coming indoors.',
  features: [
    {
      icon: 'payments',
      title: 'Discount for carrying',
      text: 'Have everything out before our truck comes, and you pay {curbsideDiscount} less.',
    },
    {
      icon: 'place',
      title: 'Clear of the sidewalk',
      text: 'Stack it on your side, away from hydrants, driveways and the snowplow.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Tie fridge and freezer doors shut or take them off, so no child can climb in. Tape over broken glass. We take nothing apart at this price.',
    heavy:
      'If you can’t move it safely, leave it inside and tell us. A fridge rolls upright on a dolly, and a mattress slides on its edge.',
    cannotGo:
      'Take paint, propane, chemicals and car batteries to a hazardous waste depot: we can’t load them. Keep our pile apart from your regular collection bins.',
  },
  costTitle: 'What a curbside load costs',
  loads: [
    {
      load: 'Armchair, or 10 bags',
      tier: 1,
      note: 'before the {curbsideDiscount} discount',
      items: [{ armchair: 1 }, { bag: 10 }],
    },
    {
      load: 'Sofa and 2 kitchen chairs',
      tier: 2,
      note: 'before the discount',
      items: { sofa: 1, chair: 2 },
    },
    { load: 'Leftovers from a garage sale', tier: 3, note: 'before the {curbsideDiscount} discount' },
  ],
  dearer: ['If one piece stays indoors, it’s a regular pickup without the {curbsideDiscount}.'],
  cheaper: ['Unscrew table legs and take bed frames apart, so they stack flat.'],
  preparation: [
    {
      icon: 'receiptLong',
      title: 'One labelled pile',
      text: 'Stack it all in one spot. Tape a sheet on top that says “junk pickup” and your last name.',
    },
    {
      icon: 'schedule',
      title: 'Done before we come',
      text: 'We may arrive at the very start of your {arrivalWindow} window, so have everything out by then.',
    },
    {
      icon: 'localShipping',
      title: 'Room to pull off',
      text: 'Mailbox far from the house? Pile it where our truck can stop clear of traffic.',
      fits: 'rural',
    },
    {
      icon: 'hardware',
      title: 'Weigh down cushions',
      text: 'Windy off the lake? Lay the bed frame over the cushions, so they don’t blow next door.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Use the driveway',
      text: 'No grass on the boulevard yet? Stack it on the asphalt, because couches soak up mud.',
      fits: 'newSubdivision',
    },
    {
      icon: 'place',
      title: 'Keep the sidewalk clear',
      text: 'If the sidewalk runs right by your porch, keep the pile on your front walk.',
      fits: 'olderCore',
    },
    {
      icon: 'phone',
      title: 'Ask for a spot',
      text: 'In a tower? Get a spot and an hour from the manager in writing, away from the lobby doors.',
      fits: 'highRise',
    },
    {
      icon: 'straighten',
      title: 'Measure the turn',
      text: 'Coming up from a basement? Measure the couch and the landing a day ahead.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Check it together',
      text: 'Is the whole house moving out? Have everyone check the pile, so nobody’s bike goes by mistake.',
      fits: 'sharedRental',
    },
    {
      icon: 'check',
      title: 'Keep garages free',
      text: 'If your garage opens onto a common road, stack to one side, so cars can get out.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'place',
      title: 'No curb at all?',
      text: 'The end of your driveway works too, or the grass beside it. We only need to stop next to the pile.',
    },
    {
      icon: 'error',
      title: 'Snowbank in the way?',
      text: 'Shovel a spot on the house side of it and stack there, where the plow can’t bury your pile.',
    },
    {
      icon: 'localShipping',
      title: 'On a fast road?',
      text: 'Pick a gateway or wide entrance where the truck gets off the pavement, not behind a hill. Tell us which side.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'House far below the road?',
      text: 'Your pile has to be up on the shoulder. If that’s too heavy, book a regular pickup and we carry it.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Road not finished?',
      text: 'Until the road is paved, set things behind the raised curb, where bins go. Stay well back from parked machines.',
      fits: 'newSubdivision',
    },
    {
      icon: 'close',
      title: 'Cars parked bumper to bumper?',
      text: 'Hold a gap beside the pile with your own car, and move it when we arrive.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Up on the 10th floor?',
      text: 'You bring it down, so borrow elevator pads and a helper. We load wherever the building lets our truck wait.',
      fits: 'highRise',
    },
    {
      icon: 'weekend',
      title: 'Couch stuck on the stairs?',
      text: 'Take the feet off and try it on end. If it still won’t turn, call us: we carry it at the regular price.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Housemates’ cars everywhere?',
      text: 'Build the pile on the street side of the cars. Anything blocked in by them isn’t at the curb yet.',
      fits: 'sharedRental',
    },
    {
      icon: 'verifiedUser',
      title: 'A road the condo owns?',
      text: 'Ask the board where our truck may wait, such as beside the mailboxes. Keep the fire route and visitor spots clear.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your pile goes',
  destinations: [
    { what: 'Usable furniture', where: 'Donated if it’s still good' },
    { what: 'Metal', where: 'Scrap metal recycler' },
    { what: 'Fridges and freezers', where: 'Refrigerant recovered, then scrapped' },
    { what: 'Worn couches, mattresses, garbage', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'garbage', 'mattress', 'appliances'],
  questions: [
    {
      question: 'Do I have to be home?',
      answer:
        'No, but keep your phone on. We confirm the price at the pile first, and you or someone else has to agree before we load.',
    },
    {
      question: 'What if somebody takes the good pieces first?',
      answer:
        'Then you pay less, because we price what’s there when we arrive. If it’s all gone, call us, so we don’t send the truck.',
    },
    {
      question: 'What if I can only move half of it?',
      answer:
        'Book a regular pickup instead. We come in and carry the rest, at the usual price for the space, without the {curbsideDiscount} off.',
    },
    {
      question: 'Can it be the same day as garbage collection?',
      answer:
        'Yes, but another day is simpler: the municipal crew may tag our pile or skip yours. Otherwise, keep the two on opposite sides of the driveway.',
    },
    {
      question: 'Will you find a farm lane?',
      answer:
        'Yes, if you give us the number on the post at your entrance. Map pins in the country are often off. Label the pile, so nobody thinks it’s for sale.',
      fits: 'rural',
    },
    {
      question: 'Can kayaks and dock sections go out to the curb?',
      answer:
        'Yes, if you can get them up to the road. Drain outboards first, because we can’t take fuel. Bag crumbling foam, so it doesn’t blow along the shore.',
      fits: 'lakefront',
    },
    {
      question: 'Do you take the boxes after a move into a new house?',
      answer:
        'Yes. Flatten the boxes and tie them in a stack, before rain gets to them. Put packing foam in closed bags, so the beads don’t blow away.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can I put an old cast iron tub or radiator out?',
      answer:
        'Yes, but cast iron may outweigh two adults, so don’t try it alone. If it’s still upstairs, skip the discount and have our crew carry it.',
      fits: 'olderCore',
    },
    {
      question: 'Does curbside pickup work for a condo?',
      answer:
        'Yes, if management agrees and our truck can stop beside the load. It suits boxes from a locker. A wall unit from the 20th floor needs a regular pickup.',
      fits: 'highRise',
    },
    {
      question: 'How do I get a fridge up from a basement by myself?',
      answer:
        'You shouldn’t. On stairs, the person below holds nearly all the weight. Leave it where it stands and book a regular pickup, so we carry it.',
      fits: 'basementSuite',
    },
    {
      question: 'If five of us move out on one weekend, when do we book?',
      answer:
        'Book a few days ahead, for a time when all of you have packed. Otherwise the pile grows after your quote. One person should agree to the price.',
      fits: 'sharedRental',
    },
    {
      question: 'Can a townhouse pile stand outside overnight?',
      answer:
        'It depends on your board and the rules in {city}. To be safe, keep it in the garage and carry it out that morning, so it stays dry.',
      fits: 'townhouse',
    },
  ],
  fullService: 'We load it, haul it away and sweep the curb',
  closing: 'Can you get it to the curb?',
  related: ['furniture-disposal', 'appliance-removal', 'household-garbage', 'brush-branches-pickup'],
  directService: 'household-junk',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
