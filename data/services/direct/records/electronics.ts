import type { DirectServiceRecord } from '../directServiceRecord.ts'

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
    'We unplug old TVs, computers and printers, carry them out and recycle what we can. From {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'devices',
      title: 'One shelf or a whole room',
      description: 'Call us for one cable box or a full rec room. We take wall TVs off their brackets, too.',
    },
    {
      icon: 'groups',
      title: 'Two people for a tube TV',
      description: 'A tube TV is heavy and hard to grip, so two people carry it. We’re {insuredShort}.',
    },
    {
      icon: 'recycling',
      title: 'Recycled where possible',
      description:
        'We recycle circuit boards, cable and metal cases where we can. Keep swollen or leaking batteries out of the box.',
    },
    {
      icon: 'error',
      title: 'Wipe your data first',
      description: 'We don’t wipe data. Sign out and erase the drive, or take it out and keep it.',
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
      { title: 'You erase', text: 'Drives and accounts, the night before' },
      { title: 'We come', text: 'In a {arrivalWindow} window' },
      { title: 'We unplug', text: 'Once you’ve agreed to the price' },
      { title: 'We sort', text: 'Metal, cable, boards and the rest' },
    ],
    button: 'Schedule Removal',
    note: 'Anything up to the size of one full fridge is {minimum}.',
  },
  costTitle: 'What a load of electronics costs',
  loads: [
    { load: 'A flat screen, a printer, a box of cables', tier: 1, itemsAmong: { tv: 1, box: 1 } },
    { load: 'Rec room: tube TV, receiver, tall speakers', tier: 2 },
    { load: 'Training room with 12 computers', tier: [2, 3], note: 'screens and printers included' },
  ],
  dearer: [
    'Printers have trays and lids, so they don’t stack well.',
    'A media cabinet often takes more room than what was in it.',
    'Tall speakers can’t be taken apart.',
  ],
  cheaper: [
    'Pack modems, mice and phones into one box.',
    'Take the foot off a screen. It then fits almost anywhere.',
  ],
  preparation: [
    {
      icon: 'devices',
      title: 'Sign out everywhere',
      text: 'Remove phones, tablets and consoles from your account in the settings. Then reset them.',
    },
    {
      icon: 'bolt',
      title: 'Pull loose batteries',
      text: 'Empty remotes, cameras and flashlights. Tape the contacts and keep the batteries for the depot.',
    },
    {
      icon: 'check',
      title: 'Look inside',
      text: 'Check for a disc in the player, a card in the camera and a passport on the scanner.',
    },
    {
      icon: 'straighten',
      title: 'Tell us the height',
      text: 'Is the screen over a mantel? We’ll bring a taller ladder if we know.',
    },
  ],
  howWeDoIt:
    'Cords are unplugged and tied to their machine, so nobody trips on the stairs. Screens stand upright with blankets between them. Printers stay level, because toner spills.',
  cannotGo:
    'Take fluorescent tubes and loose batteries, above all swollen ones, to your municipality’s hazardous waste depot. A light ballast with PCBs needs a licensed hazardous waste carrier. Lab or medical gear with a radioactive source goes back to its supplier.',
  destinationsTitle: 'Where old electronics go',
  destinations: [
    { what: 'Computers, printers, phones', where: 'Electronics recycler' },
    { what: 'Screens, flat or tube', where: 'Electronics recycler' },
    { what: 'Cords and chargers', where: 'Recycled for their copper' },
    { what: 'Steel racks and cases', where: 'Scrap metal recycler' },
    { what: 'Gear that still runs', where: 'Donated when it’s new enough' },
    { what: 'Wood cabinets, packing foam', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do I need to wipe a computer that won’t start?',
      answer:
        'Yes, or take the drive out, because another computer can read it. It’s usually behind a side panel, held by a few screws.',
    },
    {
      question: 'Is an old tube TV dangerous to move?',
      answer:
        'It can be. It tips forward easily, and the glass holds a vacuum. Don’t open the back, because parts inside stay charged. Leave it where it is.',
    },
    {
      question: 'Can the microwave and the dehumidifier come too?',
      answer:
        'Yes, and so can fans, lamps and corded tools. The microwave goes with the metal. A dehumidifier or bar fridge has its refrigerant removed first.',
    },
    {
      question: 'Is one television enough to call about?',
      answer:
        'Yes. One TV is {minimum}, and it seldom fills that space. Add the dead printer, the game console and the drawer of chargers.',
    },
  ],
  closing: {
    title: 'That tube TV can go now.',
    text: 'Tell us how many screens and how many stairs, and get {freeEstimatesShort}.',
  },
  related: ['electronics-recycling', 'household-garbage', 'curbside-pickup'],
  updatedOn: '2026-11-25',
} as const satisfies DirectServiceRecord
