import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Office furniture',
  displayName: 'Office Furniture Removal',
  serviceLower: 'office furniture removal',
  primaryKeyword: 'office furniture removal',
  order: 9,
  icon: 'desk',
  summary: 'Desks, chairs, cubicles, files',
  title: 'Office furniture removal',
  description:
    'Desks, chairs, cubicles and the cabinet nobody has the key to. We take it apart, wheel it to the elevator and load it, from {minimum}.',
  featureCards: [
    {
      icon: 'desk',
      title: 'Cubicles unbolted',
      description:
        'Top caps off, connectors out, panels lifted from their brackets with a hex key and a mallet. Powered panels need an electrician to disconnect them first.',
    },
    {
      icon: 'groups',
      title: 'Elevators and loading docks',
      description:
        'Reserve the service elevator, give us the slot, and we’ll plan the dollies around it. If the building asks, we’re {insuredShort} and {uniformedShort}.',
    },
    {
      icon: 'recycling',
      title: 'Steel to scrap, chairs to reuse',
      description:
        'Desks and chairs are donated when they can be reused. Cabinets and frames that are past it go as scrap metal.',
    },
    {
      icon: 'payments',
      title: 'Counted by the desk, priced by the load',
      description:
        'A head count of furniture gets you a range, a look at it gets you the full price. Book before {sameDayUntil} and we can clear it the same day.',
    },
  ],
  removedItems: [
    'Desks and workstations',
    'Task chairs',
    'Cubicle panels',
    'Filing cabinets',
    'Boardroom tables',
    'Reception counters',
    'Shelving and credenzas',
    'Lockers',
    'Whiteboards and corkboards',
    'Photocopiers',
    'Lunchroom tables and fridges',
    'Desk phones and screens',
  ],
  process: {
    title: 'How an office empties',
    steps: [
      { title: 'You count', text: 'Desks, chairs, panels, floors' },
      { title: 'We plan', text: 'Your slot, your elevator, your dock' },
      { title: 'We unbolt', text: 'Panels stacked flat, legs off the tables' },
      { title: 'We wheel', text: 'Out on dollies, carpet swept behind us' },
    ],
    button: 'Schedule Removal',
    note: 'Empty the drawers first. Paper is what makes a cabinet heavy.',
  },
  costTitle: 'What a desk or a floor costs',
  loads: [
    { load: '1 desk, legs off, and its chair', tier: 1, itemsAmong: { chair: 1 } },
    { load: 'Boardroom table and 8 chairs', tier: 3, itemsAmong: { table: 1, chair: 8 } },
    { load: '4 cubicles, panels flat', tier: [3, 4], note: 'with worktops, drawers and seats' },
    { load: '10 desks, 10 chairs, 4 cabinets', tier: [5, 6], itemsAmong: { chair: 10 } },
  ],
  dearer: [
    'Task chairs stand on 5 spokes and stack with nothing, not even each other.',
    'A reception counter is a hollow box, and hollow boxes are what fill a truck.',
    'Glass tops and whiteboards ride on edge with an empty strip on both sides.',
  ],
  cheaper: [
    'Desktops without legs lie on each other like a pile of doors.',
    'What the landlord or the next tenant wants can stay, and isn’t counted.',
  ],
  preparation: [
    {
      icon: 'desk',
      title: 'Gather the keys',
      text: 'Pedestals, cabinets and lockers, on one ring. A drawer that won’t open can’t be emptied.',
    },
    {
      icon: 'receiptLong',
      title: 'Shred before us',
      text: 'We don’t destroy documents. Book a shredding company, then check for staff files behind the hanging folders.',
    },
    {
      icon: 'schedule',
      title: 'Ask the manager',
      text: 'Buildings have rules about hours, floor covering and dock height. It’s better to read them before we do.',
    },
    {
      icon: 'devices',
      title: 'Unplug the desks',
      text: 'Phones, screens and power bars off and in one room, with a name on anything that moves with you.',
    },
  ],
  howWeDoIt:
    'Chairs leave first, rolling on their own wheels where the floor allows. One of us unbolts while the others carry, and the aisle never fills with panels that have nowhere to go. Screws and brackets ride in a pail, which is better than under somebody’s heel.',
  cannotGo:
    'Fluorescent tubes, PCB ballasts, backup batteries and cleaning chemicals from a business leave with a licensed hazardous waste carrier. Confidential paper is for a shredding company, and a leased copier goes back to its lessor. Sinks and powered counters wait for a plumber or an electrician.',
  destinationsTitle: 'Where the office goes',
  destinations: [
    { what: 'Chairs and desks, sound', where: 'Donated, if they’ll serve again' },
    { what: 'Cabinets, lockers, brackets', where: 'Scrap metal recycler' },
    { what: 'Screens, phones, copiers', where: 'Electronics recycler' },
    { what: 'Paper, not confidential', where: 'Paper recycling' },
    { what: 'Particleboard and fabric panels', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Can you work while staff are at their desks?',
      answer:
        'Yes, a row at a time, from the emptied end and along one aisle. The mallet is the loud part, so choose its hour with whoever has the meetings. A sticky note on each desk that’s still in use saves an awkward moment.',
    },
    {
      question: 'Do you take safes?',
      answer:
        'It depends on the safe. One the size of a bar fridge rides a dolly. A tall fireproof one can outweigh a piano, so we need its height, its floor and the elevator’s limit. Leave it open and empty.',
    },
    {
      question: 'What about the server rack and the cabling?',
      answer:
        'The rack can go once your IT people have pulled the servers and wiped their drives. Cable above the ceiling or inside walls is for a cabling contractor. Loose patch cords fit in a box, knots and all.',
    },
    {
      question: 'Would you come for a single home-office desk?',
      answer:
        'Yes. Taken apart, it’s a minimum load with its chair, {minimum}. If it’s a standing desk, lower it all the way before you unplug it, because a raised one won’t come down without power.',
    },
  ],
  closing: {
    title: 'Lease up? Clear the floor.',
    text: 'You get {freeEstimatesShort}, {noCreditCardShort}.',
  },
  related: ['furniture-disposal', 'electronics-recycling', 'rental-unit-cleanout'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
