import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Furniture disposal',
  displayName: 'Furniture Disposal',
  serviceLower: 'furniture disposal',
  primaryKeyword: 'furniture removal',
  lot: 'house',
  order: 10,
  description:
    'The couch went down to the basement before the railing went in. With furniture removal you leave it in its room: we take off the legs, unbolt what unbolts, pad the corners and carry it up, around and out.',
  features: [
    {
      icon: 'weekend',
      title: 'From any floor',
      text: 'Basement, attic or 3rd-floor bedroom, nothing has to reach the curb first.',
    },
    {
      icon: 'hardware',
      title: 'Beds taken down',
      text: 'Bunks, frames and wardrobes are dismantled in the room where they stand.',
    },
    {
      icon: 'home',
      title: 'Corners padded',
      text: 'Moving blankets go on door frames and newel posts before the sofa moves.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Legs, cushions and the clips between sectional pieces come off first, then bed frames with an Allen key and wardrobes with a driver. Flat-pack cams rarely survive a second opening, so those leave as panels. A door sometimes comes off its hinges, and goes back on after.',
    heavy:
      'A sofa bed hides a steel frame and weighs about twice what it looks. Its mattress comes out, the frame is tied shut, and 2 people take it down the stairs on shoulder straps.',
    cannotGo:
      'Bed bugs? Tell us when you book: an exterminator comes first, then the piece is wrapped before it passes through the house. Check the sideboard for lamp oil, varnish and cleaners, which a hazardous waste depot takes.',
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
      note: 'bed apart, mattress on edge',
      itemsAmong: { mattress: 1, dresser: 1 },
    },
  ],
  dearer: [
    'A wall unit that’s glued rather than screwed travels as a big box of air.',
    'Recliners don’t stack on anything, so each one claims its own patch of floor.',
    'Round tables on a fixed pedestal leave gaps nobody can pack.',
  ],
  cheaper: [
    'Bookcases and wardrobes you’ve already knocked flat slide in beside the sofa.',
    'Dining chairs stacked seat to seat ride 4 in the room of 2.',
    'Furniture that already stands at the curb comes with {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'check',
      title: 'Empty the drawers',
      text: 'Dressers and desks stay square without their contents. Run a hand along the back, where the letters hide.',
    },
    {
      icon: 'straighten',
      title: 'Depth against door',
      text: 'Compare the sofa’s depth with the narrowest door on its way out, and give us both numbers if it’s close.',
    },
    {
      icon: 'home',
      title: 'Out of the barn',
      text: 'Was it stored in a drive shed? Thump the cushions a day ahead, and let the wasps and mice move first.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Wicker hosed off',
      text: 'If the patio set spent its summers by the water, rinse off the sand and let the cushions dry.',
      fits: 'lakefront',
    },
    {
      icon: 'formatPaint',
      title: 'Fresh paint pointed out',
      text: 'If the stairwell still smells of paint, say which wall, and we turn the long pieces toward the other.',
      fits: 'newSubdivision',
    },
    {
      icon: 'hardware',
      title: 'Look for wedges',
      text: 'Is the armoire as old as the house? Antique ones often hang together by wedges, so check behind the cornice.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Corner to corner',
      text: 'On an upper floor? Measure the elevator cab on its diagonal, since a long couch rides standing on its arm.',
      fits: 'highRise',
    },
    {
      icon: 'weekend',
      title: 'Past the furnace',
      text: 'If the suite’s hallway squeezes by the furnace, clear the coats and boxes that make it narrower still.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Tape on yours',
      text: 'Renting a single room? Stick tape on everything that’s yours, because one black futon looks like another.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Landings swept clear',
      text: 'When the bedrooms are 2 flights up, take the shoes and the baby gate off each landing, where box springs swing.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Won’t fit the door?',
      text: 'It came in somehow, so we look for feet, arms and backs that unbolt. A couch that was reupholstered in place may need its frame cut, and that waits for your yes.',
    },
    {
      icon: 'weekend',
      title: 'Mattress without handles?',
      text: 'It goes on its long side and walks like a sail, with a strap underneath. A stained or damp one is bagged in the bedroom, so nothing rubs off on the walls.',
    },
    {
      icon: 'place',
      title: 'Long way to the lane?',
      text: 'If the truck has to stop at the gate, furniture does the last stretch on a hand truck, one piece a trip. Say how far: china cabinets and gravel don’t get along.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Cottage below the road?',
      text: 'Where the way up is outdoor steps, count them for us. Cushions that sat out all season hold water like sponges, so they climb by themselves and the frames follow light.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Curved stairs, tall window?',
      text: 'If the staircase winds past glass, the headboard comes down flat against the wall side and the wardrobe as panels. An upstairs family room adds a turn worth mentioning.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Stairs boxed in plaster?',
      text: 'Where a steep, enclosed stair won’t pass the box spring, its frame is sawn across and folded like a book, fabric still on. Plaster corners are covered before the dresser leaves its room.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Couch taller than the elevator?',
      text: 'If there’s no standing it upright in the cab, cushions and legs come off and it goes in on a slant. Still too long? Then it takes the stairwell, so tell us the floor.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Side door, then stairs?',
      text: 'If a suite’s entrance opens straight onto steps, a sofa can’t be swung there. We lift the door off, stand the couch on end below and pass it up to someone outside.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Housemates on the stairs?',
      text: 'If 6 people share one staircase, warn them of the hour. A bed coming down needs a few clear minutes, without bikes, laundry racks or somebody’s breakfast in the hall.',
      fits: 'sharedRental',
    },
    {
      icon: 'localShipping',
      title: 'Door on a footpath?',
      text: 'If your unit in {city} faces a walkway and not a street, we load from the nearest parking spot. A sectional is then 3 or 4 walks, so show us the shortest.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your furniture goes',
  destinations: [
    { what: 'Clean, sound pieces', where: 'Donated, when someone wants them' },
    { what: 'Bed frames, sofa-bed mechanisms', where: 'Scrap metal recycler' },
    { what: 'Bare solid wood', where: 'Wood recycling' },
    { what: 'Torn upholstery, worn mattresses', where: 'Licensed disposal site' },
    { what: 'Particleboard', where: 'Disposal, the glue rules out recycling' },
  ],
  materials: ['furniture', 'mattress'],
  questions: [
    {
      question: 'Will you come for just 1 couch?',
      answer:
        'Yes. A small one fits the minimum, {minimum}, and a long one may land a size up, at {tier2}. A sofa bed counts by its outside measure like any other, whatever the steel inside weighs.',
    },
    {
      question: 'Can my old sofa be donated?',
      answer:
        'It depends on the fabric and the frame. No rips, stains, smoke or pet smell, no sag in the middle, and it has a chance. Worn leather usually hasn’t, and we’d rather say so than pretend.',
    },
    {
      question: 'Do you take mattresses and box springs?',
      answer:
        'Yes, every size from crib to king. A dry one rides along with the furniture. A soaked one is floppy, heavy and needs a bag, so mention it, and drain a waterbed down to the last bucket.',
    },
    {
      question: 'Can you take an adjustable or storage bed?',
      answer:
        'Yes. Lower an adjustable base with its remote before unplugging, since the motors lock where they stop. On a storage bed the gas struts are unhooked with the mattress off and somebody holding the lid.',
    },
    {
      question: 'If we live out on a concession road, is 1 dresser worth a call?',
      answer:
        'Yes. The price is the room it takes on the truck, from {minimum}, and not the length of the drive. Look in the spare bedroom and the mudroom first, though, in case a second piece wants to go.',
      fits: 'rural',
    },
    {
      question: 'Is furniture from a cottage any good for reuse?',
      answer:
        'Seldom, if it has wintered unheated near water. Padding keeps the smell and veneer lifts at the edges. Solid pine, iron beds and outdoor chairs do better, so we look at those before anything else.',
      fits: 'lakefront',
    },
    {
      question: 'A new sofa is coming to the new house. When should ours leave?',
      answer:
        'A few hours before the delivery. If both sectionals meet in one open-plan room, nobody has space to turn. Should the delivery slip, call and move the pickup as well, or you’ll be sitting on the floor.',
      fits: 'newSubdivision',
    },
    {
      question: 'If the house and its furniture are both old, is any of it worth keeping?',
      answer:
        'Sometimes. We aren’t appraisers, so let a dealer look before the truck comes. What nobody wants, we judge by condition: tight joints go for reuse, while woodworm and peeling veneer end the discussion.',
      fits: 'olderCore',
    },
    {
      question: 'In a condo tower, can the couch go down to the garbage room?',
      answer:
        'That’s for your manager to say, and if that room’s door is an ordinary one, the couch has the last word. We fetch it from your living room, so it never has to spend a night in a shared corridor.',
      fits: 'highRise',
    },
    {
      question: 'A tenant left a bed and sofa in my basement suite. Will you take them?',
      answer:
        'Yes, once they’re yours to dispose of, so settle that part first. If the suite was rented furnished, mark what stays: to a stranger, your lamp and the tenant’s lamp look equally abandoned.',
      fits: 'basementSuite',
    },
    {
      question: 'Who pays when roommates share the couch?',
      answer:
        'Whoever books it. If 4 of you are clearing bedrooms on the same morning, it’s 1 load with 1 price, and the split is between you. Do the arithmetic before anyone moves out.',
      fits: 'sharedRental',
    },
    {
      question: 'Does a king bed come down a narrow townhouse stair?',
      answer:
        'Nearly always. A king mattress bends enough to round a landing on its side, and the base underneath is usually 2 halves. If yours is one slab, it may have to be cut.',
      fits: 'townhouse',
    },
  ],
  closing: 'It came in. It can go out.',
  related: ['appliance-removal', 'carpet-disposal', 'move-out-dump-run', 'apartment-cleanout'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
