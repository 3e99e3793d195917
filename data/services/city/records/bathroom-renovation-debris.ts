import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Bathroom renovation debris',
  displayName: 'Bathroom Renovation Debris',
  serviceLower: 'bathroom renovation debris removal',
  primaryKeyword: 'bathroom debris removal',
  lot: 'reno',
  order: 18,
  description:
    'A bathroom is a small room full of heavy things: tub, toilet, vanity, tile and the mortar under it. Once the water is off and the fixtures are loose, we carry it all down the stairs and out, pail by pail.',
  features: [
    {
      icon: 'waterDrop',
      title: 'Drained before lifting',
      text: 'Flush the toilet with the water off and sponge out the tank, or we carry the puddle down the hall.',
    },
    {
      icon: 'layers',
      title: 'Tile in pails',
      text: 'Broken tile comes down in half-full pails, because a full one is what dents the stairs.',
    },
    {
      icon: 'straighten',
      title: 'Tub route first',
      text: 'We measure the door and the turn at the landing before the tub leaves the room.',
    },
  ],
  additionalInfo: {
    takenApart:
      'A loose toilet splits into tank and bowl at 2 or 3 bolts. Acrylic tubs and surrounds are cut into strips with a reciprocating saw. Cast iron is broken up under a blanket with a sledge, or carried whole where the stairs allow.',
    heavy:
      'A cast iron tub weighs 300 pounds or more, like a full chest freezer with no corners to hold. Wall tile on its mortar bed is nearly as bad, and a single shower can fill a dozen pails.',
    cannotGo:
      'Fixtures with the water still on, until a plumber has capped the lines. Old vinyl floor, pipe wrap and ceiling texture can hold asbestos, so have them tested and leave what fails to an abatement contractor.',
  },
  costTitle: 'What a bathroom costs to clear out',
  loads: [
    { load: 'Toilet, vanity and mirror', tier: 1, note: 'the tub stays' },
    { load: 'Tub, tile surround and fixtures', tier: 2, note: 'floor and ceiling stay' },
    { load: 'Full bathroom, down to the studs', tier: 3, note: 'drywall and floor included' },
  ],
  dearer: [
    'A one-piece tub and shower carried whole is about 3 yards, most of it air.',
    'Walls set in mortar come off 2 inches thick, far more than the tile you see.',
    'A linen closet or a second vanity can push a full gut into the next size.',
  ],
  cheaper: [
    'Taken apart into panels, a vanity shrinks to a third of itself.',
    'Saw the surround into strips and lay them inside each other.',
    'Everything lined up at the curb, pails included, means {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Plumber goes first',
      text: 'Have the toilet, taps and tub drain disconnected and the lines capped. We load fixtures, but the valves aren’t ours to turn.',
    },
    {
      icon: 'layers',
      title: 'Collect sturdy pails',
      text: 'A 20-litre pail beats any bag for tile, so gather a dozen before the hammer comes out.',
    },
    {
      icon: 'waterDrop',
      title: 'Plug the flange',
      text: 'On septic? Stuff a rag into the open toilet flange and tape over it, so no mortar goes down the pipe.',
      fits: 'rural',
    },
    {
      icon: 'schedule',
      title: 'Beat the frost',
      text: 'Stripping a cottage bath late in the year? Empty tank and traps before the frost. Frozen china splits in our hands.',
      fits: 'lakefront',
    },
    {
      icon: 'straighten',
      title: 'Moulded surround',
      text: 'If the tub and walls are one moulded piece, it likely went in before the doors did, so expect it to leave sawn.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Floor built up',
      text: 'Step up into the old bathroom? Measure that step, because it’s mortar and layers, and leave old vinyl alone until it’s tested.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Dry pails only',
      text: 'In a stacked building? Cover the drain and keep the rubble dry. What spills here drips through a neighbour’s ceiling.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Ejector pump off',
      text: 'Toilet below the sewer line? Have the plumber shut down the ejector pump and empty its pit before fixtures come loose.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'New toilet ready',
      text: 'Only one bathroom for the whole house? Book us when the new toilet is standing by, not the week before.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Car out, shelves covered',
      text: 'Bathroom over the garage? Move the car and cover the shelves, since hammering upstairs shakes dust out of that ceiling.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'construction',
      title: 'Tub upstairs?',
      text: 'Acrylic comes down in strips under one arm. Cast iron means 4 people and straps, or a sledge. Hold a magnet to it before you call: iron and steel grab it, acrylic won’t.',
    },
    {
      icon: 'straighten',
      title: 'Door under 24 inches?',
      text: 'Then we lift the door away and, if need be, pry the stop from the jamb. The vanity top is lifted from its cabinet, and the toilet goes out tank first, bowl after.',
    },
    {
      icon: 'home',
      title: 'Farmhouse stairs like a ladder?',
      text: 'Steep boxed stairs with a door at the foot won’t take a whole iron tub. It’s broken upstairs and lowered by the pail, so clear a spot on the porch for the first dozen.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Bath to bring up a bank?',
      text: 'A fibreglass stall goes up in light pieces. China and tile need rests, so show us flat spots where pails can wait, and cut back the branches along the path.',
      fits: 'lakefront',
    },
    {
      icon: 'fence',
      title: 'Open stairs with pickets?',
      text: 'Then the fixtures come down hugging the wall side. Wrap the newel post in a towel, and leave the stair carpet on until we’ve gone.',
      fits: 'newSubdivision',
    },
    {
      icon: 'waterDrop',
      title: 'Clawfoot tub?',
      text: 'The feet slide off and it stands on end, about 5 feet tall. Walk around it first: a springy floor decides where 4 people may put their boots, so mention it.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Tile going down 20 floors?',
      text: 'Two dozen half pails are a serious weight in any elevator. They ride in 2 or 3 trips rather than 1, on a flat cart, with the toilet strapped upright at the back.',
      fits: 'highRise',
    },
    {
      icon: 'straighten',
      title: 'Shower in the basement?',
      text: 'The glass leaves first, taped and on edge. Base and tile follow a pail at a time, and the headroom above the bottom step decides who carries, so measure it.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bathroom off a common hall?',
      text: 'Somebody will want past with a laundry basket. We stage the pails inside the bathroom, carry in bursts, and sweep the hall before the tub comes through.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Bath on the third storey?',
      text: 'Half-flights are kinder than one long stair, but each turn counts. Measure the landing nearest the bathroom, and see whether the railing lifts out.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your bathroom goes',
  destinations: [
    { what: 'Iron or steel tub', where: 'Scrap metal recycler' },
    { what: 'Copper, brass, taps', where: 'Metal recycling, sorted by kind' },
    { what: 'Toilet, china sink', where: 'Licensed disposal site' },
    { what: 'Tile, mortar, drywall', where: 'Disposal, bagged or in pails' },
    { what: 'Acrylic, fibreglass', where: 'Disposal, cut into strips' },
    { what: 'Unchipped vanity', where: 'Donated if somebody can fit it' },
  ],
  materials: ['tile', 'fixtures', 'drywall', 'metal'],
  questions: [
    {
      question: 'Do you unbolt the toilet?',
      answer:
        'Yes, after a plumber has capped its water. The bowl is lifted off the wax and carried level, because the trap inside holds water that no sponge reaches. The wax ring is bagged before it finds the carpet.',
    },
    {
      question: 'Is a cast iron tub worth keeping?',
      answer:
        'Sometimes. A clawfoot with sound enamel may find a new owner, so ask around before anybody swings a sledge. A built-in tub with chips, or rust around the drain, is scrap iron.',
    },
    {
      question: 'Can you take a bathroom that has mould behind the tile?',
      answer:
        'It depends how far it spread. A few stained sheets around the tub are bagged and loaded. If it covers whole walls, or there has been sewage, have a remediation company clear that before our visit.',
    },
    {
      question: 'Do you take shower glass and big mirrors?',
      answer:
        'Yes, on edge and taped across both faces. Shower doors are tempered and burst into crumbs when a corner is knocked, so leave them hanging until we’re there. A mirror glued to drywall comes down with it.',
    },
    {
      question: 'Can a pressure tank or water softener from the well leave with the bathroom?',
      answer:
        'Yes, disconnected, drained and with the pressure let off. A softener full of wet salt outweighs toilet and vanity together, so scoop out its tank. The pump down the well is your well contractor’s.',
      fits: 'rural',
    },
    {
      question: 'Our cottage has a composting toilet. Will you haul it?',
      answer:
        'Yes, when it’s empty, rinsed and dry, because what was in it never rides in the truck. Unplug the fan or heater, or have an electrician free it if it’s wired in, and leave the vent pipe loose.',
      fits: 'lakefront',
    },
    {
      question: 'The fixtures in our new house are hardly used. Can they be reused?',
      answer:
        'It depends how they come out. A toilet without hairline cracks, a faucet with its parts or a vanity with its top attached may be donated. Unscrew instead of prying, and label the bag of bolts.',
      fits: 'newSubdivision',
    },
    {
      question: 'The old walls are plaster on wire mesh. Does that cost more?',
      answer:
        'Only if it fills more of the truck, and it tends to: it comes off thick and won’t fold. Snip the mesh into squares the size of a baking sheet, with gloves on, and mention it beforehand.',
      fits: 'olderCore',
    },
    {
      question: 'How do you get a bathtub out of a condo?',
      answer:
        'In pieces, nearly always. A steel tub is cut in two, acrylic is sawn into strips, and both fit a flat cart. Find out which hours the building allows saws, because that sets our start.',
      fits: 'highRise',
    },
    {
      question: 'The basement bathroom stands on a platform. Will you take that too?',
      answer:
        'It depends what it’s made of. A framed one comes up with the floor. Poured concrete with drains inside waits until the plumber has cut them free, and then leaves like other rubble.',
      fits: 'basementSuite',
    },
    {
      question: 'Who should be home when a shared house’s bathroom is cleared?',
      answer:
        'One person who may decide, ideally whoever spoke to the landlord. Everybody else takes out towels, shampoo and the scale beforehand. After the visit there’s no toilet in that room, so plan the evening.',
      fits: 'sharedRental',
    },
    {
      question: 'Can broken tile from a townhouse bathroom wait on the shared walkway?',
      answer:
        'Better not. It trips people in the dark, and grout runs over the pavers when it rains. Leave the tile in the old tub or on the shower base, and we carry it out from there.',
      fits: 'townhouse',
    },
  ],
  closing: 'The tub goes down the stairs once.',
  related: ['kitchen-renovation-debris', 'flooring-disposal', 'construction-waste'],
  directService: 'renovation-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
