import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Interlock disposal',
  displayName: 'Interlock Disposal',
  serviceLower: 'interlock disposal',
  primaryKeyword: 'interlock brick removal',
  lot: 'yard',
  order: 8,
  description:
    'Got a sunken driveway, a heaved walkway or a leftover pallet? Our interlock brick removal crew lifts the pavers, loads them and leaves the gravel base in place.',
  features: [
    {
      icon: 'layers',
      title: 'Laid or stacked',
      text: 'We lift pavers that are still laid, or load the ones already stacked.',
    },
    {
      icon: 'grass',
      title: 'Plywood on grass',
      text: 'We roll the wheelbarrows over plywood sheets, so your lawn doesn’t get ruts.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We pull the edging spikes, pry out the first paver with a flat bar, then lift the rows by hand. Gravel stays unless you want it gone too.',
    heavy:
      'About 10 square feet of common pavers weigh as much as a full-size fridge. We move them in half-full wheelbarrows.',
    cannotGo:
      'Take sealer and cleaning acid to a hazardous waste depot. Keep soil and roots apart, or the brick can’t be recycled. Send us a photo of oily brick first.',
  },
  costTitle: 'What hauling interlock costs',
  loads: [
    { load: 'Front walk, 80 square feet', tier: 1, note: 'stacked flat' },
    { load: 'Single driveway, 250 square feet', tier: 2, note: 'without the gravel underneath' },
    { load: 'Double driveway, 500 square feet', tier: 3, note: 'priced by space, not by the trip' },
  ],
  dearer: ['Taking the gravel base as well can more than double the load.'],
  cheaper: ['Stack the pavers flat, or leave a tidy pallet as it is.'],
  preparation: [
    {
      icon: 'straighten',
      title: 'Mark the edge',
      text: 'Draw a chalk line where the lifting should stop, so we leave the border you want to keep.',
    },
    {
      icon: 'bolt',
      title: 'Find the wiring',
      text: 'Have an electrician disconnect path lights and heating cable under the brick. Then show us where they run.',
    },
    {
      icon: 'place',
      title: 'Flag the septic',
      text: 'On a septic system? Flag the tank and the bed, and we’ll wheel the loads around both.',
      fits: 'rural',
    },
    {
      icon: 'construction',
      title: 'Check the slope',
      text: 'Does the terrace hold back a bank? Ask a landscaper how to hold the soil before we lift it.',
      fits: 'lakefront',
    },
    {
      icon: 'waterDrop',
      title: 'Keep swales open',
      text: 'Does a drainage swale run between the new lots? Keep it clear, because stacked brick there blocks rainwater.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Sort clay from concrete',
      text: 'Is some of it old red brick? If a brick is clay all the way through, stack it separately.',
      fits: 'olderCore',
    },
    {
      icon: 'verifiedUser',
      title: 'Protect the waterproofing',
      text: 'Do the pavers lie on a roof? Ask the manager who inspects the membrane once it’s bare.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Plan a footpath',
      text: 'Does the walk lead to a suite’s only door? Plan what the tenant will walk on until the new path is in.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Cars off early',
      text: 'Do several housemates park on the interlock? Have every car off it before we arrive.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Agree on the border',
      text: 'Does the paving continue next door? Agree on which joint is the border and put tape on it.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'hardware',
      title: 'Still in the ground?',
      text: 'Tell us the area and what’s in the joints. Loose sand is quick, hardened sand is slower, and mortar needs a hammer.',
    },
    {
      icon: 'localShipping',
      title: 'Far from the street?',
      text: 'Pace out the distance and mention any step. Wheeling 100 feet uphill takes much longer than 30 on level ground.',
    },
    {
      icon: 'error',
      title: 'Lane soft after rain?',
      text: 'A loaded truck can sink where an empty one didn’t. On a wet lane we park on firm ground or wait.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'Steps down to the water?',
      text: 'We carry pavers up in pails, four or five at a time. Count the steps and warn us of any loose ones.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Street still under construction?',
      text: 'Brick needs the truck close by. Find out which way in is open that day and where the asphalt stops.',
      fits: 'newSubdivision',
    },
    {
      icon: 'groups',
      title: 'Drive shared with next door?',
      text: 'If it’s one car wide, we wheel down the middle. Tell your neighbour when, and show us any old cistern lid.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Pavers on a podium terrace?',
      text: 'They often sit loose on plastic pedestals and lift easily. We use small carts, because brick reaches the elevator’s limit quickly.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Around a sunken entrance?',
      text: 'We carry these pavers up by hand, a few each trip. Count the steps, and tell us whether the retaining wall stays.',
      fits: 'basementSuite',
    },
    {
      icon: 'phone',
      title: 'Only tenants at home?',
      text: 'A tenant can open the gate, but the owner decides what we lift. Have the owner on the phone for the walk-around.',
      fits: 'sharedRental',
    },
    {
      icon: 'layers',
      title: 'Through the garage?',
      text: 'We wheel over boards. Move the car out, clear a lane 3 feet wide and check for a raised door sill.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your pavers go',
  destinations: [
    { what: 'Whole matching pavers', where: 'Reused when someone wants them' },
    { what: 'Broken pavers', where: 'Concrete recycling, if free of soil' },
    { what: 'Whole clay brick', where: 'Cleaned and reused, or recycled' },
    { what: 'Plastic edging, weed cloth', where: 'Licensed disposal site' },
  ],
  materials: ['pavers', 'brick'],
  questions: [
    {
      question: 'How much does interlock weigh?',
      answer:
        'About 30 pounds a square foot for common pavers, so a 10-by-10-foot patio is about 1.5 tons. You pay by space, and weight only decides the number of trips.',
    },
    {
      question: 'Can you lift only the part that sank?',
      answer:
        'Yes. We lift the section you mark and stack the pavers you want to reuse beside it. A landscaper does the levelling and relaying.',
    },
    {
      question: 'Can flagstone go on the same truck?',
      answer: 'Yes. We stack it apart and don’t throw it, because flat, unbroken stone can be used again.',
    },
    {
      question: 'Could lifting pavers hit a buried line?',
      answer:
        'It shouldn’t. We stop at the bedding sand, and gas or hydro lines normally lie deeper. Irrigation tube and dog fence cable can be very shallow, so have them marked.',
    },
    {
      question: 'Can I use broken interlock to fill a hole on my farm?',
      answer:
        'It depends on the rules for fill in {city}, so ask first. Brick in a ditch changes where water drains. If the answer is no, we take it.',
      fits: 'rural',
    },
    {
      question: 'Would old pavers hold a shoreline?',
      answer:
        'No. Loose brick rolls away in a storm, and you need to ask the authorities before any shore work. Stack it above the waterline and we take it.',
      fits: 'lakefront',
    },
    {
      question: 'A new house’s walkway sank in its first year. Should it go?',
      answer:
        'Not yet. Fixing settled backfill may be the builder’s job, and they need to see the pavers in place. Ask first, then book us.',
      fits: 'newSubdivision',
    },
    {
      question: 'Are old clay bricks worth anything?',
      answer:
        'Sometimes. Hard, whole bricks from lime mortar clean up easily and can be used again. We don’t buy brick, so sell the good ones first.',
      fits: 'olderCore',
    },
    {
      question: 'Does a condo have to approve lifting balcony tiles?',
      answer:
        'Very likely, because the slab and its waterproofing often belong to the condo corporation. Get approval in writing. Snap-together wood or plastic tiles are usually yours.',
      fits: 'highRise',
    },
    {
      question: 'Can you lift a walkway while someone lives downstairs?',
      answer:
        'Yes, one half at a time, so the suite’s door can be reached throughout. Tell them the date, because the noise carries through the foundation.',
      fits: 'basementSuite',
    },
    {
      question: 'Our landlord left a pallet of pavers. Can we have it removed?',
      answer:
        'Not without asking, because spares are often kept for repairs. A text from the landlord is enough. A single pallet is about the minimum load, {minimum}.',
      fits: 'sharedRental',
    },
    {
      question: 'Who owns a townhouse’s paved driveway?',
      answer:
        'It depends on your title. In a condominium it’s often shared, and the board decides. In a freehold row it’s usually yours. We start once the owner agrees.',
      fits: 'townhouse',
    },
  ],
  closing: 'Your back has done enough.',
  related: ['patio-slab-disposal', 'backyard-cleanup', 'construction-waste', 'deck-demolition'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
