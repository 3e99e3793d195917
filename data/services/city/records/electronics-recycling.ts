import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Electronics recycling',
  displayName: 'Electronics Recycling',
  serviceLower: 'electronics recycling',
  primaryKeyword: 'e-waste pickup',
  lot: 'house',
  order: 13,
  description:
    'The TV from before flat screens, a drawer of cables, 3 printers that all nearly worked. For e-waste pickup, leave them on the desk or in the basement. We unplug, carry, and keep electronics apart from the rest of the load.',
  features: [
    {
      icon: 'devices',
      title: 'Screens of any age',
      text: 'Flat panels travel upright between blankets, tube sets face down on a pad.',
    },
    {
      icon: 'desk',
      title: 'Wipe drives first',
      text: 'We don’t erase data, so wipe or pull the drives before we arrive.',
    },
    {
      icon: 'bolt',
      title: 'Cables as tangled',
      text: 'A box of cords and chargers is one box, and nobody asks you to sort it.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Wall-mounted screens are lifted off and the bracket unscrewed, and the holes stay as they are. Towers go out whole. Toner cartridges leave the printer before it’s tipped, so nobody wears the powder.',
    heavy:
      'A 32-inch tube TV is as heavy as a grown person, nearly all of it in the glass at the front. It is carried screen to chest by 2 people, then wheeled.',
    cannotGo:
      'Swollen or leaking batteries and fluorescent tubes need a hazardous waste depot, not a truck. The ballast in an old fluorescent fixture can hold PCBs, so leave it up and ask an electrician.',
  },
  costTitle: 'What old electronics cost to pick up',
  loads: [
    { load: 'Computer, 2 screens, printer, cables', tier: 1 },
    { load: 'Tube TV, stereo and their cabinet', tier: [1, 2], note: 'the stand is what takes the space' },
    {
      load: 'Small office, about 15 desks',
      tier: [2, 3],
      note: 'towers, screens and printers, no furniture',
    },
  ],
  dearer: [
    'Tube sets and rear-projection TVs are deep, and nothing stacks on a picture tube.',
    'Gear still in its foam and retail cartons takes about twice the room.',
    'A floor-standing photocopier is a fridge with a paper tray, as far as the truck can tell.',
  ],
  cheaper: [
    'Flat screens stand on edge like records, a dozen to a short row.',
    'Cords, keyboards and chargers thrown in 1 tote count as that tote.',
    'When it all waits dry at the curb, take {curbsideDiscount} off the bill.',
  ],
  preparation: [
    {
      icon: 'check',
      title: 'Sign out everywhere',
      text: 'Leave every account on phones, TVs and consoles, pull SIM and memory cards, and keep any drive you aren’t sure about.',
    },
    {
      icon: 'bolt',
      title: 'Batteries set apart',
      text: 'Take loose batteries out of remotes, toys and cordless phones. They make a separate bag for your own depot trip.',
    },
    {
      icon: 'fence',
      title: 'Barn gear unhooked',
      text: 'Old fence charger or barn camera in the pile? Free it from its car-type battery, which has to stay behind.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Don’t test wet gear',
      text: 'Did water ever reach the rec room? Leave the receiver unplugged, and tell us which boxes were on the floor.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Jacks you’re keeping',
      text: 'In a prewired house? Put tape over the wall plates that stay, so a live socket isn’t taken for scrap.',
      fits: 'newSubdivision',
    },
    {
      icon: 'volunteerActivism',
      title: 'Heirloom or not',
      text: 'Console radio in the attic of an old house? Have the family talk first, because nobody can unscrap it.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Small things boxed',
      text: 'Live above the 3rd floor? Pack mice, modems and phones in a lidded box, or they roll around the cart.',
      fits: 'highRise',
    },
    {
      icon: 'error',
      title: 'Label the router',
      text: 'If the router in the suite also feeds the house upstairs, write “stays” on it before the shelf is cleared.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Cable box returned',
      text: 'Is the TV communal? Let whoever signed for the cable box take it back to the company first.',
      fits: 'sharedRental',
    },
    {
      icon: 'devices',
      title: 'Find the plug',
      text: 'When a screen hangs on the wall between 2 units, trace where its cord and cable leave, and unplug both.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'devices',
      title: 'TV over the fireplace?',
      text: 'A high set takes 2 of us holding the frame and a third hand at the bracket screws. Clear the mantel and the hearth, because that’s where the ladder stands.',
    },
    {
      icon: 'desk',
      title: 'Tube set in a corner?',
      text: 'Picture tubes have no handles and tip toward the glass. Give us the screen size, and say whether the cabinet was built around it, since then the shelf comes apart before the TV moves.',
    },
    {
      icon: 'place',
      title: 'Computers in the workshop?',
      text: 'Where gear has sat in an outbuilding, dust and mouse droppings come along. Leave the cases shut and don’t blow them out: they’re bagged at the bench, by somebody wearing a mask.',
      fits: 'rural',
    },
    {
      icon: 'deck',
      title: 'Speakers on the deck?',
      text: 'If outdoor speakers face the water, switch off the amplifier and leave the buried wire where it is. The boxes unscrew in a minute; 60 feet of trench isn’t worth the copper.',
      fits: 'lakefront',
    },
    {
      icon: 'zoomIn',
      title: 'Projector on a high ceiling?',
      text: 'If the media room goes up 10 feet or more, say so, and the taller ladder comes along. The projector twists off its plate, and a roll-down screen goes back into its own case.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Attic behind a hatch?',
      text: 'Where a ladder is the only way up, gear is handed down piece by piece. Receivers are easy. A console TV may be older than the hatch, so measure both before anybody sweats.',
      fits: 'olderCore',
    },
    {
      icon: 'localShipping',
      title: 'Cart through the lobby?',
      text: 'If your tower sends junk by the service entrance, tell us which side that’s on. A home office fills 2 carts, and both usually go down in one ride.',
      fits: 'highRise',
    },
    {
      icon: 'straighten',
      title: 'Ducts over the stairs?',
      text: 'If a suite’s stairwell is low, a big flat screen leans under the ductwork and never lies down. Carried like a tray, a panel cracks from its own weight.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Everybody’s gear in one heap?',
      text: 'When 4 housemates clear out together, give each their own box until we’re there. Once it’s loaded, fishing out a game console means unloading the rest.',
      fits: 'sharedRental',
    },
    {
      icon: 'fitnessCenter',
      title: 'Office under the roof?',
      text: 'If the desk is 3 floors up, printers come down level, one per trip, since a tipped inkjet signs every step. Clear treads matter here more than width.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your electronics go',
  destinations: [
    { what: 'Computers, screens, printers', where: 'Electronics recycler' },
    { what: 'Cables and chargers', where: 'Electronics recycler, for the copper' },
    { what: 'Recent gear that works', where: 'Reused, once it’s wiped' },
    { what: 'Racks, empty cases', where: 'Scrap metal recycler' },
    { what: 'Foam, cracked plastic', where: 'Licensed disposal site' },
  ],
  materials: ['electronics', 'metal'],
  questions: [
    {
      question: 'Do you destroy hard drives?',
      answer:
        'No. We carry, we don’t shred, and we give no paper that says somebody did. If a disk worries you, unscrew it and keep it: the rest of the computer recycles just as well without.',
    },
    {
      question: 'What counts as electronics and what’s an appliance?',
      answer:
        'If its job is picture, sound or data, it’s electronics. If it heats, cools or spins, it’s an appliance, so a microwave rides with the metal. Both piles can go on one truck.',
    },
    {
      question: 'Can the battery stay in a laptop or phone?',
      answer:
        'Yes, while it’s flat and healthy. If it bulges, leaks or has begun to lift the keyboard, don’t press or charge it. That one is hazardous waste, and the depot is a trip for you and not for our truck.',
    },
    {
      question: 'Does anybody want a TV that still works?',
      answer:
        'It depends on the year. A flat screen with its remote and stand can go to somebody else’s wall. A tube set can’t, perfect picture or not, because a TV as deep as a dishwasher has no takers.',
    },
    {
      question: 'If our internet came by satellite, do you take the dish?',
      answer:
        'Yes, once it’s down from the roof. Dish and mast are scrap metal, the receiver is electronics. Ask the provider about the modem first, in case it was rented and they want it back.',
      fits: 'rural',
    },
    {
      question: 'Do fish finders and marine radios go with the e-waste?',
      answer:
        'Yes, if they’re off the boat: depth sounder, chart plotter, radio, the lot. The boat’s battery goes to a depot for hazardous waste. Flares are explosive and no business of ours.',
      fits: 'lakefront',
    },
    {
      question: 'Can the doorbells, cameras and alarms the builder put in go too?',
      answer:
        'Most of them, once they’re off the wall. If a doorbell or thermostat still knows your account, reset it. Smoke alarms stay with you, because some kinds hold a speck of radioactive material.',
      fits: 'newSubdivision',
    },
    {
      question: 'Is a really old TV or radio dangerous?',
      answer:
        'Not while its back stays on. If it has stood in the house since your grandparents’ day, the tube holds a vacuum and perhaps a charge. Dust it if you like, then leave the screwdriver in the drawer.',
      fits: 'olderCore',
    },
    {
      question: 'If my building has an e-waste bin, do I need you?',
      answer:
        'Not for phones and cords. If the one in your tower takes them, fill it first. Call about what doesn’t pass the slot: big screens, copiers, a stereo with speakers the size of toddlers.',
      fits: 'highRise',
    },
    {
      question: 'A tenant left a computer in the basement suite. May I get rid of it?',
      answer:
        'Careful, there are somebody’s files in it. If you can still reach them, do. Once it’s yours to clear, take the drive out and put it in a drawer, then let the rest go.',
      fits: 'basementSuite',
    },
    {
      question: 'Leaving a shared house, can we mix electronics with the other junk?',
      answer:
        'Same visit, yes; same bag, no. Give screens and cords a corner of their own, because broken glass in a garbage bag finds a hand. If space is short, the bathtub is a fine corner.',
      fits: 'sharedRental',
    },
    {
      question: 'No garage in our townhouse. Are a few boxes of gadgets enough?',
      answer:
        'Yes. Anything up to 10 bags’ worth is {minimum}, and it needn’t be gathered anywhere. If you have the basement shelf, the desk and the bedroom TV in mind, we visit all 3.',
      fits: 'townhouse',
    },
  ],
  closing: 'Power off, for good.',
  related: ['appliance-removal', 'furniture-disposal', 'garage-cleanout', 'estate-cleanout'],
  directService: 'electronics',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
