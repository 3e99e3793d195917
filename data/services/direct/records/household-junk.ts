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
  description:
    'You say what stays and what goes, and we carry out the second kind. A small load is from {minimum}, a full truck is {tier6}.',
  featureCards: [
    {
      icon: 'home',
      title: 'Basement, attic, spare room',
      description:
        'Don’t bring anything up or stack it at the door. We start in the far corner and work back to the truck.',
    },
    {
      icon: 'receiptLong',
      title: 'One price for the pile',
      description:
        'We look at it, work out the space and name the full price. Keep a few boxes back and the number comes down.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Useful things set aside',
      description:
        'Dishes, toys and tools are donated when they can be reused. Paint, solvents and propane are hazardous waste and have to stay behind.',
    },
    {
      icon: 'verifiedUser',
      title: 'You know who’s on the stairs',
      description:
        'A crew {uniformedShort}, {insuredShort}. If you book before {sameDayUntil}, they come the same day.',
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
    title: 'How a clear-out goes',
    steps: [
      { title: 'You point', text: 'Keep, go, not sure yet' },
      { title: 'We price', text: 'By the space, before a box moves' },
      { title: 'We haul', text: 'Up from the basement, past the coats, out' },
      { title: 'You check', text: 'A last look before the truck closes' },
    ],
    button: 'Schedule Removal',
    note: '10 regular bags are the {minimum} minimum. 25 bags are {tier2}.',
  },
  costTitle: 'What a clear-out costs',
  loads: [
    { load: 'A few bags, a lamp, a broken chair', tier: 1, itemsAmong: { bag: 3, chair: 1 } },
    { load: '20 moving boxes and a shelf', tier: 2, itemsAmong: { box: 20 } },
    { load: 'A spare room, waist-high', tier: [3, 4], note: 'with a path to the window' },
    { load: 'A basement nobody has sorted', tier: [5, 6] },
  ],
  dearer: [
    'Pillows, plush toys and totes weigh nothing and fill the truck all the same.',
    'Nothing can be set on lampshades, mirrors or framed pictures, so they ride alone.',
    'Artificial trees, fans and strollers stick out on every side and refuse to stack.',
  ],
  cheaper: [
    'Fold, unzip, collapse: a camp bed or playpen shrinks to the size of a golf bag.',
    'Stuff the towels and pillows into the old suitcases, and only the suitcases count.',
    'Offer the good things to friends first, because a box given away isn’t measured.',
  ],
  preparation: [
    {
      icon: 'home',
      title: 'Choose the first corner',
      text: 'Begin with the spot you most want back. If you tire of deciding, that much is done.',
    },
    {
      icon: 'check',
      title: 'Warn the kids',
      text: 'Half of any basement belongs to children who moved out. Give them a date before you give us one.',
    },
    {
      icon: 'error',
      title: 'Pull the poisons',
      text: 'Under the sink, beside the furnace, behind the paint trays: set apart whatever carries a warning symbol.',
    },
    {
      icon: 'bolt',
      title: 'Change the bulb',
      text: 'The dead one over the basement steps. With a tote in both arms, nobody finds a switch.',
    },
  ],
  howWeDoIt:
    'One of us stays at the pile and hands things on while the rest walk, so nobody meets a box on the stairs. Square, hard things are loaded first, then bags and cushions are pushed into the gaps they leave. The same pile takes fewer yards that way.',
  cannotGo:
    'Paint, solvents, cleaners, batteries and propane go to the household hazardous waste depot that serves your town. Needles and leftover pills are for a pharmacy. Loose, pebbly insulation in the attic may hold asbestos, and a licensed abatement contractor should see it before you move a box.',
  destinationsTitle: 'Where it goes from your house',
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
        'No. Bags are right for clothes and loose bits, wrong for books and anything with a corner. A table or shelf stays as it is. Skip the thin grocery kind, they give up on the third stair.',
    },
    {
      question: 'Will you help me decide what goes?',
      answer:
        'A little. We can say what’s usually donated and what’s only scrap, but whether the crib stays in the family is up to you. Whatever nobody decides on is still there when we leave.',
    },
    {
      question: 'What if it’s less than I said on the phone?',
      answer:
        'Then it costs less. The price is worked out from the pile in front of us, and a rough guess on the phone commits you to nothing. You still hear the number before a box moves.',
    },
    {
      question: 'Will you clear a badly packed house?',
      answer:
        'Yes, and without remarks. It begins with a path from the door and grows from there, a truckload at a time. Mould, animal waste or sharps should be mentioned early, because some of that needs a specialist first.',
    },
  ],
  closing: {
    title: 'Get the spare room back.',
    text: 'Read us a rough list over the phone and we’ll give you a price range, free.',
  },
  related: ['household-garbage', 'garage-cleanout', 'move-out-dump-run', 'apartment-cleanout'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
