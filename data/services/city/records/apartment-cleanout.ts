import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Apartment cleanout',
  displayName: 'Apartment Cleanout',
  serviceLower: 'apartment cleanouts',
  primaryKeyword: 'apartment junk removal',
  lot: 'moving',
  order: 24,
  description:
    'Emptying an apartment means elevators, loading doors and long hallways. Tell us your floor and the building’s rules, and our apartment junk removal crew carries it all out.',
  features: [
    {
      icon: 'schedule',
      title: 'Book the elevator',
      text: 'Reserve the service elevator for our {arrivalWindow} window, plus time to load.',
    },
    {
      icon: 'localShipping',
      title: 'Parking for the truck',
      text: 'Ask your superintendent about truck parking and the height of the loading door.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unclip sectionals at their brackets and unscrew couch legs by hand. A wardrobe too tall for the elevator is taken down to panels with a screwdriver.',
    heavy:
      'Long hallways make furniture feel heavier: a 150-pound dresser is hard work by the end. We bring dollies with soft wheels, blankets and straps.',
    cannotGo:
      'The balcony barbecue can come, but not its propane tank. Propane, paint and cleaners go to a hazardous waste depot. Anything the building owns needs the superintendent’s OK.',
  },
  costTitle: 'What clearing an apartment costs',
  loads: [
    { load: 'Balcony and storage locker only', tier: 2 },
    {
      load: 'Bachelor apartment, everything',
      tier: [3, 4],
      note: 'with bed, loveseat, kitchen and 1 closet',
      itemsAmong: { mattress: 1 },
    },
    { load: '2-bedroom apartment, everything', tier: [5, 6], itemsAmong: { sofa: 1, mattress: 2 } },
  ],
  dearer: ['A sectional takes 3 to 4 cubic yards, even in pieces.'],
  cheaper: ['Pack small things inside bigger ones, such as pots inside pots.'],
  preparation: [
    {
      icon: 'receiptLong',
      title: 'Read the moving rules',
      text: 'Ask the office about hours, deposits and floor protection before you pick a date.',
    },
    {
      icon: 'straighten',
      title: 'Count the doors',
      text: 'Walk from your couch to the street and count doors, ramps and corners. Tell us the narrowest width in inches.',
    },
    {
      fits: 'rural',
      icon: 'home',
      title: 'Clear the outside stair',
      text: 'If the apartment is over a garage or barn, clear the outside stair of ice, boots and flowerpots.',
    },
    {
      fits: 'lakefront',
      icon: 'deck',
      title: 'Clear a windy balcony',
      text: 'If lake wind hits your balcony, bring in cushions and plastic chairs overnight. Tip out the planters.',
    },
    {
      fits: 'newSubdivision',
      icon: 'construction',
      title: 'Avoid the trades',
      text: 'If trades still use the new building’s elevator, ask the site office which hours are free.',
    },
    {
      fits: 'olderCore',
      icon: 'place',
      title: 'Above a store',
      text: 'Living over a shop in {city}? Ask when deliveries come, then pick a time the street door is free.',
    },
    {
      fits: 'highRise',
      icon: 'layers',
      title: 'Long things first',
      text: 'In a tower? Put bed rails, rugs and the heaviest dresser by your door, so they go down first.',
    },
    {
      fits: 'basementSuite',
      icon: 'bolt',
      title: 'Take down low lamps',
      text: 'In a basement apartment, unhook hanging lamps along our way. We carry dressers at head height.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'A colour for each roommate',
      text: 'If roommates are splitting up, give each one a different colour of tape. We take whatever has none.',
    },
    {
      fits: 'townhouse',
      icon: 'cleaningServices',
      title: 'Roll up the runner',
      text: 'In the upper half of a stacked townhouse, lift the stair runner. Find something to hold the street door open.',
    },
  ],
  access: [
    {
      icon: 'fitnessCenter',
      title: 'No elevator at all?',
      text: 'We carry down from third-floor walk-ups. Count the flights, and tell us if a landing is under 4 feet.',
    },
    {
      icon: 'verifiedUser',
      title: 'Someone at the desk?',
      text: 'Leave our name there with your unit number. Keep your phone on you, so the desk can reach you.',
    },
    {
      fits: 'rural',
      icon: 'localShipping',
      title: 'Gravel up to the door?',
      text: 'Dolly wheels sink in gravel, so we carry from the stair to the truck. Tell us how close it can back up.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Balcony over the water?',
      text: 'We lower nothing over a railing. It all leaves through the apartment, with the glass table on edge between two blankets.',
    },
    {
      fits: 'newSubdivision',
      icon: 'hardware',
      title: 'Elevator still boarded up?',
      text: 'Measure the inside with the plywood on, since it can take 2 inches off each side. It protects the new panels too.',
    },
    {
      fits: 'olderCore',
      icon: 'weekend',
      title: 'Door opens on the sidewalk?',
      text: 'We go straight from door to truck and set nothing down between. Tell us about a bus stop, patio or no-stopping sign.',
    },
    {
      fits: 'highRise',
      icon: 'schedule',
      title: 'Above the 10th floor?',
      text: 'Each trip takes minutes, so we fill the elevator every time. Ask your building for the key that holds its doors.',
    },
    {
      fits: 'basementSuite',
      icon: 'straighten',
      title: 'Out through the laundry?',
      text: 'Move the drying racks and measure between washer and water heater. Under 30 inches, we take the arms off your couch.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Roommate keeps half?',
      text: 'Have someone there to point out what goes. We clear one room at a time. Decide about shared furniture before we come.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Front door, then stairs?',
      text: 'That corner is tight in stacked units. We bring large pieces down wrapped and feet first, with a blanket over the handrail.',
    },
  ],
  destinationsTitle: 'Where the apartment’s contents go',
  destinations: [
    { what: 'Clean couch, lamps, plates', where: 'Donated where they’re wanted' },
    { what: 'TV, computer, printer', where: 'Electronics recycler' },
    { what: 'Particleboard wardrobes', where: 'Licensed disposal site' },
    { what: 'Sagging mattresses', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'mattress', 'garbage', 'electronics'],
  questions: [
    {
      question: 'How long should I book the elevator for?',
      answer:
        'Half a day is sensible for a full 1-bedroom, including our arrival window. Sharing the elevator with neighbours can double the time, so ask for sole use.',
    },
    {
      question: 'Do I have to pack the kitchen?',
      answer:
        'No. Take out what you’re keeping and leave the rest in the cupboards. Wrap knives and glasses in newspaper and set them on the counter.',
    },
    {
      question: 'Can the window air conditioner go too?',
      answer:
        'Yes. Unplug it a day ahead so it drips dry, and tell us if there’s a walkway below. Don’t cut the tubing: it holds refrigerant that must be recovered first.',
    },
    {
      question: 'I’m downsizing. Can I live there until the end?',
      answer:
        'Yes. Have the second bedroom and locker cleared first, and keep a bed and chair until your last day. Each pickup is priced by what it takes.',
    },
    {
      fits: 'rural',
      question: 'Can you clear the in-law apartment behind our farmhouse?',
      answer:
        'Yes. It’s easiest through the apartment’s own door. If we have to cross your kitchen, we do it all in one stretch, so please shut the dog away.',
    },
    {
      fits: 'lakefront',
      question: 'Can the kayak in my locker go?',
      answer:
        'Yes, but it won’t stand up in most elevators, so tell us how it came in. A cracked hull can be cut in two downstairs. A sound one is better given away.',
    },
    {
      fits: 'newSubdivision',
      question: 'Who do I ask about the truck in a brand new building?',
      answer:
        'Ask the builder’s property office until a condo board has taken over. Request the loading space and the service elevator in one message, since both can get double-booked.',
    },
    {
      fits: 'olderCore',
      question: 'Will a couch go down an old spiral stair?',
      answer:
        'Rarely in one piece. With legs, back and arms off, it usually fits. If it came in by a window long ago, we cut it apart in the living room.',
    },
    {
      fits: 'highRise',
      question: 'What if the tower’s elevator is out that day?',
      answer:
        'Call us as soon as the notice goes up. With one elevator left, we can still work. With none, it’s better to move your pickup to another day.',
    },
    {
      fits: 'basementSuite',
      question: 'Is a basement apartment cheaper to clear than one upstairs?',
      answer:
        'Sometimes, because basement furniture is often smaller, and small pieces pack tight. {VolumePricingShort}.',
    },
    {
      fits: 'sharedRental',
      question: 'Only my room is going. Must the whole apartment be open?',
      answer:
        'No, only your door and a clear hallway. Bring your things out of the bathroom and kitchen first, so we don’t take a roommate’s things by mistake.',
    },
    {
      fits: 'townhouse',
      question: 'Does a stacked townhouse count as an apartment?',
      answer:
        'Yes. There’s no elevator to book, but we carry every piece on the stairs. Tell us which level you’re on, and keep the shared walkway outside clear.',
    },
  ],
  closing: 'Which floor are you on?',
  related: ['move-out-dump-run', 'rental-unit-cleanout', 'furniture-disposal', 'electronics-recycling'],
  directService: 'household-junk',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
