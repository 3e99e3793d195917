import type { DirectServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Electronics',
  displayName: 'Electronics Disposal',
  serviceLower: 'electronics disposal',
  primaryKeyword: 'electronics disposal',
  order: 4,
  icon: 'devices',
  summary: 'TVs, computers, printers, cables',
  title: 'Electronics disposal and recycling',
  description:
    'We unplug old TVs, computers and printers, carry them out and recycle what we can. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'devices',
      title: 'TVs off the wall',
      description: 'You don’t need a ladder or tools. We take TVs off their wall brackets.',
    },
    {
      icon: 'groups',
      title: 'Two people for a tube TV',
      description: 'A tube TV is heavy and hard to grip, so two people carry it. We’re {insuredShort}.',
    },
    {
      icon: 'recycling',
      title: 'Recycled where possible',
      description: 'We keep screens, cables and metal cases apart in the truck, so they can be recycled.',
    },
    {
      icon: 'error',
      title: 'Working or not',
      description:
        'Your electronics don’t have to work. We take dead computers and printers with missing parts.',
    },
  ],
  removedItems: [
    'Flat-screen TVs',
    'Tube TVs',
    'Desktop computers',
    'Laptops and tablets',
    'Monitors',
    'Printers and scanners',
    'Keyboards and mice',
    'Cables and chargers',
    'Stereos and speakers',
    'Game consoles',
    'DVD players and VCRs',
    'Phones and fax machines',
  ],
  process: {
    title: 'How an electronics pickup goes',
    steps: [
      { title: 'You erase', text: 'Your data, before we come' },
      { title: 'We come', text: 'In {anArrivalWindow} window' },
      { title: 'We unplug', text: 'Once you’ve agreed to the price' },
      { title: 'We carry', text: 'Everything out to the truck' },
    ],
    button: 'Schedule Removal',
    note: 'Anything up to the size of one full-size fridge is {minimum}.',
  },
  costTitle: 'What a load of electronics costs',
  loads: [
    { load: 'A flat screen, a printer, a box of cables', tier: 1, itemsAmong: { tv: 1, box: 1 } },
    { load: 'Rec room: tube TV, receiver, tall speakers', tier: 2 },
    { load: 'Training room with 12 computers', tier: [2, 3], note: 'screens and printers included' },
  ],
  dearer: [
    'Printers have trays and lids, so they don’t stack well.',
    'A media cabinet often takes more room than the electronics in it.',
    'Tall speakers can’t be taken apart to save space.',
  ],
  cheaper: [
    'Pack small things, such as modems and phones, into one box.',
    'Take the stand off a flat screen, so it fits into a narrow gap.',
    'Bring everything to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'devices',
      title: 'Erase your data',
      text: 'We don’t wipe data. Erase computer drives. Sign out of phones, tablets and consoles, then reset them.',
    },
    {
      icon: 'bolt',
      title: 'Take out batteries',
      text: 'Take the batteries out of remotes, cameras and flashlights. Put tape over both ends of each battery.',
    },
    {
      icon: 'check',
      title: 'Look inside',
      text: 'Check for discs in players, cards in cameras and papers in the scanner.',
    },
    {
      icon: 'straighten',
      title: 'Tell us the height',
      text: 'Is a TV mounted high, such as over a fireplace? Tell us, so we bring a taller ladder.',
    },
  ],
  howWeDoIt:
    'We tie up the cords, so nobody trips on the stairs. Screens stand upright with blankets between them. We keep printers level, because toner spills.',
  cannotGo:
    'Take fluorescent tubes and loose batteries, above all swollen ones, to your municipality’s hazardous waste depot. A light ballast with PCBs needs a licensed hazardous waste carrier. Lab or medical equipment with a radioactive source goes back to its supplier.',
  destinationsTitle: 'Where old electronics go',
  destinations: [
    { what: 'Computers, printers, phones', where: 'Electronics recycler' },
    { what: 'Screens, flat or tube', where: 'Electronics recycler' },
    { what: 'Cords and chargers', where: 'Recycled for their copper' },
    { what: 'Steel racks and cases', where: 'Metal recycler' },
    { what: 'Electronics that still work', where: 'Donated when they’re new enough' },
    { what: 'Wood cabinets, packing foam', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'What about the data on a computer that won’t start?',
      answer:
        'Take the drive out and keep it, because someone may still be able to read it. In a desktop, the drive is usually behind a side panel, held by a few screws.',
    },
    {
      question: 'Is an old tube TV dangerous to move?',
      answer:
        'It can be. A tube TV tips forward easily, and the glass can shatter if it falls. Don’t open the back, because parts inside stay charged. Leave the TV where it is for us.',
    },
    {
      question: 'Can you take a microwave and a dehumidifier too?',
      answer:
        'Yes, and also fans, lamps and corded tools. Microwaves are recycled as metal. Dehumidifiers have their refrigerant removed first.',
    },
    {
      question: 'Will you come for just one TV?',
      answer:
        'Yes, for {minimum}. One TV seldom fills the minimum load. Look for an old printer or game console to send along at the same price.',
    },
  ],
  closing: {
    title: 'Ready to clear out old electronics?',
    text: 'Tell us how many screens and stairs there are, and get {freeEstimatesShort}.',
  },
  related: ['electronics-recycling', 'household-garbage', 'curbside-pickup'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
