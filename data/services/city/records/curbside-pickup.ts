import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Curbside pickup',
  displayName: 'Curbside Pickup',
  serviceLower: 'curbside pickup',
  primaryKeyword: 'curbside junk pickup',
  group: 'moving',
  order: 27,
  description:
    'Carry your junk to the curb and you save {curbsideDiscount}. With our curbside junk pickup, the crew loads everything there and never has to come indoors.',
  features: [
    {
      icon: 'payments',
      title: 'A discount for your help',
      text: 'You carry everything out, and we take {curbsideDiscount} off the price.',
    },
    {
      icon: 'place',
      title: 'No sorting needed',
      text: 'Furniture, bags and appliances can go together.',
    },
  ],
  additionalInfo: {
    takenApartTitle: 'What you take apart',
    takenApart:
      'Unscrew table legs and take bed frames apart, so your load takes less space. At the curb, we load everything as it stands.',
    heavy:
      'Appliances and sofa beds are the heaviest. Roll a fridge upright on a dolly, and slide a mattress on its edge.',
    cannotGo:
      'We can’t load paint, propane, chemicals or car batteries, even in bags or boxes. Take them to a hazardous waste depot.',
  },
  costTitle: 'What a load costs, before {curbsideDiscount} off',
  loads: [
    {
      load: 'Armchair, or 10 bags',
      tier: 1,
      items: [{ armchair: 1 }, { bag: 10 }],
    },
    {
      load: 'Couch and 2 kitchen chairs',
      tier: 2,
      items: { couch: 1, chair: 2 },
    },
    { load: 'Leftovers from a garage sale', tier: 3, note: 'boxes, toys and small furniture' },
  ],
  dearer: ['If even one piece is still indoors, it’s a regular pickup at the full price.'],
  cheaper: [
    'Stack chairs and fill boxes to the top, so the load takes less space.',
    'Is yours a minimum load, {minimum}? Ask us about the discount before you carry anything.',
  ],
  hidesCurbside: true,
  pricedBeforeDiscount: true,
  preparation: [
    {
      icon: 'receiptLong',
      title: 'One labelled pile',
      text: 'Stack everything in one spot, away from hydrants. Tape on a sheet that says “junk pickup” and your last name.',
    },
    {
      icon: 'schedule',
      title: 'Done before we come',
      text: 'Have everything out before your {arrivalWindow} arrival window starts. Tie fridge and freezer doors shut, so no child climbs in.',
    },
    {
      icon: 'localShipping',
      title: 'Bring it to the road',
      text: 'Is your house far from the road? Move the pile to the end of your lane with a trailer or wagon.',
      fits: 'rural',
    },
    {
      icon: 'hardware',
      title: 'Weigh down light things',
      text: 'Is it windy by the lake? Put something heavy on cushions and empty boxes, so they don’t blow away.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Use the driveway',
      text: 'Is there no grass on your boulevard yet? Stack the pile on the driveway, because couches soak up mud.',
      fits: 'newSubdivision',
    },
    {
      icon: 'place',
      title: 'Keep the sidewalk clear',
      text: 'Does the sidewalk run right past your porch? Keep the pile on your side of the sidewalk.',
      fits: 'olderCore',
    },
    {
      icon: 'phone',
      title: 'Ask for a spot',
      text: 'Is your home in a tower? Ask the building manager where and when you may put your pile, and get the answer in writing.',
      fits: 'highRise',
    },
    {
      icon: 'straighten',
      title: 'Measure the turn',
      text: 'Does a couch have to come up from the basement? Measure the couch and the landing before you start.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Check the pile together',
      text: 'Is the whole house moving out? Have everyone check the pile, so nothing goes by mistake.',
      fits: 'sharedRental',
    },
    {
      icon: 'check',
      title: 'Keep garages free',
      text: 'Does your garage open onto a shared road? Stack the pile to one side, so cars can get past.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'place',
      title: 'No curb at all?',
      text: 'The end of your driveway works too, or the grass beside it. Our truck just needs room to stop beside the pile.',
    },
    {
      icon: 'error',
      title: 'Snowbank in the way?',
      text: 'Shovel a spot on the house side of the snowbank. Stack your pile there, where the plow can’t bury it.',
    },
    {
      icon: 'localShipping',
      title: 'Do you live on a fast road?',
      text: 'Put the pile where our truck can pull off the road, and where drivers see the truck from far away.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'House far below the road?',
      text: 'For the discount, the pile has to be up at the road. Bring things up piece by piece, with a helper.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Is your road still unpaved?',
      text: 'Tell us which way in is open for trucks. Keep your pile well back from the roadwork.',
      fits: 'newSubdivision',
    },
    {
      icon: 'close',
      title: 'Cars parked bumper to bumper?',
      text: 'Park your own car beside the pile to hold a spot for our truck. Move your car when we arrive.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Do you live on a high floor?',
      text: 'You bring the pieces down, so ask for elevator pads and find a helper. We load where the building lets our truck wait.',
      fits: 'highRise',
    },
    {
      icon: 'weekend',
      title: 'Couch stuck on the stairs?',
      text: 'Take the feet off, and stand the couch on end to turn it. If that doesn’t work, leave the couch there and call us.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Housemates’ cars in the driveway?',
      text: 'Make the pile on the street side of the cars. We can’t reach things behind parked cars.',
      fits: 'sharedRental',
    },
    {
      icon: 'verifiedUser',
      title: 'Does the condo own the road?',
      text: 'Ask the board where you may put the pile and where our truck may wait. Keep the fire route and visitor spots clear.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your pile goes',
  destinations: [
    { what: 'Furniture in good shape', where: 'Donated when someone wants it' },
    { what: 'Metal shelves and bed frames', where: 'Metal recycler' },
    { what: 'Fridges and freezers', where: 'Refrigerant removed, then scrap metal' },
    { what: 'Worn couches, mattresses, garbage', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'garbage', 'mattress', 'appliances'],
  questions: [
    {
      question: 'Do I have to be home?',
      answer:
        'Not if someone else can be there to say yes to the price. We look at the pile and give the price before we load.',
    },
    {
      question: 'What if somebody takes the good pieces first?',
      answer:
        'You may pay less, because we price what’s there when we arrive. If the whole pile is gone, call us right away.',
    },
    {
      question: 'What if I can only move half of my junk?',
      answer:
        'Book a regular pickup instead. Leave what you’ve moved outside, and we come in and carry out the rest.',
    },
    {
      question: 'Can you come on our garbage day?',
      answer:
        'Yes. Put your pile for us on one side of the driveway and your bins on the other, so nobody mixes them up.',
    },
    {
      question: 'How do you find the right farm lane?',
      answer:
        'Give us the number on the post at the end of your lane. Map pins in the country are often off, so describe the lane too.',
      fits: 'rural',
    },
    {
      question: 'Can kayaks, dock sections and an outboard motor go to the curb?',
      answer:
        'Yes. Drain the motor’s fuel first, because we can’t take fuel. Wrap crumbling dock foam in a tarp.',
      fits: 'lakefront',
    },
    {
      question: 'Do you take moving boxes after we’ve unpacked?',
      answer:
        'Yes. Flatten the boxes, tie them in a stack and keep them dry. Put packing foam in closed bags, so none of it blows away.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can I put an old cast iron tub or radiator at the curb?',
      answer:
        'Yes, but don’t lift it alone, because cast iron can outweigh two adults. If you need help, have our crew carry it at the regular price.',
      fits: 'olderCore',
    },
    {
      question: 'Does curbside pickup work for a condo?',
      answer:
        'Yes, if the building manager agrees and our truck can stop beside the pile. A curbside pickup works well for boxes from a locker. For a wall unit on the 20th floor, book a regular pickup.',
      fits: 'highRise',
    },
    {
      question: 'How do I get a fridge up from a basement by myself?',
      answer:
        'Please don’t try. On stairs, the person below holds most of the weight. Leave the fridge where it is and book a regular pickup, so our crew carries it.',
      fits: 'basementSuite',
    },
    {
      question: 'Five of us move out at the end of the month. When should we book?',
      answer:
        'Book a few days ahead, for a time when everyone has packed. Then nobody adds to the pile after your quote. Choose one person to agree to the price.',
      fits: 'sharedRental',
    },
    {
      question: 'Can our pile stand outside overnight?',
      answer:
        'Ask your condo board, and check the rules in {city}. To be safe, keep the pile in the garage and carry it out that morning.',
      fits: 'townhouse',
    },
  ],
  fullService: 'We load your pile, haul it away and sweep the curb',
  closing: 'Junk at the curb? We haul it away.',
  related: ['furniture-disposal', 'appliance-removal', 'household-garbage', 'brush-branches-pickup'],
  directService: 'household-junk',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
