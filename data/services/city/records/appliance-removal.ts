import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Appliance removal',
  displayName: 'Appliance Removal',
  serviceLower: 'appliance removal',
  primaryKeyword: 'appliance pickup',
  lot: 'house',
  order: 11,
  description:
    'The fridge in the basement, the washer behind a door that opens the wrong way, the stove you already replaced. Appliance pickup covers the carry, the stairs and the truck. One full fridge is the minimum load, {minimum}.',
  features: [
    {
      icon: 'kitchen',
      title: 'Doors come off',
      text: 'A fridge too wide for the hall loses its doors and handles, not your trim.',
    },
    {
      icon: 'straighten',
      title: 'Tight laundry rooms',
      text: 'Stacked machines are unstacked, tilted and walked out one at a time.',
    },
    {
      icon: 'waterDrop',
      title: 'Thaw it first',
      text: 'Unplug the freezer a day ahead and it leaves without a trail on the stairs.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Doors, drawers and stacking kits come off with a nut driver, and cords are taped to the back so nobody steps on one. Before we come, a gas stove or dryer needs a licensed gas technician to disconnect it, a hard-wired oven an electrician, and a dishwasher’s water line a plumber.',
    heavy:
      'A front-load washer carries a concrete block, which is why it weighs about as much as a fridge twice its size. It goes up the basement stairs strapped to an appliance dolly, one step at a time.',
    cannotGo:
      'Food has to come out of a fridge or freezer before it moves, above all if the power has been off. A camper fridge’s propane cylinder goes to a hazardous waste depot, or to a shop that exchanges it.',
  },
  costTitle: 'What an old appliance costs to haul',
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
      note: 'a washer and dryer may take less',
      items: { fridge: 1, stove: 1 },
    },
    {
      load: 'A whole kitchen and laundry',
      tier: 3,
      note: 'fridge, stove, dishwasher, washer, dryer',
      itemsAmong: { fridge: 1, stove: 1, washer: 2 },
    },
  ],
  dearer: [
    'A French-door fridge is wider and deeper than the one we count by.',
    'Chest freezers lie broad and low, and their lids won’t carry much.',
    'Range hoods and microwaves look small until 5 of them make a stove.',
  ],
  cheaper: [
    'A dishwasher or bar fridge fills the gap beside a bigger machine.',
    'If every machine has made it to the curb, they ride for {curbsideDiscount} less.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Taps and lines shut',
      text: 'Close both taps behind the washer. Gas, hard wiring and a plumbed dishwasher need their own trade before the day.',
    },
    {
      icon: 'kitchen',
      title: 'Emptied and propped',
      text: 'Take out food, ice, pans and detergent, then wedge the door open so the puddle dries before anything tips.',
    },
    {
      icon: 'hardware',
      title: 'Softener off too',
      text: 'On a well? If a softener or pressure tank is leaving as well, have it bypassed and drained, pump switched off.',
      fits: 'rural',
    },
    {
      icon: 'error',
      title: 'Wintered fridge, taped',
      text: 'If the cottage fridge has stood unplugged since fall, tape it shut and warn us. Nobody should open it indoors.',
      fits: 'lakefront',
    },
    {
      icon: 'receiptLong',
      title: 'Spare shelves inside',
      text: 'Replacing the builder’s machines? Keep manual, shelves and racks with each, since a complete young one is easier to reuse.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Cellar path, level',
      text: 'If the cellar floor is dirt or heaved brick, clear a strip as wide as a dolly from freezer to stairs.',
      fits: 'olderCore',
    },
    {
      icon: 'phone',
      title: 'Ask about valves',
      text: 'In a tower? Find out whether the dishwasher and laundry valves close in your unit or need the superintendent.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Plug, not breaker',
      text: 'When suite and house share a breaker panel, unplug at the wall rather than guess which switch is the dryer.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Every shelf bare',
      text: 'Sharing a fridge? Everybody’s shelf has to be empty before we come, including the jar no one admits to.',
      fits: 'sharedRental',
    },
    {
      icon: 'layers',
      title: 'Closet doors folded',
      text: 'Laundry closet upstairs? Fold its doors right back or lift them off the track, and clear the hallway shelf.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'kitchen',
      title: 'Built into cabinets?',
      text: 'A wall oven or built-in fridge is screwed to its surround behind a trim strip. The screws come out first, then it slides onto a platform at its own height, never straight to the floor.',
    },
    {
      icon: 'home',
      title: 'Soft floor in front?',
      text: 'Stove feet plough tracks through vinyl and pine. A sheet of hardboard goes under before anything is pulled, and the machine is tilted onto its dolly where it stands.',
    },
    {
      icon: 'place',
      title: 'Freezer in the barn?',
      text: 'If there’s mud or snow between barn and lane, boards keep the wheels from sinking. A chest freezer goes on its end only once it’s empty, so finish the venison.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Kitchen below the road?',
      text: 'Where outside steps climb from the door to the truck, a fridge goes up on its back, doors off, strapped twice. Wet leaves or ice on the treads are yours to sweep.',
      fits: 'lakefront',
    },
    {
      icon: 'layers',
      title: 'Laundry on the second floor?',
      text: 'If the washer lives upstairs, its hose and sump still hold a litre or more, so a tray goes under before it tips. Then it leads the way down, railing side padded.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Back door under 30 inches?',
      text: 'Where the kitchen door is the old narrow sort, a range passes without its door and handle. A wide fridge leaves by the front, so keep the hall open for it.',
      fits: 'olderCore',
    },
    {
      icon: 'localShipping',
      title: 'Going down by elevator?',
      text: 'If the cab is an ordinary one, a fridge and its dolly fill it, so 3 appliances are 3 rides. A drained machine still drips: ask whether the lobby floor wants a mat.',
      fits: 'highRise',
    },
    {
      icon: 'construction',
      title: 'Duck your head going down?',
      text: 'Then so must the fridge. If the beam over a suite’s stairs is lower than the machine is tall, it climbs lying almost flat on the dolly, and the landing has to be that deep.',
      fits: 'basementSuite',
    },
    {
      icon: 'verifiedUser',
      title: 'Locked laundry room?',
      text: 'If the washer belongs to the house and not to you, get the key and the owner’s yes. We won’t unhook a machine other tenants are still dropping coins into.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Kitchen over the garage?',
      text: 'Where it sits one flight up, the fridge comes down the inside stairs and out through the garage, shorter than the front walk. Move the car and wedge the connecting door.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where old appliances go',
  destinations: [
    { what: 'Stoves, washers, dryers', where: 'Metal recycler' },
    { what: 'Refrigerant', where: 'Recovered before the fridge is scrapped' },
    { what: 'Fridges and freezers', where: 'Metal recycling, once the gas is out' },
    { what: 'Newer machines that run', where: 'Another kitchen, when one wants them' },
    { what: 'Glass shelves, liners', where: 'Licensed disposal site' },
  ],
  materials: ['appliances', 'metal'],
  questions: [
    {
      question: 'Do you drain the freon from a fridge?',
      answer:
        'Not at your house. The fridge travels with its circuit sealed, and the refrigerant is recovered by people equipped for it before any metal is scrapped. Please don’t cut a line to speed things up.',
    },
    {
      question: 'Does the appliance have to work?',
      answer:
        'No. Dead, leaking or missing its door, it takes the same space on the truck. Do say so if it still runs, because that one may have a second career.',
    },
    {
      question: 'Will you disconnect the washer and dryer?',
      answer:
        'Partly. We unplug an electric dryer, pull its vent and unscrew washer hoses into a pail once the taps are shut. Anything on gas or wired into the wall waits for a licensed trade.',
    },
    {
      question: 'Are window air conditioners and dehumidifiers appliances too?',
      answer:
        'Yes, and both hold refrigerant, so they travel with the fridges rather than in a garbage bag. Pour out the bucket, and leave a window unit in its frame if it’s more than you can hold.',
    },
    {
      question: 'If our range runs on propane, does it go like any other?',
      answer:
        'The range does, once a licensed gas technician has capped the line. Its cylinders and tank are no cargo for us, and the supplier who fills them is the one to ask.',
      fits: 'rural',
    },
    {
      question: 'Closing the cottage: when should the old fridge go?',
      answer:
        'On your last full weekend, before the steps freeze. If it’s left for spring, it spends the winter unheated with whatever was forgotten in the crisper, and nobody thanks you in May.',
      fits: 'lakefront',
    },
    {
      question: 'Both sets of appliances are in the new garage. How do you know which goes?',
      answer:
        'By your tags. If 2 white stoves stand side by side, taking the wrong one is an honest mistake waiting to happen. Tie the old cords in a knot as well, and it can’t.',
      fits: 'newSubdivision',
    },
    {
      question: 'In an older {city} house, do you take the boiler from the cellar?',
      answer:
        'It depends on what’s around it. If the pipes wear old wrap, that can be asbestos, and we leave it alone. A bare boiler that’s been disconnected and drained can be talked over on the phone.',
      fits: 'olderCore',
    },
    {
      question: 'Can a stacked washer-dryer come out of a condo closet?',
      answer:
        'Yes, as 2 machines. The kit between them is unclipped, the dryer lifted off, and each one turned sideways through the opening. If it’s a single tall laundry centre, measure it before the elevator is booked.',
      fits: 'highRise',
    },
    {
      question: 'Only the stove in our basement suite has to go. Is that enough?',
      answer:
        'Yes, 1 stove is a minimum load. If it has the big 240-volt plug, pull it by the grip and not by the cord, and leave the outlet alone for the stove that comes after.',
      fits: 'basementSuite',
    },
    {
      question: 'The fridge died and 5 of us rent here. Who books?',
      answer:
        'Whoever owns it, as a rule. If that’s the landlord, let them say so in a message, with the day the next fridge arrives. Living out of 1 cooler loses its charm by the second supper.',
      fits: 'sharedRental',
    },
    {
      question: 'Can a dead fridge wait outside my townhouse?',
      answer:
        'Better not. If children play on the walkway, a latching door is a danger, and the complex may object as well. Should it have to stand out for an hour, take the doors off first.',
      fits: 'townhouse',
    },
  ],
  closing: 'The humming stops here.',
  related: ['furniture-disposal', 'kitchen-renovation-debris', 'electronics-recycling', 'curbside-pickup'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
