import type { DirectServiceRecord } from '../../serviceSchemas.ts'

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
    'We walk through the house with you first, and nothing leaves until you say so. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'volunteerActivism',
      title: 'Reused where possible',
      description: 'We set aside what can be donated, and keep metal and electronics apart for recycling.',
    },
    {
      icon: 'home',
      title: 'Papers and photos set aside',
      description:
        'We put letters, photos and keys in one box for you. If something is missing, tell us what to watch for.',
    },
    {
      icon: 'verifiedUser',
      title: 'A crew you can trust',
      description:
        'We’re {insured}, and {uniformedShort}. We take instructions from the person you name, such as the executor.',
    },
    {
      icon: 'schedule',
      title: 'When there isn’t much time',
      description:
        'Does the house have to be empty by a certain date? Tell us when you call, so we plan enough pickups.',
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
      { title: 'We meet', text: 'At the house, in {anArrivalWindow} window' },
      { title: 'You mark', text: 'With tape or a note, everything that stays' },
      { title: 'We clear', text: 'One room at a time, from the top floor down' },
      { title: 'You lock', text: 'The door, after a last walk-through with us' },
    ],
    button: 'Schedule Consultation',
    note: 'We visit the house and give you {freeEstimatesShort}.',
  },
  costTitle: 'What a cleanout costs, room by room',
  loads: [
    { load: 'A bedroom: bed, dressers, clothes', tier: 3, itemsAmong: { mattress: 1, dresser: 2 } },
    { load: 'Living room, dining room and hall', tier: [4, 5] },
    { load: 'Basement or 2-car garage, full', tier: [5, 6] },
    { load: 'Whole house, per truckload', tier: 6, note: 'and a house often takes 2 to 4 truckloads' },
  ],
  dearer: [
    'Full closets can add as much to the load as the rest of the room.',
    'A cold cellar, crawl space or shed can hold as much as another room.',
  ],
  cheaper: [
    'Let family pick up what they were promised before we come.',
    'One full truck costs less than the same things in several small loads.',
    'Pack clothes in bags. The minimum load, {minimum}, holds 10 bags or one armchair.',
  ],
  preparation: [
    {
      icon: 'groups',
      title: 'Agree before the day',
      text: 'Agree as a family who gets what. Choose one person to answer our questions on the day.',
    },
    {
      icon: 'receiptLong',
      title: 'Check hiding places',
      text: 'Look for money and papers in the freezer, the piano bench, books and boots.',
    },
    {
      icon: 'verifiedUser',
      title: 'Ask the executor',
      text: 'Get a yes from whoever settles the estate. Lock away anything the family can’t agree on.',
    },
    {
      icon: 'bolt',
      title: 'Leave power and water on',
      text: 'We need light and water while we work. Cancel the utilities after we leave.',
    },
  ],
  howWeDoIt:
    'On the first walk-through, we answer your questions and give you the price. Then we empty cupboards by hand and look through things as we box them. Big furniture goes last, once the floor is clear.',
  cannotGo:
    'Take leftover medicine to a pharmacy. Return oxygen cylinders to the company that supplied them. Call the police about guns and ammunition before anyone touches them. Take paint, pesticide, fuel and propane to the municipality’s hazardous waste depot.',
  destinationsTitle: 'Where everything goes',
  destinations: [
    { what: 'What you marked to keep', where: 'Stays with the family' },
    { what: 'Furniture, linen, dishes', where: 'Donated when they can be reused' },
    { what: 'Worn-out appliances, tools', where: 'Metal recycler' },
    { what: 'Fridges and freezers', where: 'Refrigerant removed, then scrap metal' },
    { what: 'Televisions and radios', where: 'Electronics recycler' },
    { what: 'Mattresses and everything else', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do I have to stay the whole day?',
      answer:
        'No. Be there for the first walk-through, when we agree on the price, and at the end to lock up. If you live far away, someone you trust can come instead.',
    },
    {
      question: 'Should we hold an estate sale first?',
      answer:
        'Yes, if an auctioneer or appraiser thinks there’s enough to sell. Book us for the week after, when you can see what’s left.',
    },
    {
      question: 'What will the whole house cost?',
      answer:
        'It depends on how full the house is. A tidy bungalow may need only one truckload. If the last truck isn’t full, you only pay for the space we use.',
    },
    {
      question: 'Can we spread the cleanout over several weeks?',
      answer:
        'Yes. We can clear the garage now and the bedrooms when you’re ready. Each time, you pay for that day’s load.',
    },
  ],
  closing: {
    title: 'Start with one room, if that’s easier.',
    text: 'Tell us about the house, and get {freeEstimatesShort}.',
  },
  related: ['estate-cleanout', 'real-estate-cleanups', 'apartment-cleanout', 'furniture-disposal'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
