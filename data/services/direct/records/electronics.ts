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
    'The drawer of cables, the printer that jams, the tube TV nobody wants to lift. We unplug it, carry it out and recycle what can be recycled, from {minimum}.',
  featureCards: [
    {
      icon: 'devices',
      title: 'From cable to big screen',
      description:
        'One shelf or the whole rec room. A TV on the wall comes off its bracket with a screwdriver and a second pair of hands.',
    },
    {
      icon: 'groups',
      title: 'Tube TVs, walked out',
      description:
        'The weight sits behind the glass, so it goes screen to the chest with 2 people on the stairs. {InsuredShort}, and there the same day if it’s booked before {sameDayUntil}.',
    },
    {
      icon: 'recycling',
      title: 'Boards, copper, cases',
      description:
        'Circuit boards, cable and metal cases are recycled where a site takes them. Swollen or leaking batteries are hazardous, so please keep them out of the box.',
    },
    {
      icon: 'error',
      title: 'Wipe it first',
      description:
        'Sign out and erase the drive, or take it out with a small screwdriver and keep it. We don’t wipe data for you.',
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
    title: 'How the old TV leaves',
    steps: [
      { title: 'You erase', text: 'Drives and accounts, the night before' },
      { title: 'We come', text: 'In the {arrivalWindow} window we gave you' },
      { title: 'We unplug', text: 'Once you’ve agreed to the price' },
      { title: 'We sort', text: 'Metal, cable, boards, the rest' },
    ],
    button: 'Schedule Removal',
    note: 'Anything up to the space of 1 full fridge is {minimum}.',
  },
  costTitle: 'What a load of electronics costs',
  loads: [
    { load: 'A flat screen, a printer, a box of cables', tier: 1, itemsAmong: { tv: 1, box: 1 } },
    { load: 'Rec room: tube set, receiver, tall speakers', tier: 2 },
    { load: 'Training room with 12 computers', tier: [2, 3], note: 'screens and printers included' },
  ],
  dearer: [
    'Printers have trays and lids in all directions, and several of them stack badly.',
    'A media cabinet is furniture, and often outgrows the equipment it was bought for.',
    'Speaker towers can’t be opened up, so the hollow inside is hauled as well.',
  ],
  cheaper: [
    'Modems, mice and handsets fit inside a carton that’s going anyway.',
    'A screen without its foot is a few inches thick and slips in nearly anywhere.',
  ],
  preparation: [
    {
      icon: 'devices',
      title: 'Sign out everywhere',
      text: 'Phones, tablets and consoles stay tied to your account until you remove it in the settings. Then reset them.',
    },
    {
      icon: 'bolt',
      title: 'Pull loose batteries',
      text: 'Empty the remotes, cameras and flashlights. Tape over the contacts and keep the batteries back for the depot.',
    },
    {
      icon: 'check',
      title: 'Look inside',
      text: 'There’s a disc in the player, a card in the camera and your passport on the scanner glass.',
    },
    {
      icon: 'straighten',
      title: 'Mention the height',
      text: 'Is the screen over a mantel or inside a built-in? A taller ladder comes along if we know.',
    },
  ],
  howWeDoIt:
    'Cords are unplugged at both ends and tied to the thing they came from, so none of them catches on a stair. Glass rides upright near the cab with blankets between, towers sit low, and printers travel level because toner spills.',
  cannotGo:
    'Loose lithium batteries, above all a swollen one, are taken by your municipality’s hazardous waste depot, and fluorescent tubes with them. A light ballast with PCBs is for a licensed hazardous waste firm. Lab or medical gear with a radioactive source goes back through its supplier.',
  destinationsTitle: 'Where old electronics go',
  destinations: [
    { what: 'Computers, printers, phones', where: 'Electronics recycler' },
    { what: 'Screens, flat or tube', where: 'Electronics recycler, glass unbroken' },
    { what: 'Cords and chargers', where: 'Recycled for their copper' },
    { what: 'Steel racks and cases', where: 'Scrap metal recycler' },
    { what: 'Gear that still runs', where: 'Reused when it’s new enough' },
    { what: 'Wood cabinets, packing foam', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Do I need to wipe a computer that won’t start?',
      answer:
        'Yes, or take the drive out, because it can be read in another machine. It’s usually 4 screws behind a side panel, or a slim stick held to the main board by a single one.',
    },
    {
      question: 'Is an old tube TV dangerous to move?',
      answer:
        'It can be. The glass holds a vacuum, and a set that tips forward takes you with it. Don’t open the back either, because parts inside keep their charge long after the plug is pulled. Leave it standing.',
    },
    {
      question: 'Can the microwave and the dehumidifier come too?',
      answer:
        'Yes, and so can fans, lamps and corded tools. The microwave goes with the metal. A dehumidifier or bar fridge takes a detour, so that its refrigerant is recovered and not just let out.',
    },
    {
      question: 'Is 1 television enough to call about?',
      answer:
        'Yes. It’s a minimum load, {minimum}, and a single TV seldom fills that space. Before we come, look around for the dead printer, the game console and the drawer of chargers that could ride along.',
    },
  ],
  closing: {
    title: 'The tube TV goes first.',
    text: 'Tell us how many screens and how many stairs.',
  },
  related: ['electronics-recycling', 'household-garbage', 'curbside-pickup'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
