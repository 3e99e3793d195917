import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Appliance removal',
  displayName: 'Appliance Removal',
  serviceLower: 'appliance removal',
  primaryKeyword: 'appliance pickup',
  group: 'house',
  order: 11,
  description:
    'A dead fridge is hard to move, especially up basement stairs. Our appliance pickup crew carries it out and loads it.',
  features: [
    {
      icon: 'kitchen',
      title: 'Wide fridges',
      text: 'If your fridge is too wide for the hall, we take off its doors.',
    },
    {
      icon: 'straighten',
      title: 'Tight laundry rooms',
      text: 'We take a stacked dryer off its washer and move one at a time.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unscrew built-in appliances from their cabinets. We also take off handles that catch on door frames.',
    heavy:
      'A front-load washer often has concrete inside and can weigh as much as a fridge. We strap heavy appliances to an appliance dolly.',
    cannotGo:
      'We can’t take propane cylinders from campers or barbecues. Take cylinders to a hazardous waste depot or a shop that exchanges them.',
  },
  costTitle: 'What appliance removal costs',
  loads: [
    {
      load: 'Fridge, freezer, stove or washer',
      tier: 1,
      note: 'for 1 appliance of ordinary size',
      items: [{ fridge: 1 }, { stove: 1 }, { washer: 1 }],
    },
    {
      load: 'Fridge and stove',
      tier: 2,
      note: 'both of ordinary size',
      items: { fridge: 1, stove: 1 },
    },
    {
      load: 'All kitchen and laundry appliances',
      tier: 3,
      note: 'with fridge, stove, dishwasher, washer and dryer',
      itemsAmong: { fridge: 1, stove: 1, washer: 2 },
    },
  ],
  dearer: ['A French-door fridge takes more room than an ordinary one.'],
  cheaper: ['Have everything taken in one pickup, because small appliances fit between big ones.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Disconnect first',
      text: 'Have a licensed tradesperson disconnect gas lines, wired-in ovens and dishwasher plumbing. Turn off both taps behind the washer.',
    },
    {
      icon: 'kitchen',
      title: 'Empty the appliance',
      text: 'Take out food, pans and detergent. Unplug a freezer as early as you can, and lay towels around it for the melting ice.',
    },
    {
      icon: 'hardware',
      title: 'Drain the softener',
      text: 'If your well’s water softener or pressure tank goes too, have a plumber disconnect and drain it first.',
      fits: 'rural',
    },
    {
      icon: 'error',
      title: 'Tape a cottage fridge shut',
      text: 'Has a fridge with food inside been off since fall? Don’t empty the fridge. Tape its doors shut, and tell us.',
      fits: 'lakefront',
    },
    {
      icon: 'receiptLong',
      title: 'Keep parts inside',
      text: 'If you’re replacing the builder’s appliances, leave manuals, shelves and racks inside. A complete appliance is easier to reuse.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Clear a path',
      text: 'If an appliance is in the cellar, clear a path 3 feet wide to the stairs. Show us where the floor is uneven.',
      fits: 'olderCore',
    },
    {
      icon: 'phone',
      title: 'Ask about the taps',
      text: 'In a condo tower, ask your superintendent if you may turn off the washer’s taps yourself.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Unplug at the wall',
      text: 'If your basement suite shares a breaker panel with the house, unplug each appliance instead of switching breakers.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Tell your housemates',
      text: 'If you share a fridge, tell every housemate the pickup date, so everyone clears their shelf in time.',
      fits: 'sharedRental',
    },
    {
      icon: 'layers',
      title: 'Open the closet',
      text: 'If your laundry closet is upstairs, lift off the closet doors and clear the hallway in front.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'kitchen',
      title: 'Wall oven or built-in fridge?',
      text: 'Empty the cupboards beside the appliance, so we can reach its screws. We slide it onto a platform of the same height.',
    },
    {
      icon: 'home',
      title: 'Vinyl or pine floor?',
      text: 'A stove’s feet can scratch a soft floor. We lay hardboard down before we move the stove.',
    },
    {
      icon: 'place',
      title: 'Is the freezer in a barn?',
      text: 'We lay boards over mud or snow between the barn and the truck. Tell us how long a chest freezer is.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Do you have steps up to the road?',
      text: 'Count the steps, and tell us how wide they are. Clear off leaves and ice before we come.',
      fits: 'lakefront',
    },
    {
      icon: 'layers',
      title: 'Is the laundry upstairs?',
      text: 'Some water stays in a washer’s hoses. We catch the water in a tray and pad the stair railing.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Is your back door under 30 inches wide?',
      text: 'Measure the front door too, because a wide fridge may have to go out that way. Keep the hall clear.',
      fits: 'olderCore',
    },
    {
      icon: 'localShipping',
      title: 'Is your elevator small?',
      text: 'A fridge on a dolly nearly fills a small elevator, so three appliances take three trips. Ask your building if the lobby floor has to be covered.',
      fits: 'highRise',
    },
    {
      icon: 'construction',
      title: 'Is there a low beam over the stairs?',
      text: 'We tilt a fridge to get it under the beam. Measure the height below the beam and the depth of the landing.',
      fits: 'basementSuite',
    },
    {
      icon: 'verifiedUser',
      title: 'Is the laundry room locked?',
      text: 'Get the key before we come. If the washer is your landlord’s, we need their OK too.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Is your kitchen over the garage?',
      text: 'We can bring a fridge down the inside stairs and out through the garage. Move your car out first.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where old appliances go',
  destinations: [
    { what: 'Stoves, washers, dryers', where: 'Metal recycler' },
    { what: 'Refrigerant', where: 'Removed before scrapping' },
    { what: 'Fridges and freezers', where: 'Metal recycler' },
    { what: 'Newer appliances that run', where: 'Donated if someone can use them' },
  ],
  materials: ['appliances', 'metal'],
  questions: [
    {
      question: 'Do you drain the freon from a fridge?',
      answer:
        'No, we leave its lines sealed, so please don’t cut them. Freon and other refrigerants have to be removed before scrapping.',
    },
    {
      question: 'Do you take appliances that don’t work?',
      answer:
        'Yes. A dead appliance costs the same as one that runs. Tell us if yours still works, because it may be reused.',
    },
    {
      question: 'Will you disconnect the washer and dryer?',
      answer:
        'Yes, if the dryer is electric. We unplug both, take off the dryer vent and unscrew the washer hoses.',
    },
    {
      question: 'Do you take window air conditioners and dehumidifiers?',
      answer:
        'Yes. Empty the dehumidifier’s bucket first. If the air conditioner is too heavy for you, leave it in the window for us.',
    },
    {
      question: 'Can you take a stove that runs on propane?',
      answer:
        'Yes, once a licensed gas technician has disconnected the stove. We can’t take the outdoor tank, so call the supplier who fills it.',
      fits: 'rural',
    },
    {
      question: 'We’re closing the cottage for winter. When should the old fridge go?',
      answer:
        'Book a pickup for one of your last days at the cottage, before snow covers the path. Then nobody has to drive back to let us in.',
      fits: 'lakefront',
    },
    {
      question: 'Our old and new appliances are all in the garage. How do you know which to take?',
      answer:
        'Put a tag on each appliance that goes, and we take only those. Tell us how many when you book.',
      fits: 'newSubdivision',
    },
    {
      question: 'Do you take an old boiler from the cellar?',
      answer:
        'It depends. Insulation on an old boiler or its pipes can contain asbestos, so have it tested. If the test finds none, have a licensed tradesperson disconnect and drain the boiler. Then call us.',
      fits: 'olderCore',
    },
    {
      question: 'Can you get a stacked washer and dryer out of a condo closet?',
      answer:
        'Yes. Tell us if yours is two machines or a one-piece laundry centre, and measure the closet door.',
      fits: 'highRise',
    },
    {
      question: 'Only the stove in our basement suite has to go. Do you come for one stove?',
      answer:
        'Yes. An ordinary stove is our minimum load. If it’s electric, pull the plug out by its grip, not by the cord.',
      fits: 'basementSuite',
    },
    {
      question: 'The fridge in our shared rental died. Who books the pickup?',
      answer:
        'Usually whoever owns the fridge. If it’s your landlord’s, get their OK in writing, and ask which day the new fridge arrives.',
      fits: 'sharedRental',
    },
    {
      question: 'Can a dead fridge wait outside my townhouse?',
      answer:
        'Better not. A child can get trapped in a fridge, and your complex may object. If your fridge has to stand outside, take its doors off first.',
      fits: 'townhouse',
    },
  ],
  closing: 'Still have that old fridge?',
  related: ['furniture-disposal', 'kitchen-renovation-debris', 'electronics-recycling', 'curbside-pickup'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
