import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Household junk',
  displayName: 'Household Junk Removal',
  serviceLower: 'household junk removal',
  primaryKeyword: 'household junk removal',
  order: 3,
  icon: 'home',
  summary: 'Basements, garages, the spare room',
  title: 'Household junk removal',
  description: 'Show us what goes, and we carry it out from any room. From {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'home',
      title: 'Basement, attic, spare room',
      description:
        'You don’t have to carry anything to the door. We start in the far corner and work back to the truck.',
    },
    {
      icon: 'receiptLong',
      title: 'One price for the pile',
      description:
        'We look at the pile and give you the full price. Keep a few boxes back and the price comes down.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Useful things donated',
      description:
        'Dishes, toys and tools are donated when they can be reused. Paint, solvents and propane have to stay behind.',
    },
    {
      icon: 'verifiedUser',
      title: 'You know who’s coming',
      description:
        'Our crew is {insuredShort} and {uniformedShort}. They come in the {arrivalWindow} window we give you.',
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
      { title: 'You point', text: 'At what goes and what stays' },
      { title: 'We price', text: 'By the space it takes, before we lift' },
      { title: 'We carry', text: 'Up from the basement and out' },
      { title: 'You check', text: 'One last look before we leave' },
    ],
    button: 'Schedule Removal',
    note: '10 regular bags are {minimum}, our minimum. 25 bags are {tier2}.',
  },
  costTitle: 'What a household load costs',
  loads: [
    { load: 'A few bags, a lamp, a broken chair', tier: 1, itemsAmong: { bag: 3, chair: 1 } },
    { load: '20 moving boxes and a shelf', tier: 2, itemsAmong: { box: 20 } },
    { load: 'A spare room, waist-high', tier: [3, 4], note: 'with a path to the window' },
    { load: 'A full basement', tier: [5, 6] },
  ],
  dearer: [
    'Pillows, soft toys and totes are light, but they fill the truck.',
    'We can’t stack anything on mirrors, lampshades or framed pictures.',
    'Artificial trees, fans and strollers don’t stack well.',
  ],
  cheaper: [
    'Fold camp beds and playpens flat.',
    'Pack towels and pillows into the old suitcases.',
    'Offer good things to friends first. You only pay for what we load.',
  ],
  preparation: [
    {
      icon: 'home',
      title: 'Choose where to start',
      text: 'Sort the room you need back first. The rest can wait for another day.',
    },
    {
      icon: 'check',
      title: 'Ask the kids',
      text: 'Half of any basement belongs to children who moved out. Ask them before you book.',
    },
    {
      icon: 'error',
      title: 'Set chemicals aside',
      text: 'Look under the sink and beside the furnace. Set aside anything with a warning symbol.',
    },
    {
      icon: 'bolt',
      title: 'Check the lights',
      text: 'Replace a dead bulb over the basement stairs. Our hands are full on the way up.',
    },
  ],
  howWeDoIt:
    'One of us hands things on from the pile while the others carry. We load square, hard things first, then push bags and cushions into the gaps. That way the same pile takes less space.',
  cannotGo:
    'Take paint, solvents, cleaners, batteries and propane to your municipality’s household hazardous waste depot. A pharmacy takes needles and leftover pills. Loose, pebbly attic insulation may hold asbestos, so have a licensed abatement contractor check it first.',
  destinationsTitle: 'Where your things go',
  destinations: [
    { what: 'Clothes, toys, dishes', where: 'Donated when clean and whole' },
    { what: 'Bikes, pots, bed springs', where: 'Scrap metal recycler' },
    { what: 'Dry boxes and magazines', where: 'Paper recycling' },
    { what: 'Old phones, dead radios', where: 'Electronics recycler' },
    { what: 'Torn, broken or mouldy', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do I have to bag it all first?',
      answer:
        'No. If you do, bag clothes and loose bits in strong bags. Leave books and furniture as they are.',
    },
    {
      question: 'Will you help me decide what goes?',
      answer:
        'We can tell you what’s usually donated and what’s scrap. The decision is yours. Anything you’re not sure about stays.',
    },
    {
      question: 'What if it’s less than I said on the phone?',
      answer:
        'Then it costs less. We price the pile in front of us, and you hear the price before we lift a box.',
    },
    {
      question: 'Will you clear a very full house?',
      answer:
        'Yes, and without remarks. We clear a path from the door, then work one truckload at a time. Tell us early about mould, animal waste or needles, because some of that needs a specialist first.',
    },
  ],
  closing: {
    title: 'Get the spare room back.',
    text: 'Read us a rough list over the phone and get {freeEstimatesShort}.',
  },
  related: ['household-garbage', 'garage-cleanout', 'move-out-dump-run', 'apartment-cleanout'],
  updatedOn: '2026-11-24',
} as const satisfies DirectServiceRecord
