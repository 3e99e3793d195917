import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Electronics recycling',
  displayName: 'Electronics Recycling',
  serviceLower: 'electronics recycling',
  primaryKeyword: 'e-waste pickup',
  lot: 'house',
  order: 13,
  description:
    'Old TVs, dead printers and a drawer full of cables? Book an e-waste pickup: we unplug it, carry it out and keep it apart from other junk.',
  features: [
    {
      icon: 'desk',
      title: 'Wipe drives first',
      text: 'We don’t erase data. Wipe or remove your drives before we arrive.',
    },
    {
      icon: 'bolt',
      title: 'Tangled cables are fine',
      text: 'Leave cords and chargers in one box. You don’t have to sort them.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We lift wall-mounted screens off and unscrew the bracket. The holes stay. Computer towers go out whole. Toner cartridges come out before we tip a printer.',
    heavy:
      'A 32-inch tube TV weighs as much as an adult, mostly in the front glass. Two people carry it, screen to chest, and then wheel it.',
    cannotGo:
      'Take swollen or leaking batteries and fluorescent tubes to a hazardous waste depot. Old fluorescent fixtures can hold PCBs, so leave them up and ask an electrician.',
  },
  costTitle: 'What old electronics cost to pick up',
  loads: [
    { load: 'Computer, 2 screens, printer, cables', tier: 1 },
    { load: 'Tube TV, stereo and their cabinet', tier: [1, 2], note: 'mostly for the cabinet' },
    {
      load: 'Small office, about 15 desks',
      tier: [2, 3],
      note: 'with towers, screens and printers, no furniture',
    },
  ],
  dearer: ['Tube sets and rear-projection TVs are deep, and nothing stacks on them.'],
  cheaper: ['Flat screens stand on edge, so a dozen fit in a short row.'],
  preparation: [
    {
      icon: 'check',
      title: 'Sign out of accounts',
      text: 'Sign out of phones, TVs and consoles. Remove SIM cards, memory cards and any drive you want to keep.',
    },
    {
      icon: 'bolt',
      title: 'Loose batteries apart',
      text: 'Take loose batteries out of remotes, toys and cordless phones. Bag them and take them to a depot.',
    },
    {
      icon: 'fence',
      title: 'Unhook barn batteries',
      text: 'Old fence charger or barn camera? Disconnect its car-type battery, because that battery has to stay behind.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Point out wet gear',
      text: 'Has water ever reached the rec room? Leave that gear unplugged and tell us what sat on the floor.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Mark jacks you’re keeping',
      text: 'Is your house prewired? Tape over the wall plates that stay, so we don’t take a live one.',
      fits: 'newSubdivision',
    },
    {
      icon: 'volunteerActivism',
      title: 'Ask the family first',
      text: 'Console radio in an old attic? Check that no relative wants it, because recycling can’t be undone.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Box the small things',
      text: 'Live above the 3rd floor? Put mice, modems and phones in a lidded box for the cart.',
      fits: 'highRise',
    },
    {
      icon: 'error',
      title: 'Label the router',
      text: 'Does the suite’s router also serve the house upstairs? Write “stays” on it before we clear the shelf.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Return the cable box',
      text: 'Sharing a TV? Whoever signed for the cable box should take it back to the company first.',
      fits: 'sharedRental',
    },
    {
      icon: 'devices',
      title: 'Unplug both cords',
      text: 'TV on the wall between two units? Trace its power cord and its cable, and unplug both.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'devices',
      title: 'TV over the fireplace?',
      text: 'Two people hold the TV while the bracket is unscrewed. Clear the mantel and hearth, because our ladder stands there.',
    },
    {
      icon: 'desk',
      title: 'Tube set in a corner?',
      text: 'Tell us the screen size. If the cabinet was built around it, we take the shelf apart first.',
    },
    {
      icon: 'place',
      title: 'Computers in the workshop?',
      text: 'Leave dusty cases shut and don’t blow them out, because of mouse droppings. We bag them at the bench, wearing a mask.',
      fits: 'rural',
    },
    {
      icon: 'deck',
      title: 'Speakers on the deck?',
      text: 'Switch off the amplifier before we unscrew lakeside speakers. Leave the buried wire, because it isn’t worth digging up.',
      fits: 'lakefront',
    },
    {
      icon: 'zoomIn',
      title: 'Projector on a high ceiling?',
      text: 'Is the media room ceiling 10 feet or higher? Tell us, so we bring the taller ladder.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Attic behind a hatch?',
      text: 'We hand gear down the ladder piece by piece. Measure the hatch and any console TV, which may not fit.',
      fits: 'olderCore',
    },
    {
      icon: 'localShipping',
      title: 'Cart through the lobby?',
      text: 'Tell us where the tower’s service entrance is. A home office fills two carts, usually one elevator ride.',
      fits: 'highRise',
    },
    {
      icon: 'straighten',
      title: 'Ducts over the stairs?',
      text: 'We tilt a big flat screen under low ducts and never lay it flat, because panels crack that way.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Everybody’s gear in one heap?',
      text: 'Give each housemate a separate box until we arrive. Once loaded, a game console is hard to get back.',
      fits: 'sharedRental',
    },
    {
      icon: 'fitnessCenter',
      title: 'Office under the roof?',
      text: 'From three floors up, we carry inkjet printers level, one per trip, so they don’t leak. Please clear the stair treads.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your electronics go',
  destinations: [
    { what: 'Computers, screens, printers', where: 'Electronics recycler' },
    { what: 'Cables and chargers', where: 'Electronics recycler, for the copper' },
    { what: 'Recent gear that works', where: 'Reused, once it’s wiped' },
    { what: 'Foam, cracked plastic', where: 'Licensed disposal site' },
  ],
  materials: ['electronics', 'metal'],
  questions: [
    {
      question: 'Do you destroy hard drives?',
      answer:
        'No, and we don’t issue destruction papers. If a drive worries you, unscrew it and keep it. The rest of the computer can still be recycled.',
    },
    {
      question: 'What counts as electronics and what’s an appliance?',
      answer:
        'Picture, sound or data means electronics. If it heats, cools or spins, it’s an appliance, such as a microwave. Both can go on one truck.',
    },
    {
      question: 'Can the battery stay in a laptop or phone?',
      answer:
        'Yes, if it’s flat and healthy. If it bulges, leaks or lifts the keyboard, don’t press or charge it. Take it to a hazardous waste depot yourself.',
    },
    {
      question: 'Does anybody want a TV that still works?',
      answer:
        'It depends. A flat screen with its remote and stand can be reused. A tube TV can’t, however good the picture is.',
    },
    {
      question: 'Our internet came by satellite. Do you take the dish?',
      answer:
        'Yes, once it’s down from the roof. The dish and mast are scrap metal, and the receiver is electronics. Ask your provider first whether the modem was rented.',
      fits: 'rural',
    },
    {
      question: 'Do fish finders and marine radios go with the e-waste?',
      answer:
        'Yes, once they’re off the boat. Flares are explosive, so we can’t take them. The boat’s battery goes to a hazardous waste depot.',
      fits: 'lakefront',
    },
    {
      question: 'Can the builder’s doorbells, cameras and alarms go too?',
      answer:
        'Most can, once they’re off the wall. Smoke alarms stay with you, because some hold a little radioactive material. Reset any doorbell or thermostat that has your account.',
      fits: 'newSubdivision',
    },
    {
      question: 'Is a really old TV or radio dangerous?',
      answer:
        'No, as long as the back stays on. The tube holds a vacuum and perhaps an electric charge, so don’t open it.',
      fits: 'olderCore',
    },
    {
      question: 'My building has an e-waste bin. Do I need you?',
      answer:
        'Not for phones and cords, so use the building’s bin first. Call us for what doesn’t fit: big screens, copiers or stereo speakers.',
      fits: 'highRise',
    },
    {
      question: 'A tenant left a computer in the basement suite. Can it go?',
      answer:
        'It depends. Contact the tenant first if you can, because their files are on it. Once it’s yours to clear, keep the drive and we take the rest.',
      fits: 'basementSuite',
    },
    {
      question: 'Leaving a shared house, can we mix electronics with other junk?',
      answer:
        'Same pickup, yes, but not in the same bag. Pile screens and cords separately, because broken glass can cut somebody.',
      fits: 'sharedRental',
    },
    {
      question: 'No garage in our townhouse. Are a few boxes of gadgets enough?',
      answer:
        'Yes. Up to 10 bags’ worth costs {minimum}. You don’t have to gather it: we collect from the basement shelf, the desk and the bedroom.',
      fits: 'townhouse',
    },
  ],
  closing: 'Power off, for good.',
  related: ['appliance-removal', 'furniture-disposal', 'garage-cleanout', 'estate-cleanout'],
  directService: 'electronics',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
