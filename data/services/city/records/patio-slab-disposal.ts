import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Patio slab disposal',
  displayName: 'Patio Slab Disposal',
  serviceLower: 'patio slab disposal',
  primaryKeyword: 'patio stone removal',
  lot: 'yard',
  order: 9,
  description:
    'A cracked patio, a stack of loose slabs, or the pad under a shed that’s long gone. For patio stone removal we lift what lifts, break what was poured, and wheel it all out. Tell us how thick it is and where the truck can stand.',
  features: [
    {
      icon: 'hardware',
      title: 'Broken to size',
      text: 'Poured concrete is broken into pieces one person can lift without regretting it.',
    },
    {
      icon: 'straighten',
      title: 'Measure one edge',
      text: 'Length, width and a photo of an exposed edge tell us most of what we need.',
    },
    {
      icon: 'construction',
      title: 'Steel inside cut',
      text: 'Mesh and rebar are cut as they surface, so no slab leaves trailing wire.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Loose slabs are tipped up with a long bar and walked onto a dolly. Poured concrete gets a sledgehammer or an electric breaker, starting from an open edge, and the mesh inside is snipped with bolt cutters. The gravel below stays where it is.',
    heavy:
      'Pick up a 12-year-old and you know what a 2-foot square slab is like. Poured concrete is often twice as thick. If there are steps between the yard and the street, say so, it changes how we carry.',
    cannotGo:
      'Concrete with wiring, a gas line or a drain cast into it waits until a licensed trade has dealt with that. Black adhesive or old tile on top may contain asbestos, so have it tested first.',
  },
  costTitle: 'What an old patio costs to remove',
  loads: [
    { load: '20 loose slabs, 2 feet square', tier: 1, note: 'standing on edge' },
    { load: 'Poured patio, 10 by 12 feet', tier: 2, note: '4 inches thick, broken up' },
    { load: 'Poured patio, 12 by 20 feet', tier: 3, note: 'same thickness, mesh cut out' },
  ],
  dearer: [
    'Concrete swells when it’s broken: the rubble takes about half again the room of the slab.',
    'Thickened edges and post footings hide underground, and all of that is rubble too.',
    'Soil stuck to the underside fills space and spoils the load for recycling.',
  ],
  cheaper: [
    'Loose slabs ride on edge without gaps, so don’t smash what’s already loose.',
    'Leave the gravel bed down if a shed or another patio is going there.',
    'With all the slabs leaning at the curb on our arrival, you save {curbsideDiscount}.',
  ],
  preparation: [
    {
      icon: 'weekend',
      title: 'Strip the patio',
      text: 'Carry off chairs, pots and the barbecue. Concrete dust finds every cushion within 20 feet.',
    },
    {
      icon: 'layers',
      title: 'Tape nearby vents',
      text: 'Tape plastic over the dryer vent and any window beside the slab, and shut off the air conditioner.',
    },
    {
      icon: 'fence',
      title: 'Move the animals',
      text: 'Horses or dogs close to the pad? Take them to the far paddock, as a breaker sounds like gunfire.',
      fits: 'rural',
    },
    {
      icon: 'hardware',
      title: 'Unbolt the dock',
      text: 'If a dock ramp or boat lift is anchored in the concrete, have it unbolted first.',
      fits: 'lakefront',
    },
    {
      icon: 'phone',
      title: 'Ask the builder',
      text: 'Is the concrete part of a new porch or garage apron? Find out what breaking it does to the warranty.',
      fits: 'newSubdivision',
    },
    {
      icon: 'zoomIn',
      title: 'Knock for hollows',
      text: 'Does an old slab sound hollow? There may be a cistern under it, so warn us before we stand there.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Read the plate',
      text: 'Going down by elevator? Note how thick a slab is, and the limit in pounds or kilos posted in the cab.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Warn them downstairs',
      text: 'When someone lives behind the wall the patio touches, give them the hour, because the breaker rattles dishes.',
      fits: 'basementSuite',
    },
    {
      icon: 'receiptLong',
      title: 'Get permission',
      text: 'Renting? A laid patio is part of the house, so have the owner’s written yes in hand.',
      fits: 'sharedRental',
    },
    {
      icon: 'groups',
      title: 'Both sides told',
      text: 'Walls in common? Tell either neighbour which morning it gets loud, and take pictures off that wall.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'fence',
      title: 'Gate under 30 inches?',
      text: 'That’s about what a slab dolly needs. Below it, 2-foot slabs are stood on edge and walked through one corner at a time, and rubble changes from the wheelbarrow to pails.',
    },
    {
      icon: 'bolt',
      title: 'No outlet outside?',
      text: 'The electric breaker wants an ordinary outlet within a cord’s reach. Without power it’s the sledgehammer, which does the same thing more slowly, so it’s worth a word beforehand.',
    },
    {
      icon: 'construction',
      title: 'Old barn or silo pad?',
      text: 'Farm concrete can be a foot thick, with whatever steel was lying around that year. Dig out one side for the depth, and remember what stood on it: past a point it’s excavator work.',
      fits: 'rural',
    },
    {
      icon: 'deck',
      title: 'Below a flight of stairs?',
      text: 'Pieces from a waterside patio go up by hand, so we break them smaller, to what a person carries with the other hand on the rail. How many treads are there?',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'No grass yet?',
      text: 'Bare clay turns to soup under barrows of concrete. Planks to the street help, and after a day of heavy rain it’s wiser for everybody to give the ground a chance to drain.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Poured against the house?',
      text: 'Soft old brick doesn’t forgive a hammer. We begin at the edge farthest from the wall, and the last strip along it is loosened with a bar and a chisel, not the breaker.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Slabs on an upstairs terrace?',
      text: 'Nothing is broken up there. Each slab rides whole, on edge against a pad, and only a few to a trip, because concrete uses up a cab’s weight limit long before its floor.',
      fits: 'highRise',
    },
    {
      icon: 'error',
      title: 'A room under the slab?',
      text: 'Some porch slabs are the ceiling of a cold cellar or part of a suite. If yours has anything below it, we leave it alone: that is structural work for a contractor.',
      fits: 'basementSuite',
    },
    {
      icon: 'close',
      title: 'Busy backyard?',
      text: 'Concrete chips fly farther than you’d think. Where a whole house shares the yard, have the laundry in, the bicycles out and the dog indoors until the breaker is quiet.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Boxed in by fences?',
      text: 'With no rear gate the slabs roll upright through your ground floor, on plywood. A fence panel unscrewed for the morning is the shorter way, if whoever owns the fence agrees.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your slabs go',
  destinations: [
    { what: 'Clean concrete', where: 'Concrete recycling' },
    { what: 'Rebar and mesh', where: 'Scrap metal recycler' },
    { what: 'Whole, square slabs', where: 'Set aside to be reused' },
    { what: 'Tiled or soiled pieces', where: 'Licensed disposal site' },
    { what: 'Old form boards', where: 'Disposal, crusted with concrete' },
  ],
  materials: ['concrete', 'pavers'],
  questions: [
    {
      question: 'How do I find out how thick my concrete is?',
      answer:
        'Dig beside one edge with a trowel until you reach gravel, and measure. About 4 inches is common for a patio. Try a second side as well, because edges are sometimes poured deeper than the middle.',
    },
    {
      question: 'Do you fill the hole afterwards?',
      answer:
        'No. The gravel stays as it lay, without chunks and wire, a few inches lower than the lawn around it. Topsoil, sod or a new base is a landscaper’s job, so line them up for the week after.',
    },
    {
      question: 'Can I break it up myself and have you haul it?',
      answer:
        'Yes, and plenty of people regret it by noon. Keep the pieces to what you can lift with a straight back, cut the mesh flush and wear eye protection. The space it takes is the same either way.',
    },
    {
      question: 'Are mossy or painted slabs recyclable?',
      answer:
        'Moss and lichen don’t matter. Paint or thick sealer may, depending on who receives the load, and then it’s disposal. Keep such slabs whole if you can: flipped over, they make perfectly good stepping stones.',
    },
    {
      question: 'Can my old patio become a base for the farm lane?',
      answer:
        'Not as it is. Slab pieces rock under tires and grow wire, and it takes a crusher to make road base of them. We don’t bring one, so the choice is to keep the heap or let us take it to be recycled.',
      fits: 'rural',
    },
    {
      question: 'Can a concrete boat ramp be removed?',
      answer:
        'Not by us, if it stands in the water or holds the bank. That’s for a marine contractor, who can tell you whose permission it takes. A slab up in the yard is ordinary work.',
      fits: 'lakefront',
    },
    {
      question: 'Can you take the precast step a builder left?',
      answer:
        'Yes, once there’s another way into the house. Hollow as it is, such a step weighs several hundred pounds, so we break it where it stands. Make sure it isn’t bolted to the foundation.',
      fits: 'newSubdivision',
    },
    {
      question: 'What if there’s an older patio under this one?',
      answer:
        'Both can go. Count the layers at an edge before we price it, because 2 slabs take twice the space. Brick or flagstone at the very bottom is worth saving, so that layer would come up by hand.',
      fits: 'olderCore',
    },
    {
      question: 'Can balcony slabs go down the garbage chute?',
      answer:
        'No, never. One slab can wreck the compactor and hurt whoever is near it. They come down in the service elevator at an hour the manager agrees to, and no faster than its doors open and close.',
      fits: 'highRise',
    },
    {
      question: 'Does breaking a patio crack basement walls?',
      answer:
        'It shouldn’t, when there’s a joint between slab and foundation. Look for it along the house, especially behind a finished suite. If the concrete was tied in with steel, it has to be cut free before anyone hammers.',
      fits: 'basementSuite',
    },
    {
      question: 'In a shared house, can just the slabs under the barbecue go?',
      answer:
        'Yes. A handful of loose ones is within the minimum load of {minimum}, and the rusty barbecue fits on it too, minus the propane cylinder. Find out first which housemate believes it’s theirs.',
      fits: 'sharedRental',
    },
    {
      question: 'Where 2 townhouse patios meet, can mine go alone?',
      answer:
        'Yes, if there’s a joint between them. When both are a single pour, have the line saw-cut by a concrete cutter before we come, or the crack picks its own way, usually next door’s.',
      fits: 'townhouse',
    },
  ],
  closing: 'Heavy is our side of the deal.',
  related: ['interlock-disposal', 'backyard-cleanup', 'shed-demolition', 'hot-tub-removal'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
