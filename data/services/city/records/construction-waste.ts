import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Construction waste',
  displayName: 'Construction Waste',
  serviceLower: 'construction waste removal',
  primaryKeyword: 'construction waste removal',
  lot: 'reno',
  order: 16,
  description:
    'Drywall, lumber ends, shingles and packaging take up the room you work in. Our construction waste removal clears the pile from your driveway or floor, mixed as it is.',
  features: [
    {
      icon: 'layers',
      title: 'Sorted or not',
      text: 'Mixed piles are fine. Clean wood in its own stack loads faster.',
    },
    {
      icon: 'schedule',
      title: 'Between trades',
      text: 'Book us for the gap after your framers leave and before the drywallers start.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We cut framed sections to length with a reciprocating saw. Old windows come out whole, with tape across the glass.',
    heavy:
      'A sheet of drywall weighs about 50 pounds, and a bundle of shingles about 70. We carry sheets on edge and wheel the shingles.',
    cannotGo:
      'Have older insulation, siding and drywall compound tested for asbestos, which an abatement contractor must remove. Adhesives, solvents and propane go to a hazardous waste depot.',
  },
  costTitle: 'What a construction load costs',
  loads: [
    { load: 'Offcuts and packaging, 1 room', tier: 1, note: 'with trim, drywall ends and flat cardboard' },
    { load: '1 room gutted to the studs', tier: [2, 3], note: 'with drywall, trim and insulation' },
    { load: 'Basement gutted, walls and ceiling', tier: [5, 6], note: 'with studs and bagged insulation' },
  ],
  dearer: ['Loose drywall leaves air between the pieces, and that space counts.'],
  cheaper: ['Stack sheets and offcuts flat, and they take about half the space.'],
  preparation: [
    {
      icon: 'error',
      title: 'Lab test first',
      text: 'Have doubtful pipe wrap, floor tile and stipple tested before demolition. We can’t take a pile with asbestos in it.',
    },
    {
      icon: 'check',
      title: 'Move good lumber',
      text: 'Move the lumber you’re keeping to another wall, so we don’t take it for waste.',
    },
    {
      icon: 'grass',
      title: 'Pile on gravel',
      text: 'On acreage, pile it on gravel. Tall grass hides nails, and a soaked field can’t carry our loaded truck.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Weigh it down',
      text: 'Windy by the water? Lay a few studs over housewrap, foam board and bags, so nothing blows away.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Mark your pile',
      text: 'Crews building next door? Spray your lot number on a board, so they don’t add to your pile.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Bag the plaster',
      text: 'Plaster and lath? Half-fill bags with plaster and tie the lath in bundles, because its nails poke through.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Cut it for carts',
      text: 'On an upper floor? Snap drywall to cart size and bag the dust, so the hallway stays clean.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Keep stairs free',
      text: 'Finishing a basement apartment? Keep the waste in the room nearest its door, and leave the bottom steps empty.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'One waste room',
      text: 'Do housemates stay during the work? Keep all waste in one room, with its door closed.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Use your garage',
      text: 'Attached on both sides? Keep the pile in your garage, so shingle nails don’t reach a neighbour’s tires.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'localShipping',
      title: 'Waste behind the house?',
      text: 'We wheel it around in tubs, on plywood if the lawn is soft. Tell us the distance from pile to truck.',
    },
    {
      icon: 'straighten',
      title: 'Waste upstairs?',
      text: 'Tell us which storey and whether the railing is in. We cut long studs upstairs to protect your new drywall.',
    },
    {
      icon: 'grass',
      title: 'Long lane in?',
      text: 'Our truck stays on the gravel, and we wheel waste to it. Tell us where gravel ends and the septic bed lies.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Building below the road?',
      text: 'We carry studs and siding uphill on our shoulders, shingles in half loads. Tell us how many steps there are.',
      fits: 'lakefront',
    },
    {
      icon: 'localShipping',
      title: 'Road not finished yet?',
      text: 'If your {city} street is still a building site, tell us which end is open and when deliveries come.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Narrow side passage?',
      text: 'A loaded wheelbarrow needs about 30 inches. If your passage is narrower, we go through the house on floor runners.',
      fits: 'olderCore',
    },
    {
      icon: 'hardware',
      title: 'Working in a tower?',
      text: 'Studs over 7 feet rarely fit an elevator, so we cut them on your floor. Drywall goes down in bags.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Only an outside stairwell?',
      text: 'A concrete stairwell with a turn takes 4-foot pieces. We cut framing inside and hand it up to the top.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'One hallway for everybody?',
      text: 'We hang a sheet over closed doors and carry along one side. Tell us if a housemate sleeps during the day.',
      fits: 'sharedRental',
    },
    {
      icon: 'place',
      title: 'Shared lane outside?',
      text: 'Ask the management office where our truck may stop and when. Otherwise we park on the street and use carts.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where the site waste goes',
  destinations: [
    { what: 'Clean lumber, plywood', where: 'Wood recycling, if it’s unpainted' },
    { what: 'Copper, ductwork, aluminum siding', where: 'Scrap metal recycler' },
    { what: 'Drywall, insulation', where: 'Licensed disposal site' },
    { what: 'Good doors, windows', where: 'Reused where somebody can use them' },
  ],
  materials: ['lumber', 'drywall', 'metal'],
  questions: [
    {
      question: 'How much drywall fits in one load?',
      answer:
        'It depends on how it’s stacked. The {tier3} load holds roughly the broken drywall of three average bedrooms. Count the sheets before demolition and tell us.',
    },
    {
      question: 'Can roof shingles go in the same load?',
      answer:
        'Yes. They’re priced by space, and one garage roof usually makes a small load. Drop them on a tarp by the driveway, so nails stay together.',
    },
    {
      question: 'Can I mix metal and wood with the drywall?',
      answer:
        'Yes, and we pull out what we can while loading. Metal or bare wood in its own pile has a better chance of being recycled, away from gypsum dust.',
    },
    {
      question: 'Do you take half-full pails of drywall mud?',
      answer:
        'It depends. If the mud has dried hard, we take it, so leave the lids off for a week or two. We can’t take primer or solvent.',
    },
    {
      question: 'On a country property, can I just burn the wood ends?',
      answer:
        'It depends on local fire rules, so ask the fire department. Never burn painted, glued or pressure-treated wood. We take those ends, nails included.',
      fits: 'rural',
    },
    {
      question: 'Our cottage is only reached by a steep path. Can you clear it?',
      answer:
        'Yes. We cut and bag everything and carry it up on foot. It takes longer than a driveway job, so tell us how many steps there are.',
      fits: 'lakefront',
    },
    {
      question: 'The builder left trim and siding behind. Will you take it?',
      answer:
        'Yes, once your builder confirms it’s leftover stock. Keep some siding and a few tiles for repairs, since matching them later is hard. The rest is a small load.',
      fits: 'newSubdivision',
    },
    {
      question: 'We opened an old wall and found insulation. Can it go?',
      answer:
        'It depends. Loose grey or silvery granules may be vermiculite, which can hold asbestos: close the room and have them tested. Bag pink or yellow glass batts for us.',
      fits: 'olderCore',
    },
    {
      question: 'Our building bans debris in the garbage room. Can you clear our unit?',
      answer:
        'Yes. We bring carts and go straight from your unit to the truck. Ask which door and hours are allowed, and if the elevator floor needs covering.',
      fits: 'highRise',
    },
    {
      question: 'Can you empty a basement suite build without going through the main house?',
      answer:
        'Yes, if the suite has its own door or a window that studs fit through. Otherwise, we need a clear way upstairs and someone home there.',
      fits: 'basementSuite',
    },
    {
      question: 'The landlord’s contractor left rubble in our shared house. Can I book a pickup?',
      answer:
        'Yes, with the landlord’s OK in writing, since some of it may be needed for the next stage. Whoever books pays, so agree on that first.',
      fits: 'sharedRental',
    },
    {
      question: 'Can the pile sit in visitor parking until you come?',
      answer:
        'It depends on your condo corporation, so ask before piling anything there. Your own garage or patio is safer. Leave a path along one side for us.',
      fits: 'townhouse',
    },
  ],
  closing: 'The build stays. The mess goes.',
  related: ['contractor-debris', 'kitchen-renovation-debris', 'flooring-disposal', 'curbside-pickup'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
