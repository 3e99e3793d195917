import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Scrap metal',
  displayName: 'Scrap Metal Removal',
  serviceLower: 'scrap metal removal',
  primaryKeyword: 'scrap metal removal',
  order: 10,
  icon: 'hardware',
  summary: 'Pipe, railings, sheds, rads',
  title: 'Scrap metal removal',
  description:
    'Pipe, railings, a rusty shed, the rads leaning on the garage wall. We cut what’s long, carry what’s heavy and haul it away from {minimum}.',
  featureCards: [
    {
      icon: 'hardware',
      title: 'Cut to length',
      description:
        'A reciprocating saw for pipe and railings, a grinder for bolts that won’t turn. A metal shed comes apart from the roof down.',
    },
    {
      icon: 'groups',
      title: 'Rads and other cast iron',
      description:
        'A {insuredShort} crew brings the straps, the dolly and 2 people for the stairs. A plumber has to drain and disconnect the rad before that.',
    },
    {
      icon: 'recycling',
      title: 'Sorted by metal',
      description: 'Steel, copper, brass and aluminum are kept apart so each can be recycled.',
    },
    {
      icon: 'schedule',
      title: 'Today, except the tanks',
      description:
        'Book before {sameDayUntil} for the same day. Propane cylinders, fuel and drums with liquid in them can’t ride with us on any day.',
    },
  ],
  removedItems: [
    'Steel and copper pipe',
    'Railings and gates',
    'Metal sheds',
    'Cast iron radiators',
    'Drained water heaters',
    'Furnace ductwork',
    'Eavestroughs and downspouts',
    'Chain link and posts',
    'Metal shelving',
    'Barbecues without the tank',
    'Bicycle frames',
    'Rebar and angle iron',
  ],
  process: {
    title: 'How the iron leaves',
    steps: [
      { title: 'You describe', text: 'How long, how heavy, how many' },
      { title: 'You agree', text: 'To the price, while the saw is still off' },
      { title: 'We dismantle', text: 'Saw, grinder or wrench, as the bolt prefers' },
      { title: 'We deliver', text: 'Sorted, to a metal recycler' },
    ],
    button: 'Schedule Removal',
    note: 'Metal is priced by the space it fills, so a flat stack costs less than a tangle.',
  },
  costTitle: 'What a heap of metal costs',
  loads: [
    { load: 'Water heater and 2 radiators', tier: 1 },
    { load: 'Barbecue, bike and a steel shelf', tier: 2, itemsAmong: { barbecue: 1, bike: 1 } },
    { load: 'Metal shed, 8 by 10, laid flat', tier: 2 },
    { load: 'Furnace and all its ductwork', tier: 3 },
  ],
  dearer: [
    'Round duct and eavestrough are mostly hole until somebody flattens them.',
    'Scrolled railings and patio chairs won’t nest, and what lies on them wobbles.',
  ],
  cheaper: [
    'Pipe and railing sawn to a common length lie as close as firewood.',
    'Weight is free here, and a rad takes less room than an armchair.',
    'Set out by the curb with the sharp ends down, the same heap is {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Run the tank dry',
      text: 'A water heater holds a bathtub’s worth. It has to be off, cold and emptied by hose before we tip it.',
    },
    {
      icon: 'error',
      title: 'Unscrew the cylinder',
      text: 'Close the valve, take the propane off the barbecue and stand it outdoors. It stays with you.',
    },
    {
      icon: 'hardware',
      title: 'Drain small engines',
      text: 'Mowers and snowblowers travel on their sides. Gas out, oil out, and a rag where it still drips.',
    },
    {
      icon: 'home',
      title: 'Empty the shed',
      text: 'Rakes, bags and the mower come out first. If wasps live under the roof, warn us.',
    },
  ],
  howWeDoIt:
    'Everything is cut to suit the truck: pipe in lengths that lie flat, railings in panels. Near siding, dry grass or anything that once held fuel, the grinder stays in its box and a wrench does the work. Iron goes on the dolly with the strap pulled tight.',
  cannotGo:
    'Welding cylinders go back to whoever fills them. Propane, fuel, oil and antifreeze are for your municipality’s depot for hazardous waste. A heating oil tank is for a licensed fuel contractor. Transformers and capacitors may hold PCBs, which a licensed hazardous waste carrier takes.',
  destinationsTitle: 'Where the metal goes',
  destinations: [
    { what: 'Steel and cast iron', where: 'Scrap metal recycler' },
    { what: 'Copper and brass', where: 'The recycler too, kept apart' },
    { what: 'Aluminum siding, eavestroughs', where: 'Recycled, paint and all' },
    { what: 'Anything that cooled', where: 'Refrigerant recovered before scrapping' },
    { what: 'Working tools and bikes', where: 'Reused ahead of the scrap pile' },
    { what: 'Rubber, plastic, glass', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do you pay me for scrap?',
      answer:
        'No, you’re paying for the carrying and the space, and the metal gets recycled. With a trunkful of clean copper and a free afternoon, you’ll do better driving to a scrap yard that weighs and buys it.',
    },
    {
      question: 'Is rusty or painted metal still worth recycling?',
      answer:
        'Yes, rust and paint don’t bother a furnace that melts steel. What spoils metal is company: concrete on a post, wood in a bench, oil in a pan. What knocks off easily, we knock off.',
    },
    {
      question: 'Can a furnace or a radiator come out of the basement?',
      answer:
        'Yes, once a licensed trade has disconnected it. A furnace is sheet metal and lighter than it looks. A long cast iron rad isn’t, it can pass 300 pounds, and it gets the stairs to itself.',
    },
    {
      question: 'What counts as scrap and what as an appliance?',
      answer:
        'For the price it makes no difference, because both go by space. For the recycler it does: fridges and dehumidifiers have to give up their refrigerant, while a stove or dryer is plain steel from the moment it’s out.',
    },
  ],
  closing: {
    title: 'Heavy is what the dolly is for.',
    text: 'Tell us what it’s bolted to and how many steps there are, and the quote will be closer.',
  },
  related: ['shed-demolition', 'appliance-removal', 'fence-demolition', 'garage-cleanout'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
