import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Household garbage',
  displayName: 'Household Garbage',
  serviceLower: 'household garbage',
  primaryKeyword: 'garbage removal',
  lot: 'house',
  order: 14,
  description:
    'Too many bags for your bin, or a basement corner that keeps growing? Our garbage removal takes bags, boxes, toys and broken shelves from wherever they sit.',
  features: [
    {
      icon: 'layers',
      title: 'Counted in bags',
      text: '10 regular bags cost {minimum}, and 25 cost {tier2}.',
    },
    {
      icon: 'localShipping',
      title: 'Between collection days',
      text: 'Missed your collection day? You don’t have to wait for the next.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Bags and boxes go as they are. We knock cribs and shelves flat to save space, and shovel loose litter into our own bags.',
    heavy:
      'A big box of books is very heavy. Don’t repack it: we split heavy boxes and carry weak bags in a tote.',
    cannotGo:
      'Never bag needles, paint, batteries, cleaners or propane. Ask a pharmacy about needles. The rest goes to a hazardous waste depot.',
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
  dearer: ['A contractor bag holds about two regular ones, so count it as two.'],
  cheaper: ['Fill your own bin on collection day, then call us for the rest.'],
  preparation: [
    {
      icon: 'layers',
      title: 'Don’t overfill the bags',
      text: 'Fill a bag only until you can lift it with one hand, so it won’t burst indoors.',
    },
    {
      icon: 'error',
      title: 'Hazards left out',
      text: 'Check drawers and under the sink for paint, cleaners, batteries and needles. Set them aside in plain view.',
    },
    {
      icon: 'home',
      title: 'Cool the ashes',
      text: 'Heat with wood? Keep stove ash out of the bags until it has sat for days in a metal pail.',
      fits: 'rural',
    },
    {
      icon: 'fence',
      title: 'Gulls and raccoons',
      text: 'Wildlife on your shore? Keep bags behind a closed door until the morning of the pickup.',
      fits: 'lakefront',
    },
    {
      icon: 'recycling',
      title: 'Separate foam and cardboard',
      text: 'Moved in lately? Keep packing foam apart from cardboard, because only the cardboard gets recycled.',
      fits: 'newSubdivision',
    },
    {
      icon: 'waterDrop',
      title: 'Check for damp bags',
      text: 'Bags on a damp cellar floor? Feel underneath, and put any soft one into a second bag.',
      fits: 'olderCore',
    },
    {
      icon: 'verifiedUser',
      title: 'Not the chute room',
      text: 'Too big for the chute? Keep it in your own hallway, because in the chute room it looks abandoned.',
      fits: 'highRise',
    },
    {
      icon: 'place',
      title: 'Set your bags apart',
      text: 'Does the suite share bins with the house? Bring your own bags inside your entrance for counting.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Check every closet',
      text: 'Housemates leaving? Look through all closets before we price the bags, and ask about the shed.',
      fits: 'sharedRental',
    },
    {
      icon: 'cleaningServices',
      title: 'Protect the hall floor',
      text: 'Middle unit with no side yard? Pile the bags in the front hall on an old shower curtain.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'home',
      title: 'Bags in the attic?',
      text: 'We hand them down through the hatch, and the insulation stays. Tell us if there’s no proper attic ladder.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Up the basement stairs?',
      text: 'Before we start, show us any loose step or dead bulb. We keep one hand free for the railing.',
    },
    {
      icon: 'grass',
      title: 'Pile behind the shed?',
      text: 'Drums, oily soil and anything with a skull label stay. We dig out household things, so tell us what’s underneath.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Bags down by the water?',
      text: 'We carry bags up from a boathouse in totes with handles, so nothing tears open over the beach.',
      fits: 'lakefront',
    },
    {
      icon: 'localShipping',
      title: 'Garage full of boxes?',
      text: 'We load from the open door. Mark the sealed cartons you’re keeping, because they look like the rest.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Crawl space or coal cellar?',
      text: 'If pipe wrap or tile was disturbed, we stop, because it may be asbestos. Otherwise we pull things out on tarps.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Long corridor to the elevator?',
      text: 'We roll bags in a lined bin, so nothing drips on the carpet. Ask which elevator you may use for garbage.',
      fits: 'highRise',
    },
    {
      icon: 'fence',
      title: 'Entrance at the back?',
      text: 'Tell us which side has the gate. Between two houses, we pass bags along by hand, one after another.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bags in five bedrooms?',
      text: 'Somebody must be there to speak for each room. We don’t open locked doors or price what’s behind them.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Bins on a rear lane?',
      text: 'If the lane is tight, our truck waits in front and the bags come out your front door.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your garbage goes',
  destinations: [
    { what: 'Bagged garbage', where: 'Licensed disposal site' },
    { what: 'Clothes, toys, kitchenware', where: 'Donated when clean and whole' },
    { what: 'Pots, bed springs', where: 'Scrap metal recycler' },
    { what: 'Clean, dry cardboard', where: 'Paper recycling' },
  ],
  materials: ['garbage', 'largeItems'],
  questions: [
    {
      question: 'Do I have to sort it first?',
      answer:
        'No. We pull out metal, cardboard and good toys while loading. Only keep dangerous things, such as paint or needles, away from the bags.',
    },
    {
      question: 'Do you take kitchen garbage that has been sitting?',
      answer:
        'Yes, if it’s tied. Put a second bag over any that leak, and tell us about maggots or mice. Loose food must be bagged before we lift it.',
    },
    {
      question: 'Is a whole house of bags too much?',
      answer:
        'No, it only means more loads. A truck holds {fullTruckYards} cubic yards, about 125 bags. Have somebody there to decide, because passports and photographs turn up.',
    },
    {
      question: 'Can reno scraps go in the same bags?',
      answer:
        'A few: trim ends, a bit of drywall or a broken tile, in a bag you can lift. Tell us which bag. Leave anything that may hold asbestos alone.',
    },
    {
      question: 'Nobody collects on our lane. When is a pile worth the call?',
      answer:
        'From about 10 bags, the smallest load, or 25 if you can store them dry. Metal cans with lids keep mice out meanwhile.',
      fits: 'rural',
    },
    {
      question: 'We rent the lake place out. Can bags go between guests?',
      answer:
        'Yes, if the gap fits a {arrivalWindow} window and somebody can agree to the price there. Keep empties apart, because bottles tear bags.',
      fits: 'lakefront',
    },
    {
      question: 'Just moved in: do you take the packaging from all the new furniture?',
      answer:
        'Yes. Foam takes the most room, so break it small and bag it. Dry, flat cardboard takes little space and goes for paper recycling.',
      fits: 'newSubdivision',
    },
    {
      question: 'The last owners left the cellar full. Will you take theirs as well?',
      answer:
        'Yes, but look first. Old jars and sprays are hazardous waste, labelled or not. Crocks, books and broken chairs can go.',
      fits: 'olderCore',
    },
    {
      question: 'Somebody dumped bulky garbage in our chute room. Can I have it removed?',
      answer:
        'If it isn’t yours, let the tower’s management call us, so the bill goes to them. You can book us for anything in your own unit.',
      fits: 'highRise',
    },
    {
      question: 'Garbage is in my rent. Can I still book from the basement suite?',
      answer:
        'Yes, for your own things. Check first whether your lease includes extra bags, because that might be free. Then we just need somebody to open the door.',
      fits: 'basementSuite',
    },
    {
      question: 'We share a house, and the porch is full of empties. Do those go?',
      answer:
        'Yes, but return them first if you can, because loose empties fill a truck quickly. Otherwise rinse and box them.',
      fits: 'sharedRental',
    },
    {
      question: 'Our complex won’t allow bags out early. Can you come to the door?',
      answer:
        'Yes, nothing has to stand in front of your unit. We take it from your kitchen, basement or bedroom straight to the truck.',
      fits: 'townhouse',
    },
  ],
  closing: 'Too much for the bin?',
  related: ['curbside-pickup', 'garage-cleanout', 'furniture-disposal', 'move-out-dump-run'],
  directService: 'household-junk',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
