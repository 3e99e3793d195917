import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Patio slab disposal',
  displayName: 'Patio Slab Disposal',
  serviceLower: 'patio slab disposal',
  primaryKeyword: 'patio stone removal',
  group: 'yard',
  order: 9,
  description:
    'Do you have a cracked patio, loose slabs or an old shed pad? Our patio stone removal crew breaks up the concrete and carries it out.',
  features: [
    {
      icon: 'straighten',
      title: 'Quote before we come',
      text: 'Your patio’s length, width and thickness are enough for a quote.',
    },
    {
      icon: 'construction',
      title: 'Steel cut out',
      text: 'As we break the concrete, we cut the wire mesh and rebar inside.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We lift loose slabs with a long bar. We break poured concrete with a sledgehammer or an electric jackhammer.',
    heavy:
      'A loose slab, 2 feet square, weighs about 90 pounds. Poured concrete is often twice as thick. We move slabs on a dolly and rubble in wheelbarrows.',
    cannotGo:
      'Concrete with wiring or gas lines inside can’t go until a licensed tradesperson has disconnected them. We can’t take asbestos, so have old tile or black glue on the concrete tested first.',
  },
  costTitle: 'What an old patio costs to remove',
  loads: [
    { load: '20 loose slabs, 2 feet square', tier: 1 },
    { load: 'Poured patio, 10 by 12 feet', tier: 2, note: '4 inches thick, broken up' },
    { load: 'Poured patio, 12 by 20 feet', tier: 3, note: '4 inches thick, mesh cut out' },
  ],
  dearer: ['Broken concrete takes about 50% more space than unbroken concrete.'],
  cheaper: ['Leave loose slabs whole, because we can stack them tightly on edge.'],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'weekend',
      title: 'Clear the patio',
      text: 'Move chairs, pots and the barbecue at least 20 feet away, because breaking concrete makes dust.',
    },
    {
      icon: 'layers',
      title: 'Cover nearby vents',
      text: 'Tape plastic over the dryer vent and any window beside the patio, and turn off the air conditioner.',
    },
    {
      icon: 'fence',
      title: 'Move the animals',
      text: 'Do you keep horses or dogs near the patio? Move them farther away, because the jackhammer is loud.',
      fits: 'rural',
    },
    {
      icon: 'hardware',
      title: 'Unbolt the dock',
      text: 'Is a dock ramp or boat lift bolted to the concrete? Have it unbolted before we come.',
      fits: 'lakefront',
    },
    {
      icon: 'phone',
      title: 'Ask the builder',
      text: 'Did your home’s builder pour the concrete? Ask whether removing it changes your warranty.',
      fits: 'newSubdivision',
    },
    {
      icon: 'zoomIn',
      title: 'Check for hollow spots',
      text: 'Does the concrete sound hollow when you knock on it? Tell us, because there may be an old cistern below.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Note the elevator limit',
      text: 'Are the slabs up in a tower? Tell us their size and the weight limit posted in the elevator.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Tell the basement tenant',
      text: 'Does somebody live in your basement? Tell them the day, because they will hear and feel the jackhammer.',
      fits: 'basementSuite',
    },
    {
      icon: 'receiptLong',
      title: 'Get permission',
      text: 'Do you rent? The patio is part of the house, so have the owner agree in writing before you book.',
      fits: 'sharedRental',
    },
    {
      icon: 'groups',
      title: 'Tell both neighbours',
      text: 'Do you share walls with your neighbours? Tell them which day will be loud.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'fence',
      title: 'Narrow gate to the patio?',
      text: 'Our dolly needs a gate about 30 inches wide. If yours is narrower, we carry slabs by hand and rubble in pails.',
    },
    {
      icon: 'bolt',
      title: 'No outlet outside?',
      text: 'We can plug our jackhammer into an ordinary outlet indoors. If there’s no power at all, we use a sledgehammer, which is slower.',
    },
    {
      icon: 'construction',
      title: 'Old barn or silo pad?',
      text: 'Farm concrete can be a foot thick. Measure one edge, because the thickest pads need a contractor with an excavator.',
      fits: 'rural',
    },
    {
      icon: 'deck',
      title: 'Patio below a flight of stairs?',
      text: 'We break the concrete into smaller pieces and carry them up by hand. Tell us how many steps there are.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Bare soil around the patio?',
      text: 'We lay planks for the wheelbarrows. After heavy rain, we may have to come on another day.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Concrete right against the house?',
      text: 'Old brick breaks easily. We start away from the house and loosen the last strip with a bar and a chisel.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Slabs on a high terrace?',
      text: 'We don’t break concrete on a terrace. We take the slabs down whole, a few on each elevator trip.',
      fits: 'highRise',
    },
    {
      icon: 'error',
      title: 'Room under the patio?',
      text: 'The concrete is then the roof of that room, and we can’t remove it. Call a structural contractor.',
      fits: 'basementSuite',
    },
    {
      icon: 'close',
      title: 'Shared backyard?',
      text: 'Concrete chips fly far. Ask everyone in the house to stay out of the backyard while we work.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Fences on every side?',
      text: 'We lay plywood and take the concrete out through your house. If you can remove a fence panel, we go that way instead.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your slabs go',
  destinations: [
    { what: 'Clean concrete', where: 'Concrete recycling' },
    { what: 'Rebar and mesh', where: 'Metal recycler' },
    { what: 'Whole, square slabs', where: 'Set aside to be reused' },
    { what: 'Tiled or soiled pieces', where: 'Licensed disposal site' },
  ],
  materials: ['concrete', 'pavers'],
  questions: [
    {
      question: 'How do I find out how thick my concrete is?',
      answer:
        'Dig beside one edge until you reach gravel, then measure the concrete. Many patios are about 4 inches thick. Check a second side too, because some edges are thicker.',
    },
    {
      question: 'Do you fill the hole afterwards?',
      answer:
        'No. We leave the gravel base, a few inches lower than the lawn. A landscaper can add topsoil, sod or a new base.',
    },
    {
      question: 'Can I break up the concrete myself and have you haul it?',
      answer:
        'Yes, but wear eye protection. Keep the pieces small enough to lift. The price stays the same, because we charge by space.',
    },
    {
      question: 'Can mossy or painted slabs be recycled?',
      answer:
        'Mossy slabs can be recycled. Slabs with paint or thick sealer may have to go to a disposal site.',
    },
    {
      question: 'Can I use my old patio as a base for the farm lane?',
      answer:
        'Not as it is. Large pieces move under tires, and the wire inside comes up. The concrete has to be crushed first.',
      fits: 'rural',
    },
    {
      question: 'Can you remove a concrete boat ramp?',
      answer:
        'Not if it’s in the water or holds up the bank. Call a marine contractor, and ask about permits. We can take concrete farther up in the yard.',
      fits: 'lakefront',
    },
    {
      question: 'Can you take the precast concrete step at our door?',
      answer:
        'Yes, if you have another way into the house. A step can weigh several hundred pounds, so we break it up on the spot. Tell us if it’s bolted to the foundation.',
      fits: 'newSubdivision',
    },
    {
      question: 'What if there’s an older patio under ours?',
      answer:
        'We can take both. Look at an open edge and tell us how many layers you see. Two layers take about twice the space.',
      fits: 'olderCore',
    },
    {
      question: 'Do I need my condo’s OK to remove the terrace slabs?',
      answer:
        'Yes. The slabs may belong to the building or protect the roof below them. Ask the manager, and then book the service elevator.',
      fits: 'highRise',
    },
    {
      question: 'Can breaking up a patio crack our basement wall?',
      answer:
        'It shouldn’t, if there’s a gap between the concrete and the foundation. If you don’t see a gap along the house, tell us before you book.',
      fits: 'basementSuite',
    },
    {
      question: 'Can you take just the slabs under our barbecue?',
      answer:
        'Yes. A few loose slabs fit in the minimum load, at {minimum}. If your roommates agree, we take the barbecue too, without its propane cylinder.',
      fits: 'sharedRental',
    },
    {
      question: 'Our patio touches the neighbour’s. Can ours go alone?',
      answer:
        'Yes, if there’s a joint between the two patios. If they were poured as one, have a concrete cutter saw them apart first.',
      fits: 'townhouse',
    },
  ],
  closing: 'Leave the heavy lifting to us.',
  related: ['interlock-disposal', 'backyard-cleanup', 'shed-demolition', 'hot-tub-removal'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
