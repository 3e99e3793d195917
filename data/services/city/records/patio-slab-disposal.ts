import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Patio slab disposal',
  displayName: 'Patio Slab Disposal',
  serviceLower: 'patio slab disposal',
  primaryKeyword: 'patio stone removal',
  lot: 'yard',
  order: 9,
  description:
    'Cracked patio, loose slabs or an old shed pad? Our patio stone removal crew lifts or breaks the concrete, wheels it out and loads it.',
  features: [
    {
      icon: 'straighten',
      title: 'Measure one edge',
      text: 'Send length, width and a photo of one open edge for your quote.',
    },
    {
      icon: 'construction',
      title: 'Steel cut out',
      text: 'We cut mesh and rebar as they appear, so no wire sticks out.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We lift loose slabs with a long bar and roll them out on a dolly. Poured concrete is broken with a sledgehammer or an electric jackhammer. The gravel stays.',
    heavy:
      'A 2-foot square slab weighs about 90 pounds. Poured concrete is often twice as thick. Tell us about any steps to the street.',
    cannotGo:
      'First have a licensed tradesperson deal with wiring, gas lines or drains in the concrete. Have black adhesive or old tile on top tested for asbestos.',
  },
  costTitle: 'What an old patio costs to remove',
  loads: [
    { load: '20 loose slabs, 2 feet square', tier: 1, note: 'standing on edge' },
    { load: 'Poured patio, 10 by 12 feet', tier: 2, note: '4 inches thick, broken up' },
    { load: 'Poured patio, 12 by 20 feet', tier: 3, note: 'same thickness, mesh cut out' },
  ],
  dearer: ['Broken concrete takes about 50% more room than the slab did.'],
  cheaper: ['Keep loose slabs whole, because they pack tightly on edge.'],
  preparation: [
    {
      icon: 'weekend',
      title: 'Clear the patio',
      text: 'Move chairs, pots and the barbecue at least 20 feet away, because breaking concrete makes dust.',
    },
    {
      icon: 'layers',
      title: 'Cover nearby vents',
      text: 'Tape plastic over the dryer vent and any window beside the slab, and turn off the air conditioner.',
    },
    {
      icon: 'fence',
      title: 'Move the animals',
      text: 'Are horses or dogs close to the pad? Take them to the far paddock, because the jackhammer is loud.',
      fits: 'rural',
    },
    {
      icon: 'hardware',
      title: 'Unbolt the dock',
      text: 'Is a dock ramp or boat lift anchored in the concrete? Have it unbolted before we come.',
      fits: 'lakefront',
    },
    {
      icon: 'phone',
      title: 'Ask the builder',
      text: 'Is it part of a new porch or garage apron? Find out what breaking it does to the warranty.',
      fits: 'newSubdivision',
    },
    {
      icon: 'zoomIn',
      title: 'Check for hollow spots',
      text: 'Does an old slab sound hollow when you knock? There may be a cistern below, so warn us first.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Note the elevator limit',
      text: 'Measure how thick one slab is, and copy the load limit posted in the elevator.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Warn them downstairs',
      text: 'Does someone live behind the wall the patio touches? Tell them the hour, because the jackhammer rattles dishes.',
      fits: 'basementSuite',
    },
    {
      icon: 'receiptLong',
      title: 'Get permission',
      text: 'A laid patio is part of the house. If you rent, have the owner agree in writing before you book.',
      fits: 'sharedRental',
    },
    {
      icon: 'groups',
      title: 'Tell both neighbours',
      text: 'Do you share walls? Tell both sides which morning will be loud, and take pictures off those walls.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'fence',
      title: 'Gate under 30 inches?',
      text: 'Our slab dolly needs about that width. Through a narrower gate we walk slabs on edge and carry rubble in pails.',
    },
    {
      icon: 'bolt',
      title: 'No outlet outside?',
      text: 'Our electric jackhammer needs an ordinary outlet within reach of a cord. Without one we use a sledgehammer, which is slower.',
    },
    {
      icon: 'construction',
      title: 'Old barn or silo pad?',
      text: 'Farm concrete can be a foot thick. Dig along one side to measure it, because the thickest pads need an excavator.',
      fits: 'rural',
    },
    {
      icon: 'deck',
      title: 'Below a flight of stairs?',
      text: 'We carry pieces up from the water by hand, so we break them smaller. Tell us how many steps there are.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'No grass yet?',
      text: 'Bare clay turns to mud under loaded wheelbarrows. We lay planks to the street, or move your pickup if it has rained hard.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Poured against the house?',
      text: 'Old brick breaks easily. We start at the far edge and loosen the last strip with a bar and a chisel.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Slabs on an upstairs terrace?',
      text: 'We break nothing up there. Each slab goes down whole, only a few per trip, to stay under the elevator’s weight limit.',
      fits: 'highRise',
    },
    {
      icon: 'error',
      title: 'A room under the slab?',
      text: 'Is there a cold cellar or part of a suite below? Then we leave it alone: call a contractor for structural work.',
      fits: 'basementSuite',
    },
    {
      icon: 'close',
      title: 'Busy backyard?',
      text: 'Concrete chips fly far. Ask everyone in the house to keep laundry, bicycles and dogs inside until the jackhammer stops.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Boxed in by fences?',
      text: 'Without a rear gate, slabs go through your ground floor on plywood. Unscrewing a fence panel is quicker, if the owner agrees.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your slabs go',
  destinations: [
    { what: 'Clean concrete', where: 'Concrete recycling' },
    { what: 'Rebar and mesh', where: 'Scrap metal recycler' },
    { what: 'Whole, square slabs', where: 'Set aside to be reused' },
    { what: 'Tiled or soiled pieces', where: 'Licensed disposal site' },
  ],
  materials: ['concrete', 'pavers'],
  questions: [
    {
      question: 'How do I find out how thick my concrete is?',
      answer:
        'Dig beside one edge until you reach gravel, then measure. About 4 inches is common for a patio. Check a second side, because some edges are poured deeper.',
    },
    {
      question: 'Do you fill the hole afterwards?',
      answer:
        'No. The gravel stays, a few inches lower than the lawn. Topsoil, sod or a new base is a landscaper’s job, so book them for the week after.',
    },
    {
      question: 'Can I break it up myself and have you haul it?',
      answer:
        'Yes, but wear eye protection. Keep the pieces to what you can lift with a straight back, and cut the mesh flush. The space costs the same.',
    },
    {
      question: 'Are mossy or painted slabs recyclable?',
      answer:
        'It depends. Moss and lichen don’t matter. Paint or thick sealer can mean disposal instead. Whole slabs can be turned over and used as stepping stones.',
    },
    {
      question: 'Can my old patio become a base for the farm lane?',
      answer:
        'No, not as it is. Slab pieces rock under tires and their wire comes up. It takes a crusher to make road base, so we take it for recycling.',
      fits: 'rural',
    },
    {
      question: 'Can a concrete boat ramp be removed?',
      answer:
        'Not by us, if it stands in the water or holds the bank. Ask a marine contractor, who knows whose permission it takes. A slab up in the yard is fine.',
      fits: 'lakefront',
    },
    {
      question: 'Can you take the precast step a builder left?',
      answer:
        'Yes, once there’s another way into the house. It weighs several hundred pounds, so we break it where it stands. Check that it isn’t bolted to the foundation.',
      fits: 'newSubdivision',
    },
    {
      question: 'What if there’s an older patio under this one?',
      answer:
        'Both can go. Count the layers at an edge before we price it, because two slabs take twice the space. We lift brick or flagstone below by hand.',
      fits: 'olderCore',
    },
    {
      question: 'Can balcony slabs go down the garbage chute?',
      answer:
        'No, never. One slab can wreck the compactor and hurt somebody. Ask the manager for an hour in the service elevator, and we bring them down.',
      fits: 'highRise',
    },
    {
      question: 'Does breaking a patio crack basement walls?',
      answer:
        'It shouldn’t, if there’s a joint between slab and foundation. Look for it along the house. If steel ties them together, have the slab cut free before we start.',
      fits: 'basementSuite',
    },
    {
      question: 'In a shared house, can just the slabs under the barbecue go?',
      answer:
        'Yes. A few loose slabs are within the minimum load of {minimum}. The barbecue can come too, without its propane cylinder, once you know whose it is.',
      fits: 'sharedRental',
    },
    {
      question: 'Where two townhouse patios meet, can mine go alone?',
      answer:
        'Yes, if there’s a joint between them. If both are a single pour, have a concrete cutter saw the line first, or the other side may crack.',
      fits: 'townhouse',
    },
  ],
  closing: 'Leave the heavy lifting to us.',
  related: ['interlock-disposal', 'backyard-cleanup', 'shed-demolition', 'hot-tub-removal'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
