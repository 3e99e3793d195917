import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Furniture and appliances',
  displayName: 'Furniture & Appliance Removal',
  serviceLower: 'furniture and appliance removal',
  primaryKeyword: 'furniture and appliance removal',
  order: 1,
  icon: 'weekend',
  summary: 'Couches, mattresses, fridges, stoves',
  title: 'Furniture and appliance removal',
  description: 'Leave it where it is, on any floor. We carry it out for you, from {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'weekend',
      title: 'Any piece, any floor',
      description: 'Sectionals, pianos, bunk beds. We take them apart if they don’t fit through the door.',
    },
    {
      icon: 'kitchen',
      title: 'Appliances carried out',
      description:
        'We take fridges, stoves, washers and dryers. Have gas lines and wired-in ovens disconnected by a licensed tradesperson first.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Donated when we can',
      description: 'Clean, sturdy pieces are donated when someone can use them.',
    },
    {
      icon: 'cleaningServices',
      title: 'Room left swept',
      description: 'Floors are covered on the way out and {swept}. The crew is {insuredShort}.',
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
      { title: 'You call', text: 'Tell us the pieces and the floor' },
      { title: 'We arrive', text: 'In a {arrivalWindow} window, and confirm the price' },
      { title: 'We carry', text: 'Down the stairs and out the door' },
      { title: 'We sweep', text: 'Then you pay: {paymentMethods}' },
    ],
    button: 'Schedule Removal',
    note: 'One fridge is {minimum}, our minimum. Two fridges are {tier2}.',
  },
  costTitle: 'What furniture and appliances cost to remove',
  loads: [
    { load: '1 fridge, or a queen mattress', tier: 1, items: [{ fridge: 1 }, { mattress: 1 }] },
    { load: 'A sofa and a TV', tier: 2, items: { sofa: 1, tv: 1 } },
    { load: 'Sectional, queen mattress and dresser', tier: 3, itemsAmong: { mattress: 1, dresser: 1 } },
    { load: 'Furniture from a 2-bedroom apartment', tier: [4, 5] },
  ],
  dearer: [
    'We can’t stack much on a sectional.',
    'A hutch or wardrobe left whole takes up a lot of room.',
    'A box spring takes as much room as the mattress.',
  ],
  cheaper: [
    'Take the legs off tables and the rails off beds, so they lie flat.',
    'Pack lamps, cushions and linen into empty drawers.',
    'Bring everything to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'kitchen',
      title: 'Empty and defrost',
      text: 'Empty the freezer and unplug it the evening before. Put an old towel under it.',
    },
    {
      icon: 'waterDrop',
      title: 'Turn off both taps',
      text: 'Turn off both taps behind the washer. Loosen the hoses over a pail, because some water stays in them.',
    },
    {
      icon: 'straighten',
      title: 'Measure the doors',
      text: 'Tell us the narrowest door on the way out and the width of the biggest piece.',
    },
    {
      icon: 'weekend',
      title: 'Check the cushions',
      text: 'Strip the bed, empty the drawers and reach behind the cushions. You may find lunch money.',
    },
  ],
  howWeDoIt:
    'Appliances ride upright on the dolly, strapped, with their doors taped shut. We take the feet off a sofa and stand it on end to get around corners. If it still won’t turn, we unbolt it or cut it up.',
  cannotGo:
    'Take a propane cylinder to your municipality’s hazardous waste depot or to a store that exchanges them. A stove on a gas line needs a licensed gas technician first. Tell us about bed bugs before we come, and have an exterminator see a live infestation.',
  destinationsTitle: 'Where your furniture and appliances go',
  destinations: [
    { what: 'Clean, sturdy furniture', where: 'Donated when someone can use it' },
    { what: 'Fridges, freezers, air conditioners', where: 'Refrigerant out, then scrap metal' },
    { what: 'Stoves, washers, dryers', where: 'Scrap metal recycler' },
    { what: 'Solid wood, unpainted', where: 'Wood recycling' },
    { what: 'Sagging sofas and mattresses', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do you take stained or sagging mattresses?',
      answer:
        'Yes, in any condition, but a bad one can’t be donated. Keep it dry until we come. A wet mattress is heavy and drips down the hall.',
    },
    {
      question: 'Is it cheaper to send everything in one visit?',
      answer:
        'Usually, yes. A fridge alone is {minimum}, and so is a mattress on another day. Together they’re {tier2}, with room left for a chair.',
    },
    {
      question: 'Who disconnects the appliances?',
      answer:
        'You can pull a plug or undo a washer hose yourself. Call a gas technician for gas, an electrician for a wired-in oven, and a plumber for a dishwasher line. Then we take it out.',
    },
    {
      question: 'What if the sofa won’t fit through the door?',
      answer:
        'We take off its feet and back, then the door if we have to. If that isn’t enough, we cut the frame. Tell us first if somebody is going to use it.',
    },
  ],
  closing: {
    title: 'Two fridges? That’s {tier2}.',
    text: '{FreeEstimates}. Call before {sameDayUntil} for same-day pickup.',
  },
  related: ['furniture-disposal', 'appliance-removal', 'piano-removal', 'curbside-pickup'],
  updatedOn: '2026-11-24',
} as const satisfies DirectServiceRecord
