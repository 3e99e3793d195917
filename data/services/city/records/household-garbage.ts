import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Household garbage',
  displayName: 'Household Garbage',
  serviceLower: 'household garbage',
  primaryKeyword: 'garbage removal',
  group: 'house',
  order: 14,
  description:
    'Do you have more bags than your bin holds? Our garbage removal crew carries everything out, loads it and takes it away.',
  features: [
    {
      icon: 'layers',
      title: 'Not only bags',
      text: 'Boxes, toys and broken shelves can go too.',
    },
    {
      icon: 'localShipping',
      title: 'No waiting',
      text: 'You don’t have to wait for your next collection day.',
    },
  ],
  additionalInfo: {
    takenApartTitle: 'How we load it',
    takenApart: 'Bags and boxes go in as they are. We take cribs and shelves apart to save space.',
    heavy:
      'Boxes full of books are very heavy. We divide the books up on site, so you don’t have to repack anything.',
    cannotGo:
      'Needles, paint, batteries, cleaners and propane can’t go. Ask a pharmacy where to bring needles. Take the others to a hazardous waste depot.',
  },
  costTitle: 'What extra garbage costs to haul',
  loads: [
    {
      load: '10 bags, or 6 bags and a chair',
      tier: 1,
      items: [{ bag: 10 }, { bag: 6, chair: 1 }],
    },
    { load: '25 bags and boxes', tier: 2, items: [{ bag: 25 }, { bag: 15, box: 10 }] },
    {
      load: 'A full basement corner',
      tier: 3,
      note: 'as much as 50 bags',
      items: { bag: 50 },
    },
  ],
  dearer: ['A contractor bag holds as much as two regular bags, so it counts as two.'],
  cheaper: ['Fill your own bin on collection day, then call us for the rest.'],
  preparation: [
    {
      icon: 'layers',
      title: 'Don’t overfill the bags',
      text: 'You should be able to lift each bag with one hand. A heavier bag may burst on the stairs.',
    },
    {
      icon: 'error',
      title: 'Set hazards aside',
      text: 'Look in drawers and under the sink for things we can’t take.',
    },
    {
      icon: 'home',
      title: 'Cool the ashes',
      text: 'Do you heat with wood? Let the ash cool in a metal pail for several days, then bag it.',
      fits: 'rural',
    },
    {
      icon: 'fence',
      title: 'Store bags indoors',
      text: 'Are there gulls or raccoons near your cottage? Keep the bags behind a closed door until we come.',
      fits: 'lakefront',
    },
    {
      icon: 'recycling',
      title: 'Flatten the boxes',
      text: 'Have you just moved in? Flatten your empty boxes, so they take less room in the truck.',
      fits: 'newSubdivision',
    },
    {
      icon: 'waterDrop',
      title: 'Check for damp bags',
      text: 'Are there bags on a damp cellar floor? If one feels wet underneath, put a second bag around it.',
      fits: 'olderCore',
    },
    {
      icon: 'verifiedUser',
      title: 'Not the chute room',
      text: 'Is something too big for the garbage chute? Keep it in your unit until we come.',
      fits: 'highRise',
    },
    {
      icon: 'place',
      title: 'Set your bags apart',
      text: 'Do you share bins with the people upstairs? Keep the bags for us inside your own entrance.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Check every closet',
      text: 'Are housemates moving out? Look through every closet and the shed before we come, so you only book once.',
      fits: 'sharedRental',
    },
    {
      icon: 'cleaningServices',
      title: 'Protect the hall floor',
      text: 'Are you collecting bags in the front hall? Put an old sheet or shower curtain under them.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'home',
      title: 'Bags in the attic?',
      text: 'We hand the bags down through the hatch. Tell us if there’s no proper attic ladder.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Bags in the basement?',
      text: 'Check that the light over the stairs works. Before we start, show us any loose step or railing.',
    },
    {
      icon: 'grass',
      title: 'Pile behind the shed?',
      text: 'Tell us what’s in the pile. We take household things, but no drums, oily soil or containers with a hazard symbol.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Bags down by the water?',
      text: 'We carry the bags up in totes, so none of them tears on the way. Count the steps for us.',
      fits: 'lakefront',
    },
    {
      icon: 'localShipping',
      title: 'Garage full of boxes?',
      text: 'We load from the open garage door. Mark the boxes you’re keeping, because sealed boxes look alike.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Things in a crawl space?',
      text: 'We pull things out on a tarp. If we see damaged pipe wrap or tile, we stop, because it may contain asbestos.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Long corridor to the elevator?',
      text: 'We roll the bags in a lined bin, so nothing drips on the carpet. Ask which elevator you may use for garbage.',
      fits: 'highRise',
    },
    {
      icon: 'fence',
      title: 'Entrance at the back?',
      text: 'Tell us which side of the house has the path to your door. Unlock the gate before we come.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bags in several bedrooms?',
      text: 'Have somebody there who can say what goes from each room. We don’t open locked doors.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Narrow lane behind the house?',
      text: 'If our truck doesn’t fit in the lane, we park in front. Then we carry the bags out your front door.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your garbage goes',
  destinations: [
    { what: 'Bagged garbage', where: 'Licensed disposal site' },
    { what: 'Clothes, toys, kitchenware', where: 'Donated when clean and whole' },
    { what: 'Pots, bed springs', where: 'Metal recycler' },
    { what: 'Clean, dry cardboard', where: 'Paper recycling' },
  ],
  materials: ['garbage', 'largeItems'],
  questions: [
    {
      question: 'Do I have to sort the garbage first?',
      answer:
        'No. We set metal, cardboard and good toys apart while loading. If you want clothes donated, put them in a bag of their own.',
    },
    {
      question: 'Do you take kitchen garbage that has been sitting?',
      answer:
        'Yes, if the bags are tied. Put a second bag around any that leak, and tell us if there are maggots or mice.',
    },
    {
      question: 'Can you clear a whole house full of bags?',
      answer:
        'Yes, in several loads if needed. A full truck holds {fullTruckYards} cubic yards, about 125 bags. Look for passports and photos before you close the bags.',
    },
    {
      question: 'Can renovation scraps go too?',
      answer:
        'Yes, a bag or two of trim, drywall or broken tile. Tell us which bags those are. Don’t touch anything that may contain asbestos.',
    },
    {
      question: 'Garbage piles up on our farm. When should we call you?',
      answer:
        'Whenever you like. Our smallest load holds about 10 bags. Until we come, metal cans with lids keep mice out.',
      fits: 'rural',
    },
    {
      question: 'We rent out our cottage. Can you come between two guests?',
      answer:
        'Yes. We arrive within {anArrivalWindow} window, and somebody has to be there to agree to the price. Put bottles in boxes, because broken glass tears bags.',
      fits: 'lakefront',
    },
    {
      question: 'Do you take the packaging from all our new furniture?',
      answer:
        'Yes. Keep the foam apart from the cardboard, because only dry, clean cardboard gets recycled. Break the foam into small pieces and bag it.',
      fits: 'newSubdivision',
    },
    {
      question: 'The last owners left the cellar full. Do you take all of it?',
      answer:
        'Nearly all. Set aside old jars and sprays, labelled or not, because they may be hazardous. Books, dishes and broken chairs can go.',
      fits: 'olderCore',
    },
    {
      question: 'Somebody left bulky garbage in our chute room. Can you remove it?',
      answer:
        'Yes, if your building’s management books us and pays for it. You can book us yourself for anything in your own unit.',
      fits: 'highRise',
    },
    {
      question: 'My rent for the basement suite includes garbage. Can I still book?',
      answer:
        'Yes, for your own things. Check your lease first, because it may include extra bags at no charge.',
      fits: 'basementSuite',
    },
    {
      question: 'Our shared porch is full of empties. Do you take them?',
      answer:
        'Yes, but first return the empties that have a deposit. Rinse and box the others, because loose bottles take a lot of room.',
      fits: 'sharedRental',
    },
    {
      question: 'Our complex doesn’t allow bags outside. Can you collect indoors?',
      answer: 'Yes. We carry the bags from your kitchen, basement or bedroom straight to the truck.',
      fits: 'townhouse',
    },
  ],
  closing: 'Get rid of the extra bags.',
  related: ['curbside-pickup', 'garage-cleanout', 'furniture-disposal', 'move-out-dump-run'],
  directService: 'household-junk',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
