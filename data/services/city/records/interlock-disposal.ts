import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Interlock disposal',
  displayName: 'Interlock Disposal',
  serviceLower: 'interlock disposal',
  primaryKeyword: 'interlock brick removal',
  group: 'yard',
  order: 8,
  description:
    'Do you have a sunken driveway, a heaved walkway or a pallet of old pavers? Our interlock brick removal crew lifts, carries and loads the pavers.',
  features: [
    {
      icon: 'layers',
      title: 'Laid or stacked',
      text: 'We lift pavers from the ground, or load the ones you’ve already stacked.',
    },
    {
      icon: 'grass',
      title: 'Plywood on grass',
      text: 'We roll the wheelbarrows over plywood sheets, so your lawn doesn’t get ruts.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We pull the edging spikes, pry out the first paver, then lift the rows by hand. The gravel base stays unless you want it removed.',
    heavy:
      'About 10 square feet of common pavers weigh as much as a full-size fridge, so we only half-fill each wheelbarrow.',
    cannotGo:
      'Sealer and cleaning acid can’t go, so take them to a hazardous waste depot. Pavers soaked with oil can’t go until we’ve seen a photo.',
  },
  costTitle: 'What hauling interlock costs',
  loads: [
    { load: 'Front walk, 80 square feet', tier: 1, note: 'stacked flat' },
    { load: 'Single driveway, 250 square feet', tier: 2, note: 'without the gravel underneath' },
    {
      load: 'Double driveway, 500 square feet',
      tier: 3,
      note: 'at the same price if the weight means several trips',
    },
  ],
  dearer: ['Taking the gravel base as well can more than double the load.'],
  cheaper: ['Pavers stacked flat take less room than a loose heap.'],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'straighten',
      title: 'Mark the edge',
      text: 'Do you want to keep some pavers? Draw a chalk line where we should stop lifting.',
    },
    {
      icon: 'bolt',
      title: 'Find the wiring',
      text: 'Is there wiring for lights or heating under the pavers? Have an electrician disconnect it, and show us where it runs.',
    },
    {
      icon: 'place',
      title: 'Mark the septic tank',
      text: 'Do you have a septic system? Mark the tank and the bed, so we keep our wheelbarrows off both.',
      fits: 'rural',
    },
    {
      icon: 'construction',
      title: 'Check the slope',
      text: 'Do the pavers hold back a slope? Ask a landscaper how to secure the soil before we lift the pavers.',
      fits: 'lakefront',
    },
    {
      icon: 'waterDrop',
      title: 'Keep the ditch open',
      text: 'Does a drainage ditch run beside your lot? Don’t stack pavers in the ditch, because they block the rainwater.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Sort clay from concrete',
      text: 'Do you have old red clay bricks too? Stack them apart from the concrete pavers.',
      fits: 'olderCore',
    },
    {
      icon: 'verifiedUser',
      title: 'Protect the waterproofing',
      text: 'Do the pavers lie on a roof? Ask the building manager to have the waterproofing checked after we lift them.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Plan a footpath',
      text: 'Does the walkway lead to a tenant’s only door? Plan where the tenant can walk once the pavers are gone.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Move the cars early',
      text: 'Do several housemates park on the interlock? Have every car moved before we arrive.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Agree on the border',
      text: 'Does the paving continue next door? Agree with your neighbour where your part ends, and put tape along that line.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'hardware',
      title: 'Pavers still in the ground?',
      text: 'Tell us how large the area is and what fills the joints. Mortar takes us much longer than sand.',
    },
    {
      icon: 'localShipping',
      title: 'Pavers far from the street?',
      text: 'Pace out the distance and tell us about steps or a slope. Wheeling pavers uphill takes longer.',
    },
    {
      icon: 'error',
      title: 'Lane soft after rain?',
      text: 'A truck loaded with pavers can sink in. Tell us about soft spots, so we can park on firm ground.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'Steps down to the water?',
      text: 'We carry the pavers up in pails, a few at a time. Count the steps and tell us if any are loose.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Street still under construction?',
      text: 'Our truck has to park close to the pavers. Tell us which road is open that day and where the asphalt ends.',
      fits: 'newSubdivision',
    },
    {
      icon: 'groups',
      title: 'Driveway shared with a neighbour?',
      text: 'Tell your neighbour when we’re coming. Show us any old well or cistern lid, so we don’t drive over it.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Pavers on an upper terrace?',
      text: 'Ask for the elevator’s weight limit and send it to us. We use small carts to stay under the limit.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Pavers at a sunken entrance?',
      text: 'We carry them up the steps by hand. Tell us how many steps there are and how wide they are.',
      fits: 'basementSuite',
    },
    {
      icon: 'phone',
      title: 'Only tenants at home?',
      text: 'A tenant can let us in, but the owner decides what we lift. Make sure we can reach the owner by phone.',
      fits: 'sharedRental',
    },
    {
      icon: 'layers',
      title: 'Only a way through the garage?',
      text: 'We wheel the pavers over boards. Move the car out and clear a path 3 feet wide.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your pavers go',
  destinations: [
    { what: 'Whole matching pavers', where: 'Reused when someone wants them' },
    { what: 'Broken pavers', where: 'Concrete recycling, if free of soil' },
    { what: 'Whole clay bricks', where: 'Cleaned and reused, or recycled' },
    { what: 'Plastic edging, weed cloth', where: 'Licensed disposal site' },
  ],
  materials: ['pavers', 'brick'],
  questions: [
    {
      question: 'How much does interlock weigh?',
      answer:
        'Common pavers weigh about 30 pounds a square foot. A 10-by-10-foot patio is about 1.5 tons. The price depends on space, so the weight doesn’t change it.',
    },
    {
      question: 'Can you lift only the part that sank?',
      answer:
        'Yes. We stack the pavers you want to use again beside the spot. A landscaper then levels the ground and lays them again.',
    },
    {
      question: 'Can flagstone go on the same truck?',
      answer: 'Yes. We stack flagstone apart from the pavers, because unbroken stone can be used again.',
    },
    {
      question: 'Could lifting pavers hit a buried line?',
      answer:
        'It shouldn’t. We stop at the sand under the pavers, and gas and hydro lines normally lie deeper. If you want the gravel out too, have buried lines marked first. Mark irrigation tubes and dog fence wire, which can be shallow.',
    },
    {
      question: 'Can I use broken interlock to fill a hole on my farm?',
      answer:
        'Ask the municipality first, because there may be rules about fill in {city}. If you can’t use the interlock, we take it away.',
      fits: 'rural',
    },
    {
      question: 'Can I protect my shoreline with old pavers?',
      answer:
        'Not without asking the authorities, because work on a shore may need a permit. Loose pavers also wash away in storms. We can take them instead.',
      fits: 'lakefront',
    },
    {
      question: 'Our new walkway sank in its first year. Should we have it removed?',
      answer:
        'Not yet. Ask the builder first, because the repair may be their job. The builder has to see the pavers in place.',
      fits: 'newSubdivision',
    },
    {
      question: 'Are old clay bricks worth anything?',
      answer:
        'Sometimes. Whole, hard bricks can be used again. We don’t buy bricks, so sell the good ones before we come.',
      fits: 'olderCore',
    },
    {
      question: 'Does my condo have to approve lifting balcony tiles?',
      answer:
        'Very likely, because the balcony often belongs to the condo corporation. Get its approval in writing. Snap-together tiles that you bought are usually yours.',
      fits: 'highRise',
    },
    {
      question: 'Can you lift a walkway while someone lives downstairs?',
      answer:
        'Yes. We lift one half at a time, so the tenant can always reach the door. Tell the tenant the date, because the work is noisy.',
      fits: 'basementSuite',
    },
    {
      question: 'Our landlord left a pallet of pavers. Can we have it removed?',
      answer:
        'Only if the landlord agrees, because spare pavers are often kept for repairs. A text message is enough. One pallet is about the minimum load, {minimum}.',
      fits: 'sharedRental',
    },
    {
      question: 'Can I have my townhouse’s paved driveway removed?',
      answer:
        'It depends on who owns it. In a condominium it’s often shared, so ask the board first. In a freehold row it’s usually yours.',
      fits: 'townhouse',
    },
  ],
  closing: 'Leave the lifting to us.',
  related: ['patio-slab-disposal', 'backyard-cleanup', 'construction-waste', 'deck-demolition'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
