import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Rental unit cleanout',
  displayName: 'Rental Unit Cleanout',
  serviceLower: 'rental unit cleanouts',
  primaryKeyword: 'rental unit cleanout',
  lot: 'moving',
  order: 23,
  description:
    'The tenant has gone and a good part of the contents hasn’t. We empty the unit room by room, from the mattresses to the bottom of the freezer, so the painter and the next viewing don’t have to wait.',
  features: [
    {
      icon: 'verifiedUser',
      title: 'Yours to clear',
      text: 'Before you book, be sure the tenancy is over and the contents may legally go.',
    },
    {
      icon: 'receiptLong',
      title: 'What stays put',
      text: 'List the appliances, blinds and furniture that belong to the unit, and tape a note on each.',
    },
    {
      icon: 'kitchen',
      title: 'Food left behind',
      text: 'Tell us if the fridge is full, because it changes the bags we bring.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Wall units, TV brackets and makeshift shelves are unscrewed with a driver, and the screws leave with them. Tables lose their legs and bed frames their rails, so nothing gouges the wall you’re about to paint.',
    heavy:
      'A king mattress and a dead chest freezer are the usual worst, each over 100 pounds with nothing to hold on to. Mattress bags, lifting straps and an appliance dolly answer both.',
    cannotGo:
      'Needles and anything biomedical, which call for a specialist before a crew goes in. Car batteries, oil and chemicals from the back of a closet wait until you drive to the hazardous waste depot.',
  },
  costTitle: 'What it costs to empty a rental',
  loads: [
    {
      load: 'Mattress, TV stand and 8 bags',
      tier: 2,
      note: 'one bedroom, left in a hurry',
      itemsAmong: { mattress: 1, bag: 8 },
    },
    { load: '1-bedroom, furniture left, closets bare', tier: 4 },
    { load: '2-bedroom, left as it was lived in', tier: [5, 6], note: 'pantry, closets and hall included' },
  ],
  dearer: [
    'Loose clothes and garbage take more of the truck than they did of the floor.',
    'A tenant’s own fridge adds more than a yard, and a washer most of one.',
    'Carpet your handyman has torn up comes to about a yard a room, rolled.',
  ],
  cheaper: [
    'A couch the next tenant would like is a couch you don’t pay to remove.',
    'Shelving unscrewed and stacked flat leaves room for the next 10 bags.',
    'Should your superintendent get the whole lot to the curb, the bill drops by {curbsideDiscount}.',
  ],
  preparation: [
    {
      icon: 'bolt',
      title: 'First in line',
      text: 'Book us ahead of the cleaner and the painter, and keep the power on, since things get missed in dark closets.',
    },
    {
      icon: 'zoomIn',
      title: 'Make your own record',
      text: 'Open every closet, the oven and the crawl space, and note the condition you’ll want to show before anything is moved.',
    },
    {
      fits: 'rural',
      icon: 'grass',
      title: 'Look behind the house',
      text: 'Renting out a farmhouse? Check the shed, the ditch and the back of the barn, where car parts and projects end up.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Under the deck',
      text: 'If it’s a seasonal rental by the water, look below the deck, where guests’ floats and broken chairs spend the winter.',
    },
    {
      fits: 'newSubdivision',
      icon: 'receiptLong',
      title: 'Save the builder’s spares',
      text: 'Where the house is under the builder’s warranty, put the manuals, spare tiles and furnace filters in one marked cupboard.',
    },
    {
      fits: 'olderCore',
      icon: 'layers',
      title: 'Whose cellar corner?',
      text: 'Old house cut into units? Chalk a line around this tenant’s share of the cellar before somebody else’s storage goes.',
    },
    {
      fits: 'highRise',
      icon: 'phone',
      title: 'Fob and front desk',
      text: 'Own a unit in a tower but live outside {city}? Let management know who’s coming, and leave a working fob.',
    },
    {
      fits: 'basementSuite',
      icon: 'cleaningServices',
      title: 'Feel for damp',
      text: 'If the suite is below grade, lift the mattress and a box or two. Wet cardboard gives way on the stairs.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Which door is ours',
      text: 'Let by the room? Put a sheet of paper on the one that’s vacant, listing the cupboard and fridge shelf that went with it.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Unlock the garage',
      text: 'Does a garage come with the townhouse? Open it before you guess at a size, since the second couch is usually in there.',
    },
  ],
  access: [
    {
      icon: 'groups',
      title: 'Can’t be there yourself?',
      text: 'Send somebody who knows what belongs to the unit. A stove that’s yours and a stove that was the tenant’s look just the same from the hallway.',
    },
    {
      icon: 'schedule',
      title: 'Locks just changed?',
      text: 'Say who meets us with the new key, and when. A crew outside a locked door can’t price the load, and your painter is standing behind them.',
    },
    {
      fits: 'rural',
      icon: 'localShipping',
      title: 'Dead car in the yard?',
      text: 'That’s for an auto recycler, papers and all. We can clear the porch and the outbuildings around it, provided there’s firm ground for a truck to get past.',
    },
    {
      fits: 'lakefront',
      icon: 'straighten',
      title: 'Shore road too narrow?',
      text: 'Give us the width between the 2 tightest trees. If the truck must stay up top, bags and mattresses come out in relays, which takes longer but not more truck.',
    },
    {
      fits: 'newSubdivision',
      icon: 'place',
      title: 'Address too new for maps?',
      text: 'Give us the nearest cross street and say what’s on the porch. Emptying the wrong house is one mistake nobody can sweep up.',
    },
    {
      fits: 'olderCore',
      icon: 'home',
      title: 'Fire escape the only back way?',
      text: 'Then it isn’t a way. Furniture leaves by the inside stair, with drawers and doors taken off at the top so your patched plaster survives the corner.',
    },
    {
      fits: 'highRise',
      icon: 'desk',
      title: 'Owner of a tower unit?',
      text: 'Elevator deposits are often asked of the owner and not of a contractor. Arrange it in your name, and ask whether garbage bags may cross the lobby.',
    },
    {
      fits: 'basementSuite',
      icon: 'kitchen',
      title: 'Ceiling under 7 feet?',
      text: 'A fridge can’t be tipped onto a dolly under low ductwork. It gets emptied, loses its doors and is walked to the foot of the stairs before it meets the wheels.',
    },
    {
      fits: 'sharedRental',
      icon: 'verifiedUser',
      title: 'Other tenants at home?',
      text: 'They have a hall and a kitchen to live in, so we go from the one room straight to the door. Let them know the hour, which comes better from you.',
    },
    {
      fits: 'townhouse',
      icon: 'layers',
      title: 'Garage packed solid?',
      text: 'We clear it first and then use it as the way out for everything upstairs. Check that the door opener works, or show us its release cord.',
    },
  ],
  destinationsTitle: 'Where a tenant’s leftovers go',
  destinations: [
    { what: 'Dead fridge or freezer', where: 'Refrigerant recovered, then scrap metal' },
    { what: 'Screens, consoles, cords', where: 'Electronics recycler' },
    { what: 'Bed frames, pots, racks', where: 'Scrap metal recycler' },
    { what: 'Sound tables and chairs', where: 'Passed on for reuse, if clean' },
    { what: 'Stained mattresses, sofas', where: 'Licensed disposal site' },
    { what: 'Food and bagged garbage', where: 'Licensed disposal site' },
  ],
  materials: ['garbage', 'furniture', 'mattress', 'appliances'],
  questions: [
    {
      question: 'Will you store the tenant’s things in case they come back?',
      answer:
        'No, we haul and don’t store. If a paralegal tells you some of it has to be kept, move that to a locker or a locked room and mark the door, because what’s loaded doesn’t come back.',
    },
    {
      question: 'Do you clean the unit afterwards?',
      answer:
        'We sweep the floors we’ve cleared, and that’s where our work ends. The grease behind the stove, the oven and the bathtub are for a cleaner, who’s a good deal quicker in an empty unit.',
    },
    {
      question: 'What if there were bed bugs?',
      answer:
        'Say so before the day, since it decides how and whether a crew goes in. An exterminator comes first, then upholstery is wrapped where it stands, and nothing soft from there is given away.',
    },
    {
      question: 'Is garbage up to the windowsills too much for you?',
      answer:
        'Seldom. It’s bagged where it lies and counted by the space it fills. Animal waste, mould up the walls or needles change who should go in first, so don’t keep them as a surprise.',
    },
    {
      fits: 'rural',
      question: 'The tenant kept animals. Do the pens and hutches go?',
      answer:
        'Yes: hutches, troughs, kennels and loose gates, once they’re empty. Manure stays, as does anything that was once alive. Farm chemicals are a trip to the depot for you, so show us where they stand.',
    },
    {
      fits: 'lakefront',
      question: 'I rent out a place by the water. Can you come between guests?',
      answer:
        'Yes, if it’s a broken couch and some bags, and our window fits your gap. Give us check-out and check-in times, and say where the linen is kept so nobody takes it for laundry left behind.',
    },
    {
      fits: 'newSubdivision',
      question: 'If the floors are nearly new, how does a fridge get across?',
      answer:
        'On soft wheels, with blankets down where it turns. Look at the planks before we start, though: the long scratch to the kitchen usually dates from the day the tenant moved that fridge in.',
    },
    {
      fits: 'olderCore',
      question: 'If there’s an old radiator lying in the hall, does it go too?',
      answer:
        'Yes, once a plumber has it off the pipes. Cast iron can top 200 pounds, so mention the floor it’s on. In the truck it takes up next to nothing, and all of it is scrap metal.',
    },
    {
      fits: 'highRise',
      question: 'Can the tenant’s storage cage in the tower be emptied too?',
      answer:
        'Yes, with its number and its key. The cages look alike in the dark, so write the number down. If the parkade beam is too low for a truck, the contents come up by cart.',
    },
    {
      fits: 'basementSuite',
      question: 'The suite took in water. Do you take wet carpet?',
      answer:
        'Yes, but warn us. Soaked carpet weighs several times what a dry roll does, so it’s cut into strips one person can carry upstairs. Where a drain backed up, a restoration company comes before us.',
    },
    {
      fits: 'sharedRental',
      question: 'A student left 1 room out of 5. Is that too small a job?',
      answer:
        'No. A bed, a desk and a few bags make one of the smaller loads on the price list. If 3 of them leave the same week, it’s worth waiting to clear the rooms together.',
    },
    {
      fits: 'townhouse',
      question: 'Couldn’t some of it go into the complex’s garbage bin?',
      answer:
        'Ask the manager, and expect a no for furniture. A shared bin is sized for the row’s weekly bags, and a single couch fills it for everybody. We load our truck and leave the bin alone.',
    },
  ],
  closing: 'Tenant gone, couch still here?',
  related: ['apartment-cleanout', 'household-garbage', 'appliance-removal', 'carpet-disposal'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
