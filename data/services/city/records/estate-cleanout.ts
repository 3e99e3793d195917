import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Estate cleanout',
  displayName: 'Estate Cleanout',
  serviceLower: 'estate cleanouts',
  primaryKeyword: 'estate cleanout',
  lot: 'moving',
  order: 25,
  description:
    'Emptying a family home is a lot to face at once. Our estate cleanout goes room by room, in your order, once the family has set aside what it keeps.',
  features: [
    {
      icon: 'volunteerActivism',
      title: 'Keepsakes set aside',
      text: 'Put what stays in one room, or mark it with coloured tape.',
    },
    {
      icon: 'receiptLong',
      title: 'Check the pockets',
      text: 'Search coats, books and drawers for papers and cash before the pickup.',
    },
  ],
  additionalInfo: {
    takenApart:
      'China cabinets come apart into top and base. We remove table leaves and pedestals, and unhook headboards from their rails.',
    heavy:
      'Oak wall units, chest freezers and pianos are the heaviest. Mention a piano when you call: at 400 pounds and up, it needs its own plan for the stairs.',
    cannotGo:
      'Paint, pesticides and motor oil go to a hazardous waste depot. Take leftover medicine to a pharmacy.',
  },
  costTitle: 'What clearing an estate costs',
  loads: [
    { load: 'One bedroom, closet included', tier: 3 },
    { load: 'Basement with its workbench', tier: [4, 5] },
    { load: 'Main floor, every room', tier: 6, note: 'or several truckloads for a whole house' },
  ],
  dearer: ['Books and china add up: 40 mixed boxes take more than 4 cubic yards.'],
  cheaper: ['Let relatives and neighbours collect what they want the weekend before.'],
  preparation: [
    {
      icon: 'groups',
      title: 'One person decides',
      text: 'Agree on who speaks for the estate. Send us that person’s name and phone number with the address.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Named in the will',
      text: 'Did someone inherit a piece, such as a clock? Have them collect it first, or tag it by name.',
    },
    {
      fits: 'rural',
      icon: 'grass',
      title: 'Walk through the outbuildings',
      text: 'Was it a farm? Go round with somebody who worked there, and leave old fuel tanks and sprays untouched.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Whose boats are these?',
      text: 'Is there a boathouse? Check the ownership papers to see which boats and motors belong to the estate.',
    },
    {
      fits: 'newSubdivision',
      icon: 'kitchen',
      title: 'Label rented equipment',
      text: 'In a newer house, the water heater or softener may be rented. Find out, and tag it.',
    },
    {
      fits: 'olderCore',
      icon: 'zoomIn',
      title: 'Look in hidden spots',
      text: 'In an old house, search behind the attic knee walls and along the cold cellar’s top shelf.',
    },
    {
      fits: 'highRise',
      icon: 'phone',
      title: 'Tell the building office',
      text: 'Did they live in a tower? The executor should tell management who may come and go, and until when.',
    },
    {
      fits: 'basementSuite',
      icon: 'layers',
      title: 'Ask the tenant downstairs',
      text: 'Is the basement rented? Ask which freezer, shelf or dryer is the tenant’s and which belonged to the deceased.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Lodgers label their things',
      text: 'Were rooms rented to lodgers? Let each one tag or remove their belongings before the relatives start.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Bike cage and shed',
      text: 'In a townhouse complex? Ask whether the unit also has a bike cage, a shed or a second parking spot.',
    },
  ],
  access: [
    {
      icon: 'phone',
      title: 'Executor out of town?',
      text: 'Name somebody nearby with a key who may decide. We price each load on site, in the room.',
    },
    {
      icon: 'straighten',
      title: 'Stair lift on the stairs?',
      text: 'Tell us, because the rail narrows the way. Have a dealer remove it, or we take wardrobes down in parts.',
    },
    {
      fits: 'rural',
      icon: 'localShipping',
      title: 'Several trips up a lane?',
      text: 'A farmhouse usually needs several truckloads. Warn us about soft shoulders, low wires and any gate code.',
    },
    {
      fits: 'lakefront',
      icon: 'bolt',
      title: 'Lake house closed since fall?',
      text: 'Turn the heat and lights back on before we come. We can’t carry safely on icy steps or in a dark cellar.',
    },
    {
      fits: 'newSubdivision',
      icon: 'desk',
      title: 'Boxes from the downsizing move?',
      text: 'Moving boxes are quick to carry but slow to sort. Let the family check them in the garage and tape them shut.',
    },
    {
      fits: 'olderCore',
      icon: 'hardware',
      title: 'Cellar stairs like a ladder?',
      text: 'Tell us about storm windows or a wringer washer down there. The washer may have to come up in pieces.',
    },
    {
      fits: 'highRise',
      icon: 'schedule',
      title: 'Parents’ condo, many floors up?',
      text: 'Book the elevator twice, a week apart. We take closets and bookcases first, and furniture the second time.',
    },
    {
      fits: 'basementSuite',
      icon: 'kitchen',
      title: 'Storage behind a tenant’s kitchen?',
      text: 'Agree on an hour with the tenant. We take shelves apart in the room and carry them out.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Rooms still rented out?',
      text: 'We leave closed doors closed and clear only what the executor names. The kitchen stays usable until the last lodger leaves.',
    },
    {
      fits: 'townhouse',
      icon: 'layers',
      title: 'Three levels, one stair?',
      text: 'We start at the top, so nothing passes through a finished room. China cabinet glass goes out first.',
    },
  ],
  destinationsTitle: 'Where the belongings go',
  destinations: [
    { what: 'Furniture, linen, kitchen things', where: 'Donated, once the family has chosen' },
    { what: 'Worn tools and appliances', where: 'Scrap metal recycler' },
    { what: 'Tube televisions, radios', where: 'Electronics recycler' },
    { what: 'Worn upholstery, mattresses', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'mattress', 'appliances', 'electronics'],
  questions: [
    {
      question: 'How many truckloads is a whole house?',
      answer:
        'Commonly 2 to 4 for a 3-bedroom house lived in for decades, more with a full basement. One truck holds {fullTruckYards} cubic yards. We price each load before we fill it.',
    },
    {
      question: 'What if you find something valuable?',
      answer:
        'We give it to the person in charge before we carry on. We aren’t appraisers, so have valuables appraised first.',
    },
    {
      question: 'Can we start before probate?',
      answer:
        'It depends, so ask the estate’s lawyer who may decide. Meanwhile we can give you a quote, so the price is ready when the answer comes.',
    },
    {
      question: 'Can an old dining set be donated?',
      answer:
        'Sometimes. Solid tables and chairs have a chance, but a 6-foot hutch rarely does. Ask the family, then a dealer. We try donation before the disposal site.',
    },
    {
      fits: 'rural',
      question: 'Can you clear a barn nobody has opened in years?',
      answer:
        'Yes, once somebody has checked its roof and floor. Drums, spray jugs and old fuel need a specialist. We take furniture, boards and machine parts.',
    },
    {
      fits: 'lakefront',
      question: 'The family wants one more summer by the water. Can part of it wait?',
      answer:
        'Yes. We clear the house now and come back for the boathouse and dock chairs. That’s two pickups, each priced by what it fills.',
    },
    {
      fits: 'newSubdivision',
      question: 'They had downsized already. Is it still an estate cleanout?',
      answer:
        'Yes, just a shorter one. A newer, smaller home is often a single truckload. Start with any spare room full of papers, because that takes longest.',
    },
    {
      fits: 'olderCore',
      question: 'What if there’s old pipe wrap or floor tile in the cellar?',
      answer:
        'Leave it and have it tested, because both can contain asbestos. If they do, it’s an abatement contractor’s job. Leave boxes under crumbling wrap until a qualified person says they’re safe.',
    },
    {
      fits: 'highRise',
      question: 'How long will a condo tower give the family to clear out?',
      answer:
        'It depends on the condo corporation. Ask about fobs, the locker and how many elevator days you get, then call us with the dates.',
    },
    {
      fits: 'basementSuite',
      question: 'Can the basement go first while we sort upstairs?',
      answer:
        'Yes, and it usually should, because then you have dry space to lay out keepsakes. Count a suite with its own kitchen as a second small house.',
    },
    {
      fits: 'sharedRental',
      question: 'She only rented a room. Is that still an estate?',
      answer:
        'Yes, there’s just less to carry. Ask the landlord in {city} when the room has to be empty, and book us before that day.',
    },
    {
      fits: 'townhouse',
      question: 'Can a hospital bed come down a townhouse stair?',
      answer:
        'Yes, in parts: the bed frame splits, the ends lift off and the motor unclips. Check for a supplier’s sticker first, because many beds are rented or on loan.',
    },
  ],
  closing: 'One room after another, at your pace.',
  related: ['furniture-disposal', 'piano-removal', 'real-estate-cleanups', 'garage-cleanout'],
  directService: 'estate-cleanouts',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
