import type { DirectServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Household junk',
  displayName: 'Household Junk Removal',
  serviceLower: 'household junk removal',
  primaryKeyword: 'household junk removal',
  order: 3,
  icon: 'home',
  summary: 'Basements, garages, the spare room',
  title: 'Household junk removal',
  description:
    'Show us what goes, and we carry it out from any room. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'home',
      title: 'Basement, attic, spare room',
      description: 'You don’t have to carry anything to the door. We come in and get everything.',
    },
    {
      icon: 'receiptLong',
      title: 'You can change your mind',
      description: 'If you decide to keep something after all, we leave it and you pay less.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Useful things donated',
      description: 'We keep useful dishes, toys and tools apart, so they can be donated.',
    },
    {
      icon: 'verifiedUser',
      title: 'You know who’s coming',
      description:
        'The crew comes {uniformedShort}, in the {arrivalWindow} window we give you. We’re {insuredShort}.',
    },
  ],
  removedItems: [
    'Boxes from the last move',
    'Clothes and linen',
    'Toys and board games',
    'Books and magazines',
    'Dishes and pots',
    'Broken shelving',
    'Holiday decorations',
    'Suitcases and bags',
    'Bikes and strollers',
    'Lamps and mirrors',
    'Rugs and curtains',
    'Storage totes',
  ],
  process: {
    title: 'How a pickup goes',
    steps: [
      { title: 'You point', text: 'At everything that goes' },
      { title: 'We price', text: 'The whole load, before we lift' },
      { title: 'We carry', text: 'Everything out to the truck' },
      { title: 'You check', text: 'Every room, before we leave' },
    ],
    button: 'Schedule Removal',
    note: '10 regular bags are {minimum}, our minimum. 25 bags are {tier2}.',
  },
  costTitle: 'What a household load costs',
  loads: [
    { load: 'A few bags, a lamp, a broken chair', tier: 1, itemsAmong: { bag: 3, chair: 1 } },
    { load: '20 moving boxes and a shelf', tier: 2, itemsAmong: { box: 20 } },
    { load: 'A spare room, filled waist-high', tier: [3, 4], note: 'with a path to the window' },
    { load: 'A full basement', tier: [5, 6] },
  ],
  dearer: [
    'Pillows, soft toys and totes are light, but they take a lot of room.',
    'We can’t stack anything on mirrors, lampshades or framed pictures.',
    'Artificial trees, fans and strollers don’t stack well.',
  ],
  cheaper: [
    'Pack towels and pillows into old suitcases.',
    'Offer good things to friends first. You only pay for what we load.',
    'Bring everything to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'home',
      title: 'Start with one room',
      text: 'Choose the room you need most. The other rooms can wait for another pickup.',
    },
    {
      icon: 'check',
      title: 'Ask the kids',
      text: 'Do grown children still store things in your basement? Ask them before you book.',
    },
    {
      icon: 'error',
      title: 'Set chemicals aside',
      text: 'Look under the sink and beside the furnace. Set aside anything with a warning symbol.',
    },
    {
      icon: 'bolt',
      title: 'Check the lights',
      text: 'Replace burnt-out bulbs over the basement stairs, so we can see the steps.',
    },
  ],
  howWeDoIt:
    'One of us hands things out while the others carry. We load hard, square things first and fill the gaps with bags and cushions. That way your load takes less space.',
  cannotGo:
    'Take paint, solvents, cleaners, batteries and propane to your municipality’s household hazardous waste depot. Take needles and leftover pills to a pharmacy. Loose, pebbly attic insulation may contain asbestos, so have a qualified asbestos contractor check it first.',
  destinationsTitle: 'Where your things go',
  destinations: [
    { what: 'Clothes, toys, dishes', where: 'Donated when clean and whole' },
    { what: 'Bikes, pots, bed springs', where: 'Metal recycler' },
    { what: 'Dry cardboard and magazines', where: 'Paper recycling' },
    { what: 'Old phones, dead radios', where: 'Electronics recycler' },
    { what: 'Torn, broken or mouldy things', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do I have to bag everything first?',
      answer:
        'No. If you’d like to help, put clothes and small things in strong bags. Leave books and furniture as they are.',
    },
    {
      question: 'Will you help me decide what goes?',
      answer:
        'We can tell you what’s usually donated and what’s scrap. You decide, and we leave anything you’re not sure about.',
    },
    {
      question: 'What if there’s less than I said on the phone?',
      answer:
        'Then you pay less. The price depends on what we see in your home, not on what you told us by phone.',
    },
    {
      question: 'Will you clear a very full house?',
      answer:
        'Yes, and we don’t judge. We clear a path from the door, then work one truckload at a time. Tell us early about mould, animal waste or needles, because some of that needs a specialist first.',
    },
  ],
  closing: {
    title: 'Get the spare room back.',
    text: 'Read us a rough list over the phone and get {freeEstimatesShort}.',
  },
  related: ['household-garbage', 'garage-cleanout', 'move-out-dump-run', 'apartment-cleanout'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
