import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Garage cleanout',
  displayName: 'Garage Cleanout',
  serviceLower: 'garage cleanout',
  primaryKeyword: 'garage junk removal',
  lot: 'house',
  order: 15,
  description:
    'Can’t park in your garage any more? Mark what stays and point at the rest. Our garage junk removal crew clears it from the door inward.',
  features: [
    {
      icon: 'check',
      title: 'Your keep pile',
      text: 'We don’t touch anything you’ve marked with tape, stickers or a chalk line.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Gym gear too',
      text: 'We fold, strap and wheel out the treadmill nobody uses.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unbolt the workbench from the wall and pry it off the floor. We knock steel shelving apart with a rubber mallet. The screw holes stay.',
    heavy:
      'We carry a tool chest and its drawers separately. A cast-iron table saw can outweigh a freezer, so we bring a dolly and a ramp.',
    cannotGo:
      'Paint, motor oil, gas, antifreeze, car batteries and propane go to a hazardous waste depot. Set them aside for your own trip there. An electrician must disconnect a hard-wired door opener.',
  },
  costTitle: 'What a garage cleanout costs',
  loads: [
    { load: 'One wall of shelves and totes', tier: 2 },
    { load: 'Single garage, half full', tier: [3, 4] },
    {
      load: '2-car garage, nearly full',
      tier: [5, 6],
      note: 'or a second truck if it’s packed',
    },
  ],
  dearer: ['Bikes, strollers and patio umbrellas tangle and leave gaps you pay for.'],
  cheaper: ['Empty the totes into bags, then nest the totes to save room.'],
  preparation: [
    {
      icon: 'error',
      title: 'Check every box',
      text: 'Look for stove cylinders in camping totes and gas cans on the paint shelf. Those can’t go.',
    },
    {
      icon: 'layers',
      title: 'Look up too',
      text: 'Decide about the rafters too: skis, tent poles and saved lumber are easy to forget.',
    },
    {
      icon: 'construction',
      title: 'Move the tractor',
      text: 'Is your garage a drive shed? Drive out whatever runs, and leave the keys where we can find them.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Dry the boat gear',
      text: 'Canoe gear, dock foam or life jackets in the pile? Hang them up for days, because wet gear is heavy.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Free the driveway',
      text: 'Is your driveway one car long? Park elsewhere during our window, so the truck reaches the garage door.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Try the old doors',
      text: 'Do the swing doors drag or lean? Open them a day early and prop them with something solid.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Locker key and ramp',
      text: 'Storage locker instead of a garage? Find the key, and read the clearance sign at the ramp.',
      fits: 'highRise',
    },
    {
      icon: 'check',
      title: 'Tape the dividing line',
      text: 'Does a tenant downstairs share the garage? Run tape across the floor where you both agree.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Ask about bikes',
      text: 'Sharing a garage in {city}? Message everyone about the bikes, even those with flat tires.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Clear the inside door',
      text: 'Garage used as a front hall? Move shoes and strollers so the house door opens fully.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'hardware',
      title: 'Big door stuck?',
      text: 'With the door down, pull the red cord and lift. If it won’t rise or a spring snapped, call a door technician.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Table saw at the back?',
      text: 'We clear an aisle to it first and check whether it needs a dolly, a ramp or a wrench.',
    },
    {
      icon: 'localShipping',
      title: 'Garage past the house?',
      text: 'Can a loaded truck turn there? If not, we back in, so tell us whether the gravel is firm.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Boathouse, not garage?',
      text: 'Tell us how things got there: path, stairs or boat. Drain an outboard’s fuel and take it off its stand.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'No parking on the crescent?',
      text: 'On a narrow street or beside new sod, we back into your driveway, right up to the door.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Opens on a back lane?',
      text: 'Measure the tightest gap between poles and fences. If our truck can’t pass, unlock the side gate.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Locker in the parkade?',
      text: 'A box truck seldom fits underground, so we cart everything to the loading bay. Somebody must hold the fob.',
      fits: 'highRise',
    },
    {
      icon: 'verifiedUser',
      title: 'Suite door inside the garage?',
      text: 'We keep a path to that door open. Tell the tenants which morning we’re coming.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Not sure whose it is?',
      text: 'Have the owner walk through before us and point at what goes. Anything in doubt stays.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Garages side by side?',
      text: 'Our truck blocks only your door. We stack things on your driveway and leave room for cars to pass.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where the garage goes',
  destinations: [
    { what: 'Shelving, bikes, dead tools', where: 'Scrap metal recycler' },
    { what: 'Sports gear, working tools', where: 'Reused, where they still work' },
    { what: 'Bare boards', where: 'Wood recycling' },
    { what: 'Cracked totes, mouldy cartons', where: 'Licensed disposal site' },
  ],
  materials: ['largeItems', 'metal', 'garbage'],
  questions: [
    {
      question: 'Can the lawn mower and snowblower go?',
      answer:
        'Yes, with an empty tank, since the fuel stays with you. Run the engine dry or siphon the gas into a can. Drain the oil if you know how.',
    },
    {
      question: 'Do you take old tires?',
      answer:
        'Yes, with or without rims, priced by the space they take. Tip the water out and stack them 4 high by the door.',
    },
    {
      question: 'What if I can’t decide about half of it?',
      answer:
        'Make three groups: goes, stays and ask me. We load the first, leave the second and ask you about the third at the end.',
    },
    {
      question: 'Do you clean the floor as well?',
      answer:
        'We sweep where we emptied, but we don’t wash or seal the concrete. Oil stains, road salt and paint drips stay.',
    },
    {
      question: 'Is a drive shed cleared the same way as a garage?',
      answer:
        'Yes, priced by the space. Set aside pesticides, grease, treated seed and tractor batteries, which we can’t take. Wire, pails and broken forks can go.',
      fits: 'rural',
    },
    {
      question: 'Do kayaks and dock sections count as garage junk?',
      answer:
        'Yes, priced by the room they take. Ask us first about an outboard or a trailer with a plate, because registered items need their papers settled.',
      fits: 'lakefront',
    },
    {
      question: 'Can the leftovers from the builder go too?',
      answer:
        'Most can: spare tile, trim or half a roll of carpet. Paint and caulking go to a depot. Keep one box of each floor to match later.',
      fits: 'newSubdivision',
    },
    {
      question: 'Should I worry about asbestos in an old garage?',
      answer:
        'Yes, if the walls or roof are brittle cement, or there are old brake shoes. Leave those alone. We only empty what stands inside.',
      fits: 'olderCore',
    },
    {
      question: 'Do you empty condo storage lockers?',
      answer:
        'Yes. A locker packed full usually costs {tier2} or {tier3}. In a long row of wire cages, check your number twice.',
      fits: 'highRise',
    },
    {
      question: 'We’re building a basement suite. Can the leftovers go with the garage?',
      answer:
        'Yes, in the same truck, at the same price per cubic yard. Tell us about drywall, stud ends or a tub, and bag plaster dust separately.',
      fits: 'basementSuite',
    },
    {
      question: 'Our landlord wants the garage empty by month’s end. Can we book?',
      answer:
        'Yes, for what belongs to you. Check the lease, because shelves, a workbench or a mower may be the owner’s. Leave a spare day before the deadline.',
      fits: 'sharedRental',
    },
    {
      question: 'Our townhouse garage never fit a car. Is it too small to bother?',
      answer:
        'No, 10 bags’ worth makes a minimum load. A small garage packed high can fill 3 to 6 cubic yards in the truck.',
      fits: 'townhouse',
    },
  ],
  closing: 'Park in your garage again.',
  related: ['household-garbage', 'furniture-disposal', 'electronics-recycling', 'shed-demolition'],
  directService: 'household-junk',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
