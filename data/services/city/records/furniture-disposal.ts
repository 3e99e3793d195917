import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Furniture disposal',
  displayName: 'Furniture Disposal',
  serviceLower: 'furniture disposal',
  primaryKeyword: 'furniture removal',
  group: 'house',
  order: 10,
  description:
    'Is your couch too big or too heavy to get out yourself? Our furniture removal crew takes it apart if needed and carries it out.',
  features: [
    {
      icon: 'weekend',
      title: 'From any floor',
      text: 'We carry furniture out of the basement, the attic or the 3rd floor.',
    },
    {
      icon: 'home',
      title: 'Door frames padded',
      text: 'We pad door frames and stair posts before we move anything.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take off legs and cushions, unclip sectionals, and take bed frames and wardrobes apart. If a door is in the way, we take it off and put it back.',
    heavy:
      'A sofa bed is much heavier than a couch. We take out its mattress and carry the frame with shoulder straps.',
    cannotGo:
      'Furniture with bed bugs can’t go until an exterminator has treated it. Varnish and cleaners can’t go, so take those to a hazardous waste depot.',
  },
  costTitle: 'What furniture costs to get rid of',
  loads: [
    { load: 'Armchair, recliner or dresser', tier: 1, items: [{ armchair: 1 }, { dresser: 1 }] },
    {
      load: 'Couch and coffee table',
      tier: 2,
      note: 'cushions and throw pillows included',
      itemsAmong: { couch: 1 },
    },
    {
      load: 'Sectional and a full bedroom set',
      tier: [3, 4],
      note: 'with the bed taken apart',
      itemsAmong: { mattress: 1, dresser: 1 },
    },
  ],
  dearer: ['A glued wall unit can’t be taken apart, so it fills more of the truck.'],
  cheaper: ['Shelving units and desks take much less room if you take them apart first.'],
  preparation: [
    {
      icon: 'check',
      title: 'Empty the drawers',
      text: 'Take everything out of dressers, desks and nightstands. Look behind the drawers too.',
    },
    {
      icon: 'straighten',
      title: 'Measure couch and door',
      text: 'Is a couch going? Measure its depth and the narrowest door on the way out. Send us both numbers.',
    },
    {
      icon: 'home',
      title: 'Furniture from a shed',
      text: 'Has the furniture been kept in a drive shed? Check the cushions for wasps and mice, and tell us what you find.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Hose off patio sets',
      text: 'Is a sandy patio set going? Rinse off the sand, and keep the cushions dry.',
      fits: 'lakefront',
    },
    {
      icon: 'formatPaint',
      title: 'Point out fresh paint',
      text: 'Was your stairwell just painted? Show us the fresh walls, so we can keep long pieces away from them.',
      fits: 'newSubdivision',
    },
    {
      icon: 'hardware',
      title: 'Check the armoire',
      text: 'Is an antique armoire going? See whether screws or wooden wedges hold it together, and tell us.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Measure the elevator',
      text: 'Do you live on an upper floor? Measure the elevator’s height, because a long couch has to stand on end.',
      fits: 'highRise',
    },
    {
      icon: 'weekend',
      title: 'Clear the hallway',
      text: 'Is the hall in your basement suite narrow? Take coats and boxes out of the hall.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Mark what goes',
      text: 'Do you rent one room of a house? Put tape on the pieces that go, so we don’t take a housemate’s furniture.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Clear the landings',
      text: 'Are the bedrooms two flights up? Take shoes and baby gates off each landing, so we can turn a box spring.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Couch wider than the door?',
      text: 'We look for legs, arms and a back that unbolt. If we have to cut the frame, we ask you first.',
    },
    {
      icon: 'weekend',
      title: 'Mattress without handles?',
      text: 'We carry the mattress on its long side, with a strap under it. Please take the bedding off first.',
    },
    {
      icon: 'place',
      title: 'House far from the road?',
      text: 'If our truck can’t get close, we wheel the pieces out on a dolly. Tell us how far the house is from the road.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Cottage below the road?',
      text: 'Count the steps up to the road for us. We take drawers and cushions out and carry them up separately.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Window beside the stairs?',
      text: 'We carry headboards on the wall side, away from the glass. Tell us if the stairs are curved.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Narrow old stairs?',
      text: 'If a box spring won’t pass, we cut its frame and fold it. Tell us about loose plaster along the stairs.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Couch taller than the elevator?',
      text: 'Without legs and cushions, the couch may fit at a slant. If not, we use the stairwell, so tell us your floor.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Stairs behind a side door?',
      text: 'We stand the couch on end and pass it up to a crew member outside. Tell us if the stairs turn.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Shared stairs and hall?',
      text: 'Tell your housemates when we’re coming. Ask them to move bikes and laundry racks out of the way.',
      fits: 'sharedRental',
    },
    {
      icon: 'localShipping',
      title: 'Front door on a footpath?',
      text: 'If no road passes your unit in {city}, tell us where we can park and which path is shortest.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your furniture goes',
  destinations: [
    { what: 'Clean, sturdy pieces', where: 'Donated, when someone wants them' },
    { what: 'Metal bed frames, sofa-bed mechanisms', where: 'Metal recycler' },
    { what: 'Unpainted solid wood', where: 'Wood recycling' },
    { what: 'Torn upholstery, worn mattresses', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'mattress'],
  questions: [
    {
      question: 'Will you come for just one couch?',
      answer:
        'Yes. An ordinary couch costs {tier2} at most. A heavy couch costs no more than a light one of the same size.',
    },
    {
      question: 'Can my old couch be donated?',
      answer:
        'Yes, if somebody wants it. It usually needs a sound frame and a cover without rips, stains or smells. Worn leather is often refused.',
    },
    {
      question: 'Do you take mattresses and box springs?',
      answer:
        'Yes, every size from crib to king. Tell us about a wet or stained mattress, so we bring a bag. Drain a waterbed completely first.',
    },
    {
      question: 'Can you take an adjustable or storage bed?',
      answer:
        'Yes. Lay an adjustable bed flat before you unplug it, because it can’t move without power. On a storage bed, we unhook the lid’s gas struts.',
    },
    {
      question: 'We live on a concession road. Will you come for one dresser?',
      answer:
        'Yes. You pay for the room it takes in the truck, from {minimum}, and not for the drive. A few small things may fit in at the same price.',
      fits: 'rural',
    },
    {
      question: 'Can furniture from our cottage be donated?',
      answer:
        'Seldom, if the cottage is unheated in winter. Padding gets musty there, and veneer peels. Solid pine, iron beds and outdoor chairs are more likely to be reused.',
      fits: 'lakefront',
    },
    {
      question: 'A new couch is being delivered. When should you take the old one?',
      answer:
        'A few hours before the delivery, so there’s room to bring the new one in. If the delivery is postponed, call us to move the pickup.',
      fits: 'newSubdivision',
    },
    {
      question: 'Our old house is full of old furniture. Is any of it worth money?',
      answer:
        'Maybe, so have a dealer look at it before we come. Pieces with woodworm or peeling veneer can seldom be reused.',
      fits: 'olderCore',
    },
    {
      question: 'Can I leave my couch in the tower’s garbage room?',
      answer:
        'Ask your building manager first. If you book us, you don’t have to move the couch. We carry it from your living room to the truck.',
      fits: 'highRise',
    },
    {
      question: 'A tenant left furniture in my basement suite. Will you take it?',
      answer:
        'Yes, once you may legally dispose of the furniture. If you rented the suite out furnished, mark what stays, so we don’t take anything of yours.',
      fits: 'basementSuite',
    },
    {
      question: 'Who pays when roommates share the couch?',
      answer:
        'The person who books the pickup. Furniture from all your rooms can go as one load at one price. Agree on how to split the cost before anyone moves out.',
      fits: 'sharedRental',
    },
    {
      question: 'Can you get a king bed down narrow townhouse stairs?',
      answer:
        'Nearly always. The mattress bends, and the base usually comes in two halves. We may have to cut a one-piece base.',
      fits: 'townhouse',
    },
  ],
  closing: 'If the couch came in, it can go out.',
  related: ['appliance-removal', 'carpet-disposal', 'move-out-dump-run', 'apartment-cleanout'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
