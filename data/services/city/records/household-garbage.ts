import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Household garbage',
  displayName: 'Household Garbage',
  serviceLower: 'household garbage',
  primaryKeyword: 'garbage removal',
  lot: 'house',
  order: 14,
  description:
    'More bags than the bin holds, a basement corner that kept growing, the month nobody put anything out. Garbage removal takes bags, boxes, toys and broken shelves from where they sit. If the town’s own pickup will take it, use that first.',
  features: [
    {
      icon: 'layers',
      title: 'Counted in bags',
      text: '10 regular bags are the minimum load at {minimum}, and 25 come to {tier2}.',
    },
    {
      icon: 'home',
      title: 'Straight from indoors',
      text: 'Bags come up from the basement or down from the attic without a week on the porch.',
    },
    {
      icon: 'localShipping',
      title: 'Between collection days',
      text: 'A missed pickup doesn’t have to wait in the garage for the next one.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Mostly nothing, bags and boxes go as they are. Cribs and broken shelves are knocked flat with a driver and a hammer so they take less of the truck, and loose litter is shovelled into our own bags.',
    heavy:
      'A big box of books is a bag of concrete mix with a nicer label. Don’t repack it for us: we split the heavy ones, and bags that might tear ride in a tote.',
    cannotGo:
      'Needles, paint, batteries, cleaners and propane never go in a bag, tied or not. Ask a pharmacy about the needles and a hazardous waste depot about the rest.',
  },
  costTitle: 'What extra garbage costs to haul',
  loads: [
    {
      load: '10 regular bags',
      tier: 1,
      note: 'or 6 bags and a broken chair',
      items: [{ bag: 10 }, { bag: 6, chair: 1 }],
    },
    { load: '25 bags and boxes', tier: 2, items: [{ bag: 25 }, { bag: 15, box: 10 }] },
    {
      load: 'A full basement corner',
      tier: 3,
      note: 'about 50 bags, toys and shelves among them',
      items: { bag: 50 },
    },
  ],
  dearer: [
    'A contractor bag holds about 2 regular ones, so count it as 2.',
    'Boxes half full of air cost what boxes full of books do.',
    'Toy kitchens, cribs and plastic slides fill a truck faster than any bag.',
  ],
  cheaper: [
    'Fill your own bin on collection day first, and call about the rest.',
    'Flattened cartons and nested laundry baskets shrink a pile before anyone counts it.',
    'Line every last bag up at the curb and the pile costs {curbsideDiscount} less.',
  ],
  preparation: [
    {
      icon: 'layers',
      title: 'Tie, don’t stuff',
      text: 'A bag you can lift in one hand survives the stairs. Better 2 half bags than 1 that bursts on the carpet.',
    },
    {
      icon: 'error',
      title: 'Hazards left out',
      text: 'Check drawers and under the sink for paint, cleaners, batteries and needles. Leave them in plain view, untied.',
    },
    {
      icon: 'home',
      title: 'Ashes stone cold',
      text: 'Heat with wood? Keep stove ash out of the bags until it has sat for days in a metal pail.',
      fits: 'rural',
    },
    {
      icon: 'fence',
      title: 'Gulls and raccoons',
      text: 'If wildlife works your stretch of shore, keep the bags behind a closed door until the morning of the pickup.',
      fits: 'lakefront',
    },
    {
      icon: 'recycling',
      title: 'Foam out, boxes flat',
      text: 'Moved in lately? Split packing foam from cardboard, since only one of the 2 has a future.',
      fits: 'newSubdivision',
    },
    {
      icon: 'waterDrop',
      title: 'Feel the bottoms',
      text: 'When bags have stood on a damp cellar floor, check underneath, and give any soft one a new outer bag.',
      fits: 'olderCore',
    },
    {
      icon: 'verifiedUser',
      title: 'Not the chute room',
      text: 'Too big for the chute? Keep it in your own hallway, because bags in the chute room look abandoned.',
      fits: 'highRise',
    },
    {
      icon: 'place',
      title: 'Yours by the door',
      text: 'If suite and house share the bins, bring the bags that are yours inside your entrance, so the count is clear.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Closets opened now',
      text: 'Housemates leaving? Go through every closet before the count, not after, and ask about the shed.',
      fits: 'sharedRental',
    },
    {
      icon: 'cleaningServices',
      title: 'Sheet in the hall',
      text: 'Middle unit with no side yard? Pile the bags in the front hall on an old shower curtain.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'home',
      title: 'Bags in the attic?',
      text: 'They’re handed through the hatch to somebody below, not dropped, and the insulation stays up there. Mention it if the attic ladder is really a kitchen chair.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Up the basement stairs?',
      text: 'Bags go up in pairs, boxes on a shoulder, one hand for the railing. Show us the loose step or the dead bulb before the first trip rather than after the fifth.',
    },
    {
      icon: 'grass',
      title: 'Pile behind the shed?',
      text: 'If it has been growing for years, tell us what’s at the bottom. Household things are dug out with forks and gloves; drums, oily soil and anything with a skull on the label stay.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Climb from the water?',
      text: 'Where bags have to come up from a boathouse, they ride in totes with handles. One that tears on a path over a beach makes for a long afternoon of picking.',
      fits: 'lakefront',
    },
    {
      icon: 'localShipping',
      title: 'Garage wall of cartons?',
      text: 'If the door rises on a solid face of boxes, we load from it straight into the truck. Mark the unopened ones you mean to keep: after 2 years they look like the rest.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Crawl space or coal cellar?',
      text: 'If you can’t stand up in there, things come out lying on a tarp. Where old pipe wrap or crumbling tile has been disturbed, the work stops, because it may be asbestos.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Long corridor to the elevator?',
      text: 'If it’s the far end of the hall, bags roll in a lined bin, so nothing drips on the carpet. Find out which of the elevators is allowed to smell.',
      fits: 'highRise',
    },
    {
      icon: 'fence',
      title: 'Entrance at the back?',
      text: 'If the suite is reached between 2 houses, say which side has the gate. The run takes people single file, so bags are passed along it from hand to hand.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bags in 5 bedrooms?',
      text: 'When every room has its own heap, somebody must be there who can speak for each. A locked door stays shut, and nobody has priced what’s behind it.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Bins on a rear lane?',
      text: 'If the lane behind the row is tight, a full-size truck may get in and not out. Then it waits in front, and the bags take the way the groceries came.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your garbage goes',
  destinations: [
    { what: 'Bagged garbage', where: 'Licensed disposal site' },
    { what: 'Clothes, toys, kitchenware', where: 'Donated while clean and whole' },
    { what: 'Pots, bed springs', where: 'Metal recycler' },
    { what: 'Clean, dry cardboard', where: 'Paper recycling' },
    { what: 'Gadgets and cords', where: 'Electronics recycler' },
  ],
  materials: ['garbage', 'recyclables', 'largeItems'],
  questions: [
    {
      question: 'Do I have to sort it first?',
      answer:
        'No. A mixed heap is what this job is, and metal, cardboard and decent toys are pulled out while loading. Sorting on your side pays only where it keeps the dangerous things away from the bags.',
    },
    {
      question: 'Do you take kitchen garbage that has been sitting?',
      answer:
        'Yes, tied and not running. Slip a second bag over leakers, and be frank about maggots or mice, because it changes the gloves we wear. Loose food in an open bin has to be bagged before we lift it.',
    },
    {
      question: 'Is a whole house of bags too much?',
      answer:
        'No, it’s only more loads. A truck holds {fullTruckYards} yards, about 125 bags, and we can go room by room. Have somebody there who decides, since passports and photographs hide in such piles.',
    },
    {
      question: 'Can reno scraps go in the same bags?',
      answer:
        'A few can: trim ends, a bit of drywall, a broken tile, in a bag you’re still able to lift. Say so, because that bag goes elsewhere. Stuff that may hold asbestos isn’t a scrap, leave it alone.',
    },
    {
      question: 'If nobody collects on our lane, when is a pile worth the call?',
      answer:
        'From about 10 bags, the smallest load, or 25 if you have somewhere dry to keep them. Metal cans with lids are worth having meanwhile, as mice find a bag sooner than you’d think.',
      fits: 'rural',
    },
    {
      question: 'If we rent the lake place out, can bags go between guests?',
      answer:
        'Yes, when the gap holds a {arrivalWindow} window and somebody is there to agree on the price. Keep empties apart from the bags: a wine bottle inside one opens it on the way to the truck.',
      fits: 'lakefront',
    },
    {
      question: 'Just moved in: do you take the packaging from all the new furniture?',
      answer:
        'Yes. If your place in {city} still echoes, it’s foam that fills the truck, so snap it small and bag it. Cardboard that’s dry and flat hardly takes room, and goes for paper.',
      fits: 'newSubdivision',
    },
    {
      question: 'The last owners left the cellar full. Will you take theirs as well?',
      answer:
        'Yes, but shine a light on it first. If the shelves hold jars and sprays from other decades, those are hazardous waste, with or without a label. Crocks, books and 3-legged chairs are ours.',
      fits: 'olderCore',
    },
    {
      question: 'Somebody dumped bulky garbage in our chute room. Can I have it removed?',
      answer:
        'If it isn’t yours, let the tower’s management call us, so the bill lands where it should. What stands inside your own unit you can send off any day, down to the last hanger.',
      fits: 'highRise',
    },
    {
      question: 'Garbage is in my rent. Can I still book from the basement suite?',
      answer:
        'Yes, for your own things. If the lease includes collection, ask first whether extra bags are part of it, as that might cost you nothing. After that we need only a person to open the door.',
      fits: 'basementSuite',
    },
    {
      question: 'We share a house and the porch is all empties. Do those go?',
      answer:
        'Return them first if you can, since empties take up far more truck than they deserve. If nobody has a car, rinse and box them, and they come along. Loose, they fill a truck with air.',
      fits: 'sharedRental',
    },
    {
      question: 'Our complex won’t allow bags out early. Can you come to the door?',
      answer:
        'Yes. If the rules say nothing may stand in front of the units, nothing has to. It goes from your kitchen, basement or bedroom to the truck without a stop on the lawn.',
      fits: 'townhouse',
    },
  ],
  closing: 'More than the curb will take?',
  related: ['curbside-pickup', 'garage-cleanout', 'furniture-disposal', 'move-out-dump-run'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
