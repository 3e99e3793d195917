import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Appliance removal',
  displayName: 'Appliance Removal',
  serviceLower: 'appliance removal',
  primaryKeyword: 'appliance pickup',
  lot: 'house',
  order: 11,
  description:
    'A dead fridge is hard to move, and basement stairs make it worse. Our appliance pickup crew carries it up and loads it, from {minimum} for one fridge.',
  features: [
    {
      icon: 'kitchen',
      title: 'Doors come off',
      text: 'If your fridge is too wide for the hall, we take off its doors.',
    },
    {
      icon: 'straighten',
      title: 'Tight laundry rooms',
      text: 'We unstack washers and dryers and walk them out one at a time.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We remove doors, drawers and stacking kits, and unscrew built-in machines from their cabinets.',
    heavy:
      'A front-load washer has concrete inside and weighs about as much as a fridge twice its size. We strap it to an appliance dolly for the stairs.',
    cannotGo:
      'We can’t take a camper fridge’s propane cylinder. Take it to a hazardous waste depot or an exchange shop.',
  },
  costTitle: 'What appliance removal costs',
  loads: [
    {
      load: 'Fridge, freezer, stove or washer',
      tier: 1,
      note: '1 machine of ordinary size',
      items: [{ fridge: 1 }, { stove: 1 }, { washer: 1 }],
    },
    {
      load: 'Fridge and stove together',
      tier: 2,
      note: 'or less for a washer and dryer',
      items: { fridge: 1, stove: 1 },
    },
    {
      load: 'A whole kitchen and laundry',
      tier: 3,
      note: 'with fridge, stove, dishwasher, washer and dryer',
      itemsAmong: { fridge: 1, stove: 1, washer: 2 },
    },
  ],
  dearer: ['A French-door fridge takes more room than an ordinary one.'],
  cheaper: ['A dishwasher or bar fridge fits in the gap beside a bigger machine.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Disconnect it first',
      text: 'Have a licensed tradesperson disconnect gas, hard wiring and dishwasher plumbing. Turn off both taps behind the washer.',
    },
    {
      icon: 'kitchen',
      title: 'Empty and dry it',
      text: 'Take out food, ice, pans and detergent. Wedge the door open, so it dries before we tip it.',
    },
    {
      icon: 'hardware',
      title: 'Drain the softener',
      text: 'On a well? If the softener or pressure tank goes too, have it bypassed and drained with the pump off.',
      fits: 'rural',
    },
    {
      icon: 'error',
      title: 'Tape the cottage fridge',
      text: 'If the cottage fridge has been unplugged since fall, tape it shut and tell us. Don’t open it indoors.',
      fits: 'lakefront',
    },
    {
      icon: 'receiptLong',
      title: 'Keep parts inside',
      text: 'Replacing the builder’s appliances? Leave manuals, shelves and racks inside, since a complete machine is easier to reuse.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Clear the cellar path',
      text: 'If the cellar floor is dirt or uneven brick, clear a dolly-wide path from freezer to stairs.',
      fits: 'olderCore',
    },
    {
      icon: 'phone',
      title: 'Ask about valves',
      text: 'In a tower? Ask if the dishwasher and laundry valves close in your unit or need the superintendent.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Unplug at the wall',
      text: 'If suite and house share a breaker panel, unplug each machine at the wall. Don’t guess at breakers.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Clear every shelf',
      text: 'Sharing a fridge? Have every housemate empty their shelf and the freezer before we come.',
      fits: 'sharedRental',
    },
    {
      icon: 'layers',
      title: 'Open the closet',
      text: 'Laundry closet upstairs? Fold its doors right back or lift them off, and clear the hallway shelf.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'kitchen',
      title: 'Built into cabinets?',
      text: 'We unscrew a wall oven or built-in fridge behind its trim strip. It slides onto a platform at the same height.',
    },
    {
      icon: 'home',
      title: 'Soft floor in front?',
      text: 'Stove feet scratch vinyl and pine. We slide hardboard underneath first, then tilt the machine onto its dolly.',
    },
    {
      icon: 'place',
      title: 'Freezer in the barn?',
      text: 'We lay boards over mud or snow between barn and lane. Empty a chest freezer completely, since we stand it on end.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Kitchen below the road?',
      text: 'If outside steps climb to the truck, we take the fridge up on its back, doors off. Please sweep leaves and ice.',
      fits: 'lakefront',
    },
    {
      icon: 'layers',
      title: 'Laundry on the second floor?',
      text: 'The washer’s hose and sump still hold a litre or more. We put a tray under it and pad the railing.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Back door under 30 inches?',
      text: 'A stove fits through once its door and handle are off. We take a wide fridge out the front, so clear the hall.',
      fits: 'olderCore',
    },
    {
      icon: 'localShipping',
      title: 'Going down by elevator?',
      text: 'A fridge on its dolly fills an ordinary elevator, so three appliances are three trips. Ask if the lobby needs a mat.',
      fits: 'highRise',
    },
    {
      icon: 'construction',
      title: 'Low beam over the stairs?',
      text: 'Under a low beam, the fridge travels almost flat on its dolly. Measure beam height and landing depth for us.',
      fits: 'basementSuite',
    },
    {
      icon: 'verifiedUser',
      title: 'Locked laundry room?',
      text: 'If the washer belongs to the house, get the key and the owner’s OK. We can’t disconnect a machine that tenants still use.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Kitchen over the garage?',
      text: 'The fridge comes down the inside stairs and out by the garage. Move your car and wedge the connecting door open.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where old appliances go',
  destinations: [
    { what: 'Stoves, washers, dryers', where: 'Scrap metal recycler' },
    { what: 'Refrigerant', where: 'Recovered before the fridge is scrapped' },
    { what: 'Fridges and freezers', where: 'Metal recycling, once the refrigerant is out' },
    { what: 'Newer machines that run', where: 'Donated when someone can use them' },
  ],
  materials: ['appliances', 'metal'],
  questions: [
    {
      question: 'Do you drain the freon from a fridge?',
      answer:
        'No. We move the fridge sealed, and the refrigerant is recovered with proper equipment before it’s scrapped. Please don’t cut any lines yourself.',
    },
    {
      question: 'Does the appliance have to work?',
      answer:
        'No. A dead or leaking machine takes the same space in the truck. Tell us if yours still runs, because it may be reused.',
    },
    {
      question: 'Will you disconnect the washer and dryer?',
      answer:
        'It depends. Anything on gas or wired into the wall needs a licensed tradesperson first. We unplug electric dryers, pull the vent and unscrew washer hoses once the taps are off.',
    },
    {
      question: 'Are window air conditioners and dehumidifiers appliances too?',
      answer:
        'Yes. Both hold refrigerant, so we keep them with the fridges. Empty the bucket, and leave a window unit in its frame if it’s too heavy for you.',
    },
    {
      question: 'Can you take a stove that runs on propane?',
      answer:
        'Yes, once a licensed gas technician has capped the line. We can’t take cylinders or tanks, so call the supplier who fills them.',
      fits: 'rural',
    },
    {
      question: 'When should an old fridge leave a cottage we’re closing?',
      answer:
        'Book it for your last full weekend, before the outside steps freeze. Empty it that day, so no forgotten food sits inside all winter.',
      fits: 'lakefront',
    },
    {
      question: 'Old and new appliances are in our new garage. How do you know which goes?',
      answer:
        'By your tags, so put one on each machine that goes. Knot the cords of the old ones too, so nobody confuses two white stoves.',
      fits: 'newSubdivision',
    },
    {
      question: 'Do you take an old boiler from the cellar?',
      answer:
        'It depends on its pipes. Old pipe wrap can be asbestos, and we can’t take that. If yours is bare, disconnected and drained, call us about it.',
      fits: 'olderCore',
    },
    {
      question: 'Can a stacked washer-dryer come out of a condo closet?',
      answer:
        'Yes, as two machines. We unclip the kit, lift off the dryer and turn each one sideways. If yours is one tall laundry centre, measure it first.',
      fits: 'highRise',
    },
    {
      question: 'Only the stove in our basement suite has to go. Is that enough?',
      answer:
        'Yes. One stove is a minimum load. Pull a 240-volt plug by the grip, not by the cord, and leave the outlet for the next stove.',
      fits: 'basementSuite',
    },
    {
      question: 'The fridge died and five of us rent here. Who books?',
      answer:
        'The owner of the fridge, as a rule. If that’s your landlord, get their OK in writing, and ask which day the new fridge arrives.',
      fits: 'sharedRental',
    },
    {
      question: 'Can a dead fridge wait outside my townhouse?',
      answer:
        'No, it’s safer inside. Children can get trapped behind a latching door, and your complex may object. If it must stand out, take the doors off first.',
      fits: 'townhouse',
    },
  ],
  closing: 'The humming stops here.',
  related: ['furniture-disposal', 'kitchen-renovation-debris', 'electronics-recycling', 'curbside-pickup'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
