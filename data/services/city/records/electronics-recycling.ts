import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Electronics recycling',
  displayName: 'Electronics Recycling',
  serviceLower: 'electronics recycling',
  primaryKeyword: 'e-waste pickup',
  group: 'house',
  order: 13,
  description:
    'Do you have old TVs, dead printers and a drawer full of cables? Book an e-waste pickup. We carry everything out and keep it apart from other junk.',
  features: [
    {
      icon: 'desk',
      title: 'Offices too',
      text: 'We also clear small offices. Desks and chairs can go in the same pickup.',
    },
    {
      icon: 'bolt',
      title: 'Tangled cables are fine',
      text: 'You don’t have to sort cords and chargers.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We lift screens off the wall and unscrew the bracket. Filling the holes is up to you. We take out toner cartridges before we move a printer.',
    heavy:
      'A 32-inch tube TV can weigh as much as an adult, mostly in the front glass. Two of us lift a TV like that onto a cart.',
    cannotGo:
      'We can’t take fluorescent tubes, or batteries that are swollen or leaking. Take them to a hazardous waste depot. Old fluorescent fixtures can contain PCBs, so ask an electrician about those.',
  },
  costTitle: 'What old electronics cost to pick up',
  loads: [
    { load: 'Computer, 2 screens, printer and cables', tier: 1 },
    { load: 'Tube TV, stereo and their cabinet', tier: [1, 2], note: 'mostly for the cabinet' },
    {
      load: 'Electronics from an office with 15 people',
      tier: [2, 3],
      note: 'computers, screens and printers, no furniture',
    },
  ],
  dearer: ['Tube and rear-projection TVs are deep, and we can’t stack anything on them.'],
  cheaper: ['Flat screens stand on edge in the truck, so a dozen take little space.'],
  preparation: [
    {
      icon: 'check',
      title: 'Sign out of accounts',
      text: 'Sign out of phones, TVs and consoles. We don’t erase data, so wipe your drives and remove SIM cards.',
    },
    {
      icon: 'bolt',
      title: 'Take batteries out',
      text: 'Take the batteries out of remotes, toys and flashlights. Take loose batteries to a hazardous waste depot.',
    },
    {
      icon: 'fence',
      title: 'Unhook barn batteries',
      text: 'Does an old fence charger or barn camera run on a car battery? Disconnect the battery, because we can’t take it.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Point out wet electronics',
      text: 'Have any electronics been in a flood? Don’t plug them in, and show us which ones got wet.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Mark what stays',
      text: 'Does your house have built-in speakers or wall panels? Put tape on everything that stays.',
      fits: 'newSubdivision',
    },
    {
      icon: 'volunteerActivism',
      title: 'Ask the family first',
      text: 'Is there an old console radio in the attic? Ask whether a relative wants the radio before we take it away.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Box the small things',
      text: 'Is your apartment on an upper floor? Put modems, phones and other small things in a box with a lid.',
      fits: 'highRise',
    },
    {
      icon: 'error',
      title: 'Label the router',
      text: 'Does a basement suite share a router with the rooms upstairs? Put a label that says “stays” on the router.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Return the cable box',
      text: 'Is your cable box rented? Whoever signed for the box should return it to the cable company first.',
      fits: 'sharedRental',
    },
    {
      icon: 'devices',
      title: 'Make a list by floor',
      text: 'Are there old electronics on every floor? Write down what goes from each floor, so we don’t miss anything.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'devices',
      title: 'TV over the fireplace?',
      text: 'Clear the mantel and the floor in front, so there’s room for a ladder. Let the fireplace cool down first.',
    },
    {
      icon: 'desk',
      title: 'Tube TV in a built-in cabinet?',
      text: 'Tell us the screen size. If the TV doesn’t fit through the opening, we ask you before we take the cabinet apart.',
    },
    {
      icon: 'place',
      title: 'Computers in the workshop?',
      text: 'Don’t open dusty computers, because there may be mouse droppings inside. We wear masks and bag the computers where they stand.',
      fits: 'rural',
    },
    {
      icon: 'deck',
      title: 'Speakers on the deck?',
      text: 'Switch off the amplifier before we take the speakers down. Buried speaker wire can stay in the ground.',
      fits: 'lakefront',
    },
    {
      icon: 'zoomIn',
      title: 'Projector on a high ceiling?',
      text: 'Tell us if the ceiling is 10 feet or higher, so we bring a taller ladder.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Electronics in the attic?',
      text: 'We hand them down the attic ladder one by one. Measure the attic hatch and your largest TV, so we know the TV fits through.',
      fits: 'olderCore',
    },
    {
      icon: 'localShipping',
      title: 'Are carts banned from the lobby?',
      text: 'Tell us where the service entrance is. A home office usually fits on two carts and in one elevator ride.',
      fits: 'highRise',
    },
    {
      icon: 'straighten',
      title: 'Low ducts over the stairs?',
      text: 'Measure the height under the ducts, and measure your largest screen. We carry flat screens upright, because they can crack lying flat.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Electronics in several rooms?',
      text: 'Have your housemates leave their rooms unlocked, or bring everything to the hallway before we come.',
      fits: 'sharedRental',
    },
    {
      icon: 'fitnessCenter',
      title: 'Home office on the top floor?',
      text: 'Clear the stairs all the way down. We carry inkjet printers upright, one at a time, so the ink doesn’t leak.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your electronics go',
  destinations: [
    { what: 'Computers, screens, printers', where: 'Electronics recycler' },
    { what: 'Cables and chargers', where: 'Electronics recycler, for the copper' },
    { what: 'Newer equipment that works', where: 'Reused, if you wiped it first' },
    { what: 'Foam, cracked plastic', where: 'Licensed disposal site' },
  ],
  materials: ['electronics', 'metal'],
  questions: [
    {
      question: 'Do you destroy hard drives?',
      answer:
        'No. If you worry about your data, take the drive out and keep it. The rest of the computer can still be recycled.',
    },
    {
      question: 'Does a microwave count as electronics?',
      answer:
        'No, it’s an appliance, like anything that heats, cools or washes. Electronics are for pictures, sound or data. Both can go in the same load.',
    },
    {
      question: 'Can the battery stay in a laptop or cell phone?',
      answer:
        'Yes, if the battery isn’t swollen or leaking. A bulging case or a lifted keyboard is a sign of swelling. Don’t press or charge a battery like that.',
    },
    {
      question: 'Can a TV that still works be reused?',
      answer:
        'A flat screen often can, with its remote and stand. A tube TV is recycled, even if the picture is good.',
    },
    {
      question: 'Do you take an old satellite dish?',
      answer:
        'Yes, once it’s down from the roof. Ask your provider first whether the dish or the modem has to go back.',
      fits: 'rural',
    },
    {
      question: 'Do you take fish finders and marine radios?',
      answer:
        'Yes, once they’re off the boat. Keep flares and the boat’s battery out of the pile, because we can’t take them.',
      fits: 'lakefront',
    },
    {
      question: 'Do you take doorbells, cameras and alarms?',
      answer:
        'Yes, once they’re off the wall and reset. We can’t take smoke alarms, because some contain a little radioactive material.',
      fits: 'newSubdivision',
    },
    {
      question: 'Is it safe to move a very old TV or radio?',
      answer:
        'Yes, if you unplug it and leave the back on. A tube TV can hold an electric charge long after it’s unplugged.',
      fits: 'olderCore',
    },
    {
      question: 'My building has an e-waste bin. Do I need you?',
      answer:
        'Use the bin for phones and cords. Call us for what doesn’t fit, such as big screens, copiers or stereo speakers.',
      fits: 'highRise',
    },
    {
      question: 'A tenant left a computer in the basement suite. Can you take it?',
      answer:
        'Yes, once you’re allowed to dispose of it. Contact the tenant first, because the computer holds their files.',
      fits: 'basementSuite',
    },
    {
      question: 'We’re leaving a shared house. Can electronics and other junk go together?',
      answer:
        'Yes, in one pickup. Put electronics in a pile of their own. Don’t bag screens, because broken glass can cut somebody.',
      fits: 'sharedRental',
    },
    {
      question: 'Do you come for just a few boxes of electronics?',
      answer:
        'Yes. As much as 10 garbage bags can hold costs {minimum}. We collect from every room, so you don’t have to carry anything.',
      fits: 'townhouse',
    },
  ],
  closing: 'Clear out your old electronics.',
  related: ['appliance-removal', 'furniture-disposal', 'garage-cleanout', 'estate-cleanout'],
  directService: 'electronics',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
