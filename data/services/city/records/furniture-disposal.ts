import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Furniture disposal',
  displayName: 'Furniture Disposal',
  serviceLower: 'furniture disposal',
  primaryKeyword: 'furniture removal',
  lot: 'house',
  order: 10,
  description:
    'Couch too big or too heavy to get out yourself? Leave it where it is. Our furniture removal crew takes it apart, pads the door frames and carries it out.',
  features: [
    {
      icon: 'weekend',
      title: 'From any floor',
      text: 'Basement, attic or 3rd-floor bedroom: nothing has to reach the curb first.',
    },
    {
      icon: 'home',
      title: 'Corners padded',
      text: 'We pad door frames and newel posts before the sofa moves.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Legs, cushions and sectional clips come off first, then bed frames and wardrobes come apart. We may take a door off its hinges and put it back.',
    heavy:
      'A sofa bed is much heavier than it looks. We remove its mattress and tie the frame shut. Two people carry it down on shoulder straps.',
    cannotGo:
      'Bed bugs? Tell us when you book, because an exterminator must come first. Take lamp oil, varnish and cleaners to a hazardous waste depot.',
  },
  costTitle: 'What a couch costs to get rid of',
  loads: [
    { load: 'Armchair, recliner or dresser', tier: 1, items: [{ armchair: 1 }, { dresser: 1 }] },
    {
      load: 'Sofa and coffee table',
      tier: 2,
      note: 'cushions and throw pillows included',
      itemsAmong: { sofa: 1 },
    },
    {
      load: 'Sectional and a full bedroom set',
      tier: [3, 4],
      note: 'with the bed taken apart',
      itemsAmong: { mattress: 1, dresser: 1 },
    },
  ],
  dearer: ['A glued wall unit can’t come apart, so it takes more of the truck.'],
  cheaper: ['Bookcases and wardrobes you’ve already taken apart slide in beside the sofa.'],
  preparation: [
    {
      icon: 'check',
      title: 'Empty the drawers',
      text: 'Empty every dresser and desk, and feel along the back for old letters.',
    },
    {
      icon: 'straighten',
      title: 'Measure sofa and door',
      text: 'Compare the sofa’s depth with the narrowest door on the way. Send us both if it’s close.',
    },
    {
      icon: 'home',
      title: 'Stored in a shed?',
      text: 'Was it kept in a drive shed? Knock the cushions the day before, so wasps and mice leave.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Hose off patio sets',
      text: 'Was the patio set by the water? Rinse off the sand and let the cushions dry.',
      fits: 'lakefront',
    },
    {
      icon: 'formatPaint',
      title: 'Point out fresh paint',
      text: 'Stairwell just painted? Tell us which wall, and we turn long pieces the other way.',
      fits: 'newSubdivision',
    },
    {
      icon: 'hardware',
      title: 'Look for wedges',
      text: 'Antique armoire in an old house? Look behind the cornice for wedges that hold it together.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Measure the elevator',
      text: 'On an upper floor? A long couch has to stand on end, so measure the elevator from corner to corner.',
      fits: 'highRise',
    },
    {
      icon: 'weekend',
      title: 'Clear the furnace hallway',
      text: 'Is the suite’s hall tight beside the furnace? Move coats and boxes out of the way.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Mark your own pieces',
      text: 'Renting one room? Put tape on everything that’s yours, so we don’t take a housemate’s futon.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Clear the landings',
      text: 'Bedrooms two flights up? Take shoes and baby gates off each landing, where box springs turn.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Won’t fit the door?',
      text: 'We look for feet, arms and backs that unbolt. If the frame must be cut, we ask you first.',
    },
    {
      icon: 'weekend',
      title: 'Mattress without handles?',
      text: 'We carry it on its long side with a strap. Stained or damp ones are bagged in the bedroom.',
    },
    {
      icon: 'place',
      title: 'Long way to the lane?',
      text: 'If the truck must stop at the gate, we use a hand truck, one piece a trip. Tell us how far.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Cottage below the road?',
      text: 'Count the outdoor steps for us. Cushions left out all season are heavy with water, so they go up separately.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Curved stairs, tall window?',
      text: 'We keep headboards on the wall side, away from the glass. Wardrobes come down as panels.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Narrow plaster stairs?',
      text: 'If a box spring won’t pass, we cut its frame and fold it. We cover plaster corners before moving dressers.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Couch taller than the elevator?',
      text: 'Without legs and cushions, it may fit at a slant. If not, we use the stairwell, so tell us your floor.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Side door, then stairs?',
      text: 'We lift the door off, stand the couch on end and pass it up to somebody outside.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Shared stairs and hall?',
      text: 'Tell your housemates when we’re coming. Move bikes and laundry racks out of the way.',
      fits: 'sharedRental',
    },
    {
      icon: 'localShipping',
      title: 'Door on a footpath?',
      text: 'If your unit in {city} faces a walkway, show us the nearest parking spot and the shortest way there.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your furniture goes',
  destinations: [
    { what: 'Clean, sturdy pieces', where: 'Donated, when someone wants them' },
    { what: 'Bed frames, sofa-bed mechanisms', where: 'Scrap metal recycler' },
    { what: 'Bare solid wood', where: 'Wood recycling' },
    { what: 'Torn upholstery, worn mattresses', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'mattress'],
  questions: [
    {
      question: 'Will you come for just one couch?',
      answer:
        'Yes. A small one fits the minimum, {minimum}, and a long one may cost {tier2}. A sofa bed counts by its size, not its weight.',
    },
    {
      question: 'Can my old sofa be donated?',
      answer:
        'It depends. It needs a sound frame and no rips, stains, smoke, pet smell or sagging. Worn leather usually isn’t accepted.',
    },
    {
      question: 'Do you take mattresses and box springs?',
      answer:
        'Yes, every size from crib to king. Tell us if one is soaked, because it needs a bag. Drain a waterbed completely first.',
    },
    {
      question: 'Can you take an adjustable or storage bed?',
      answer:
        'Yes. Lower an adjustable base before you unplug it, because the motors lock. On storage beds, we unhook the gas struts while somebody holds the lid.',
    },
    {
      question: 'We live on a concession road. Is one dresser worth a call?',
      answer:
        'Yes. The price is for the room it takes on the truck, from {minimum}, not for the drive. Check the spare bedroom and mudroom for anything else.',
      fits: 'rural',
    },
    {
      question: 'Is furniture from a cottage any good for reuse?',
      answer:
        'Seldom, if it spent winters unheated near water. The padding smells of damp, and the veneer peels. Solid pine, iron beds and outdoor chairs do better.',
      fits: 'lakefront',
    },
    {
      question: 'A new sofa is coming to the new house. When should ours leave?',
      answer:
        'A few hours before the delivery, so there’s space to turn. If the delivery is postponed, call us and move the pickup too.',
      fits: 'newSubdivision',
    },
    {
      question: 'The house and its furniture are both old. Is any of it worth keeping?',
      answer:
        'Sometimes, so let a dealer look before we come. Pieces with tight joints can be reused, but not with woodworm or peeling veneer.',
      fits: 'olderCore',
    },
    {
      question: 'In a condo tower, can the couch go down to the garbage room?',
      answer:
        'Ask your building manager. We collect the couch from your living room, so it never has to stand in a shared corridor.',
      fits: 'highRise',
    },
    {
      question: 'A tenant left furniture in my basement suite. Will you take it?',
      answer:
        'Yes, once the bed and sofa are yours to dispose of. If the suite was rented furnished, mark what stays, so nothing of yours is taken.',
      fits: 'basementSuite',
    },
    {
      question: 'Who pays when roommates share the couch?',
      answer:
        'The person who books the pickup. Four bedrooms cleared the same morning make a single load with a single price. Agree on how to split it before anyone moves out.',
      fits: 'sharedRental',
    },
    {
      question: 'Does a king bed come down a narrow townhouse stair?',
      answer:
        'Nearly always. A king mattress bends around a landing, and its base usually comes in two halves. A one-piece base may have to be cut.',
      fits: 'townhouse',
    },
  ],
  closing: 'It came in. It can go out.',
  related: ['appliance-removal', 'carpet-disposal', 'move-out-dump-run', 'apartment-cleanout'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
