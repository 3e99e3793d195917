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
  description:
    'Leave it where it is. We take it down the stairs, around the corner and out the door. From {minimum}, agreed before we lift.',
  featureCards: [
    {
      icon: 'weekend',
      title: 'Any piece, any floor',
      description: 'Sectionals, pianos, bunk beds. We take them apart when we have to.',
    },
    {
      icon: 'kitchen',
      title: 'Appliances carried out',
      description:
        'Fridges, stoves, washers and dryers, out of tight laundry rooms. Gas and hard-wired ones need a licensed trade to disconnect them first.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Donated when we can',
      description: 'Clean, working pieces go to someone who needs them.',
    },
    {
      icon: 'cleaningServices',
      title: 'Room left swept',
      description:
        'Floors covered on the way out, {swept}. The crew is {insuredShort}, and at your door the {sameDay}.',
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
    title: 'How a pickup goes',
    steps: [
      { title: 'You call', text: 'Tell us the pieces and the floor' },
      { title: 'We arrive', text: 'In a {arrivalWindow} window, with the price' },
      { title: 'We carry', text: 'Stairs and doors are our problem' },
      { title: 'We sweep', text: 'Then you pay: card, Interac or cash' },
    ],
    button: 'Schedule Removal',
    note: 'One fridge is our {minimum} minimum. Two fridges are {tier2}.',
  },
  costTitle: 'What a piece or a roomful costs',
  loads: [
    { load: '1 fridge, or a queen mattress', tier: 1, items: [{ fridge: 1 }, { mattress: 1 }] },
    { load: 'A sofa and the TV across from it', tier: 2, items: { sofa: 1, tv: 1 } },
    { load: 'Sectional, queen mattress and dresser', tier: 3, itemsAmong: { mattress: 1, dresser: 1 } },
    { load: 'The furniture of a 2-bedroom apartment', tier: [4, 5] },
  ],
  dearer: [
    'Sectionals have no flat side, and little can be piled on them.',
    'A hutch or wardrobe left whole is a big box with nothing in it.',
    'The box spring takes as much room again as the mattress, and doesn’t bend.',
  ],
  cheaper: [
    'Tables with their legs off and beds without rails lie flat and take a strip.',
    'Lamps, cushions and linen packed into empty drawers take no room of their own.',
    'Everything at the curb yourself, down to the last chair, means {curbsideDiscount} less to pay.',
  ],
  preparation: [
    {
      icon: 'kitchen',
      title: 'Thaw and empty',
      text: 'Food out, plug pulled the evening before, door propped open and an old towel under the freezer.',
    },
    {
      icon: 'waterDrop',
      title: 'Close both taps',
      text: 'Washer hoses keep a cupful even with the water off. Loosen them over a pail, not over the floor.',
    },
    {
      icon: 'straighten',
      title: 'Measure the pinch',
      text: 'Give us the narrowest door on the way out and the widest piece without its cushions.',
    },
    {
      icon: 'weekend',
      title: 'Search the cushions',
      text: 'Strip the bed, pull the drawers, reach down behind the seat. You may find the price of lunch.',
    },
  ],
  howWeDoIt:
    'Appliances stay upright on the dolly with a strap round the middle and the doors taped shut. A sofa loses its feet, goes up on one arm and rounds the corner like the hand of a clock. A piece that still won’t turn is unbolted or cut, because walls cost more than couches.',
  cannotGo:
    'A propane cylinder goes to the hazardous waste depot of your municipality or back to a store that exchanges them. A stove still on its gas line waits for a licensed gas technician. Anything with bed bugs has to be mentioned first, and a live infestation seen by an exterminator.',
  destinationsTitle: 'Where the couch and the fridge go',
  destinations: [
    { what: 'Clean, sturdy furniture', where: 'Donated, if someone has a use' },
    { what: 'Fridges, freezers, air conditioners', where: 'Refrigerant out, then scrap' },
    { what: 'Stoves, washers, dryers', where: 'Scrap metal recycler' },
    { what: 'Solid wood, unpainted', where: 'Recycled as wood' },
    { what: 'Sagging sofas and mattresses', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do you take stained or sagging mattresses?',
      answer:
        'Yes, in any state, though a bad one won’t be donated. Keep it indoors and dry until we come, because a mattress that spent the night in the rain weighs double and drips all the way down the hall.',
    },
    {
      question: 'Is it cheaper to send everything in one visit?',
      answer:
        'As a rule, yes. A fridge alone is {minimum}, and so is a mattress on another day. Together they come to {tier2}, with space left over for an armchair. Look in the spare room before you call.',
    },
    {
      question: 'Who disconnects the appliances?',
      answer:
        'It depends on what feeds them. A plug or a washer hose you can undo by hand. Gas is for a gas technician, a hard-wired oven for an electrician, a dishwasher’s water line for a plumber. Once it’s loose, it’s ours.',
    },
    {
      question: 'What if the sofa won’t fit through the door?',
      answer:
        'Then it leaves smaller than it came in. First the feet, next the back, then the door off its hinges, and if that isn’t enough we saw the frame. Speak up beforehand if it’s meant for somebody else’s living room.',
    },
  ],
  closing: {
    title: 'Two fridges? That’s {tier2}.',
    text: '{FreeEstimates}. Call before {sameDayUntil} for same-day pickup.',
  },
  related: ['furniture-disposal', 'appliance-removal', 'piano-removal', 'curbside-pickup'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
