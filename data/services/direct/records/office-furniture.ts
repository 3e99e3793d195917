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
  description: 'We take desks, chairs and cubicles apart and wheel them out. From {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'desk',
      title: 'Cubicles taken apart',
      description:
        'We unbolt the panels and stack them flat. Have an electrician disconnect powered panels first.',
    },
    {
      icon: 'groups',
      title: 'Elevators and loading docks',
      description:
        'Reserve the service elevator and tell us the time. If the building asks, we’re {insuredShort} and {uniformedShort}.',
    },
    {
      icon: 'recycling',
      title: 'Donated or scrapped',
      description:
        'Desks and chairs are donated when they can be reused. Worn-out cabinets and frames go as scrap metal.',
    },
    {
      icon: 'payments',
      title: 'Priced by the load',
      description: 'Count the furniture for a rough quote. We confirm the full price when we see it.',
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
    title: 'How an office pickup goes',
    steps: [
      { title: 'You count', text: 'Desks, chairs, panels, floors' },
      { title: 'We plan', text: 'Your time, your elevator, your dock' },
      { title: 'We unbolt', text: 'Panels stacked flat, legs off the tables' },
      { title: 'We wheel', text: 'Out on dollies, carpet swept behind us' },
    ],
    button: 'Schedule Removal',
    note: 'Empty the drawers first. Paper is what makes a cabinet heavy.',
  },
  costTitle: 'What office furniture costs to remove',
  loads: [
    { load: '1 desk, legs off, and its chair', tier: 1, itemsAmong: { chair: 1 } },
    { load: 'Boardroom table and 8 chairs', tier: 3, itemsAmong: { table: 1, chair: 8 } },
    { load: '4 cubicles, panels flat', tier: [3, 4], note: 'with worktops, drawers and seats' },
    { load: '10 desks, 10 chairs, 4 cabinets', tier: [5, 6], itemsAmong: { chair: 10 } },
  ],
  dearer: [
    'Task chairs don’t stack.',
    'A reception counter is hollow and takes up a lot of room.',
    'Glass tops and whiteboards ride on edge, with space on both sides.',
  ],
  cheaper: [
    'Take the legs off desks, so the tops stack flat.',
    'Ask what the landlord or the next tenant wants. You only pay for what we load.',
  ],
  preparation: [
    {
      icon: 'desk',
      title: 'Gather the keys',
      text: 'Put the keys for drawers, cabinets and lockers on one ring. Then empty them.',
    },
    {
      icon: 'receiptLong',
      title: 'Shred first',
      text: 'We don’t destroy documents. Book a shredding company, then check every cabinet for staff files.',
    },
    {
      icon: 'schedule',
      title: 'Ask the manager',
      text: 'Ask the building about hours, floor covering and dock height, and tell us.',
    },
    {
      icon: 'devices',
      title: 'Unplug the desks',
      text: 'Collect phones, screens and power bars in one room. Put a name on what moves with you.',
    },
  ],
  howWeDoIt:
    'Chairs leave first, on their own wheels where the floor allows. One of us unbolts while the others carry, so the aisle stays clear. Screws and brackets go in a pail.',
  cannotGo:
    'A business’s tubes, PCB ballasts, backup batteries and cleaning chemicals need a licensed hazardous waste carrier. A shredding company takes confidential paper, and a leased copier goes back to its lessor. Have a plumber or electrician disconnect sinks and powered counters.',
  destinationsTitle: 'Where the office goes',
  destinations: [
    { what: 'Good chairs and desks', where: 'Donated when they can be reused' },
    { what: 'Cabinets, lockers, brackets', where: 'Scrap metal recycler' },
    { what: 'Screens, phones, copiers', where: 'Electronics recycler' },
    { what: 'Paper, not confidential', where: 'Paper recycling' },
    { what: 'Particleboard and fabric panels', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Can you work while staff are at their desks?',
      answer:
        'Yes, a row at a time. Taking panels apart is loud, so tell us when your meetings are. Put a note on each desk that’s still in use.',
    },
    {
      question: 'Do you take safes?',
      answer:
        'It depends on the safe. One the size of a bar fridge goes on a dolly. For a taller one, tell us its height, its floor and the elevator’s limit. Leave it open and empty.',
    },
    {
      question: 'What about the server rack and the cabling?',
      answer:
        'We take the rack once your IT people have removed the servers. Cable above the ceiling or in walls is for a cabling contractor. Put loose cords in a box.',
    },
    {
      question: 'Would you come for a single home-office desk?',
      answer:
        'Yes. Taken apart, a desk and its chair are {minimum}. Lower a standing desk all the way before you unplug it.',
    },
  ],
  closing: {
    title: 'Lease up? Clear the floor.',
    text: 'Get {freeEstimatesShort}, {noCreditCardShort}.',
  },
  related: ['furniture-disposal', 'electronics-recycling', 'rental-unit-cleanout'],
  updatedOn: '2026-11-25',
} as const satisfies DirectServiceRecord
