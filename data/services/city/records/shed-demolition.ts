import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Shed demolition',
  displayName: 'Shed Demolition',
  serviceLower: 'shed demolition',
  primaryKeyword: 'shed removal',
  group: 'yard',
  order: 4,
  description:
    'Is your shed leaning, rusting or full of old tools? Our shed removal crew takes it down by hand, and removes the base if you ask.',
  features: [
    {
      icon: 'construction',
      title: 'No machines on grass',
      text: 'We work with bars and saws, so no excavator crosses your lawn.',
    },
    {
      icon: 'fence',
      title: 'Close to the fence',
      text: 'If your shed stands close to a fence, we fold its walls inward.',
    },
  ],
  additionalInfo: {
    takenApart:
      'On a wooden shed, we take the roof off first, then cut the walls loose. We unscrew steel sheds and unclip resin sheds panel by panel.',
    heavy:
      'A wet plywood floor can be as heavy as an upright piano. We cut the floor into strips and carry them out.',
    cannotGo:
      'Old cement siding may contain asbestos, so it can’t go until a qualified asbestos contractor has tested it. A shed with power can’t go until an electrician has disconnected the wiring. We can’t take paint, pesticide or gas cans.',
  },
  costTitle: 'What a shed costs to take down',
  loads: [
    { load: 'Steel or resin shed, 6 by 8 feet', tier: [1, 2], note: 'empty, with its panels stacked flat' },
    { load: 'Wooden shed, 8 by 10 feet', tier: 3, note: 'with roof, walls and floor' },
    { load: 'Wooden shed, 10 by 12 feet', tier: [4, 5], note: 'shingles and floor included' },
  ],
  dearer: ['A concrete base, broken up, often adds 1 to 2 cubic yards.'],
  cheaper: ['Give away tools, shelves and anything else that’s still good before we come.'],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'hardware',
      title: 'Find the padlock key',
      text: 'Is the key to your shed lost? Tell us before we come, so we bring bolt cutters.',
    },
    {
      icon: 'check',
      title: 'Save what you need',
      text: 'Take out bikes, tools and anything else you want to keep. Everything in the shed gets dusty when the roof comes off.',
    },
    {
      icon: 'error',
      title: 'Set old sprays aside',
      text: 'Are there old sprays or unlabelled jugs in the shed? Set them aside, because they may be hazardous waste.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Take out boat fuel',
      text: 'Do you keep boat gear in the shed? Take out the fuel tank, flares and battery, because we can’t load them.',
      fits: 'lakefront',
    },
    {
      icon: 'waterDrop',
      title: 'Flag the sprinklers',
      text: 'Do you have lawn sprinklers? Put a stick beside every sprinkler head near the shed.',
      fits: 'newSubdivision',
    },
    {
      icon: 'groups',
      title: 'Ask your neighbour',
      text: 'Is the shed nailed to your neighbour’s fence or garage? Get your neighbour’s OK before you book.',
      fits: 'olderCore',
    },
    {
      icon: 'kitchen',
      title: 'Empty the balcony cabinet',
      text: 'Do you have a storage cabinet on your balcony? Empty the cabinet and pull it away from the wall.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Ask the tenant',
      text: 'Does your basement tenant use the shed too? Ask the tenant to take out everything that isn’t junk.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'Warn your roommates',
      text: 'Do your roommates use the shed? Tell them the date, and ask them to take out their own things.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Check behind the shed',
      text: 'Does the shed stand against your house? Tell us if there’s a tap, a dryer vent or a meter behind the shed.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'No room around the shed?',
      text: 'Tell us how much space each side has. Then we know which wall to take down first.',
    },
    {
      icon: 'error',
      title: 'Wasps in the shed?',
      text: 'Look under the roof and along the floor. If you find a nest, call pest control before we come.',
    },
    {
      icon: 'grass',
      title: 'Shed across a field?',
      text: 'Tell us about any farm track that’s firm enough for a truck. Then we can load right beside the shed.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Shed or boathouse?',
      text: 'We can’t take down a boathouse that stands in the water. If yours is on dry land, tell us its size.',
      fits: 'lakefront',
    },
    {
      icon: 'fence',
      title: 'Fence all around the shed?',
      text: 'We cut the walls to the width of your gate. If you take out a section of fence, we use that gap instead.',
      fits: 'newSubdivision',
    },
    {
      icon: 'grass',
      title: 'Shed under a big tree?',
      text: 'We take the roof off in small pieces to stay clear of the branches. We don’t cut branches or roots.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Storage cabinet on a balcony?',
      text: 'We take the cabinet apart on the balcony and bring the flat panels down in the elevator.',
      fits: 'highRise',
    },
    {
      icon: 'zoomIn',
      title: 'Walkway past basement windows?',
      text: 'Steel panels scratch glass, so we keep them away from the windows. Move pots and chairs off the walkway.',
      fits: 'basementSuite',
    },
    {
      icon: 'localShipping',
      title: 'Driveway full of roommates’ cars?',
      text: 'Shed walls are long, so we need a straight way to the street. Ask your roommates to move their cars that day.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Out through the garage?',
      text: 'Measure the garage’s back door, and we cut the shed walls to fit through. Move anything that blocks the door.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your shed goes',
  destinations: [
    { what: 'Steel walls, door track', where: 'Metal recycler' },
    { what: 'Bare framing lumber', where: 'Recycled as wood' },
    { what: 'Shingles, painted boards', where: 'Licensed disposal site' },
    { what: 'Base stones, if we take them', where: 'Concrete recycling, when clean' },
  ],
  materials: ['lumber', 'metal'],
  questions: [
    {
      question: 'Can you take the shed with everything still in it?',
      answer:
        'Yes, apart from hazardous waste. We put the contents on the lawn first, so you see everything we’re going to load.',
    },
    {
      question: 'Could someone else use my old shed?',
      answer:
        'Sometimes, if it’s a straight steel or resin shed. A nailed wooden shed can hardly ever be put up again. We can leave the parts stacked in your yard.',
    },
    {
      question: 'Can a shed come down in winter?',
      answer:
        'Yes. Clear a path to the shed, and take heavy snow off its roof. If the floor is frozen to the ground, the frozen part stays until spring.',
    },
    {
      question: 'What’s left when the shed is gone?',
      answer:
        'Usually bare soil, a little lower than the lawn. We pick up nails and scraps. Filling and seeding the spot is up to you.',
    },
    {
      question: 'Do you take chicken coops and old lean-tos?',
      answer:
        'Yes, once you’ve shovelled out the manure. We take the wire, the boards and the perches. For a timber-frame barn, call a demolition contractor.',
      fits: 'rural',
    },
    {
      question: 'Our shed stands near the edge of a bank. Can you take it down?',
      answer:
        'Yes, if there’s room to work from the land side. If the edge is crumbling, have an engineer check the ground before you book.',
      fits: 'lakefront',
    },
    {
      question: 'A neighbour says our shed is over the property line. Do you check?',
      answer: 'No, you need a survey for that. Once you and your neighbour agree, we can take the shed down.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can you take down our leaning old garage?',
      answer:
        'Yes, if it’s small and built of wood. We don’t take down garages of brick or block. Ask your municipality whether you need a permit.',
      fits: 'olderCore',
    },
    {
      question: 'Can you remove a shed on our condo’s grounds?',
      answer:
        'Yes, if the condo corporation or its manager books us. Tell us who has the key to the shed, and where a truck may stop.',
      fits: 'highRise',
    },
    {
      question: 'Our internet cable is stapled to the shed. What should we do?',
      answer:
        'Call your provider and have the cable moved to the house or the fence before we come. We don’t cut cables.',
      fits: 'basementSuite',
    },
    {
      question: 'A roommate moved out and left the shed locked. Can you open it?',
      answer:
        'Only if your landlord agrees in writing that everything in the shed may go. Ask the roommate first what belongs to them.',
      fits: 'sharedRental',
    },
    {
      question: 'Our shed and the neighbour’s are back to back. Can you take both?',
      answer:
        'Yes, if you both agree. Two sheds in one pickup are one load with one price, and you share the cost as you like.',
      fits: 'townhouse',
    },
  ],
  closing: 'Make room in the yard.',
  related: ['backyard-cleanup', 'fence-demolition', 'deck-demolition', 'garage-cleanout'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
