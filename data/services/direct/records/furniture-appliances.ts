import type { DirectServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Furniture and appliances',
  displayName: 'Furniture & Appliance Removal',
  serviceLower: 'furniture and appliance removal',
  primaryKeyword: 'furniture and appliance removal',
  order: 1,
  icon: 'weekend',
  summary: 'Couches, mattresses, fridges, stoves',
  title: 'Furniture and appliance removal',
  description:
    'Leave your furniture and appliances where they are, and we carry them out. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'weekend',
      title: 'Any piece, any floor',
      description:
        'We carry sectionals, pianos and bunk beds from any floor. We take apart what won’t fit through the door.',
    },
    {
      icon: 'kitchen',
      title: 'Appliances carried out',
      description: 'We take fridges, stoves, washers and dryers, even if they don’t work.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Donated when we can',
      description: 'We keep good pieces apart in the truck, so they stay clean enough to donate.',
    },
    {
      icon: 'cleaningServices',
      title: 'Floors covered',
      description: 'We cover the floors we walk on, and leave the room {swept}. The crew is {insuredShort}.',
    },
  ],
  removedItems: [
    'Couches and sectionals',
    'Mattresses and box springs',
    'Dressers and wardrobes',
    'Dining tables and chairs',
    'Bed frames and bunk beds',
    'Bookcases and desks',
    'Fridges and freezers',
    'Stoves and ranges',
    'Washers and dryers',
    'Dishwashers',
    'Microwaves',
    'Air conditioners',
  ],
  process: {
    title: 'How a furniture pickup goes',
    steps: [
      { title: 'You call', text: 'And tell us which pieces and which floor' },
      { title: 'We arrive', text: 'In {anArrivalWindow} window, and confirm the price' },
      { title: 'We carry', text: 'Down the stairs and out the door' },
      { title: 'We sweep', text: 'Then you pay by {paymentMethods}' },
    ],
    button: 'Schedule Removal',
    note: 'Is a piece hard to describe? Add a photo to your quote request.',
  },
  costTitle: 'What furniture and appliances cost to remove',
  loads: [
    { load: '1 fridge or 1 queen mattress', tier: 1, items: [{ fridge: 1 }, { mattress: 1 }] },
    { load: 'A couch and a TV', tier: 2, items: { couch: 1, tv: 1 } },
    { load: 'Sectional, queen mattress and dresser', tier: 3, itemsAmong: { mattress: 1, dresser: 1 } },
    { load: 'Furniture from a 2-bedroom apartment', tier: [4, 5] },
  ],
  dearer: [
    'We can’t stack much on a sectional, so it takes up more of the truck.',
    'A hutch or wardrobe that can’t be taken apart takes up a lot of room.',
    'A box spring takes as much room as a mattress.',
  ],
  cheaper: [
    'Take the legs off tables and the rails off beds, so they lie flat.',
    'Put loose cushions and bedding in bags, so they fill small gaps.',
    'Bring everything to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'kitchen',
      title: 'Empty and defrost',
      text: 'Empty the fridge and freezer. Unplug them as soon as you book, and put an old towel underneath.',
    },
    {
      icon: 'waterDrop',
      title: 'Disconnect the washer',
      text: 'Unplug the washer and turn off both taps behind it. We take off the hoses, and catch the water that stays in them.',
    },
    {
      icon: 'straighten',
      title: 'Measure the doors',
      text: 'Tell us the width of the narrowest door on the way out, and of the biggest piece.',
    },
    {
      icon: 'weekend',
      title: 'Empty the furniture',
      text: 'Empty every drawer and strip the bed. Feel behind the couch cushions for coins and keys.',
    },
  ],
  howWeDoIt:
    'We carry small pieces out first, so the way is clear. We strap appliances upright to a dolly and tape their doors shut. We stand a couch on end to get it around a corner.',
  cannotGo:
    'Take a barbecue’s propane cylinder to your municipality’s hazardous waste depot, or to a store that exchanges cylinders. Gas stoves and wired-in ovens can’t go until a licensed tradesperson disconnects them. Furniture with bed bugs can’t go until an exterminator treats it.',
  destinationsTitle: 'Where your furniture and appliances go',
  destinations: [
    { what: 'Clean, sturdy furniture', where: 'Donated when someone can use it' },
    { what: 'Fridges, freezers, air conditioners', where: 'Refrigerant removed, then scrap metal' },
    { what: 'Stoves, washers, dryers', where: 'Metal recycler' },
    { what: 'Solid wood, unpainted', where: 'Wood recycling' },
    { what: 'Sagging couches and mattresses', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do you take stained or sagging mattresses?',
      answer:
        'Yes, but they can’t be donated. Keep a mattress dry until we come, because a wet one is heavy and drips.',
    },
    {
      question: 'Is it cheaper to have everything picked up at once?',
      answer:
        'Usually. A fridge is {minimum}, and a mattress on another day is another {minimum}. Together they’re {tier2}, with room left for a chair.',
    },
    {
      question: 'Who disconnects the appliances?',
      answer:
        'You can unplug appliances and turn off the washer’s taps yourself. Call a licensed gas technician for a gas line. A wired-in oven needs an electrician, and a dishwasher needs a plumber.',
    },
    {
      question: 'What if the couch won’t fit through the door?',
      answer:
        'We take the feet and back off the couch. If we have to, we take the door off its hinges or cut the couch up. Tell us beforehand if someone still wants the couch.',
    },
  ],
  closing: {
    title: 'Two fridges? That’s {tier2}.',
    text: 'Send us a list of your pieces, and get {freeEstimatesShort}.',
  },
  related: ['furniture-disposal', 'appliance-removal', 'piano-removal', 'curbside-pickup'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
