import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Contractor debris',
  displayName: 'Contractor Debris',
  serviceLower: 'contractor debris removal',
  primaryKeyword: 'contractor debris removal',
  lot: 'reno',
  order: 21,
  description:
    'For crews who would sooner build than wait in line at the scales. We clear the pile at the end of a job or between phases, from a driveway, a garage or the top of the stairs, and no bin sits on the client’s lawn overnight.',
  features: [
    {
      icon: 'straighten',
      title: 'Measure the pile',
      text: 'Length times width times height in feet, divided by 27, gives the cubic yards to quote from.',
    },
    {
      icon: 'localShipping',
      title: 'No bin to park',
      text: 'The truck comes, loads and leaves, so the driveway stays open for the lumber delivery.',
    },
    {
      icon: 'groups',
      title: 'A contact on site',
      text: 'Name the person who will show us what goes and what is still needed.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Little, as a rule, because demo piles are already in pieces. Pallets, forms and temporary stairs are knocked down with a sledge and a bar, and anything longer than the truck box is cut.',
    heavy:
      'Concrete, brick and plaster: a pail of the stuff is as heavy as a 30 kg bag of mix. Keep rubble in its own pile near the street and we bring the wheelbarrow and a ramp.',
    cannotGo:
      'Drums of any liquid, fuel cans, sealants and half-used paint: from a business, they leave with a licensed hazardous waste carrier. If abatement is part of the job, asbestos and PCB ballasts leave with the abatement contractor.',
  },
  costTitle: 'What a contractor’s pile costs',
  loads: [
    { load: 'Punch-list leftovers', tier: 2, note: 'about a pickup box, heaped' },
    { load: 'Framing and drywall, 1 phase', tier: [3, 4], note: 'cleared before the next trade' },
    { load: 'Main-floor strip-out', tier: 6, note: 'a pile 12 by 9 feet, 4 high' },
  ],
  dearer: [
    'Form plywood and pallets left nailed together ride as boxes of nothing.',
    'Every sub who tosses lunch bags and packaging on the heap adds to your yards.',
    'Plaster from a whole storey comes out larger than the walls it covered.',
  ],
  cheaper: [
    'Have the labourers break demo down to 4 feet as it falls, and it packs tight.',
    'Send unopened stock and reusable forms back to the shop before the heap is measured.',
    'A load your own crew stages at the curb goes for {curbsideDiscount} less.',
  ],
  preparation: [
    {
      icon: 'hardware',
      title: 'Walk the tools out',
      text: 'Levels, blades and cords vanish into demo piles. Have someone take the tools off before the truck arrives.',
    },
    {
      icon: 'schedule',
      title: 'Tell us the phase',
      text: 'Say what’s finished and who comes next. The drywall delivery and our truck always want the same spot.',
    },
    {
      icon: 'place',
      title: 'Flag the entrance',
      text: 'Lot off a country road with no number up yet? Tie ribbon at the entrance and give us the nearest crossroad.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Back from the bank',
      text: 'If the job backs on the water, stage rubble and foam well up from the bank, since neither should slide or blow in.',
      fits: 'lakefront',
    },
    {
      icon: 'schedule',
      title: 'Warn the gate',
      text: 'If a site office runs the street, give it our {arrivalWindow} window and ask where outside trucks sign in.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Ask about trim',
      text: 'Stripping an old house? Hold the mantel, doors and stained glass until the client has said in writing that they go.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Slot in your name',
      text: 'Unit reno in a tower? Reserve the contractors’ elevator slot under your own company, along with any deposit it takes.',
      fits: 'highRise',
    },
    {
      icon: 'groups',
      title: 'Agree on an hour',
      text: 'If there are people living above the job, settle with them when the stairs are ours, before the rubble starts moving.',
      fits: 'basementSuite',
    },
    {
      icon: 'formatPaint',
      title: 'Chalk a line',
      text: 'Working in one room of a shared house? Chalk around your debris, so nobody’s bicycle or boxes leave with it.',
      fits: 'sharedRental',
    },
    {
      icon: 'construction',
      title: 'Stay behind tape',
      text: 'If the site is one of a row, tape off your own frontage and keep mortar and sawdust off the common walk.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'localShipping',
      title: 'Vans in the driveway?',
      text: 'Leave 1 spot open close to the heap, long enough for a truck to stand square. Your van goes back in as soon as the last pail is on.',
    },
    {
      icon: 'construction',
      title: 'No stairs left inside?',
      text: 'A ladder is no way to bring down demo. Put in temporary stairs, or drop it through a closed chute into a taped-off area, and we load from the ground.',
    },
    {
      icon: 'layers',
      title: 'Soft ground around the foundation?',
      text: 'Backfill looks firm and isn’t. We stop where your concrete truck stopped and barrow the rest over planks, so leave us a few long ones beside the heap.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'Job at the end of a cottage road?',
      text: 'What counts is the tightest bend and a place to turn at the bottom. Without one we reverse in, and the trades’ pickups have to be parked elsewhere that morning.',
      fits: 'lakefront',
    },
    {
      icon: 'groups',
      title: 'Street full of other trades?',
      text: 'Your site super knows which hour is quietest. Give us that one, and keep lumber lifts off the boulevard in front of the heap, so nothing stands between it and the truck.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Lane behind the job?',
      text: 'A back lane often beats the front steps. Measure it beside the hydro pole, where it’s tightest, then look overhead: a sagging cable decides it as often as the width does.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Loading bay with a time limit?',
      text: 'Have the debris bagged and on carts inside the unit’s door before we pull in. Then the minutes you’ve been given go to trips down, not to filling bags.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Low beam on the way up?',
      text: 'Broken slab comes up in half pails, since nobody can straighten their back under a 6-foot beam. Wrap that beam in a scrap of carpet before somebody finds it with his forehead.',
      fits: 'basementSuite',
    },
    {
      icon: 'verifiedUser',
      title: 'Rooms rented one by one?',
      text: 'Get us one key that opens every room with debris in it, or stand there with it. A locked bedroom on the third floor turns one pickup into two.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Row house, no side yard?',
      text: 'Then all of it leaves by the front door, over your floor protection. Run that from the heap to the sidewalk and tape the seams, because a wheel catches on every lip.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your demo pile goes',
  destinations: [
    { what: 'Rebar, steel studs, wire', where: 'Metal recycler, when kept apart' },
    { what: 'Clean form lumber', where: 'Wood recycling' },
    { what: 'Dry cardboard', where: 'Cardboard recycling' },
    { what: 'Unmixed concrete, brick', where: 'Crushed and recycled where accepted' },
    { what: 'Mixed demo', where: 'Licensed disposal site' },
    { what: 'Whole doors, fixtures', where: 'Passed on if they’re usable' },
  ],
  materials: ['lumber', 'drywall', 'concrete', 'brick', 'metal'],
  questions: [
    {
      question: 'Can you clear the site at each phase of the job?',
      answer:
        'Yes. Book one visit when the demo is down, another after framing, a last one with the punch list. Each is measured by itself, so a thin phase costs you a small load and no more.',
    },
    {
      question: 'Who agrees to the price if I’m not on site?',
      answer:
        'The person you name. The crew measures the heap, says the figure and waits for a yes before lifting. Give that person a number for you, or tell us beforehand how many yards you’ve allowed for.',
    },
    {
      question: 'Do you take concrete and brick from a job site?',
      answer:
        'Yes, broken small enough for one pair of hands, at the same rate per yard as lighter debris. Keep it free of soil and wood, and say how many yards when you call, because weight decides how much can ride at once.',
    },
    {
      question: 'Can your crew take things down, too?',
      answer:
        'It depends on what’s standing. Cabinets, floors, decks, sheds and fences we take apart ourselves, and each has its own page here. Bearing walls, live wires and pipes are for your trades, and we load what they leave.',
    },
    {
      question: 'The build is out in the country with no power yet. Does that matter?',
      answer:
        'No. Loading needs daylight and a firm place to stop, not an outlet. If beams have to be cut to fit, mention it, and the crew comes with cordless saws and enough batteries.',
      fits: 'rural',
    },
    {
      question: 'Do you take dock sections and old cribbing from a lakefront rebuild?',
      answer:
        'It depends where they are and what’s in them. Dry sections on land, unbolted or cut, load like other lumber. Whatever is still in the water stays there until a marine contractor lifts it. Mention timbers that smell of tar.',
      fits: 'lakefront',
    },
    {
      question: 'Can one visit clear 3 lots on the same new street?',
      answer:
        'Yes. List the lots in the order they should be emptied and give us one person to call. If each has its own budget, tell the crew at the start, because the truck is measured as one load.',
      fits: 'newSubdivision',
    },
    {
      question: 'We’re gutting a century house. What has to come out of the pile first?',
      answer:
        'Thermostats with a glass bulb, old light ballasts and anything from the oil tank: all hazardous, none of it ours. After that, salvage, such as hinges and newel posts the client may want. The rest can stay mixed.',
      fits: 'olderCore',
    },
    {
      question: 'How much condo demo goes down in one elevator booking?',
      answer:
        'It depends on the cab and the walk to the truck. Tile and plaster reach the posted weight limit long before the cart looks full, so ask for the longest slot there is and bag everything the day before.',
      fits: 'highRise',
    },
    {
      question: 'We trenched the slab for basement plumbing. Will you take the concrete?',
      answer:
        'Yes, once it’s broken to pail size. Keep the gravel and clay from the trench in another pile: most of it goes back in, and soil spoils the rubble for recycling.',
      fits: 'basementSuite',
    },
    {
      question: 'We turn over shared student houses. Can reno waste and abandoned furniture go together?',
      answer:
        'Yes, in one load, once somebody has decided that the furniture really is abandoned. Leave drywall and lumber nearest the door, so couches and desks ride on top, and what’s still usable stays clean.',
      fits: 'sharedRental',
    },
    {
      question: 'Several owners in our complex are renovating at once. Can we share a truck?',
      answer:
        'Yes, if one of you books and the rest agree how to split it. Keep the heaps in a row and tell us which doors are involved. One load is priced once, however many kitchens are in it.',
      fits: 'townhouse',
    },
  ],
  closing: 'You build it. We haul it.',
  related: ['construction-waste', 'kitchen-renovation-debris', 'deck-demolition', 'interlock-disposal'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
