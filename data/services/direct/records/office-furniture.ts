import type { DirectServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Office furniture',
  displayName: 'Office Furniture Removal',
  serviceLower: 'office furniture removal',
  primaryKeyword: 'office furniture removal',
  order: 9,
  icon: 'desk',
  summary: 'Desks, chairs, cubicles, filing cabinets',
  title: 'Office furniture removal',
  description:
    'We take desks and cubicles apart and wheel all the furniture out. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'desk',
      title: 'Cubicles taken apart',
      description: 'We unbolt the panels and stack them flat on dollies.',
    },
    {
      icon: 'groups',
      title: 'Elevators and loading docks',
      description:
        'We work around your building’s elevator and dock hours. The crew is {insuredShort} and {uniformedShort}.',
    },
    {
      icon: 'recycling',
      title: 'Donated or recycled',
      description: 'We keep good desks and chairs apart for donation, and metal apart for recycling.',
    },
    {
      icon: 'payments',
      title: 'A quote by phone',
      description: 'We don’t have to see your office first. A count of the furniture is enough for a quote.',
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
      { title: 'You count', text: 'The desks, chairs and cubicles on each floor' },
      { title: 'We plan', text: 'The day, the time and the way out' },
      { title: 'We unbolt', text: 'Cubicles, desks and tables' },
      { title: 'We wheel', text: 'Everything out on dollies, then sweep' },
    ],
    button: 'Schedule Removal',
    note: 'You pay when the job is done, by {paymentMethods}.',
  },
  costTitle: 'What office furniture costs to remove',
  loads: [
    { load: '1 desk, legs off, and 1 chair', tier: 1, itemsAmong: { chair: 1 } },
    { load: 'Boardroom table and 8 chairs', tier: 3, itemsAmong: { table: 1, chair: 8 } },
    { load: '4 cubicles, panels flat', tier: [3, 4], note: 'with worktops, drawer units and chairs' },
    { load: '10 desks, 10 chairs, 4 cabinets', tier: [5, 6], itemsAmong: { chair: 10 } },
  ],
  dearer: [
    'Task chairs don’t stack, so they take up floor space.',
    'A reception counter in one piece takes up a lot of room.',
    'We can’t stack anything on glass tops or whiteboards.',
  ],
  cheaper: [
    'Desks take much less room with their legs off, because the tops stack flat.',
    'Ask if the landlord or next tenant wants some of the furniture. You only pay for what we load.',
  ],
  preparation: [
    {
      icon: 'desk',
      title: 'Empty the drawers',
      text: 'Empty all drawers, cabinets and lockers, because paper is heavy. Leave the keys in the locks.',
    },
    {
      icon: 'receiptLong',
      title: 'Shred first',
      text: 'We don’t destroy documents. Have a shredding company take confidential paper before we come.',
    },
    {
      icon: 'schedule',
      title: 'Ask the building',
      text: 'Reserve the service elevator. Tell us the building’s hours, the height of the loading dock and the rules for covering floors.',
    },
    {
      icon: 'devices',
      title: 'Unplug everything',
      text: 'Collect phones, screens and power bars in one room. Label everything you’re keeping.',
    },
  ],
  howWeDoIt:
    'We roll the chairs out first. One of us unbolts while the others carry, so the aisles stay clear. We collect screws and brackets in a pail.',
  cannotGo:
    'Fluorescent tubes, PCB ballasts, backup batteries and cleaning chemicals from a business need a licensed hazardous waste carrier. A leased copier goes back to the leasing company. Powered cubicles can’t go until an electrician disconnects them, and sinks can’t go until a plumber does.',
  destinationsTitle: 'Where your office furniture goes',
  destinations: [
    { what: 'Good chairs and desks', where: 'Donated when they can be reused' },
    { what: 'Cabinets, lockers, brackets', where: 'Metal recycler' },
    { what: 'Screens, phones, copiers', where: 'Electronics recycler' },
    { what: 'Paper that isn’t confidential', where: 'Paper recycling' },
    { what: 'Particleboard and fabric panels', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Can you work while staff are at their desks?',
      answer:
        'Yes, one row at a time. Taking panels apart is loud, so tell us when your meetings are. Put a note on each desk that’s still in use.',
    },
    {
      question: 'Do you take safes?',
      answer:
        'It depends on the size. A safe no bigger than a bar fridge goes on a dolly. For a taller safe, tell us how tall it is, which floor it’s on and the elevator’s weight limit. Leave the safe open and empty.',
    },
    {
      question: 'Do you take server racks and cabling?',
      answer:
        'We take racks once your IT people have removed the servers. Have a cabling contractor pull cable out of ceilings and walls. Put loose cords in a box for us.',
    },
    {
      question: 'Will you come for one desk from a home office?',
      answer: 'Yes, for {minimum}. If you have a standing desk, lower it all the way before you unplug it.',
    },
  ],
  closing: {
    title: 'Is your lease ending?',
    text: 'Tell us which day the office has to be empty, and get {freeEstimatesShort}.',
  },
  related: ['furniture-disposal', 'electronics-recycling', 'rental-unit-cleanout'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
