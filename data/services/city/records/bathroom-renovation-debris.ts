import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Bathroom renovation debris',
  displayName: 'Bathroom Renovation Debris',
  serviceLower: 'bathroom renovation debris removal',
  primaryKeyword: 'bathroom debris removal',
  group: 'reno',
  order: 18,
  description:
    'A gutted bathroom leaves you with a heavy tub, a toilet, a vanity and tile. Once the fixtures are disconnected, our bathroom debris removal crew takes it all away.',
  features: [
    {
      icon: 'layers',
      title: 'From tub to tile',
      text: 'We take the fixtures, tile, drywall and flooring together.',
    },
    {
      icon: 'straighten',
      title: 'We measure first',
      text: 'We measure your door and stairs before we move the tub.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take the tank off the toilet and cut acrylic tubs and surrounds into strips. We break up cast iron tubs that won’t fit on the stairs.',
    heavy:
      'A cast iron tub can weigh 300 pounds or more. Tile set in mortar is heavy too, and one shower can fill a dozen pails.',
    cannotGo:
      'Old vinyl floors, pipe wrap and textured ceilings can’t go until you’ve had them tested for asbestos. If the test finds any, call a qualified asbestos contractor.',
  },
  costTitle: 'What clearing a bathroom costs',
  loads: [
    { load: 'Toilet, vanity and mirror', tier: 1 },
    { load: 'Tub, tile surround and fixtures', tier: 2, note: 'without the floor and ceiling' },
    { load: 'Full bathroom, down to the studs', tier: 3, note: 'with the drywall and floor' },
  ],
  dearer: ['A one-piece tub and shower takes about 3 cubic yards if we carry it out whole.'],
  cheaper: ['Stack broken drywall flat, so it takes less room in the truck.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Disconnect the fixtures',
      text: 'Have a plumber disconnect the toilet, taps and tub and cap the lines. Have an electrician disconnect lights and fans.',
    },
    {
      icon: 'layers',
      title: 'Pails, not bags',
      text: 'Put broken tile in sturdy pails. Fill them only halfway, so they’re safe to carry on stairs.',
    },
    {
      icon: 'waterDrop',
      title: 'Protect the septic tank',
      text: 'Do you have a septic system? Plug open drains with a rag, so no rubble falls in.',
      fits: 'rural',
    },
    {
      icon: 'schedule',
      title: 'Tell us the distance',
      text: 'If a truck can’t reach your cottage door, tell us how far we have to carry the pails.',
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
      title: 'Check for drips',
      text: 'In a condo, have the plumber check for drips before we start. A leak can reach the unit below.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Mention a sewage pump',
      text: 'Does your basement toilet need a pump? Have the plumber turn the pump off and empty its pit.',
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
      text: 'If the bathroom is over your garage, move the car and cover the shelves. Work above can shake dust from the ceiling.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'construction',
      title: 'Is the tub upstairs?',
      text: 'Hold a magnet to the tub. If the magnet sticks, tell us, because the tub may be cast iron.',
    },
    {
      icon: 'straighten',
      title: 'Is the bathroom door under 24 inches wide?',
      text: 'We take the door off its hinges and lift the top off the vanity. Please empty the vanity’s drawers first.',
    },
    {
      icon: 'home',
      title: 'Steep, narrow farmhouse stairs?',
      text: 'A cast iron tub rarely fits down narrow stairs whole. We break up the tub in the bathroom, so cover what stays.',
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
      text: 'We carry fixtures on the wall side. Wrap the post at the bottom, and leave any stair carpet in place until we’re done.',
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
      text: 'We carry up the shower glass first. Measure the headroom over the stairs where the ceiling is lowest.',
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
      text: 'Count the turns in the stairs, and measure the smallest landing. Tell us if the railing comes off.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where bathroom debris goes',
  destinations: [
    { what: 'Iron or steel tub', where: 'Metal recycler' },
    { what: 'Cracked toilet, china sink', where: 'Licensed disposal site' },
    { what: 'Tile, mortar, drywall', where: 'Licensed disposal site' },
    { what: 'Undamaged vanity', where: 'Donated if somebody can use it' },
  ],
  materials: ['tile', 'fixtures', 'drywall', 'metal'],
  questions: [
    {
      question: 'Do you unbolt the toilet?',
      answer: 'Yes, once the plumber is done. We carry the bowl level, because some water stays inside.',
    },
    {
      question: 'Is my old cast iron tub worth selling?',
      answer:
        'Sometimes. Someone may buy a clawfoot tub with good enamel, so offer it for sale first. A built-in tub with chips or rust is scrap iron.',
    },
    {
      question: 'Can you clear a bathroom that has mould behind the tile?',
      answer:
        'It depends on how much mould there is. We take a few mouldy pieces of drywall in bags. If whole walls are mouldy, call a remediation company first.',
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
        'Yes, if the toilet is empty, rinsed and dry. Unplug it, or have an electrician disconnect it if it’s wired in.',
      fits: 'lakefront',
    },
    {
      question: 'The fixtures in our new house are hardly used. Can they be reused?',
      answer:
        'Sometimes, if they come out undamaged. Tell us when you book, and keep loose parts together. Toilets without cracks, complete taps and whole vanities may be donated.',
      fits: 'newSubdivision',
    },
    {
      question: 'Our old walls are plaster on wire mesh. Does that cost more?',
      answer:
        'Only if the debris fills more of the truck. Have old plaster tested for asbestos first. If there’s none, cut the mesh into flat squares.',
      fits: 'olderCore',
    },
    {
      question: 'How do you get a bathtub out of a condo?',
      answer:
        'Usually in pieces, on a cart. Cutting up a tub is loud, so ask your building when power tools are allowed.',
      fits: 'highRise',
    },
    {
      question: 'Our basement bathroom stands on a platform. Do you take the platform too?',
      answer:
        'Yes, if it’s framed in wood. If the platform is concrete with drains inside, have a plumber cut the drains free first.',
      fits: 'basementSuite',
    },
    {
      question: 'Who has to be home when you clear our shared bathroom?',
      answer:
        'One person who can agree to the price. Ask the others to take out their towels and shampoo before we arrive.',
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
