import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Construction waste',
  displayName: 'Construction Waste',
  serviceLower: 'construction waste removal',
  primaryKeyword: 'construction waste removal',
  lot: 'reno',
  order: 16,
  description:
    'Drywall, lumber ends, siding, shingles and the packaging it all came in. Leave it in a pile in the driveway or on the floor you’re working on. We load the mix as it lies, so the next trade has room to work.',
  features: [
    {
      icon: 'layers',
      title: 'Sorted or not',
      text: 'Leave the pile mixed if you like, though clean wood in a stack of its own loads faster.',
    },
    {
      icon: 'hardware',
      title: 'Nails stay in',
      text: 'Leave the nails in the studs and stack the boards with the points facing down.',
    },
    {
      icon: 'schedule',
      title: 'Between trades',
      text: 'A {arrivalWindow} arrival window fits between the framers leaving and the drywallers starting.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Framed sections are cut to lengths with a pry bar and a reciprocating saw. Old windows come away in one piece, with tape across the glass.',
    heavy:
      'A full sheet of half-inch drywall weighs about 50 pounds and snaps when it’s carried flat, so sheets travel on edge. Shingles run about 70 pounds a bundle, and those get a hand truck.',
    cannotGo:
      'Asbestos in any form, which in an older house can mean insulation, siding or drywall compound: have it tested before the saws come out, and removed by an abatement contractor. Adhesives, solvents and propane cylinders are for a hazardous waste depot.',
  },
  costTitle: 'What a construction load costs',
  loads: [
    { load: 'Offcuts and packaging, 1 room', tier: 1, note: 'trim, drywall ends, flat cardboard' },
    { load: '1 room gutted to the studs', tier: [2, 3], note: 'drywall, trim and insulation' },
    { load: 'Basement gutted, walls and ceiling', tier: [5, 6], note: 'with studs and bagged insulation' },
  ],
  dearer: [
    'Drywall thrown loose into a pile leaves air between the pieces, and the air rides too.',
    'Insulation batts that nobody has bagged fill a truck box faster than anything else on site.',
    'Window crates and pallets left whole take the room of what they used to hold.',
  ],
  cheaper: [
    'Sheets and offcuts laid flat, largest at the bottom, pack to about half the space.',
    'Squeeze the bags, flatten the cardboard, and the same job may drop a row.',
    'Drag the whole pile out to the road yourself, and the price drops by {curbsideDiscount}.',
  ],
  preparation: [
    {
      icon: 'error',
      title: 'Lab test first',
      text: 'Doubtful pipe wrap, floor tile or stipple is tested before demo. Once asbestos is in the pile, the whole pile stays.',
    },
    {
      icon: 'check',
      title: 'Keepers set apart',
      text: 'Good lumber looks like waste when it leans on waste. Move what you’re keeping to another wall.',
    },
    {
      icon: 'grass',
      title: 'Pile on gravel',
      text: 'On acreage? Start the pile on gravel, because tall grass hides the nails and a soaked field won’t carry a loaded truck.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Weigh it down',
      text: 'Wind off the water? Lay a few studs over housewrap, foam board and bags, so they’re still yours in the morning.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Mark your pile',
      text: 'Crews still building next door? Spray your lot number on a board, so nobody adds to your pile or borrows from it.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Split the plaster',
      text: 'Plaster and lath behind the drywall? Half-fill the bags with plaster and tie the lath in bundles, since its nails go through anything.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Cut it for carts',
      text: 'Work on an upper floor? Snap drywall to pieces a cart can hold and bag the dust. Loose sheets shed all along the hallway.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Keep stairs free',
      text: 'Finishing a basement apartment? Keep the waste in the room nearest the door and the bottom steps empty.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'One waste room',
      text: 'If the others stay in the house during the work, give the waste one room and keep that door closed.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Use your garage',
      text: 'Attached on both sides? Keep the pile inside your own garage, where no shingle nail finds the neighbour’s tire.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'localShipping',
      title: 'Pile behind the house?',
      text: 'We wheel it around in tubs, over plywood when the lawn is soft. Give us the distance from the pile to where a truck can stand, in paces if you have no tape.',
    },
    {
      icon: 'straighten',
      title: 'Waste upstairs?',
      text: 'Short pieces come down by hand and long studs are cut at the top, so the fresh drywall at the turn survives. Tell us which storey, and whether the railing is in.',
    },
    {
      icon: 'grass',
      title: 'Long lane in?',
      text: 'The truck stays on the hard part, and drywall and shingles are wheeled from there. We need to know how far the gravel runs and where the septic bed lies.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Building below the road?',
      text: 'Studs and siding travel uphill on shoulders, shingles in half loads on a hand truck. Count the steps between the site and the road for us, and mention any that are loose.',
      fits: 'lakefront',
    },
    {
      icon: 'localShipping',
      title: 'Road not finished yet?',
      text: 'If the street in front of your place in {city} is still a building site, say which end is open and when deliveries come. We fit the load around them.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Narrow side passage?',
      text: 'A loaded barrow needs 30 inches or so, a sheet on edge far less. Where neither fits, waste comes through the house on floor runners, the cleanest material first.',
      fits: 'olderCore',
    },
    {
      icon: 'hardware',
      title: 'Working in a tower?',
      text: 'Studs over 7 feet rarely fit the cab, so they’re cut on your floor. Drywall rides down in bags, and we wait with the first cart until the walls have their pads.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Only an outside stairwell?',
      text: 'A concrete well with a turn at the bottom takes 4-foot pieces and not much more. We cut framing to that length inside, then hand it up to someone at the top.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'One hallway for everybody?',
      text: 'We hang a sheet over the doors that stay closed and carry along one side, so people can pass. If a housemate sleeps days, the pile by that door goes last.',
      fits: 'sharedRental',
    },
    {
      icon: 'place',
      title: 'Parked in a shared lane?',
      text: 'Ask the management office which stretch may be blocked and when. If none may, we stop on the street and run shingles and drywall out with carts, so tell us how far.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where the site waste goes',
  destinations: [
    { what: 'Clean lumber, plywood', where: 'Wood recycling, when nobody painted it' },
    { what: 'Copper, ductwork, aluminum siding', where: 'Scrap metal recycler' },
    { what: 'Flattened cardboard', where: 'Cardboard recycling, if it’s dry' },
    { what: 'Drywall, insulation', where: 'Licensed disposal site' },
    { what: 'Shingles', where: 'Disposal, nails and all' },
    { what: 'Sound doors, windows', where: 'Reused where somebody can fit them' },
  ],
  materials: ['lumber', 'drywall', 'metal', 'recyclables'],
  questions: [
    {
      question: 'How much drywall fits in one load?',
      answer:
        'It depends on how it lies. The {tier3} load holds roughly the broken drywall of 3 average bedrooms, and a good deal more when it’s stacked flat. Count the sheets before they come down and tell us the number.',
    },
    {
      question: 'Can roof shingles go in the same load?',
      answer:
        'Yes. Asphalt shingles go by space like the rest, and a single garage roof usually makes a small load. Have them dropped on a tarp by the driveway, because picking nails and grit out of grass takes longer than loading.',
    },
    {
      question: 'Can I mix metal and wood with the drywall?',
      answer:
        'Yes, and we pull out what we can as we load. A separate heap of metal or bare wood has a better chance of being recycled, since gypsum dust gets into everything it touches.',
    },
    {
      question: 'What about half-full pails of drywall mud?',
      answer:
        'It depends whether they’ve set. Mud that has dried hard leaves with the drywall, and so does a bag of mortar that got rained on. Leave the lids off wet pails for a week or two. Primer and solvent never dry into something we can take.',
    },
    {
      question: 'On a country property, can I just burn the wood ends?',
      answer:
        'It depends on your local fire rules, which the fire department can tell you. Painted, glued or pressure-treated wood shouldn’t be burned anywhere. Those ends, and every board with nails in it, can go on the truck.',
      fits: 'rural',
    },
    {
      question: 'The cottage we’re renovating is only reached by a steep path. Can you still clear it?',
      answer:
        'Yes, on foot. Everything is cut and bagged for carrying, and shingles come up by the armful. It takes longer than a driveway job, but the price still follows the space in the truck.',
      fits: 'lakefront',
    },
    {
      question: 'The builder left trim and siding behind. Will you take it?',
      answer:
        'Yes, once the builder has confirmed that it’s leftover stock. Hold back some siding and a few tiles for repairs, because matching them in 5 years is a hobby. What’s left makes a small load.',
      fits: 'newSubdivision',
    },
    {
      question: 'We opened an old wall and found insulation. Can it go?',
      answer:
        'It depends which kind. Loose grey or silvery granules can be vermiculite, which may hold asbestos, so close the room and have them tested. Pink or yellow glass batts are ordinary waste: bag them and we’ll load them.',
      fits: 'olderCore',
    },
    {
      question: 'Our building bans debris in the garbage room. Can you haul from the unit?',
      answer:
        'Yes, straight from the unit to the truck. Ask the building which door and which hours it allows for construction waste, and whether the floor of the cab has to be covered. We bring the carts.',
      fits: 'highRise',
    },
    {
      question: 'Can you empty a basement suite build without going through the main house?',
      answer:
        'Yes, if the suite has its own door, or a window big enough to pass studs through. Without either, we need a clear way from the basement stairs to the front, and somebody home upstairs to let us in.',
      fits: 'basementSuite',
    },
    {
      question: 'The landlord’s contractor left rubble in our shared house. Can I book it away?',
      answer:
        'Yes, with the landlord’s word in writing that it may go, because half of that heap may be material for the next stage. Whoever books pays us, so settle between you who that is.',
      fits: 'sharedRental',
    },
    {
      question: 'Can the pile sit in visitor parking until you come?',
      answer:
        'It depends on your corporation’s rules, so ask before the first board lands there. Your own garage or patio is safer. Leave a path down one side, and we can load without moving your bikes.',
      fits: 'townhouse',
    },
  ],
  closing: 'The build stays. The mess goes.',
  related: ['contractor-debris', 'kitchen-renovation-debris', 'flooring-disposal', 'curbside-pickup'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
