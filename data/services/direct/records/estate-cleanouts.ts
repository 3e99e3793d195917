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
    'We walk through the house with you first, and nothing leaves until you say so. From {minimum}, with the price agreed before we start.',
  featureCards: [
    {
      icon: 'volunteerActivism',
      title: 'Keep, give, go',
      description:
        'Mark what you keep with tape or a note. What can be reused is donated, and metal and electronics are recycled.',
    },
    {
      icon: 'home',
      title: 'Papers and photos set aside',
      description:
        'Tell us what you’re missing, and we’ll watch for it. Letters, photos and keys go in one box for you.',
    },
    {
      icon: 'verifiedUser',
      title: 'A crew you can leave to it',
      description:
        'We’re {insured}, and {uniformedShort}. We take instructions from the person you name, such as an executor or agent.',
    },
    {
      icon: 'schedule',
      title: 'When the date is close',
      description: 'Closing day moved up? {SameDay}, {nextDayShort}.',
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
    title: 'How an estate cleanout goes',
    steps: [
      { title: 'We meet', text: 'At the house, in a {arrivalWindow} window' },
      { title: 'You mark', text: 'What stays and what goes to family' },
      { title: 'We clear', text: 'Top floor down, one room at a time' },
      { title: 'You lock', text: 'After a last walk-through with us' },
    ],
    button: 'Schedule Consultation',
    note: 'We visit, look and give you {freeEstimatesShort}.',
  },
  costTitle: 'What a cleanout costs, room by room',
  loads: [
    { load: 'A bedroom: bed, dressers, clothes', tier: 3, itemsAmong: { mattress: 1, dresser: 2 } },
    { load: 'Living room, dining room and hall', tier: [4, 5] },
    { load: 'Basement and garage, both full', tier: [5, 6] },
    { load: 'Whole house, each truckload', tier: 6, note: 'and often 2 to 4 truckloads' },
  ],
  dearer: [
    'Full closets and cupboards often hold more than the rooms around them.',
    'Don’t forget the cold cellar, the crawl space and the shed.',
  ],
  cheaper: [
    'Let family pick up what they were promised before we come.',
    'One full truck, {fullTruckYards} cubic yards for {tier6}, costs less than several small visits.',
    'Pack clothes in soft bags. They fit between the furniture.',
  ],
  preparation: [
    {
      icon: 'groups',
      title: 'Agree before the day',
      text: 'Settle who gets what the week before. On the day, one person decides and picks up the phone.',
    },
    {
      icon: 'receiptLong',
      title: 'Check hiding places',
      text: 'Look in the freezer, the piano bench, the cookbooks and the toes of boots.',
    },
    {
      icon: 'verifiedUser',
      title: 'Ask the executor',
      text: 'Get a yes from whoever settles the estate. Put disputed things in a room that locks.',
    },
    {
      icon: 'bolt',
      title: 'Leave the power on',
      text: 'We need light and water. Cancel both after we’ve been.',
    },
  ],
  howWeDoIt:
    'The first walk is for questions and the price, so take your time. We empty cupboards by hand and look through things as we box them. Big furniture goes last, once the floor is clear.',
  cannotGo:
    'Take leftover medicine to a pharmacy. Oxygen cylinders go back to the company that supplied them. Call the police about guns and ammunition before anyone touches them. Take paint, pesticide, fuel and propane to the municipality’s hazardous waste depot.',
  destinationsTitle: 'Where everything goes',
  destinations: [
    { what: 'What you marked', where: 'Stays with the family' },
    { what: 'Furniture, linen, dishes', where: 'Donated when they’re fit to use' },
    { what: 'Worn-out appliances, tools', where: 'Scrap metal recycler' },
    { what: 'Fridges and freezers', where: 'Refrigerant out, then scrap metal' },
    { what: 'Televisions and radios', where: 'Electronics recycler' },
    { what: 'Mattresses and what’s left', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do I have to stay the whole day?',
      answer:
        'No. Be there for the first walk, when we agree on the price, and at the end to lock up. If you live far away, someone you trust can do both.',
    },
    {
      question: 'Should we hold an estate sale first?',
      answer:
        'Yes, if an auctioneer or appraiser thinks there’s enough to sell. Book us for the week after, when you can see what’s left.',
    },
    {
      question: 'What will the whole house cost?',
      answer:
        'Every full truck is {tier6}, and you pay for the last one by the space it takes. A tidy bungalow may need only one truck. After the walk-through you know the full price.',
    },
    {
      question: 'Can we spread it over several weeks?',
      answer:
        'Yes. Do the garage now and the bedroom when you’re ready. You pay each time for that day’s load.',
    },
  ],
  closing: {
    title: 'Start with one room, if that’s easier.',
    text: 'Call {phone} and tell us about the house.',
  },
  related: ['estate-cleanout', 'real-estate-cleanups', 'apartment-cleanout', 'furniture-disposal'],
  updatedOn: '2026-11-25',
} as const satisfies DirectServiceRecord
