import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Rental unit cleanout',
  displayName: 'Rental Unit Cleanout',
  serviceLower: 'rental unit cleanouts',
  primaryKeyword: 'rental unit cleanout',
  lot: 'moving',
  order: 23,
  description:
    'The tenant is gone, but furniture and garbage are still there? Our rental unit cleanout empties every room, so you can paint and show it.',
  features: [
    {
      icon: 'verifiedUser',
      title: 'Yours to clear',
      text: 'Make sure the tenancy is over and you may legally remove everything.',
    },
    {
      icon: 'receiptLong',
      title: 'Mark what stays',
      text: 'Tape a note on appliances, blinds and furniture that belong to the unit.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unscrew wall units, TV brackets and shelves. We take the legs off tables and the rails off bed frames, so nothing scratches the walls.',
    heavy:
      'King mattresses and chest freezers weigh over 100 pounds each and are hard to hold. We bring mattress bags, lifting straps and an appliance dolly.',
    cannotGo:
      'Needles and biomedical waste need a specialist before our crew goes in. Car batteries, oil and chemicals have to go to a hazardous waste depot.',
  },
  costTitle: 'What it costs to empty a rental',
  loads: [
    {
      load: 'Mattress, TV stand and 8 bags',
      tier: 2,
      note: 'one bedroom, left in a hurry',
      itemsAmong: { mattress: 1, bag: 8 },
    },
    { load: '1-bedroom, furniture left, closets bare', tier: 4 },
    { load: '2-bedroom, everything still inside', tier: [5, 6], note: 'pantry, closets and hall included' },
  ],
  dearer: ['A tenant’s own fridge adds more than 1 cubic yard, and a washer adds almost 1.'],
  cheaper: ['If the next tenant wants the couch, leave it and pay for less.'],
  preparation: [
    {
      icon: 'bolt',
      title: 'Book us first',
      text: 'Have us come before the cleaner and the painter. Keep the power on, so we can see into closets.',
    },
    {
      icon: 'zoomIn',
      title: 'Make your own record',
      text: 'Look into every closet, the oven and the crawl space, and note the condition before anything is moved.',
    },
    {
      fits: 'rural',
      icon: 'grass',
      title: 'Look behind the house',
      text: 'Renting out a farmhouse? Check the shed, the ditch and the back of the barn for car parts.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Look under the deck',
      text: 'Is it a seasonal rental by the water? Guests’ floats and broken chairs are often stored under the deck.',
    },
    {
      fits: 'newSubdivision',
      icon: 'receiptLong',
      title: 'Save the builder’s spares',
      text: 'Is the house under the builder’s warranty? Put manuals, spare tiles and furnace filters in one marked cupboard.',
    },
    {
      fits: 'olderCore',
      icon: 'layers',
      title: 'Mark the cellar corner',
      text: 'Is the old house split into apartments? Chalk a line around this tenant’s share of the cellar.',
    },
    {
      fits: 'highRise',
      icon: 'phone',
      title: 'Fob and front desk',
      text: 'Do you live outside {city}? Tell the tower’s management who’s coming, and leave us a working fob.',
    },
    {
      fits: 'basementSuite',
      icon: 'cleaningServices',
      title: 'Feel for damp',
      text: 'Is the suite below grade? Lift the mattress and a box, and tell us if anything is wet.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Mark the vacant room',
      text: 'Do you rent by the room? Tape a list to the vacant room’s door. Add its cupboard and fridge shelf.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Unlock the garage',
      text: 'Does a garage come with the townhouse? Look inside before you guess the size of the load.',
    },
  ],
  access: [
    {
      icon: 'groups',
      title: 'Can’t be there yourself?',
      text: 'Send somebody who knows what belongs to the unit. We can’t tell your stove from the tenant’s.',
    },
    {
      icon: 'schedule',
      title: 'Locks just changed?',
      text: 'Tell us who brings the new key, and when. We have to see the load before we can price it.',
    },
    {
      fits: 'rural',
      icon: 'localShipping',
      title: 'Dead car in the yard?',
      text: 'An auto recycler takes that, with its papers. We clear around it if the ground is firm enough for a truck.',
    },
    {
      fits: 'lakefront',
      icon: 'straighten',
      title: 'Shore road too narrow?',
      text: 'Measure between the two closest trees. If the truck has to stay up top, we carry bags and mattresses out by hand.',
    },
    {
      fits: 'newSubdivision',
      icon: 'place',
      title: 'Address too new for maps?',
      text: 'Give us the nearest cross street and tell us what’s on the porch, so we empty the right house.',
    },
    {
      fits: 'olderCore',
      icon: 'home',
      title: 'Fire escape at the back?',
      text: 'We don’t carry furniture down it. We use the inside stairs, with drawers and doors off to protect your plaster.',
    },
    {
      fits: 'highRise',
      icon: 'desk',
      title: 'Owner of a tower unit?',
      text: 'Many buildings ask the owner for the elevator deposit. Arrange it in your name, and ask if garbage may cross the lobby.',
    },
    {
      fits: 'basementSuite',
      icon: 'kitchen',
      title: 'Ceiling under 7 feet?',
      text: 'We can’t tip a fridge under low ducts. We empty it, take off the doors and walk it to the stairs.',
    },
    {
      fits: 'sharedRental',
      icon: 'verifiedUser',
      title: 'Other tenants at home?',
      text: 'We go straight from the one room to the door. Let the others know which hour we’re coming.',
    },
    {
      fits: 'townhouse',
      icon: 'layers',
      title: 'Garage packed solid?',
      text: 'We clear it first, then use it as the way out. Check the door opener, or show us its release cord.',
    },
  ],
  destinationsTitle: 'Where a tenant’s leftovers go',
  destinations: [
    { what: 'Dead fridge or freezer', where: 'Refrigerant recovered, then scrap metal' },
    { what: 'Screens, consoles, cords', where: 'Electronics recycler' },
    { what: 'Solid tables and chairs', where: 'Donated if clean' },
    { what: 'Stained mattresses, sofas', where: 'Licensed disposal site' },
  ],
  materials: ['garbage', 'furniture', 'mattress', 'appliances'],
  questions: [
    {
      question: 'Will you store the tenant’s things in case they come back?',
      answer:
        'No, we don’t store anything. If a paralegal says some of it has to be kept, lock that away first. What we load doesn’t come back.',
    },
    {
      question: 'Do you clean the unit afterwards?',
      answer:
        'No, but we sweep the floors we’ve cleared. Book a cleaner afterwards for the oven, the bathtub and the grease behind the stove.',
    },
    {
      question: 'What if there were bed bugs?',
      answer:
        'Tell us before the day. An exterminator has to come first. Then we wrap upholstery where it stands, and nothing soft is donated.',
    },
    {
      question: 'Is garbage up to the windowsills too much for you?',
      answer:
        'Usually not. Tell us first about needles, animal waste or mould up the walls. We bag the rest where it lies, and you pay for the space.',
    },
    {
      fits: 'rural',
      question: 'The tenant kept animals. Do the pens and hutches go?',
      answer:
        'Yes, once they’re empty: hutches, troughs, kennels and loose gates. Manure and dead animals stay. Keep farm chemicals apart, and take them to a hazardous waste depot.',
    },
    {
      fits: 'lakefront',
      question: 'I rent out a place by the water. Can you come between guests?',
      answer:
        'Yes, for a broken couch and some bags, if our window fits. Give us check-out and check-in times, and show us which linen stays.',
    },
    {
      fits: 'newSubdivision',
      question: 'Will a fridge scratch my nearly new floors?',
      answer:
        'It shouldn’t. We use soft wheels and lay blankets where it turns. Look for old scratches with us before we start.',
    },
    {
      fits: 'olderCore',
      question: 'Can an old radiator go too?',
      answer:
        'Yes, once a plumber has taken it off the pipes. Cast iron can top 200 pounds, so tell us the floor. It needs little space and becomes scrap metal.',
    },
    {
      fits: 'highRise',
      question: 'Can the tenant’s storage cage in the tower be emptied too?',
      answer:
        'Yes, with its number and its key, because the cages look alike. If the parkade is too low for a truck, we bring it up by cart.',
    },
    {
      fits: 'basementSuite',
      question: 'The suite took in water. Do you take wet carpet?',
      answer:
        'Yes, but if a drain backed up, a restoration company comes first. Wet carpet is heavy, so we cut it into strips that one person can carry upstairs.',
    },
    {
      fits: 'sharedRental',
      question: 'Only one of our five student rooms has to be cleared. Is that too small a job?',
      answer:
        'No. A bed, a desk and a few bags make a small load. If three students leave the same week, clear their rooms together.',
    },
    {
      fits: 'townhouse',
      question: 'Can some of it go in the complex’s garbage bin?',
      answer:
        'Only if the manager agrees, and furniture is usually refused. One couch fills a shared bin. We put everything in our truck instead.',
    },
  ],
  closing: 'Tenant gone, couch still here?',
  related: ['apartment-cleanout', 'household-garbage', 'appliance-removal', 'carpet-disposal'],
  directService: 'household-junk',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
