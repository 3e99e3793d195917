import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Estate cleanouts',
  displayName: 'Estate Cleanouts',
  serviceLower: 'estate cleanouts',
  primaryKeyword: 'estate cleanouts',
  order: 8,
  icon: 'volunteerActivism',
  summary: 'One room or the whole house',
  title: 'Estate cleanouts',
  description:
    'We walk through the house with you first, and nothing is lifted until you’ve said what stays. Loads are from {minimum}, with the whole price agreed before we start.',
  featureCards: [
    {
      icon: 'volunteerActivism',
      title: 'Keep, give, go',
      description:
        'Mark each piece with tape or a note. What can be reused is donated, metal and electronics are recycled, and only then comes the dump.',
    },
    {
      icon: 'home',
      title: 'Papers and photos set aside',
      description:
        'Tell us what you’re missing, and we’ll watch for it. Letters, photos and keys go in a box on the kitchen table.',
    },
    {
      icon: 'verifiedUser',
      title: 'A crew you can leave to it',
      description:
        '{UniformedShort}, {insured}, and taking instructions from the person you name. That can be you, an executor or an agent.',
    },
    {
      icon: 'schedule',
      title: 'When the date is close',
      description:
        'Closing day moved up? Same-day appointments when you book before {sameDayUntil}, {nextDayShort}.',
    },
  ],
  removedItems: [
    'Bedroom sets',
    'China cabinets and hutches',
    'Armchairs and recliners',
    'Coats, shoes and bedding',
    'Kitchen contents',
    'Book and record collections',
    'Old televisions',
    'Pianos and organs',
    'Workbenches and hand tools',
    'Chest freezers',
    'Lawn and garden equipment',
    'Attic and crawl space boxes',
  ],
  process: {
    title: 'How a house is cleared',
    steps: [
      { title: 'We meet', text: 'At the house, in a {arrivalWindow} window' },
      { title: 'You mark', text: 'What stays and what goes to family' },
      { title: 'We clear', text: 'Top floor down, one room at a time' },
      { title: 'You lock', text: 'After a last walk through with us' },
    ],
    button: 'Schedule Consultation',
    note: 'We visit, look, and give you {freeEstimatesShort}.',
  },
  costTitle: 'What a cleanout costs, room by room',
  loads: [
    { load: 'A bedroom: bed, dressers, clothes', tier: 3, itemsAmong: { mattress: 1, dresser: 2 } },
    { load: 'Living room, dining room and hall', tier: [4, 5] },
    { load: 'Basement and garage, decades deep', tier: [5, 6] },
    { load: 'Whole house, each truckload', tier: 6, note: '2 to 4 is common' },
  ],
  dearer: [
    'Closets and kitchen cupboards can hold more than all the furniture standing in front of them.',
    'The cold cellar, the crawl space and the shed are rooms nobody counted.',
  ],
  cheaper: [
    'The piano promised to a niece should be at her house before we measure.',
    'A full truck is {fullTruckYards} yards for {tier6}, which beats the same things in small visits.',
    'Clothes in soft bags squeeze between the furniture and add very little.',
  ],
  preparation: [
    {
      icon: 'groups',
      title: 'Settle the hutch',
      text: 'Have the argument the week before. On the day, 1 name answers for everyone and picks up the phone.',
    },
    {
      icon: 'receiptLong',
      title: 'Search hiding places',
      text: 'The freezer, the piano bench, the cookbook pages, the toe of a winter boot. That generation hid things well.',
    },
    {
      icon: 'verifiedUser',
      title: 'Ask the executor',
      text: 'Nothing should leave without a yes from whoever settles the estate. Disputed things go in a room that locks.',
    },
    {
      icon: 'bolt',
      title: 'Leave the power on',
      text: 'Basement lights and a running tap make the day shorter. Cancel both after we’ve been.',
    },
  ],
  howWeDoIt:
    'The first walk is for questions and the price, and it needn’t be quick. Cupboards are emptied by hand and looked through as they’re boxed, since a teapot may hold the good earrings. Big furniture goes once the floor around it is clear.',
  cannotGo:
    'Leftover medicine is for a pharmacy, and oxygen cylinders go back to the company that supplied them. Guns and ammunition are a call to the police before anyone touches them. Paint, pesticide, fuel and propane wait for a drive to the municipality’s depot for hazardous waste.',
  destinationsTitle: 'Where a lifetime of things goes',
  destinations: [
    { what: 'What you marked', where: 'Stays with the family' },
    { what: 'Furniture, linen, dishes', where: 'Donated when they’re fit to use' },
    { what: 'Worn-out appliances, tools', where: 'Scrap metal recycler' },
    { what: 'Fridges and freezers', where: 'Refrigerant recovered, then metal' },
    { what: 'Televisions and radios', where: 'Electronics recycling' },
    { what: 'Mattresses and what’s left', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do I have to stay the whole day?',
      answer:
        'No. Be there for the first walk, when the price is agreed and the keepers are marked, and at the end to lock up. Living far away? Someone local whom you trust can do both.',
    },
    {
      question: 'Should we hold an estate sale first?',
      answer:
        'Yes, if an auctioneer or appraiser thinks there’s enough to sell. That’s their trade and not ours. Book us for the week after, when the tables are bare and you can see what nobody carried off.',
    },
    {
      question: 'What will the whole house cost?',
      answer:
        'It depends on the closets more than on the bedrooms. Every full truck is {tier6}, and the last one counts for what’s in it. A tidy bungalow may need only 1. After the walk through there’s no more guessing.',
    },
    {
      question: 'Can we spread it over several weeks?',
      answer:
        'Yes. The garage can go now and the bedroom when you can face it, and you pay each time for that day’s load. Keep finished rooms closed in between, or they fill up again.',
    },
  ],
  closing: {
    title: 'Start with one room, if that’s easier.',
    text: 'Call {phone} and tell us about the house.',
  },
  related: ['estate-cleanout', 'real-estate-cleanups', 'apartment-cleanout', 'furniture-disposal'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
