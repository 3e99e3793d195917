import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Apartment cleanout',
  displayName: 'Apartment Cleanout',
  serviceLower: 'apartment cleanouts',
  primaryKeyword: 'apartment junk removal',
  lot: 'moving',
  order: 24,
  description:
    'Clearing an apartment is half lifting and half logistics: the elevator, the loading door, the long hallway and the neighbour’s stroller. Give us the floor and the building’s rules, and we plan the load around them.',
  features: [
    {
      icon: 'schedule',
      title: 'Elevator booked',
      text: 'Reserve the service elevator with your building for our {arrivalWindow} window, plus time to load.',
    },
    {
      icon: 'localShipping',
      title: 'Room to stop',
      text: 'Ask the superintendent where a truck may stand and how high the loading door is.',
    },
    {
      icon: 'straighten',
      title: 'Couch meets cab',
      text: 'Measure the couch and the elevator, since the two seldom agree.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Sectionals unclip at their joining brackets, and most couch legs unscrew by hand. A wardrobe too tall for the elevator is laid flat and taken down to panels with a screwdriver.',
    heavy:
      'The distance more than the weight: a 150-pound dresser feels like 300 by the end of the corridor. Soft-wheeled dollies, blankets and straps make the trip instead of our backs.',
    cannotGo:
      'Anything that belongs to the building, until the superintendent says otherwise. The balcony barbecue can come but its propane tank can’t, and paint or cleaners need a hazardous waste depot.',
  },
  costTitle: 'What clearing an apartment costs',
  loads: [
    { load: 'Balcony and storage locker only', tier: 2 },
    {
      load: 'Bachelor, emptied to the walls',
      tier: [3, 4],
      note: 'bed, loveseat, kitchen and 1 closet',
      itemsAmong: { mattress: 1 },
    },
    { load: '2-bedroom, sofa to cutlery', tier: [5, 6], itemsAmong: { sofa: 1, mattress: 2 } },
  ],
  dearer: [
    'A sectional leaves in the pieces it came in, 3 to 4 yards of them.',
    'Wardrobes made for a whole bedroom wall are large even as panels.',
    'Locker cages hold more than people remember, so open yours before choosing a size.',
  ],
  cheaper: [
    'Pots nested inside pots, and the cutlery inside those, save a box or two.',
    'What the neighbours down the hall adopt never has to ride the elevator.',
    'With the lot already outside at the curb, building permitting, {curbsideDiscount} is taken off.',
  ],
  preparation: [
    {
      icon: 'receiptLong',
      title: 'Read the moving rules',
      text: 'Ask the office about hours, deposits and floor protection before you pick a date. A refusal in the lobby costs you the day.',
    },
    {
      icon: 'straighten',
      title: 'Count the doors',
      text: 'Walk from your couch to the street, note every door, ramp and corner, and tell us the narrowest in inches.',
    },
    {
      fits: 'rural',
      icon: 'home',
      title: 'The outside stair',
      text: 'If the apartment sits over a garage or a barn, clear its outside stair of ice, boots and flowerpots.',
    },
    {
      fits: 'lakefront',
      icon: 'deck',
      title: 'Balcony in the wind',
      text: 'Is your balcony open to the lake wind? Bring the cushions and plastic chairs in overnight, and tip out the planters.',
    },
    {
      fits: 'newSubdivision',
      icon: 'construction',
      title: 'Trades in the elevator',
      text: 'If the building is new enough to have tilers riding up and down, ask the site office for hours without them.',
    },
    {
      fits: 'olderCore',
      icon: 'place',
      title: 'Above a store',
      text: 'Living over a shop in {city}? Ask below when deliveries come, and choose an hour when nobody else needs that street door.',
    },
    {
      fits: 'highRise',
      icon: 'layers',
      title: 'Long things first',
      text: 'In a tower? Put bed rails, rugs and the heaviest dresser nearest your door, so they ride while the booking is young.',
    },
    {
      fits: 'basementSuite',
      icon: 'bolt',
      title: 'Take down low lamps',
      text: 'If the apartment is below ground, unhook any hanging lamp on the way, since dressers travel at forehead height.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'A colour each',
      text: 'Splitting up the household? Give every roommate who keeps something a different tape. Whatever has none is ours.',
    },
    {
      fits: 'townhouse',
      icon: 'cleaningServices',
      title: 'Roll up the runner',
      text: 'If yours is the upper half of a stacked townhouse, lift the stair runner and find something to hold the street door.',
    },
  ],
  access: [
    {
      icon: 'fitnessCenter',
      title: 'No elevator at all?',
      text: 'A third-floor walk-up is ordinary work. Say how many flights and whether the landings are square, because a long dresser needs about 4 feet to swing round.',
    },
    {
      icon: 'verifiedUser',
      title: 'Someone at the desk?',
      text: 'Leave our name there with your unit number. Nobody should let a crew up on its own say-so, and by then your phone will be in a box.',
    },
    {
      fits: 'rural',
      icon: 'localShipping',
      title: 'Gravel up to the door?',
      text: 'Dolly wheels sink in it, so an apartment over a barn is carried to the tailgate. Tell us how near the foot of the stair a truck can back.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Balcony over the water?',
      text: 'Nothing gets lowered over a railing, however grand the drop. It leaves by the way it arrived, and the glass table travels on edge between 2 blankets.',
    },
    {
      fits: 'newSubdivision',
      icon: 'hardware',
      title: 'Cab still boarded up?',
      text: 'Measure the inside with the plywood on, because that can steal 2 inches a side. It’s a kindness all the same: bare new panels show every chair leg.',
    },
    {
      fits: 'olderCore',
      icon: 'weekend',
      title: 'Door opens on the sidewalk?',
      text: 'We carry from stair to tailgate and set nothing down in between. Mention a bus stop, a café patio or a no-stopping sign out front.',
    },
    {
      fits: 'highRise',
      icon: 'schedule',
      title: 'Above the 10th floor?',
      text: 'Each trip costs minutes, so we fill a cab and don’t send single chairs. Ask for the key that holds the doors, because sliding doors are hard on table legs.',
    },
    {
      fits: 'basementSuite',
      icon: 'straighten',
      title: 'Out through the laundry?',
      text: 'Move the drying racks, and measure between the washer and the water heater. Under 30 inches, a couch has to lose its arms before it gets by.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Roommate keeps half?',
      text: 'Then somebody has to point. We do one room at a time with the others shut, and the armchair nobody claims is settled before we arrive, not on the landing.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Front door, then stairs?',
      text: 'That’s the corner where stacked units win. Big pieces come down feet first and wrapped, one person below, with a blanket tied over the handrail.',
    },
  ],
  destinationsTitle: 'Where the apartment’s contents go',
  destinations: [
    { what: 'Clean couch, lamps, plates', where: 'Donated where they’re wanted' },
    { what: 'TV, computer, printer', where: 'Electronics recycler' },
    { what: 'Microwave, barbecue without its tank', where: 'Scrap metal recycler' },
    { what: 'Window air conditioner', where: 'Refrigerant out first, then metal' },
    { what: 'Particleboard wardrobes', where: 'Licensed disposal site' },
    { what: 'Sagging mattresses', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'mattress', 'garbage', 'electronics'],
  questions: [
    {
      question: 'How long should I book the elevator for?',
      answer:
        'Half a day for a full 1-bedroom is sensible, counting our window. It decides more than the furniture does: shared with everybody else’s groceries, it can double the time for the same couch.',
    },
    {
      question: 'Do I have to pack the kitchen?',
      answer:
        'No. Take out what you’re keeping, and everything else can stay in the cupboards until we come. Knives and drinking glasses are the exception: wrap those in newspaper and set them on the counter where they’re seen.',
    },
    {
      question: 'Can the window air conditioner come along?',
      answer:
        'Yes. Unplug it a day ahead so it drips dry, and mention a walkway under it. Don’t cut the tubing, since the refrigerant must be drawn off properly before anything is scrapped.',
    },
    {
      question: 'I’m downsizing. Can I live there until the end?',
      answer:
        'Yes. Have the second bedroom and the locker taken first, and keep the bed, the kettle and a chair for a small load on your last day. Each visit is priced by what it takes.',
    },
    {
      fits: 'rural',
      question: 'Can you clear the in-law apartment behind our farmhouse?',
      answer:
        'Yes, and it’s simple if it has its own door. If the only way out leads through your kitchen, we do it in one stretch with the dog shut away, and not back and forth all afternoon.',
    },
    {
      fits: 'lakefront',
      question: 'If I kept a kayak in the locker, can that go?',
      answer:
        'Yes, though it won’t stand up in most cabs, so try to remember how it came in. A cracked hull can be cut in two downstairs. A sound one is better given away whole.',
    },
    {
      fits: 'newSubdivision',
      question: 'If the building is brand new, who do I ask about the truck?',
      answer:
        'The builder’s property office, until a board has taken over. Ask for the loading space and the service car in the same message, because with everybody moving in, both get promised twice.',
    },
    {
      fits: 'olderCore',
      question: 'Will a couch go down an old spiral stair?',
      answer:
        'Whole, rarely. With legs, back and arms off and the base stood on end, usually. If it was hoisted in by a window long ago, it gets sawn up in the living room.',
    },
    {
      fits: 'highRise',
      question: 'What if the tower’s elevator is out that day?',
      answer:
        'Call as soon as the notice goes up. With 1 car left we make the best of it. With none, another day is wiser than walking a sofa down 11 flights.',
    },
    {
      fits: 'basementSuite',
      question: 'Is a basement apartment cheaper to clear than one upstairs?',
      answer:
        'Not as such, since truck space has a price and floors don’t. But a basement is mostly furnished with what fitted down the stairs, and small pieces pack tight.',
    },
    {
      fits: 'sharedRental',
      question: 'Only my room is going. Does the whole apartment have to be open?',
      answer:
        'No, only your door and a hallway without laundry in it. Fetch your things from the bathroom and kitchen beforehand, so nobody has to guess whose kettle it is.',
    },
    {
      fits: 'townhouse',
      question: 'Does a stacked townhouse count as an apartment?',
      answer:
        'To us, yes: one with its own front door. There’s no elevator to reserve, but every piece meets a stair, and the shared walkway outside isn’t a place to set things down. Tell us which level.',
    },
  ],
  closing: 'Which floor are you on?',
  related: ['move-out-dump-run', 'rental-unit-cleanout', 'furniture-disposal', 'electronics-recycling'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
