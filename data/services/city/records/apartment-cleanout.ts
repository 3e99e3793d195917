import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Apartment cleanout',
  displayName: 'Apartment Cleanout',
  serviceLower: 'apartment cleanouts',
  primaryKeyword: 'apartment junk removal',
  group: 'moving',
  order: 24,
  description:
    'Emptying an apartment means elevators, loading docks and long hallways. Tell us your floor and the building’s rules. Our apartment junk removal crew carries everything out.',
  features: [
    {
      icon: 'schedule',
      title: 'Everything in one pickup',
      text: 'We clear the rooms, the balcony and the storage locker.',
    },
    {
      icon: 'localShipping',
      title: 'No piles in the hallway',
      text: 'We carry everything straight to the truck.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We separate sectionals, unscrew couch legs, and take apart wardrobes that are too tall for the elevator.',
    heavy:
      'A solid wood dresser can weigh 150 pounds, and a long hallway makes it harder to carry. We bring blankets, straps and soft-wheeled dollies.',
    cannotGo:
      'We can’t take paint, cleaners or a barbecue’s propane tank. Take them to a hazardous waste depot. Anything your building owns can’t go until its manager agrees.',
  },
  costTitle: 'What clearing an apartment costs',
  loads: [
    { load: 'Balcony and storage locker only', tier: 2 },
    {
      load: 'Bachelor apartment, everything',
      tier: [3, 4],
      note: 'with a bed, a loveseat, kitchenware and a full closet',
      itemsAmong: { mattress: 1 },
    },
    { load: '2-bedroom apartment, everything', tier: [5, 6], itemsAmong: { couch: 1, mattress: 2 } },
  ],
  dearer: ['A sectional takes 3 to 4 cubic yards, even taken apart.'],
  cheaper: [
    'Flatten empty boxes and fold up tables and chairs, so they take less room.',
    'A queen mattress on its own fits the minimum load, {minimum}.',
  ],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'receiptLong',
      title: 'Ask about moving rules',
      text: 'Before you pick a date, ask your building’s manager about elevator booking, truck parking, hours and floor protection.',
    },
    {
      icon: 'straighten',
      title: 'Count the doors',
      text: 'Walk from your apartment to the street. Tell us how many doors there are, and how wide the narrowest one is.',
    },
    {
      fits: 'rural',
      icon: 'home',
      title: 'Clear the outside stairs',
      text: 'If your apartment is over a garage or barn, clear ice, boots and flowerpots from the outside stairs.',
    },
    {
      fits: 'lakefront',
      icon: 'deck',
      title: 'Clear a windy balcony',
      text: 'If your balcony gets lake wind, keep cushions and plastic chairs inside until we come, so nothing blows away.',
    },
    {
      fits: 'newSubdivision',
      icon: 'construction',
      title: 'Avoid busy hours',
      text: 'If tradespeople still use the elevator in your new building, ask the builder’s site office which hours are quietest.',
    },
    {
      fits: 'olderCore',
      icon: 'place',
      title: 'Above a store',
      text: 'If you live above a store in {city}, ask the store when its deliveries come. Then choose a time when the street door is free.',
    },
    {
      fits: 'highRise',
      icon: 'layers',
      title: 'Long things by the door',
      text: 'If you live in a tower, put bed rails, rugs and other long things by your door. We take those first.',
    },
    {
      fits: 'basementSuite',
      icon: 'bolt',
      title: 'Take down low lamps',
      text: 'In a basement apartment, take down lamps that hang low over the hall or stairs, so tall furniture doesn’t hit them.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Tape on what stays',
      text: 'If you’re clearing a shared apartment, have everyone put coloured tape on what they’re keeping. We take the rest.',
    },
    {
      fits: 'townhouse',
      icon: 'cleaningServices',
      title: 'Clear the stairs',
      text: 'In a stacked townhouse, remove loose mats from the stairs. Have a wedge ready to hold the street door open.',
    },
  ],
  access: [
    {
      icon: 'fitnessCenter',
      title: 'No elevator in your building?',
      text: 'We carry everything down the stairs. Count the flights, and tell us if a landing is under 4 feet wide.',
    },
    {
      icon: 'verifiedUser',
      title: 'Is there a front desk?',
      text: 'Give the front desk our company name and your unit number. Keep your phone with you, in case the desk calls.',
    },
    {
      fits: 'rural',
      icon: 'localShipping',
      title: 'Is there gravel at the door?',
      text: 'Dolly wheels sink in gravel, so we carry things by hand. Tell us how close the truck can park.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Things on the balcony?',
      text: 'We carry balcony furniture out through the apartment, never over the railing. We wrap glass tabletops in blankets.',
    },
    {
      fits: 'newSubdivision',
      icon: 'hardware',
      title: 'Plywood in the elevator?',
      text: 'Leave the plywood up, because it protects the elevator’s walls. Measure how much width the plywood leaves, and tell us.',
    },
    {
      fits: 'olderCore',
      icon: 'weekend',
      title: 'Door right on the sidewalk?',
      text: 'We keep the sidewalk clear for people walking by. Tell us about any bus stop, patio or no-stopping sign nearby.',
    },
    {
      fits: 'highRise',
      icon: 'schedule',
      title: 'Are you above the 10th floor?',
      text: 'Each trip takes time, so we fill the elevator before every ride. Ask your building for the key that keeps the elevator doors open.',
    },
    {
      fits: 'basementSuite',
      icon: 'straighten',
      title: 'Is the laundry room on the way out?',
      text: 'Move the drying racks, and measure the gap beside the washer. If the gap is under 30 inches, tell us.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Is a roommate staying?',
      text: 'We clear one room at a time, so nobody’s things get mixed up. Before we come, agree on which shared furniture goes.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Stairs right behind the front door?',
      text: 'At the bottom of the stairs, large furniture is hard to turn. We wrap it, and cover the handrail with a blanket.',
    },
  ],
  destinationsTitle: 'Where the apartment’s contents go',
  destinations: [
    { what: 'Clean couch, lamps, plates', where: 'Donated if in good shape' },
    { what: 'TV, computer, printer', where: 'Electronics recycler' },
    { what: 'Particleboard wardrobes', where: 'Licensed disposal site' },
    { what: 'Sagging mattresses', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'mattress', 'garbage', 'electronics'],
  questions: [
    {
      question: 'How long should I book the elevator for?',
      answer:
        'Book half a day for a full 1-bedroom, including our {arrivalWindow} arrival window. Ask for sole use, because sharing the elevator takes longer.',
    },
    {
      question: 'Do I have to pack the kitchen?',
      answer:
        'No. Take out what you’re keeping and leave the rest in the cupboards. Wrap only the knives and glasses, and put them on the counter.',
    },
    {
      question: 'Can the window air conditioner go too?',
      answer:
        'Yes. Unplug the air conditioner, leave it in the window and don’t cut its tubing. Tell us if there’s a walkway below.',
    },
    {
      question: 'I’m downsizing and still live here. Can you come twice?',
      answer:
        'Yes. Book one pickup for the spare room and locker, and another for your last day. Each pickup is priced by what we load.',
    },
    {
      fits: 'rural',
      question: 'Can you clear the in-law apartment behind our farmhouse?',
      answer:
        'Yes. The easiest way is through the apartment’s own door. If we have to go through your house, please keep pets in another room.',
    },
    {
      fits: 'lakefront',
      question: 'Can the kayak in my locker go?',
      answer:
        'Yes. Most kayaks don’t fit in an elevator, so tell us which floor your locker is on. If the kayak is in good shape, offer it to somebody first.',
    },
    {
      fits: 'newSubdivision',
      question: 'Who do I ask about truck parking in a brand new building?',
      answer:
        'Until a condo board takes over, ask the builder’s site office. Book the loading dock and the service elevator for the same hours.',
    },
    {
      fits: 'olderCore',
      question: 'Will a couch fit down an old spiral staircase?',
      answer:
        'Rarely in one piece. With the legs, back and arms off, most couches fit. If yours doesn’t, we cut it up before we carry it down.',
    },
    {
      fits: 'highRise',
      question: 'What if my tower’s elevator is out of order on pickup day?',
      answer:
        'Call us as soon as you know. If another elevator works, we can still come. If none does, it’s better to choose another day.',
    },
    {
      fits: 'basementSuite',
      question: 'Is a basement apartment cheaper to clear than one upstairs?',
      answer:
        'Only if you have less to clear. {VolumePricingShort}. Tell us about the stairs when you ask for a quote.',
    },
    {
      fits: 'sharedRental',
      question: 'Can you clear just my room in a shared apartment?',
      answer:
        'Yes. We only need a clear way to your room. First move your things from the bathroom and kitchen into your room.',
    },
    {
      fits: 'townhouse',
      question: 'Do you clear out stacked townhouses too?',
      answer:
        'Yes. There’s no elevator to book, so we use the stairs. Tell us which level you live on, and keep the shared walkway clear.',
    },
  ],
  closing: 'Ready to hand in your keys?',
  related: ['move-out-dump-run', 'rental-unit-cleanout', 'furniture-disposal', 'electronics-recycling'],
  directService: 'household-junk',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
