import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Garage cleanout',
  displayName: 'Garage Cleanout',
  serviceLower: 'garage cleanout',
  primaryKeyword: 'garage junk removal',
  lot: 'house',
  order: 15,
  description:
    'There is a car-sized space in there somewhere. For garage junk removal, mark what stays and point at the rest: shelves, skis, tools that died, boxes from 2 moves ago. We work from the door inward until the floor shows.',
  features: [
    {
      icon: 'check',
      title: 'Keep pile respected',
      text: 'Tape, stickers or a chalk line, nothing behind your mark moves.',
    },
    {
      icon: 'hardware',
      title: 'Shelves off walls',
      text: 'Racks, pegboard and overhead storage come down if you want bare studs.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Gym gear too',
      text: 'The treadmill that became a coat rack is folded, strapped and wheeled out.',
    },
  ],
  additionalInfo: {
    takenApart:
      'A workbench is usually lag-bolted to the wall and toenailed to the floor, so it takes a socket set and a pry bar. Steel shelving knocks apart with a rubber mallet. The screw holes stay.',
    heavy:
      'A tool chest is at its heaviest with the drawers in, so they come out and travel alone. A cast-iron table saw can outweigh the freezer beside it, and each gets a dolly and a ramp.',
    cannotGo:
      'Paint, motor oil, gas, antifreeze, car batteries and propane can’t go on the truck, and the garage is where they live. Line them up on one shelf for your own trip to a hazardous waste depot. A hard-wired door opener is an electrician’s job.',
  },
  costTitle: 'What a garage cleanout costs',
  loads: [
    { load: 'One wall of shelves and totes', tier: 2 },
    { load: 'Single garage, half full', tier: [3, 4] },
    {
      load: '2-car garage with a path left',
      tier: [5, 6],
      note: 'full to the rafters can be a second truck',
    },
  ],
  dearer: [
    'Bikes, strollers and patio umbrellas tangle, and the air between the spokes is paid for.',
    'A workbench that leaves in one piece takes a corner its boards would not.',
    'Hockey nets and plastic playhouses are mostly outline.',
  ],
  cheaper: [
    'Totes emptied into bags and then nested take far less room.',
    'A pile on the driveway saves us steps, and one at the curb saves you {curbsideDiscount}.',
    'Tools that go back to the neighbours they came from cost nothing.',
  ],
  preparation: [
    {
      icon: 'error',
      title: 'Lift every lid',
      text: 'The camping tote tends to have a stove cylinder in it, and the paint shelf a can of gas. Those stay.',
    },
    {
      icon: 'layers',
      title: 'Look up too',
      text: 'Decide about the rafters as well. Skis, tent poles and saved lumber are the half everyone forgets.',
    },
    {
      icon: 'construction',
      title: 'Tractor moved out',
      text: 'If the drive shed is your garage, have what runs driven out, and put the keys where somebody finds them.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Boat things dried',
      text: 'Canoe gear, dock foam or lifejackets in the pile? Hang them up for a few days, and half the weight evaporates.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Driveway kept free',
      text: 'Driveway only a car long? Park somewhere else for the window, so the tailgate can reach the garage door.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Try the door',
      text: 'When the old swing doors drag or the frame leans, open them a day early and prop them with something solid.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Ramp height, locker key',
      text: 'A storage locker instead of a garage? Find its key, and read the clearance sign at the top of the ramp.',
      fits: 'highRise',
    },
    {
      icon: 'check',
      title: 'Two halves, one line',
      text: 'If a tenant downstairs has a share of the garage, run tape across the floor where you both agree.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Ask about bikes',
      text: 'Sharing a garage in {city}? The one with flat tires may still be somebody’s ride in September. Send a message round.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Inside door free',
      text: 'When your garage doubles as the front hall, move shoes and strollers so the door to the house opens fully.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'hardware',
      title: 'Big door stuck?',
      text: 'With it down, pull the red cord and lift by hand. If it won’t rise, or a spring has snapped, leave it down and let a door technician look: everything then goes through the side door.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Table saw at the back?',
      text: 'It usually is. An aisle to the heaviest piece comes first, to see whether it wants a dolly, a ramp or a wrench, and the light stuff is packed around it on the truck.',
    },
    {
      icon: 'localShipping',
      title: 'Garage past the house?',
      text: 'If it stands well back along the lane, think whether a loaded truck can turn there. Backing in beats carrying a drill press, provided the ground under the gravel is firm.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Boathouse, not garage?',
      text: 'Where things are stored down by the water, how did they get there: path, stairs or boat? An outboard has to be off its stand and dry of fuel before it climbs.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'No parking on the crescent?',
      text: 'If the street is narrow or the boulevard newly sodded, the truck stands in the driveway, tail to the door. A double garage then empties over a single lip.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Opens on a back lane?',
      text: 'Where poles and fences pinch the lane, measure the tightest gap. If it’s less than a truck and its mirrors, everything walks out along the side yard, so unlock that gate.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Locker in the parkade?',
      text: 'If it’s underground, a box truck seldom clears the beams. The contents are carted to the loading bay, so somebody has to hold the fob that opens the doors in between.',
      fits: 'highRise',
    },
    {
      icon: 'verifiedUser',
      title: 'Suite door inside the garage?',
      text: 'If tenants come and go that way, a strip to their door stays open from first box to last. Tell them the morning, so nobody ducks under a swinging shelf.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Nobody knows whose?',
      text: 'If a garage has collected 5 years of housemates, have the owner walk it ahead of us. What’s pointed at goes. The doubtful corner stays, rather than start a war over a snowboard.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Garages shoulder to shoulder?',
      text: 'If the doors stand in a row, the truck may block yours and no other. Things are laid out on your own apron and loaded in bursts, with room for the next car to pass.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where the garage goes',
  destinations: [
    { what: 'Shelving, bikes, dead tools', where: 'Metal recycler' },
    { what: 'Sports gear, working tools', where: 'Reused by somebody handier' },
    { what: 'Bare boards', where: 'Wood recycling' },
    { what: 'Flat, dry boxes', where: 'Paper recycling' },
    { what: 'Cracked totes, mouldy cartons', where: 'Licensed disposal site' },
    { what: 'Paint, oil, gas', where: 'Stays with you, for a depot' },
  ],
  materials: ['largeItems', 'metal', 'garbage'],
  questions: [
    {
      question: 'Can the lawn mower and snowblower go?',
      answer:
        'Yes, with a dry tank. Run the engine until it quits, or siphon the gas into your own can, and drain the oil if you know how. The machine is scrap metal, the fuel doesn’t ride.',
    },
    {
      question: 'Do you take old tires?',
      answer:
        'Yes, on the rim or off, counted by the space like the rest. Stack them 4 high by the door and tip the water out first, because each one has been saving up since last summer.',
    },
    {
      question: 'What if I can’t decide about half of it?',
      answer:
        'Make 3 groups: goes, stays, ask me. The first is loaded, the second isn’t touched, and the third waits for you at the end, when an empty floor makes the deciding easier.',
    },
    {
      question: 'Do you clean the floor as well?',
      answer:
        'We broom what we emptied. Oil stains, road salt and paint drips are part of the concrete by now, and washing or sealing it is another trade’s afternoon. You will see the drain again, though.',
    },
    {
      question: 'Is a drive shed cleared the same way as a garage?',
      answer:
        'Yes, by the space. If it holds farm things, put the chemistry to one side: pesticides, grease pails, treated seed and tractor batteries can’t come. Wire, pails and broken forks can.',
      fits: 'rural',
    },
    {
      question: 'Do kayaks and dock sections count as garage junk?',
      answer:
        'Yes, priced by the room they take, and long ones take plenty. If there’s an outboard or a trailer with a plate on it, ask before you book, since a registered thing has papers to settle.',
      fits: 'lakefront',
    },
    {
      question: 'Can the leftovers from the builder go too?',
      answer:
        'Most of them: spare tile, trim, half a roll of carpet. If there’s paint or caulking in between, that’s for a depot. Keep 1 box of each floor, because matching it in 10 years is a hobby.',
      fits: 'newSubdivision',
    },
    {
      question: 'Should I worry about asbestos in an old garage?',
      answer:
        'A little. If the walls or roof are the brittle cement kind, or there are brake shoes from another era, leave them be. We empty what stands inside and don’t break into the shell.',
      fits: 'olderCore',
    },
    {
      question: 'Do you empty condo storage lockers?',
      answer:
        'Yes, a locker is a garage in miniature. If it’s one wire cage in a row of 40, check the number twice. Packed to the mesh, it comes to {tier2} or {tier3} worth of truck.',
      fits: 'highRise',
    },
    {
      question: 'If we’re building a basement suite, can the leftovers go with the garage?',
      answer:
        'Yes, in the same truck and by the same yard, but to other places. Tell us there’s drywall, stud ends or a tub among the bikes, and keep the plaster dust in bags of its own.',
      fits: 'basementSuite',
    },
    {
      question: 'If our landlord wants the garage empty by month’s end, can we book?',
      answer:
        'Yes, for what belongs to you. Shelves, a workbench or a mower may be on the lease as the owner’s, so read it once. Leave a day between our visit and the deadline for what turns up.',
      fits: 'sharedRental',
    },
    {
      question: 'Our townhouse garage never fit a car. Is it too small to bother?',
      answer:
        'No. If it’s 10 bags’ worth, it’s a load. Little garages are packed high, and what looks like a closet can turn out to be 3 to 6 yards once it lies in the truck.',
      fits: 'townhouse',
    },
  ],
  closing: 'The car would like its room back.',
  related: ['household-garbage', 'furniture-disposal', 'electronics-recycling', 'shed-demolition'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
