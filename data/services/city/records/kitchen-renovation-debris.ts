import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Kitchen renovation debris',
  displayName: 'Kitchen Renovation Debris',
  serviceLower: 'kitchen renovation debris removal',
  primaryKeyword: 'kitchen debris removal',
  group: 'reno',
  order: 17,
  description:
    'Is your old kitchen in pieces, or still on the wall? Our kitchen debris removal crew takes down cabinets and counters and carries everything out.',
  features: [
    {
      icon: 'kitchen',
      title: 'Appliances too',
      text: 'We also take the stove, fridge and dishwasher, once you’ve had them disconnected.',
    },
    {
      icon: 'straighten',
      title: 'Long counters',
      text: 'If a laminate counter is too long for your stairs, we cut it.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take off the cabinet doors, then unscrew the cabinets while one person holds them. We unscrew laminate counters from below.',
    heavy:
      'Granite and quartz weigh about 18 pounds a square foot. We carry stone counters upright on their edge, with straps and blankets.',
    cannotGo:
      'A gas stove can’t go until a licensed gas technician disconnects it. Take drain cleaner and oven cleaner to a hazardous waste depot.',
  },
  costTitle: 'What an old kitchen costs to haul',
  loads: [
    { load: 'Counters, sink and backsplash', tier: 1, note: 'if the counters are laminate' },
    {
      load: 'Galley kitchen, about 10 cabinets',
      tier: [2, 3],
      note: 'depending on how many are taken apart',
    },
    { load: 'Whole kitchen with an island', tier: [4, 5], note: 'with drywall, tile and 3 appliances' },
  ],
  dearer: ['A tall pantry cabinet carried out whole takes as much room as a fridge.'],
  cheaper: ['Cabinets that you’ve taken apart stack flat and take much less space.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Book a plumber',
      text: 'Have a plumber disconnect the sink and dishwasher and cap the pipes.',
    },
    {
      icon: 'bolt',
      title: 'Book an electrician',
      text: 'Have an electrician disconnect the range hood, wall oven and cabinet lights.',
    },
    {
      icon: 'waterDrop',
      title: 'Well pump off',
      text: 'Is your water from a well? Switch off the pump, and leave it off until the plumber has capped the pipes.',
      fits: 'rural',
    },
    {
      icon: 'cleaningServices',
      title: 'Look for mice',
      text: 'Is the kitchen in a cottage that’s closed all winter? Check the lower cabinets for mice and tell us what you find.',
      fits: 'lakefront',
    },
    {
      icon: 'volunteerActivism',
      title: 'Save nearly new cabinets',
      text: 'Is your kitchen only a few years old? Tell us when you book, so we take the cabinets down whole.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Test for asbestos',
      text: 'Is there old plaster or wallboard behind the cabinets? Have it tested for asbestos before anyone takes the cabinets down.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Water shutoff date',
      text: 'Do you live in a condo? Ask early when the building can shut off your water. We can’t take the sink out before the plumber is done.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Find breaker and valves',
      text: 'Is the kitchen in a basement suite? Find the suite’s own breakers and water valves, and show them to your trades.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Empty every shelf',
      text: 'Do several people use the kitchen? Have everyone empty their own shelves before we come.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Tell your neighbours',
      text: 'Do the cabinets hang on a wall you share with neighbours? Tell them which day we’re coming.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Stone counter still in place?',
      text: 'Tell us when you book, because a stone counter takes three or four people to lift. Measure its length and depth.',
    },
    {
      icon: 'kitchen',
      title: 'Island wider than the door?',
      text: 'We take off the top and panels and carry out each cabinet. If the island has a sink or outlets, have your trades disconnect them first.',
    },
    {
      icon: 'home',
      title: 'Farmhouse with a mudroom?',
      text: 'The mudroom door is often the shortest way out. Clear a path, and tell us if a truck can park beside that door.',
      fits: 'rural',
    },
    {
      icon: 'deck',
      title: 'Cottage below the road?',
      text: 'We carry cabinets up as flat panels. Tell us the number of steps and the length of your longest counter.',
      fits: 'lakefront',
    },
    {
      icon: 'cleaningServices',
      title: 'New hardwood in the hall?',
      text: 'We lay runners over the floor and don’t drag anything. Tell us if the finish is still drying.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Kitchen behind a narrow hall?',
      text: 'We take out the drawers and carry each cabinet narrow side first. If the hall is still too tight, we use the back door.',
      fits: 'olderCore',
    },
    {
      icon: 'hardware',
      title: 'Counter longer than the elevator?',
      text: 'We don’t cut stone indoors. If your counter is stone, tell us its length and the elevator’s size from corner to corner.',
      fits: 'highRise',
    },
    {
      icon: 'kitchen',
      title: 'Low ducts in the basement?',
      text: 'We can’t tilt a tall pantry cabinet under low ducts, so we take it apart where it stands. Measure the headroom under the ducts.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Hallway shared with housemates?',
      text: 'Ask everyone to clear the hall between the kitchen and the door. A long counter needs room to turn.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Kitchen above the garage?',
      text: 'Measure the shorter side of the landing on the stairs. A fridge needs about 3 feet to turn there.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where kitchen debris goes',
  destinations: [
    { what: 'Metal sink, taps, range hood', where: 'Metal recycler' },
    { what: 'Whole matching cabinets', where: 'Donated when someone can use them' },
    { what: 'Melamine cabinets, laminate', where: 'Licensed disposal site' },
    { what: 'Fridge, stove, dishwasher', where: 'Fridge’s refrigerant removed, then metal recycler' },
  ],
  materials: ['cabinetry', 'drywall', 'appliances', 'metal'],
  questions: [
    {
      question: 'Do the cabinets have to be off the wall before you come?',
      answer: 'No. We remove upper and base cabinets, and any crown moulding. We don’t fill the screw holes.',
    },
    {
      question: 'Can I donate my old kitchen cabinets?',
      answer:
        'Yes, if somebody wants them. The set has to be complete and free of water damage. Tape loose hardware inside the biggest cabinet.',
    },
    {
      question: 'Do you remove the backsplash tile?',
      answer:
        'Yes, if the drywall behind it goes too. If the wall stays, have your tile setter take off the tile.',
    },
    {
      question: 'Do you take garburators and water filters?',
      answer:
        'Yes, once a plumber has disconnected them. Empty the tank of a reverse osmosis filter first, because it holds a few litres.',
    },
    {
      question: 'Our farmhouse kitchen has a wood cookstove. Can it go?',
      answer:
        'Yes. First empty the ash and have the stove taken off its chimney pipe. It may weigh over 400 pounds, so tell us about any steps.',
      fits: 'rural',
    },
    {
      question: 'Can our cottage’s propane stove go with the cabinets?',
      answer:
        'Yes, once a licensed gas technician has disconnected it. We can’t take the propane cylinder. Return it to your supplier or take it to a hazardous waste depot.',
      fits: 'lakefront',
    },
    {
      question: 'Will anybody want cabinets that are only 2 years old?',
      answer:
        'Quite possibly. Keep doors, drawers and shelf pins together, because a full set has the best chance of a donation.',
      fits: 'newSubdivision',
    },
    {
      question: 'We found another floor under the old kitchen. Do you take it too?',
      answer:
        'Yes, if it’s wood or ceramic tile. Have old sheet flooring tested for asbestos first. Tell us early, because another layer can add 1 or 2 cubic yards.',
      fits: 'olderCore',
    },
    {
      question: 'Can kitchen debris go down the condo’s garbage chute?',
      answer:
        'No. Tile and counter scraps tear bags and jam the chute. We cart everything from your kitchen to our truck.',
      fits: 'highRise',
    },
    {
      question: 'Can you remove only the second kitchen in our basement?',
      answer:
        'Yes. Tell us how many cabinets and appliances there are. If a tenant lives there, agree on a day with them first.',
      fits: 'basementSuite',
    },
    {
      question: 'We rent together. Can we have the old kitchen removed?',
      answer:
        'Only with the owner’s OK in writing, because cabinets and appliances usually belong to the owner. Put a name on everything of yours that stays.',
      fits: 'sharedRental',
    },
    {
      question: 'Do I have to ask the condo corporation about a townhouse kitchen?',
      answer:
        'Often, yes, especially if the work touches pipes or a shared wall. Ask where a truck may load, and whether cabinets may stand outside overnight.',
      fits: 'townhouse',
    },
  ],
  closing: 'Make room for the new kitchen.',
  related: ['bathroom-renovation-debris', 'appliance-removal', 'flooring-disposal', 'construction-waste'],
  directService: 'renovation-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
