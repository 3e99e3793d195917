import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Bathroom renovation debris',
  displayName: 'Bathroom Renovation Debris',
  serviceLower: 'bathroom renovation debris removal',
  primaryKeyword: 'bathroom debris removal',
  lot: 'reno',
  order: 18,
  description:
    'A gutted bathroom leaves you with a heavy tub, a toilet, a vanity and tile. Once the water is off, our bathroom debris removal clears all of it.',
  features: [
    {
      icon: 'layers',
      title: 'From tub to tile',
      text: 'We take the fixtures, tile, drywall and flooring together.',
    },
    {
      icon: 'straighten',
      title: 'Tub route measured',
      text: 'We measure your door and stairs before we move the tub.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take the tank off the toilet and cut acrylic tubs and surrounds into strips. We break up cast iron tubs, or carry them whole if stairs allow.',
    heavy:
      'A cast iron tub can weigh 300 pounds or more. Tile set in mortar is heavy too: one shower can fill a dozen pails.',
    cannotGo:
      'Old vinyl floors, pipe wrap and textured ceilings can’t go until they’re tested for asbestos. If the test finds any, call a qualified asbestos contractor.',
  },
  costTitle: 'What clearing a bathroom costs',
  loads: [
    { load: 'Toilet, vanity and mirror', tier: 1, note: 'without the tub' },
    { load: 'Tub, tile surround and fixtures', tier: 2, note: 'without the floor and ceiling' },
    { load: 'Full bathroom, down to the studs', tier: 3, note: 'with the drywall and floor' },
  ],
  dearer: ['A one-piece tub and shower takes about 3 cubic yards if we carry it out whole.'],
  cheaper: ['Stack broken drywall flat, so it takes less room in the truck.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Plumber first',
      text: 'Before we come, have a plumber disconnect the toilet, taps and tub from the water and cap the lines.',
    },
    {
      icon: 'layers',
      title: 'Use sturdy pails',
      text: 'Put broken tile in sturdy pails, not bags. Half-full pails are safer to carry on stairs.',
    },
    {
      icon: 'waterDrop',
      title: 'Plug open drains',
      text: 'If you have a septic system, plug open drains with a rag, so no rubble falls in.',
      fits: 'rural',
    },
    {
      icon: 'schedule',
      title: 'Drain before frost',
      text: 'If you gut a cottage bathroom late in the year, drain the toilet before frost. Ice can crack the bowl.',
      fits: 'lakefront',
    },
    {
      icon: 'straighten',
      title: 'Mention a one-piece tub',
      text: 'Tell us if your tub and shower walls are one moulded piece. We may have to saw it apart.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Mention a raised floor',
      text: 'If your bathroom floor is higher than the hall, tell us. The floor may be thick mortar, which is heavy.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Keep rubble dry',
      text: 'In a condo, cover the drains and keep rubble dry, so nothing leaks into the unit below.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Turn off the pump',
      text: 'If your basement toilet uses an ejector pump, have the plumber turn off the pump and empty its pit.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'New toilet ready',
      text: 'If your house has only one bathroom, have the new toilet delivered before we take the old one.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Cover the garage shelves',
      text: 'If the bathroom is over your garage, move the car and cover the shelves. Demolition shakes dust from the ceiling.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'construction',
      title: 'Is the tub upstairs?',
      text: 'Hold a magnet to the tub. If the magnet sticks, tell us, because an iron or steel tub is heavy.',
    },
    {
      icon: 'straighten',
      title: 'Is the bathroom door under 24 inches?',
      text: 'We take the door off its hinges and lift the top off the vanity. Please empty the vanity’s drawers first.',
    },
    {
      icon: 'home',
      title: 'Steep, narrow farmhouse stairs?',
      text: 'A whole cast iron tub rarely fits on steep stairs. We break up the tub in the bathroom, so cover what stays.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Is your cottage below the road?',
      text: 'Show us level spots on the way up where we can set down heavy pails. Cut back branches along the path.',
      fits: 'lakefront',
    },
    {
      icon: 'fence',
      title: 'Do your stairs have an open railing?',
      text: 'We carry fixtures on the wall side. Wrap the post at the bottom, and leave any stair carpet on until we’re done.',
      fits: 'newSubdivision',
    },
    {
      icon: 'waterDrop',
      title: 'Do you have a clawfoot tub?',
      text: 'We take off the feet and stand the tub on end. Tell us if the bathroom floor feels weak.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Does your tile go down by elevator?',
      text: 'Pails of tile are heavy, so we split them over several trips by cart. Tell us the weight limit posted in the elevator.',
      fits: 'highRise',
    },
    {
      icon: 'straighten',
      title: 'Is the shower in the basement?',
      text: 'We carry up the shower glass first. Measure the headroom above the lowest step, and tell us if it’s tight.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Do housemates share the hall?',
      text: 'We keep the debris inside the bathroom until we carry it out, so your housemates can get past.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Is the bathroom on the third floor?',
      text: 'Count the turns in the stairs, and measure the smallest landing. Tell us if a railing can be taken off.',
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
        'Yes, once a plumber has disconnected the water. We carry the bowl level, because some water stays inside.',
    },
    {
      question: 'Is my old cast iron tub worth selling?',
      answer:
        'Sometimes. Someone may buy a clawfoot tub with good enamel, so offer it for sale first. A built-in tub with chips or rust is scrap iron.',
    },
    {
      question: 'Can you clear a bathroom that has mould behind the tile?',
      answer:
        'It depends on how much mould there is. We take a few stained pieces of drywall in bags. If whole walls are mouldy, call a remediation company first.',
    },
    {
      question: 'Do you take shower glass and big mirrors?',
      answer:
        'Yes. Leave the shower doors up until we come, because the glass can shatter. If a mirror is glued to drywall, we take both down together.',
    },
    {
      question: 'Can our well’s pressure tank and water softener go too?',
      answer:
        'Yes, once a plumber has disconnected and drained them. Scoop the salt out of the softener first, because wet salt is very heavy.',
      fits: 'rural',
    },
    {
      question: 'Can you take the composting toilet from our cottage?',
      answer:
        'Yes, if it’s empty, rinsed and dry. Unplug it first. If it’s wired in, have an electrician disconnect it.',
      fits: 'lakefront',
    },
    {
      question: 'The fixtures in our new house are hardly used. Can they be reused?',
      answer:
        'Sometimes, if they come out undamaged. Unscrew them carefully and keep the bolts. Toilets without cracks, complete faucets and whole vanities may be donated.',
      fits: 'newSubdivision',
    },
    {
      question: 'Our old walls are plaster on wire mesh. Does that cost more?',
      answer:
        'Only if the debris fills more of the truck. Cut the mesh into flat squares, which stack well. Wear gloves, because the edges are sharp.',
      fits: 'olderCore',
    },
    {
      question: 'How do you get a bathtub out of a condo?',
      answer:
        'Usually in pieces, on a cart. Cutting up a tub is loud, so ask which hours your building allows power tools.',
      fits: 'highRise',
    },
    {
      question: 'Our basement bathroom stands on a platform. Do you take the platform too?',
      answer:
        'It depends. We take a wood-framed platform along with the floor. If the platform is concrete with drains inside, a plumber has to cut the drains free first.',
      fits: 'basementSuite',
    },
    {
      question: 'Who has to be home when you clear our shared bathroom?',
      answer:
        'One person who can agree to the price. Ask the others to take out their towels and shampoo the night before.',
      fits: 'sharedRental',
    },
    {
      question: 'Can I leave broken tile on the shared walkway?',
      answer:
        'Better not, because someone could trip over it in the dark. Keep the tile in the bathroom or your garage until we come.',
      fits: 'townhouse',
    },
  ],
  closing: 'Tub, tile and toilet, all gone.',
  related: ['kitchen-renovation-debris', 'flooring-disposal', 'construction-waste'],
  directService: 'renovation-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
