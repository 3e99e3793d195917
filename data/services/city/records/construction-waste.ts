import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Construction waste',
  displayName: 'Construction Waste',
  serviceLower: 'construction waste removal',
  primaryKeyword: 'construction waste removal',
  group: 'reno',
  order: 16,
  description:
    'Drywall, lumber ends, shingles and packaging take up the space you work in. Our construction waste removal clears them from your driveway, garage or rooms.',
  features: [
    {
      icon: 'layers',
      title: 'Sorted or not',
      text: 'You can leave everything in one pile.',
    },
    {
      icon: 'schedule',
      title: 'Between trades',
      text: 'We can clear the floor after framing, for example, before the drywallers come.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We cut framed wall sections to length with a saw. We leave old windows whole and tape the glass.',
    heavy:
      'A sheet of drywall weighs about 50 pounds, and a bundle of shingles about 70. We carry sheets on edge and move shingles by wheelbarrow.',
    cannotGo:
      'We can’t take asbestos, adhesives, solvents or propane. A qualified asbestos contractor must remove asbestos. Take the rest to a hazardous waste depot.',
  },
  costTitle: 'What a construction load costs',
  loads: [
    { load: 'Offcuts and packaging, 1 room', tier: 1, note: 'with trim, drywall ends and flat cardboard' },
    { load: '1 room gutted to the studs', tier: [2, 3], note: 'with drywall, trim and insulation' },
    { load: 'Basement gutted, walls and ceiling', tier: [5, 6], note: 'with studs and bagged insulation' },
  ],
  dearer: ['Foam board and insulation are light, but they take a lot of room.'],
  cheaper: ['Stack sheets and offcuts flat, so they take less space.'],
  preparation: [
    {
      icon: 'error',
      title: 'Test old materials',
      text: 'Before demolition, have old pipe wrap, siding, floor tile and textured ceilings tested for asbestos.',
    },
    {
      icon: 'check',
      title: 'Set good lumber aside',
      text: 'Put the lumber you still need in another place, and show us.',
    },
    {
      icon: 'grass',
      title: 'Pile on gravel',
      text: 'On a country property, pile the waste on gravel, because nails get lost in tall grass.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Weigh the pile down',
      text: 'If your site is windy, lay a few studs over housewrap and foam board, so nothing blows away.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Mark your pile',
      text: 'If builders work next door, put a sign with your lot number on your pile.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Bag the plaster',
      text: 'If your old walls are plaster and lath, fill bags only halfway with plaster. Tie the lath in bundles.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Break up the drywall',
      text: 'On an upper floor, break drywall into pieces that fit on a cart. Put the dust in bags.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Keep the stairs clear',
      text: 'If you’re finishing a basement apartment, pile the waste near the apartment door and keep the stairs clear.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Use one room for waste',
      text: 'If housemates stay in the house during the work, keep all the waste in one room with the door closed.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Sweep up nails',
      text: 'If your pile is on a shared driveway, sweep up nails and shingle pieces each day until we come.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'localShipping',
      title: 'Is the waste behind the house?',
      text: 'We wheel the waste to the truck, over plywood if the lawn is soft. Tell us how far the pile is from the street.',
    },
    {
      icon: 'straighten',
      title: 'Is the waste upstairs?',
      text: 'Tell us which floor the waste is on, and if the stairs have a railing yet. We cut long studs before we carry them down.',
    },
    {
      icon: 'grass',
      title: 'Is your gravel lane long?',
      text: 'Our truck stays on the gravel. Tell us where the gravel ends and where the septic bed is.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Are you building below the road?',
      text: 'We carry heavy material, such as shingles, up a little at a time. Keep the path clear of tools and cords.',
      fits: 'lakefront',
    },
    {
      icon: 'localShipping',
      title: 'Is your street still unfinished?',
      text: 'If your {city} street is still a building site, tell us which end is open and when deliveries come.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Is the side passage narrow?',
      text: 'A wheelbarrow needs about 30 inches. If your passage is narrower, we go through the house and cover the floor.',
      fits: 'olderCore',
    },
    {
      icon: 'hardware',
      title: 'Is your unit in a tower?',
      text: 'Studs over 7 feet rarely fit in an elevator, so we cut them in your unit. Tell us if your building limits noise.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Is an outside stairwell the only way out?',
      text: 'If the stairwell has a turn, we cut framing into 4-foot pieces first. Clear leaves and ice off the steps.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Do housemates use the same hallway?',
      text: 'We carry waste along one side, so people can pass. Ask everyone to close their doors, to keep the dust out.',
      fits: 'sharedRental',
    },
    {
      icon: 'place',
      title: 'Is the lane outside shared?',
      text: 'Ask the property manager where our truck may stop. If the truck can’t use the lane, we bring the waste out by cart.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your construction waste goes',
  destinations: [
    { what: 'Clean lumber, plywood', where: 'Wood recycling, if it’s unpainted' },
    { what: 'Copper, ductwork, aluminum siding', where: 'Metal recycler' },
    { what: 'Drywall, insulation', where: 'Licensed disposal site' },
    { what: 'Good doors, windows', where: 'Reused if somebody can use them' },
  ],
  materials: ['lumber', 'drywall', 'metal'],
  questions: [
    {
      question: 'How much drywall fits in one load?',
      answer:
        'It depends on how you stack it. The {tier3} load holds roughly the drywall of three average bedrooms, without studs or insulation. Count the sheets and tell us.',
    },
    {
      question: 'Can roof shingles go in the same load?',
      answer:
        'Yes. You pay for the space they take, as with any other waste. Drop them on a tarp by the driveway, so the nails don’t scatter.',
    },
    {
      question: 'Is it worth sorting metal and wood from the drywall?',
      answer:
        'You don’t have to, but it helps. Metal and bare wood are easier to recycle if you pile them separately.',
    },
    {
      question: 'Do you take half-full pails of drywall mud?',
      answer: 'Yes, once the mud has dried hard. Leave the lids off for a week or two.',
    },
    {
      question: 'Can I just burn wood scraps on my country property?',
      answer:
        'It depends on local fire rules, so ask the fire department. Never burn painted, glued or pressure-treated wood. We take those scraps, nails included.',
      fits: 'rural',
    },
    {
      question: 'Our cottage is down a steep path. Can you clear the waste?',
      answer: 'Yes. We cut and bag everything and carry it up the path. Tell us how many steps there are.',
      fits: 'lakefront',
    },
    {
      question: 'Our builder left trim and siding behind. Will you take them?',
      answer:
        'Yes, once your builder confirms that they’re yours. Keep a few pieces for repairs, because matching them later is hard.',
      fits: 'newSubdivision',
    },
    {
      question: 'We opened an old wall and found insulation. Can you take it?',
      answer:
        'It depends. Loose grey or silvery granules may be vermiculite, which can contain asbestos. Close the room and have the granules tested. We take fibreglass batts in bags.',
      fits: 'olderCore',
    },
    {
      question: 'Our building bans debris in the garbage room. Can you clear our unit?',
      answer:
        'Yes. We take the debris straight from your unit to the truck on carts. Ask your building which door and hours we may use.',
      fits: 'highRise',
    },
    {
      question: 'Can you clear our basement suite without going through the main house?',
      answer:
        'Yes, if the suite has its own door or a large window. Otherwise, we need a clear way through the house and someone at home.',
      fits: 'basementSuite',
    },
    {
      question: 'The landlord’s contractor left rubble in our shared house. Can I book a pickup?',
      answer:
        'Yes, with the landlord’s OK in writing. Before you book, agree with your housemates on who pays.',
      fits: 'sharedRental',
    },
    {
      question: 'Can my construction waste stay in visitor parking until you come?',
      answer:
        'Ask your condo corporation before you leave anything there. Your own garage or patio is safer. Keep a path beside the pile for us.',
      fits: 'townhouse',
    },
  ],
  closing: 'Keep building. We’ll take the waste.',
  related: ['contractor-debris', 'kitchen-renovation-debris', 'flooring-disposal', 'curbside-pickup'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
