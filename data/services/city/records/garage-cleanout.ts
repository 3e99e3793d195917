import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Garage cleanout',
  displayName: 'Garage Cleanout',
  serviceLower: 'garage cleanouts',
  primaryKeyword: 'garage junk removal',
  group: 'house',
  order: 15,
  description:
    'Is your garage too full to park in? Show us what has to go, and our garage junk removal crew takes it away.',
  features: [
    {
      icon: 'check',
      title: 'What you keep stays',
      text: 'We don’t touch anything you’ve marked with tape, stickers or chalk.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Gym gear too',
      text: 'We also take treadmills, weights and exercise bikes.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unscrew workbenches from the wall, and knock steel shelving apart with a rubber mallet. We don’t fill the screw holes.',
    heavy:
      'We carry a tool chest and its drawers separately. For a cast-iron table saw, we bring a dolly and a ramp.',
    cannotGo:
      'Paint, oil, gas, antifreeze, car batteries and propane can’t go. Take those to a hazardous waste depot. A wired-in garage door opener can’t go until an electrician disconnects it.',
  },
  costTitle: 'What a garage cleanout costs',
  loads: [
    { load: 'One wall of shelves and totes', tier: 2 },
    { load: 'Single garage, half full', tier: [3, 4] },
    {
      load: '2-car garage, nearly full',
      tier: [5, 6],
    },
  ],
  dearer: ['Bikes, strollers and patio umbrellas don’t stack well, so they take up more room.'],
  cheaper: [
    'Empty plastic totes into bags, then stack the totes inside each other.',
    'One bike or old stove on its own fits the minimum load, {minimum}.',
  ],
  preparation: [
    {
      icon: 'error',
      title: 'Check every box',
      text: 'Look in boxes and totes for gas cans and camp stove cylinders, and set those aside.',
    },
    {
      icon: 'layers',
      title: 'Check the rafters',
      text: 'Skis, tent poles and lumber up in the rafters are easy to forget.',
    },
    {
      icon: 'construction',
      title: 'Move the tractor',
      text: 'Is your garage a drive shed? Before we come, move out the tractor and any machine you’re keeping.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Dry the boat gear',
      text: 'Is boat gear going too? Let it dry first, because wet life jackets and foam are heavy.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Free the driveway',
      text: 'Is your driveway one car long? Park elsewhere while we work, so our truck can back up to the garage.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Try the old doors',
      text: 'Does your garage have old swing doors? Open them before we come, and tell us if one is stuck.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Find the locker key',
      text: 'Do you have a storage locker instead of a garage? Find the key, and send us the locker’s number.',
      fits: 'highRise',
    },
    {
      icon: 'check',
      title: 'Tape the dividing line',
      text: 'Does a tenant share your garage? Agree on whose half is whose, and run tape across the floor between them.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Ask about bikes',
      text: 'Do you share a garage in {city}? Ask everyone which bikes may go, including those with flat tires.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Take daily things inside',
      text: 'Do you enter the house through the garage? Take shoes and strollers inside, so we don’t load them.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'hardware',
      title: 'Garage door stuck shut?',
      text: 'Has a spring snapped? Then leave the door alone and call a door technician. If not, pull the red release cord and lift the door.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Heavy things at the back?',
      text: 'We clear a path to them first. Tell us if a machine is bolted to the floor, so we bring wrenches.',
    },
    {
      icon: 'localShipping',
      title: 'Garage behind the house?',
      text: 'Tell us if a truck can turn around there and if the ground is firm. If there’s no room to turn, we back in.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Boathouse instead of a garage?',
      text: 'Tell us if a path or stairs lead down to the boathouse. If there’s an outboard motor, drain its fuel first.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Street full of parked cars?',
      text: 'Tell us if a truck can still turn into your driveway. If it can’t, we park close by and wheel things to the truck.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Garage on a back lane?',
      text: 'Measure the narrowest spot in the lane. If our truck can’t pass, we carry everything past the house to the street.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Locker in the parkade?',
      text: 'Our truck may be too high for the parkade. If it is, we cart everything to the loading dock. Somebody has to bring the key fob.',
      fits: 'highRise',
    },
    {
      icon: 'verifiedUser',
      title: 'Suite door inside the garage?',
      text: 'We keep a path to the suite’s door open while we work. Tell the tenants when we’re coming.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Other tenants’ things inside?',
      text: 'Put what goes on one side of the garage. We leave everything on the other side alone.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Garages side by side?',
      text: 'We park in front of your garage only, and leave room for your neighbours’ cars to pass.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your garage junk goes',
  destinations: [
    { what: 'Steel shelving, bikes, broken tools', where: 'Metal recycler' },
    { what: 'Sports gear, working tools', where: 'Reused, if in good shape' },
    { what: 'Unpainted boards', where: 'Wood recycling' },
    { what: 'Cracked totes, mouldy cartons', where: 'Licensed disposal site' },
  ],
  materials: ['largeItems', 'metal', 'garbage'],
  questions: [
    {
      question: 'Can the lawn mower and snowblower go?',
      answer:
        'Yes, with an empty fuel tank. Run the engine outdoors until it stops, or siphon the gas into a can. Drain the oil too, if you know how.',
    },
    {
      question: 'Do you take old tires?',
      answer:
        'Yes, with or without rims. You pay for the room they take. Pour out any water and stack the tires by the door.',
    },
    {
      question: 'What if I can’t decide about everything?',
      answer:
        'Make three groups: what goes, what stays and what you’re unsure about. We load the first group, and ask you about the third at the end.',
    },
    {
      question: 'Do you clean the floor as well?',
      answer:
        'Only with a broom. We don’t wash or seal concrete, so oil stains, road salt and paint drips stay.',
    },
    {
      question: 'Do you clear drive sheds too?',
      answer:
        'Yes, {samePricesShort}. Wire, pails and broken tools can go. We can’t take pesticides, grease, treated seed or tractor batteries.',
      fits: 'rural',
    },
    {
      question: 'Do you take kayaks and dock sections?',
      answer:
        'Yes, they’re priced like everything else in the load. Ask us about a motorboat or trailer first, because it may be registered.',
      fits: 'lakefront',
    },
    {
      question: 'Do you take leftover tile and trim from the builder?',
      answer:
        'Yes, and leftover carpet and lumber too. First put aside a little of each, so you have a match for later repairs.',
      fits: 'newSubdivision',
    },
    {
      question: 'Could there be asbestos in an old garage?',
      answer:
        'Yes. Walls or a roof of old cement board may contain it, and so may old brake shoes. Leave all of these alone and call a qualified asbestos contractor. We take the other things in the garage.',
      fits: 'olderCore',
    },
    {
      question: 'Do you empty condo storage lockers?',
      answer:
        'Yes. A locker packed full usually costs {tier2} or {tier3}, depending on its size. Send us a photo for a quote.',
      fits: 'highRise',
    },
    {
      question: 'Can debris from our new basement suite go too?',
      answer:
        'Yes, in the same load. Tell us if there’s drywall, lumber or a bathtub, and put any plaster dust in bags of its own.',
      fits: 'basementSuite',
    },
    {
      question: 'Our landlord wants the garage empty by month’s end. Can we book?',
      answer:
        'Yes, for what belongs to you. Ask which shelves and tools are the landlord’s. Book at least a day before the deadline.',
      fits: 'sharedRental',
    },
    {
      question: 'Our townhouse garage is tiny. Will you come to clear it?',
      answer:
        'Yes. About 10 bags fill the minimum load, for {minimum}. A small garage packed high can fill 3 to 6 cubic yards in the truck.',
      fits: 'townhouse',
    },
  ],
  closing: 'Park in your garage again.',
  related: ['household-garbage', 'furniture-disposal', 'electronics-recycling', 'shed-demolition'],
  directService: 'household-junk',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
