import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Kitchen renovation debris',
  displayName: 'Kitchen Renovation Debris',
  serviceLower: 'kitchen renovation debris removal',
  primaryKeyword: 'kitchen debris removal',
  lot: 'reno',
  order: 17,
  description:
    'Cabinets, counters, the old backsplash and the sink that came out with them. Tell us if the uppers are still on the wall or the counter is stone, because that changes the tools and the number of hands.',
  features: [
    {
      icon: 'kitchen',
      title: 'Appliances too',
      text: 'The old stove, fridge and dishwasher can ride along once a trade has disconnected them.',
    },
    {
      icon: 'straighten',
      title: 'Counters measured first',
      text: 'Give us the length of the longest counter, and we know before we arrive whether it clears the stairs.',
    },
    {
      icon: 'check',
      title: 'Empty cabinets only',
      text: 'Clear the dishes and the cupboard under the sink, then leave shelves and drawers where they are.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Uppers hang on screws through the back rail: doors off, someone holding the box, and a driver brings each one down whole. Laminate counters are screwed from below and lift once the caulking at the wall is cut with a knife.',
    heavy:
      'Granite and quartz run about 18 pounds a square foot, so a counter the length of a couch weighs as much as a fridge. Slabs leave upright on their edge, like glass, with straps and blankets.',
    cannotGo:
      'Anything still hooked up: a plumber closes the water, and a licensed trade disconnects the gas stove or hard-wired oven before we lift it. Drain and oven cleaners belong at a hazardous waste depot.',
  },
  costTitle: 'What an old kitchen costs to haul',
  loads: [
    { load: 'Counters, sink and backsplash', tier: 1, note: 'laminate, in pieces' },
    { load: 'Galley kitchen, about 10 boxes', tier: [2, 3], note: 'broken flat, or carried whole' },
    { load: 'Full gut with an island', tier: [4, 5], note: 'drywall, tile and 3 appliances' },
  ],
  dearer: [
    'A pantry tower or a wall oven cabinet carried whole fills as much truck as a fridge.',
    'Soffits and drywall torn out above the uppers add yards nobody thought of.',
    'A fridge and a stove beside the cabinets can move you up a row.',
  ],
  cheaper: [
    'Boxes knocked flat with a mallet stack like lumber instead of like cupboards.',
    'Give the good appliances away first, and the load shrinks by about a yard apiece.',
    'With every cabinet and counter already out at the curb, you pay {curbsideDiscount} less.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Trap emptied',
      text: 'Once the plumber has closed the valves, put a pail under the trap. A sink always keeps a last cup.',
    },
    {
      icon: 'bolt',
      title: 'Wires capped',
      text: 'Hood fan, wall oven and under-cabinet lights need an electrician’s caps on their wires before we unscrew anything around them.',
    },
    {
      icon: 'waterDrop',
      title: 'Well pump off',
      text: 'On a well? Switch off the pump while the lines are open, and have them capped before anybody turns it on again.',
      fits: 'rural',
    },
    {
      icon: 'cleaningServices',
      title: 'Look for mice',
      text: 'If the cottage kitchen sat closed all winter, check the lower cabinets for mice and tell us what you find.',
      fits: 'lakefront',
    },
    {
      icon: 'volunteerActivism',
      title: 'Save the nearly new',
      text: 'Swapping the builder’s kitchen for a better one? Unscrew the boxes and keep them whole: nearly new cabinets find takers.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Behind the uppers',
      text: 'Wallpaper, plaster or pressboard behind the uppers? Describe what shows at the edges, and have anything doubtful tested before demo.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Riser shutdown date',
      text: 'In a tower? Ask management early when the riser can be shut. The old sink can’t leave before its water does.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Its own breaker',
      text: 'Second kitchen downstairs? Have the electrician disconnect that stove too, since it may hang on a breaker of its own.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Every shelf emptied',
      text: 'Housemates still cooking? Agree on the last supper and clear every labelled shelf, or somebody’s rice leaves with the cupboard.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Warn next door',
      text: 'If the uppers hang on the wall you share with a neighbour, say so next door before the drills start.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Stone counter still on?',
      text: 'It’s cut loose from the cabinets, tipped to vertical and walked out by 3 or 4 of us. The strip beside the sink hole breaks first, so have that width ready when you call.',
    },
    {
      icon: 'kitchen',
      title: 'Island wider than the door?',
      text: 'It went in as boxes under one top, and it leaves the same way: top, end panels, then each box alone. A sink or an outlet in it has to be disconnected first, like the rest.',
    },
    {
      icon: 'home',
      title: 'Farmhouse with a mudroom?',
      text: 'That side door is often the straightest way out of the kitchen. Clear the boots and the chest freezer from its path, and tell us if a truck can get around to it.',
      fits: 'rural',
    },
    {
      icon: 'deck',
      title: 'Cottage stairs up to the road?',
      text: 'Cabinets go up as flat panels, and a cast iron sink gets 2 people and a strap. We’d like to know how many steps, and whether the counter once came down them in one length.',
      fits: 'lakefront',
    },
    {
      icon: 'cleaningServices',
      title: 'Fresh hardwood in the hall?',
      text: 'If the kitchen goes and the new floor stays, boxes are carried over runners, never dragged. Pull the shoe moulding you want to use again, since it cracks when a toe-kick comes off.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Kitchen behind a narrow hall?',
      text: 'A 24-inch cabinet in a 30-inch hall leaves no room for knuckles. Drawers and doors come off, the box is stood on end and walked out narrow side first, or it goes by the yard and around.',
      fits: 'olderCore',
    },
    {
      icon: 'hardware',
      title: 'Counter longer than the elevator?',
      text: 'A run of laminate is sawn in your unit, at the sink opening, where it’s weakest anyway. Stone won’t take that, so give us the depth of the cab, corner to corner.',
      fits: 'highRise',
    },
    {
      icon: 'kitchen',
      title: 'Basement kitchen under low ducts?',
      text: 'A tall pantry won’t tilt below a duct, so it’s unscrewed into sides and shelves where it stands. Base cabinets come up drawers out, one of us above and one below.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bedrooms above the kitchen?',
      text: 'Cabinets come down loudly. We start on the wall with nobody behind it and keep a way to the back door, so tell us when the last of you leaves for work.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Kitchen above the garage?',
      text: 'The landing decides everything. Measure its shorter side: a fridge wants about 3 feet to turn, a base cabinet less, and a 10-foot counter has to come down in two.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your kitchen goes',
  destinations: [
    { what: 'Sink, taps, hood', where: 'Scrap metal recycler' },
    { what: 'Whole matching cabinets', where: 'Donated where they’ll be hung again' },
    { what: 'Bare wood doors', where: 'Wood recycling where accepted' },
    { what: 'Melamine boxes, laminate', where: 'Licensed disposal site' },
    { what: 'Backsplash, drywall', where: 'Disposal, in pails' },
    { what: 'Fridge, stove, dishwasher', where: 'Metal recycler, after refrigerant recovery' },
  ],
  materials: ['cabinetry', 'drywall', 'appliances', 'metal'],
  questions: [
    {
      question: 'Do the cabinets have to be off the wall before you come?',
      answer:
        'No. We take down uppers and lift out base cabinets once water and wiring are off. Crown moulding and filler strips come along, and the screw holes are for whoever does the drywall.',
    },
    {
      question: 'Can I donate my old kitchen cabinets?',
      answer:
        'Yes, if they come out as a set, with doors, hinges and shelves and no water damage. Single boxes and swollen sink bases rarely find a home. Tape the loose hardware inside the biggest cabinet.',
    },
    {
      question: 'Do you remove the backsplash tile?',
      answer:
        'It depends what it’s stuck to. Tile on drywall leaves together with the drywall, in short pieces. Tile that has to come off a wall that stays is slow, careful work for your tile setter.',
    },
    {
      question: 'Does the garburator or the water filter go too?',
      answer:
        'Yes, once each is disconnected. A garburator is mostly metal and leaves with the sink. A reverse osmosis tank holds a few litres even with the valve shut, so empty it into the laundry tub.',
    },
    {
      question: 'Our farmhouse kitchen has a wood cookstove. Can it go?',
      answer:
        'Yes, when it’s cold, empty of ash and off its chimney pipe. A cast iron one can pass 400 pounds, so lids, doors and warming shelf come off first. Every step between that kitchen and the yard counts.',
      fits: 'rural',
    },
    {
      question: 'Can the cottage’s propane stove leave with the cabinets?',
      answer:
        'Yes, the stove can, after a gas technician has disconnected it. The cylinder can’t: your propane supplier or a hazardous waste depot takes that. Prop an unplugged fridge open for a day, so it doesn’t travel damp.',
      fits: 'lakefront',
    },
    {
      question: 'Will anybody want builder’s cabinets that are only 2 years old?',
      answer:
        'Quite possibly, so say it when you ask for the estimate. Unscrewed rather than pried, with doors on and the shelf pins kept, they may be donated. Add the leftover filler strip and the touch-up pen.',
      fits: 'newSubdivision',
    },
    {
      question: 'We found another floor under the old kitchen cabinets. Do you take that as well?',
      answer:
        'Yes, if it’s wood, plain ceramic or something a lab has cleared. Sheet goods of unknown age wait for that result. Mention it when you book, because a hidden layer can add a yard or two.',
      fits: 'olderCore',
    },
    {
      question: 'Can bagged kitchen demo go down the condo’s garbage chute?',
      answer:
        'No. Tile and counter scraps tear the bags and jam the chute, and the building will ask whose they were. We take them from your kitchen floor by cart, with the sink and the doors.',
      fits: 'highRise',
    },
    {
      question: 'I’m taking out an extra kitchen in the basement. Who comes before you?',
      answer:
        'A plumber to cap the supply and the drain, and an electrician for the stove and the range hood. Then count the upper and lower cabinets for us, and say if the ceiling above them is dropped.',
      fits: 'basementSuite',
    },
    {
      question: 'Whose permission does it take to throw out a shared rental’s kitchen?',
      answer:
        'The owner’s, in writing, because cabinets and appliances usually belong to the house. A fridge one housemate bought is that person’s call. Put a name on each thing that stays, down to the microwave.',
      fits: 'sharedRental',
    },
    {
      question: 'Is my condo corporation involved if I haul out a townhouse kitchen?',
      answer:
        'It may, above all if pipes or the shared wall are touched, so ask about the work itself first. For the hauling, find out where loading is allowed and whether cabinets may wait outdoors overnight.',
      fits: 'townhouse',
    },
  ],
  closing: 'Old kitchen still in the driveway?',
  related: ['bathroom-renovation-debris', 'appliance-removal', 'flooring-disposal', 'construction-waste'],
  directService: 'renovation-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
