import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Rental unit cleanout',
  displayName: 'Rental Unit Cleanout',
  serviceLower: 'rental unit cleanouts',
  primaryKeyword: 'rental unit cleanout',
  group: 'moving',
  order: 23,
  description:
    'Did your tenant leave furniture and garbage behind? Our rental unit cleanout crew empties every room, so you can paint and show the unit.',
  features: [
    {
      icon: 'verifiedUser',
      title: 'Only what’s allowed',
      text: 'We come once the tenancy is over and you may legally remove everything.',
    },
    {
      icon: 'receiptLong',
      title: 'Marked things stay',
      text: 'We leave the appliances, blinds and furniture that you’ve marked “stays”.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unscrew wall units, TV brackets and shelves. We take the legs off tables and the rails off bed frames, so they don’t scratch the walls.',
    heavy:
      'A king mattress or a chest freezer can weigh over 100 pounds. We bring mattress bags, lifting straps and an appliance dolly.',
    cannotGo:
      'Needles and other biomedical waste can’t go, so have a specialist remove them before we come. Take car batteries, oil and chemicals to a hazardous waste depot.',
  },
  costTitle: 'What it costs to empty a rental',
  loads: [
    {
      load: 'Mattress, TV stand and 8 bags',
      tier: 2,
      note: 'from one bedroom',
      itemsAmong: { mattress: 1, bag: 8 },
    },
    { load: '1-bedroom unit, furniture only', tier: 4 },
    { load: '2-bedroom unit, everything left inside', tier: [5, 6], note: 'closets and kitchen included' },
  ],
  dearer: ['A fridge adds more than 1 cubic yard, and a washer adds about two-thirds of one.'],
  cheaper: [
    'Keep what the next tenant wants, such as a couch, and pay for less.',
    'A queen mattress left behind fits the minimum load, {minimum}.',
  ],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'bolt',
      title: 'Plan the order',
      text: 'Book us before the cleaner and the painter. Keep the power on, so we can see into closets.',
    },
    {
      icon: 'zoomIn',
      title: 'Keep a record',
      text: 'Take photos of every room, closet and appliance before we move anything.',
    },
    {
      fits: 'rural',
      icon: 'grass',
      title: 'Look outside too',
      text: 'Do you rent out a farmhouse? Check the sheds, the barn and the ditch for things the tenant left.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Look under the deck',
      text: 'Does the rental have a deck? Look underneath for broken chairs, floats and boards.',
    },
    {
      fits: 'newSubdivision',
      icon: 'receiptLong',
      title: 'Save the builder’s spares',
      text: 'Did the builder leave manuals, spare tiles or furnace filters? Put them in one cupboard, and mark its door “stays”.',
    },
    {
      fits: 'olderCore',
      icon: 'layers',
      title: 'Mark the cellar corner',
      text: 'Do several apartments share the cellar? Chalk a line around the part that we should clear.',
    },
    {
      fits: 'highRise',
      icon: 'phone',
      title: 'Fob and front desk',
      text: 'Is your unit in a tower? Tell the front desk we’re coming, and have a fob ready.',
    },
    {
      fits: 'basementSuite',
      icon: 'cleaningServices',
      title: 'Check for damp',
      text: 'Is the unit in a basement? Look under mattresses and boxes, and tell us if anything is wet.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Mark the vacant room',
      text: 'Do you rent by the room? Put a note that says “goes” on the vacant room’s door and on that tenant’s kitchen cupboard.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Look in the garage',
      text: 'Does the townhouse have a garage? Look inside before you tell us how much there is.',
    },
  ],
  access: [
    {
      icon: 'groups',
      title: 'Can’t be there yourself?',
      text: 'Send somebody who knows which things were the tenant’s, and who can agree to the price.',
    },
    {
      icon: 'schedule',
      title: 'Locks just changed?',
      text: 'Tell us who brings the new key, and give us that person’s phone number.',
    },
    {
      fits: 'rural',
      icon: 'localShipping',
      title: 'Old car in the yard?',
      text: 'We don’t take cars, so call an auto recycler. Tell us if the car is in our truck’s way.',
    },
    {
      fits: 'lakefront',
      icon: 'straighten',
      title: 'Narrow road to the house?',
      text: 'Measure the road where it’s narrowest, and tell us where a truck can stop. We carry things the rest of the way.',
    },
    {
      fits: 'newSubdivision',
      icon: 'place',
      title: 'Address too new for maps?',
      text: 'Give us the nearest cross street, and tell us what the front of the house looks like.',
    },
    {
      fits: 'olderCore',
      icon: 'home',
      title: 'Is the back way out a fire escape?',
      text: 'We don’t carry furniture down a fire escape. We use the inside stairs, and take drawers out of dressers first.',
    },
    {
      fits: 'highRise',
      icon: 'desk',
      title: 'Do you own a condo unit?',
      text: 'Your building may want you to book the elevator yourself and leave a deposit. Ask which door we may use for garbage.',
    },
    {
      fits: 'basementSuite',
      icon: 'kitchen',
      title: 'Ceiling under 7 feet?',
      text: 'We can’t tilt a tall fridge under a low ceiling. We take off the fridge’s doors and wheel it upright to the stairs.',
    },
    {
      fits: 'sharedRental',
      icon: 'verifiedUser',
      title: 'Other tenants at home?',
      text: 'Tell the other tenants when we’re coming. We work only in the vacant room, at the cupboard you’ve marked and on the way out.',
    },
    {
      fits: 'townhouse',
      icon: 'layers',
      title: 'Garage packed solid?',
      text: 'We clear the garage first, and then carry everything else out that way. Check that the garage door opens.',
    },
  ],
  destinationsTitle: 'Where a tenant’s leftovers go',
  destinations: [
    { what: 'Dead fridge or freezer', where: 'Metal recycler, refrigerant removed' },
    { what: 'Screens, consoles, cords', where: 'Electronics recycler' },
    { what: 'Solid tables and chairs', where: 'Donated if clean' },
    { what: 'Stained mattresses, couches', where: 'Licensed disposal site' },
  ],
  materials: ['garbage', 'furniture', 'mattress', 'appliances'],
  questions: [
    {
      question: 'Will you store the tenant’s things for a while?',
      answer:
        'No, we don’t store anything, and what we load doesn’t come back. If you have to keep some things for the tenant, lock those away first.',
    },
    {
      question: 'Do you clean the unit afterwards?',
      answer: 'No, we only sweep. You need a cleaner to wash the kitchen, the bathroom and the floors.',
    },
    {
      question: 'What if the tenant had bed bugs?',
      answer:
        'Tell us when you book, and have an exterminator come first. We wrap mattresses and couches before we move them, and donate none of them.',
    },
    {
      question: 'Will you clear a unit that’s full of garbage?',
      answer:
        'Usually yes. Tell us about animal waste or mould before we come. We bag loose garbage for you, and you pay for the space.',
    },
    {
      fits: 'rural',
      question: 'The tenant kept animals. Can you take the pens and hutches?',
      answer:
        'Yes, once they’re empty. We also take troughs, kennels and loose gates. We can’t take manure, dead animals or farm chemicals.',
    },
    {
      fits: 'lakefront',
      question: 'I rent out a cottage by the week. Can you come between guests?',
      answer:
        'Yes, if there’s time between check-out and check-in. Give us both times when you book, because we come in {anArrivalWindow} arrival window.',
    },
    {
      fits: 'newSubdivision',
      question: 'Will a fridge scratch my nearly new floors?',
      answer:
        'It shouldn’t. Our dolly has soft wheels, and we lay blankets where the fridge turns. Show us any old scratches before we start.',
    },
    {
      fits: 'olderCore',
      question: 'Can you take an old radiator too?',
      answer:
        'Yes, once a plumber has taken it off the pipes. A cast-iron radiator can weigh over 200 pounds, so tell us which floor it’s on.',
    },
    {
      fits: 'highRise',
      question: 'Can you empty the tenant’s storage locker too?',
      answer:
        'Yes. Give us the locker’s number and its key. If the parking garage is too low for our truck, we bring everything up on a cart.',
    },
    {
      fits: 'basementSuite',
      question: 'Our basement suite was flooded. Do you take wet carpet?',
      answer:
        'Yes, but if a drain backed up, call a restoration company first. Wet carpet is heavy, so we cut it into strips and carry them up.',
    },
    {
      fits: 'sharedRental',
      question: 'Only one of my five student rooms is vacant. Is that too small a job?',
      answer:
        'No. We come for a bed, a desk and a few bags too. If more students leave that week, have all their rooms cleared together.',
    },
    {
      fits: 'townhouse',
      question: 'Can some of the junk go in the townhouse complex’s garbage bin?',
      answer:
        'Only if the manager agrees. A single couch can fill a shared bin. We can take everything in our truck instead.',
    },
  ],
  closing: 'Get the unit ready to rent.',
  related: ['apartment-cleanout', 'household-garbage', 'appliance-removal', 'carpet-disposal'],
  directService: 'household-junk',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
