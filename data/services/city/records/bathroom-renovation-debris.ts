import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Bathroom renovation debris',
  displayName: 'Bathroom Renovation Debris',
  serviceLower: 'bathroom renovation debris removal',
  primaryKeyword: 'bathroom debris removal',
  lot: 'reno',
  order: 18,
  description:
    'A gutted bathroom leaves you with a heavy tub, toilet, vanity and tile. Once the water is off, our bathroom debris removal clears all of it, pail by pail.',
  features: [
    {
      icon: 'layers',
      title: 'Tile in pails',
      text: 'We carry broken tile in half-full pails, which are safer on your stairs.',
    },
    {
      icon: 'straighten',
      title: 'Tub route measured',
      text: 'We measure the door and stair turn before moving your tub.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We separate the toilet’s tank and bowl, and cut acrylic tubs and surrounds into strips. Cast iron is broken up under a blanket, or carried whole if stairs allow.',
    heavy:
      'A cast iron tub weighs 300 pounds or more. Tile set in mortar is nearly as heavy, and one shower can fill a dozen pails.',
    cannotGo:
      'Old vinyl floor, pipe wrap and ceiling texture can hold asbestos: have them tested. If they do, call an abatement contractor. A plumber must cap water lines before we take fixtures.',
  },
  costTitle: 'What clearing a bathroom costs',
  loads: [
    { load: 'Toilet, vanity and mirror', tier: 1, note: 'without the tub' },
    { load: 'Tub, tile surround and fixtures', tier: 2, note: 'without the floor and ceiling' },
    { load: 'Full bathroom, down to the studs', tier: 3, note: 'drywall and floor included' },
  ],
  dearer: ['A one-piece tub and shower, carried out whole, takes about 3 cubic yards.'],
  cheaper: ['Take the vanity apart: its panels need a third of the space.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Plumber goes first',
      text: 'Have a plumber disconnect the toilet, taps and tub drain, and cap the lines, before we come.',
    },
    {
      icon: 'layers',
      title: 'Collect sturdy pails',
      text: 'Pails are better than bags for tile. Gather a dozen 20-litre ones before you start demolition.',
    },
    {
      icon: 'waterDrop',
      title: 'Plug the drain',
      text: 'On septic? Stuff a rag into the open toilet flange and tape over it, to keep mortar out.',
      fits: 'rural',
    },
    {
      icon: 'schedule',
      title: 'Beat the frost',
      text: 'Stripping a cottage bathroom late in the year? Empty tank and traps before frost, because a frozen toilet can crack.',
      fits: 'lakefront',
    },
    {
      icon: 'straighten',
      title: 'One-piece tub',
      text: 'If the tub and walls are one moulded piece, they may not fit through doors. Expect us to saw them.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Measure a raised floor',
      text: 'Is there a step up into your old bathroom? Measure it. Leave old vinyl alone until it’s tested.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Keep rubble dry',
      text: 'In a stacked building? Cover the drain and keep water off the rubble, so nothing leaks on the neighbour below.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Ejector pump off',
      text: 'Toilet below the sewer line? Have the plumber shut off the ejector pump and empty its pit first.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'New toilet ready',
      text: 'Only one bathroom in the house? Book us for when the new toilet is there, not a week earlier.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Cover the garage shelves',
      text: 'Bathroom over the garage? Move your car and cover the shelves, because demolition shakes dust from the ceiling.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'construction',
      title: 'Tub upstairs?',
      text: 'Test it with a magnet, which sticks to iron and steel. Acrylic comes down in strips. Cast iron takes four people.',
    },
    {
      icon: 'straighten',
      title: 'Door under 24 inches?',
      text: 'We take the door off its hinges. The vanity top comes off its cabinet, and the toilet leaves in two pieces.',
    },
    {
      icon: 'home',
      title: 'Steep farmhouse stairs?',
      text: 'A whole iron tub won’t fit down boxed stairs. We break it upstairs, so clear porch space for a dozen pails.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Cottage below the road?',
      text: 'Show us flat spots on the bank where heavy pails of tile can rest. Cut back branches along the path.',
      fits: 'lakefront',
    },
    {
      icon: 'fence',
      title: 'Open stairs with pickets?',
      text: 'We carry fixtures down along the wall. Wrap the newel post in a towel, and leave the stair carpet on.',
      fits: 'newSubdivision',
    },
    {
      icon: 'waterDrop',
      title: 'Clawfoot tub?',
      text: 'We slide the feet off and stand it on end, about 5 feet tall. Tell us if the floor feels springy.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Tile going down 20 floors?',
      text: 'Two dozen half pails are a serious weight for an elevator. We split them over two or three trips by cart.',
      fits: 'highRise',
    },
    {
      icon: 'straighten',
      title: 'Shower in the basement?',
      text: 'We take the glass first, taped and on edge. Measure the headroom above the bottom step before we carry up tile.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bathroom off a common hall?',
      text: 'We keep the pails inside the bathroom and carry them out in bursts, so your housemates can get past.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Bath on the third storey?',
      text: 'Each turn in the stairs counts. Measure the landing nearest the bathroom, and check whether the railing lifts out.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your bathroom goes',
  destinations: [
    { what: 'Iron or steel tub', where: 'Scrap metal recycler' },
    { what: 'Toilet, china sink', where: 'Licensed disposal site' },
    { what: 'Tile, mortar, drywall', where: 'Licensed disposal site' },
    { what: 'Unchipped vanity', where: 'Donated if somebody can use it' },
  ],
  materials: ['tile', 'fixtures', 'drywall', 'metal'],
  questions: [
    {
      question: 'Do you unbolt the toilet?',
      answer:
        'Yes, once a plumber has capped the water. We carry the bowl level, because its trap still holds water, and bag the wax ring right away.',
    },
    {
      question: 'Is a cast iron tub worth keeping?',
      answer:
        'Sometimes. A clawfoot with sound enamel may find a new owner, so ask around first. A built-in tub with chips or rust is scrap iron.',
    },
    {
      question: 'Can you take a bathroom that has mould behind the tile?',
      answer:
        'It depends on how much. We take a few stained sheets, bagged. If whole walls are mouldy or there was sewage, call a remediation company first.',
    },
    {
      question: 'Do you take shower glass and big mirrors?',
      answer:
        'Yes. Leave shower doors hanging until we come, because tempered glass shatters if a corner is hit. A mirror glued to drywall comes down with the drywall.',
    },
    {
      question: 'Can our well’s pressure tank or water softener go too?',
      answer:
        'Yes, once it’s disconnected, drained and its pressure released. Scoop wet salt out of the softener, because it’s very heavy. Your well contractor removes the pump down the well.',
      fits: 'rural',
    },
    {
      question: 'Our cottage has a composting toilet. Do you take those?',
      answer:
        'Yes, if it’s empty, rinsed and dry. Unplug the fan or heater. If that’s wired in, have an electrician disconnect it. Leave the vent pipe loose.',
      fits: 'lakefront',
    },
    {
      question: 'The fixtures in our new house are hardly used. Can they be reused?',
      answer:
        'It depends on how they come out. Unscrew rather than pry, and keep the bolts. Toilets without cracks, complete faucets and whole vanities may be donated.',
      fits: 'newSubdivision',
    },
    {
      question: 'The old walls are plaster on wire mesh. Does that cost more?',
      answer:
        'Only if it fills more of the truck, and it often does, since it won’t fold. Wear gloves, snip the mesh into squares and tell us beforehand.',
      fits: 'olderCore',
    },
    {
      question: 'How do you get a bathtub out of a condo?',
      answer:
        'Usually in pieces. We cut a steel tub in two and acrylic into strips, then use a cart. Ask which hours your building allows saws.',
      fits: 'highRise',
    },
    {
      question: 'The basement bathroom stands on a platform. Will you take that too?',
      answer:
        'It depends on the platform. We take a framed one with the floor. Concrete with drains inside has to wait until a plumber has cut them free.',
      fits: 'basementSuite',
    },
    {
      question: 'Who should be home when a shared house’s bathroom is cleared?',
      answer:
        'One person who can decide, ideally whoever spoke to the landlord. The others should take out towels and shampoo first. Tell them which toilet will be gone.',
      fits: 'sharedRental',
    },
    {
      question: 'Can broken tile from a townhouse bathroom wait on the shared walkway?',
      answer:
        'Better not. People can trip on it in the dark, and rain washes grout over the pavers. Leave tile in the tub or shower base for us.',
      fits: 'townhouse',
    },
  ],
  closing: 'Tub, tile and toilet, all gone.',
  related: ['kitchen-renovation-debris', 'flooring-disposal', 'construction-waste'],
  directService: 'renovation-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
