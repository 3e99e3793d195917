import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Interlock disposal',
  displayName: 'Interlock Disposal',
  serviceLower: 'interlock disposal',
  primaryKeyword: 'interlock brick removal',
  lot: 'yard',
  order: 8,
  description:
    'A sunken driveway, a heaved walkway, or the pallet the last project left beside the garage. Interlock brick removal is simple and heavy: we lift the pavers, stack them, wheel them to the truck and leave the stone base for whoever comes next.',
  features: [
    {
      icon: 'layers',
      title: 'Laid or stacked',
      text: 'Still in the ground or already on a pallet, we take it from where it is.',
    },
    {
      icon: 'localShipping',
      title: 'Planned by weight',
      text: 'Brick reaches what a truck may carry long before it looks full, so tell us the area and we plan the trips.',
    },
    {
      icon: 'grass',
      title: 'Plywood on grass',
      text: 'The wheelbarrow runs on sheets, so the way to the street doesn’t become a rut.',
    },
  ],
  additionalInfo: {
    takenApart:
      'The first paver is the hard one: spikes out of the edging, then a flat bar into the joint, and after that the rows lift by hand. Joints set with polymeric sand are cracked with a masonry chisel. Gravel and screenings stay unless they’re on the list.',
    heavy:
      'A square metre of common pavers weighs about as much as a full-size fridge, and 10 of those as much as a small car. That is why they move in half-full wheelbarrows.',
    cannotGo:
      'Soil, roots and clay have to be kept apart from the brick, or the load can’t be recycled. Brick soaked in oil needs a photo before we say yes, and sealer or cleaning acid is for a hazardous waste depot.',
  },
  costTitle: 'What hauling interlock costs',
  loads: [
    { load: 'Front walk, 80 square feet', tier: 1, note: 'stacked flat' },
    { load: 'Single driveway, 250 square feet', tier: 2, note: 'without the gravel underneath' },
    { load: 'Double driveway, 500 square feet', tier: 3, note: 'several trips, priced by space' },
  ],
  dearer: [
    'Pavers thrown in a heap leave gaps, and can fill half again as much as a stack.',
    'Count in the gravel base and the load may more than double.',
    'Retaining wall blocks are often tapered or hollow, and never sit as close as flat brick.',
  ],
  cheaper: [
    'Stacked flat they waste hardly any room, so leave a tidy pallet tidy.',
    'Offer the unbroken ones around first, because a matching set often finds a taker.',
    'A pile that is out by the curb already, down to the last brick, costs {curbsideDiscount} less.',
  ],
  preparation: [
    {
      icon: 'straighten',
      title: 'Chalk a line',
      text: 'Draw where the lifting stops. Without a line, the border course is anybody’s guess.',
    },
    {
      icon: 'bolt',
      title: 'Find the wiring',
      text: 'Path lights and heating cable run just under the brick. Have an electrician disconnect them, and show us where they lie.',
    },
    {
      icon: 'place',
      title: 'Flag the septic',
      text: 'On a septic system? Flag the tank and the bed, and the loaded barrows will go around both.',
      fits: 'rural',
    },
    {
      icon: 'construction',
      title: 'Think about the slope',
      text: 'If the terrace holds back a bank, ask a landscaper what keeps the earth there once it’s lifted.',
      fits: 'lakefront',
    },
    {
      icon: 'waterDrop',
      title: 'Keep swales open',
      text: 'Where a drainage swale runs between new lots, leave it clear: one row of brick dams the rain.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Clay or concrete',
      text: 'Is some of it old red brick? Turn one over: if it’s clay right through, stack those apart.',
      fits: 'olderCore',
    },
    {
      icon: 'verifiedUser',
      title: 'Mind the membrane',
      text: 'Do the pavers lie on a roof? Ask the manager who inspects the waterproofing once it’s bare.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Plan a footpath',
      text: 'Does the walk lead to a suite’s only door? Decide what people will step on that evening.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Cars off early',
      text: 'When several housemates park on the interlock, get every car out before breakfast, not when the bar goes in.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Settle the seam',
      text: 'Does the paving run straight on into next door’s? Agree which joint is the border, and tape it.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'hardware',
      title: 'Still in the ground?',
      text: 'Give us the area and what’s in the joints. Loose sand lifts fast, hardened sand brings up clumps, and brick laid in mortar is a demolition that starts with a hammer.',
    },
    {
      icon: 'localShipping',
      title: 'A long way to the street?',
      text: 'Picture pushing a grown man in a wheelbarrow: 30 metres uphill is a different afternoon from 10 on the flat. Pace it out, and mention any step.',
    },
    {
      icon: 'error',
      title: 'Lane soft after rain?',
      text: 'Brick sinks a truck on its way out where it rolled in empty without a mark. On a wet lane we keep to hard ground and wheel the rest, or agree on a drier day.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'A path down to the water?',
      text: 'Pavers come up steps in pails, 4 or 5 at a time, and there’s no quick way. Count the risers beforehand, and warn us of any tread that rocks.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Street still under construction?',
      text: 'Fresh trenches and skids of material can leave one lane open. Brick wants the truck close, so find out which end is passable on the day and where the asphalt stops.',
      fits: 'newSubdivision',
    },
    {
      icon: 'groups',
      title: 'Drive shared with next door?',
      text: 'If it’s one car wide, the barrows run down its middle, past both kitchens. Let the other household know the hour, and show us a crumbling edge or old cistern lid.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Pavers on a podium terrace?',
      text: 'They often lie loose on plastic pedestals, so lifting is the easy part. Every elevator has a plate with its limit, and brick gets there quickly: we ride down with small carts.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Around a sunken entrance?',
      text: 'What paves a basement entrance is carried up, a few pieces a trip. Tell us the number of risers, and whether the little retaining wall beside them is meant to stay.',
      fits: 'basementSuite',
    },
    {
      icon: 'phone',
      title: 'Only tenants at home?',
      text: 'A tenant can open the gate, but the yes to lifting laid brick is the owner’s. Have the owner on the phone for the walk around, and the marks won’t be argued over.',
      fits: 'sharedRental',
    },
    {
      icon: 'layers',
      title: 'Through the garage?',
      text: 'An enclosed yard empties by wheelbarrow, over boards, past the freezer. Pull the car out, clear a lane 3 feet wide, and check for a raised sill at the back door.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your pavers go',
  destinations: [
    { what: 'Whole matching pavers', where: 'Laid again, if there’s a taker' },
    { what: 'Broken pavers', where: 'Concrete recycling, free of soil' },
    { what: 'Sound clay brick', where: 'Cleaned and reused, or recycled' },
    { what: 'Edging spikes', where: 'Scrap metal recycler' },
    { what: 'Plastic edging, weed cloth', where: 'Licensed disposal site' },
  ],
  materials: ['pavers', 'brick'],
  questions: [
    {
      question: 'How much does interlock weigh?',
      answer:
        'Close to 30 pounds a square foot for common pavers, more for thick driveway ones. A patio 10 feet by 10 is nearly a ton and a half. You pay by space all the same: weight only decides the number of trips.',
    },
    {
      question: 'Can you lift only the part that sank?',
      answer:
        'Yes. We take up the section you mark and stack beside it whatever is to be laid again. Levelling and relaying are a landscaper’s work, and easier for them if the base hasn’t been dug about in.',
    },
    {
      question: 'Can flagstone go on the same truck?',
      answer:
        'Yes, though we stack it apart. Natural stone is worth more as stone than as rubble, so anything flat and unbroken is kept for reuse. Thin pieces snap if they’re thrown, which is why we don’t.',
    },
    {
      question: 'Could lifting pavers hit a buried line?',
      answer:
        'It shouldn’t, because we stop at the bedding sand and gas or hydro normally lies deeper. Irrigation tube and dog fence cable are the exception, often a finger’s depth down, so have those marked.',
    },
    {
      question: 'Can I use broken interlock to fill a hole on my farm?',
      answer:
        'It depends on the rules for fill in {city}, so ask before you tip. Brick in a ditch changes where everybody’s water goes. When the answer is no, we take it, and it may come back one day as crushed stone.',
      fits: 'rural',
    },
    {
      question: 'Would old pavers hold a shoreline?',
      answer:
        'No. Loose brick rolls in the first good storm and ends up on the beach, and work along a shore is something to ask the authorities about anyway. Stack it above the waterline and we haul it off.',
      fits: 'lakefront',
    },
    {
      question: 'A new house’s walkway sank in its first year. Should it go?',
      answer:
        'Not yet. Settling in fresh backfill may be for the builder to put right, and once the pavers are gone nobody can see how they lay. Ask, wait for the answer, then book the lifting.',
      fits: 'newSubdivision',
    },
    {
      question: 'Are old clay bricks worth anything?',
      answer:
        'Sometimes. Hard, whole ones laid in lime mortar clean up with a few taps, and people rebuild walks and walls with them. Soft ones flake. We don’t buy brick, so sell the good ones yourself if you have time.',
      fits: 'olderCore',
    },
    {
      question: 'Does a condo have to approve lifting balcony tiles?',
      answer:
        'Very likely, because the slab and its waterproofing are often the corporation’s. Ask for it on paper. Snap-together wood or plastic tiles are another matter: mostly they’re yours, and light enough for a shopping bag.',
      fits: 'highRise',
    },
    {
      question: 'Can you lift a walkway while someone lives downstairs?',
      answer:
        'Yes, in halves. One side comes up, planks go down, then the other side, so their door can be reached throughout. Give them the date, because a flat bar on brick rings right through a foundation.',
      fits: 'basementSuite',
    },
    {
      question: 'Our landlord left a pallet of pavers. Can we have it removed?',
      answer:
        'Not without asking, since spares are often kept for repairs. A text that says yes is enough to show us. By space a single pallet is about the minimum load, {minimum}, whatever your back thinks of it.',
      fits: 'sharedRental',
    },
    {
      question: 'Who owns a townhouse’s paved driveway?',
      answer:
        'It depends on your title. In a condominium the paving often belongs to everybody, and the board decides. In a freehold row it’s usually yours. We lift once whoever it is has agreed.',
      fits: 'townhouse',
    },
  ],
  closing: 'Your back has done enough.',
  related: ['patio-slab-disposal', 'backyard-cleanup', 'construction-waste', 'deck-demolition'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
