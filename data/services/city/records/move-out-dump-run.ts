import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Move-out dump run',
  displayName: 'Move-Out Dump Run',
  serviceLower: 'move-out dump runs',
  primaryKeyword: 'move-out junk removal',
  lot: 'moving',
  order: 22,
  description:
    'Moving, and the moving truck is already full? Our move-out junk removal takes what you leave, so you hand over an empty place.',
  features: [
    {
      icon: 'schedule',
      title: 'After the movers',
      text: 'Book us for after they leave, when you know what’s left over.',
    },
    {
      icon: 'place',
      title: 'Either address',
      text: 'We load at your old home, new home or a locker on our route.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take bed frames and desks apart with an Allen key and a screwdriver. We knock the backs off bookcases with a rubber mallet.',
    heavy:
      'A sofa bed weighs about 150 pounds and a box of books about 40. We bring a dolly, straps and a blanket for the stair rail.',
    cannotGo:
      'We can’t take gasoline, propane tanks, paint or cleaners. Take them to a hazardous waste depot before you move.',
  },
  costTitle: 'What a move-out dump run costs',
  loads: [
    { load: 'Broken shelf, lamp and 7 bags', tier: 1, itemsAmong: { bag: 7 } },
    {
      load: 'Mattress, desk and 10 bags',
      tier: 2,
      note: 'the desk taken apart',
      itemsAmong: { mattress: 1, bag: 10 },
    },
    {
      load: 'Sofa bed, 2 bookcases, 15 boxes',
      tier: 3,
      note: 'what the moving truck had no room for',
      itemsAmong: { sofa: 1, box: 15 },
    },
  ],
  dearer: ['A sofa bed left whole takes the space of about 18 bags.'],
  cheaper: ['A flat-pack wardrobe taken apart shrinks to about a quarter of its size.'],
  preparation: [
    {
      icon: 'schedule',
      title: 'Plan around the keys',
      text: 'Check when the keys are due, and leave time before and after our {arrivalWindow} window.',
    },
    {
      icon: 'weekend',
      title: 'One pile, one place',
      text: 'Put everything for us in one pile, and tell the movers that pile isn’t theirs.',
    },
    {
      fits: 'rural',
      icon: 'home',
      title: 'Empty the outbuildings',
      text: 'Leaving a place with a barn or a drive shed? Look inside today, before you tell us the size.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Walk the shoreline',
      text: 'Does the lot run down to the water? Look for deck chairs, buoys and a cracked kayak before you book.',
    },
    {
      fits: 'newSubdivision',
      icon: 'straighten',
      title: 'Don’t send it ahead',
      text: 'Is your new house barely finished? Leave the junk at the old one, because the new garage fills with boxes.',
    },
    {
      fits: 'olderCore',
      icon: 'groups',
      title: 'Movers leave first',
      text: 'Is the hallway one person wide? Let the movers carry out their last box before we start.',
    },
    {
      fits: 'highRise',
      icon: 'receiptLong',
      title: 'Extend the elevator booking',
      text: 'Moving out of a tower? Ask whether the movers’ booking can run an hour longer, with our pile last.',
    },
    {
      fits: 'basementSuite',
      icon: 'layers',
      title: 'Tell the people upstairs',
      text: 'Do you share a stairwell with them? Tell them the hour, and ask them to move boots and strollers.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Name on the pile',
      text: 'Are roommates staying on? Put your name on your pile, and get their OK for anything you bought together.',
    },
    {
      fits: 'townhouse',
      icon: 'localShipping',
      title: 'Hold your driveway',
      text: 'Do visitor spots fill up early? Keep your own driveway empty once the moving truck has pulled out.',
    },
  ],
  access: [
    {
      icon: 'schedule',
      title: 'Movers still loading?',
      text: 'Call us if they’re running late. Two trucks get in each other’s way, and we can’t see yet what’s left.',
    },
    {
      icon: 'verifiedUser',
      title: 'Keys already handed in?',
      text: 'Leave the pile in an open garage or on the porch. Ask the new owner or the landlord first.',
    },
    {
      fits: 'rural',
      icon: 'place',
      title: 'House out of sight?',
      text: 'Give us the number on the road sign and the mailbox colour. Tell us if a truck can turn there.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Steps down to a boathouse?',
      text: 'We carry everything up by hand. Count the steps, tell us if they’re slippery, and mention a canoe or anything long.',
    },
    {
      fits: 'newSubdivision',
      icon: 'construction',
      title: 'Road still torn up?',
      text: 'Both trucks need firm ground. Tell us which end of the street is open and where the builder’s bins stand.',
    },
    {
      fits: 'olderCore',
      icon: 'hardware',
      title: 'Tight turn on the stairs?',
      text: 'An old box spring may not fit back around the newel post. We cut it in half at the top.',
    },
    {
      fits: 'highRise',
      icon: 'layers',
      title: 'Down by elevator?',
      text: 'A leftover pile often takes about three elevator trips. Gather it just inside your door, and keep the hallway clear.',
    },
    {
      fits: 'basementSuite',
      icon: 'weekend',
      title: 'Only a side door?',
      text: 'We stand a sofa bed on one arm to get it up the steps. We strap the mechanism shut, so it can’t open.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Others staying behind?',
      text: 'We start in your room and touch only the marked pile. Point out your own bike, chair and fridge shelf.',
    },
    {
      fits: 'townhouse',
      icon: 'localShipping',
      title: 'No stopping in the lane?',
      text: 'Ask where the complex lets a truck wait. Put the pile just inside the garage door, so loading is quick.',
    },
  ],
  destinationsTitle: 'Where your leftovers go',
  destinations: [
    { what: 'Dishes, lamps, good shelves', where: 'Donated to be used again' },
    { what: 'Boxes and packing paper', where: 'Cardboard recycling, if dry' },
    { what: 'Bed rails, desk legs', where: 'Scrap metal recycler' },
    { what: 'Mattresses, broken flat-pack', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'mattress', 'garbage'],
  questions: [
    {
      question: 'What happens if I just leave it behind?',
      answer:
        'Somebody else has to remove it, and the bill may come to you. With us you know the price first, and a small pile starts at {minimum}.',
    },
    {
      question: 'Can the food from the freezer and pantry go too?',
      answer:
        'Yes, in tied bags. Double-bag frozen meat and close every bottle, so nothing leaks on things that could be donated.',
    },
    {
      question: 'What if our closing is put off by a day?',
      answer:
        'Tell us as soon as you know. It’s easier to find a new window the evening before than once the truck is on the road.',
    },
    {
      question: 'Do you also take things to the new house?',
      answer:
        'No, that’s for your movers. Our truck carries only what’s leaving for good, so nothing gets mixed up.',
    },
    {
      fits: 'rural',
      question: 'If we’re leaving a farmhouse, can the burn pile go?',
      answer:
        'Partly, if nobody has lit it lately. We take brush, boards and fence rails, but no ash, drums, fertilizer or unlabelled cans.',
    },
    {
      fits: 'lakefront',
      question: 'If we’re moving away from the water, what about the boat gear?',
      answer:
        'Partly: no flares, fuel cans or outboards with gas in them. Life jackets, paddles, rope and a plastic kayak are fine. Tell us the length of a fibreglass boat first.',
    },
    {
      fits: 'newSubdivision',
      question: 'Can you clear what the builder left in our new garage?',
      answer:
        'Yes, once the site super has said you may throw it out. Trim ends, tile offcuts and stove cartons can go. Paint stays, so keep it for touch-ups.',
    },
    {
      fits: 'olderCore',
      question: 'We forgot the attic. Will you go up there?',
      answer:
        'Yes, if there’s a proper stair or fixed ladder, and a floor to stand on. With bare joists, hand the boxes down before we come. Insulation stays.',
    },
    {
      fits: 'highRise',
      question: 'Can I leave the pile in the building’s garbage room?',
      answer:
        'Only if the building says so. Management can easily tell which unit moved out that day, and may charge you.',
    },
    {
      fits: 'basementSuite',
      question: 'The movers couldn’t get the couch up from the basement. Can you?',
      answer:
        'Usually yes. They have to keep it whole, and we don’t. We take off the feet, arms and back, or cut through the frame.',
    },
    {
      fits: 'sharedRental',
      question: 'Who pays when three of us leave one pile?',
      answer:
        'Whoever books it, because a load has one price. How you share it is up to you. You can measure each part, because we charge by space.',
    },
    {
      fits: 'townhouse',
      question: 'Will two trucks fit in a townhouse lane at once?',
      answer:
        'Seldom. Book the window after the movers, when the lane is clear. Do you share a driveway in {city}? Tell next door about both trucks.',
    },
  ],
  closing: 'Not moving that again?',
  related: ['apartment-cleanout', 'furniture-disposal', 'garage-cleanout', 'household-garbage'],
  directService: 'household-junk',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
