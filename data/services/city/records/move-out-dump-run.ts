import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Move-out dump run',
  displayName: 'Move-Out Dump Run',
  serviceLower: 'move-out dump runs',
  primaryKeyword: 'move-out junk removal',
  lot: 'moving',
  order: 22,
  description:
    'The moving truck is full, and there’s still a corner of things nobody wants to carry twice. We take that corner, from the broken shelf to the bag of hangers, and you hand over the keys to an empty place.',
  features: [
    {
      icon: 'schedule',
      title: 'After the movers',
      text: 'Book the pickup for when they’ve left and it’s plain what didn’t make the cut.',
    },
    {
      icon: 'check',
      title: 'A keep corner',
      text: 'Hang a sheet over what goes to the new place, so nothing is loaded by mistake.',
    },
    {
      icon: 'place',
      title: 'Either address',
      text: 'We can load at the old place, the new one or a storage locker along our route.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Bed frames and flat-pack desks come apart with an Allen key and a screwdriver, and bookcases lose their backs to a rubber mallet. Nothing has to go back together, which saves an hour.',
    heavy:
      'Sofa beds, at 150 pounds or so, and boxes of books, at about 40 each. A dolly and straps handle both, and a blanket keeps the stair rail clean.',
    cannotGo:
      'What the movers refused is likely on our list as well: gasoline, propane tanks, paint and cleaners. Take them to a hazardous waste depot and not to the new garage.',
  },
  costTitle: 'What a move-out dump run costs',
  loads: [
    { load: 'Broken shelf, lamp and 7 bags', tier: 1, itemsAmong: { bag: 7 } },
    {
      load: 'Mattress, desk and 10 bags',
      tier: 2,
      note: 'the desk knocked down to boards',
      itemsAmong: { mattress: 1, bag: 10 },
    },
    {
      load: 'Sofa bed, 2 bookcases, 15 boxes',
      tier: 3,
      note: 'what the moving truck had no room for',
      itemsAmong: { sofa: 1, box: 15 },
    },
  ],
  dearer: [
    'A sofa bed that won’t come apart fills the space of about 18 bags.',
    'Boxes packed half full are mostly air, and air counts like anything else.',
    'Deciding at 4 o’clock that the dining set isn’t coming can add over 2 yards.',
  ],
  cheaper: [
    'A flat-pack wardrobe knocked down to boards shrinks to about a quarter.',
    'Stuff the hampers and bins you’re throwing out, and they carry their own share.',
    'If the movers set every last reject at the curb for you, {curbsideDiscount} comes off.',
  ],
  preparation: [
    {
      icon: 'schedule',
      title: 'Mind the key time',
      text: 'Work back from the hour the keys are due, and give our {arrivalWindow} window some slack on both sides.',
    },
    {
      icon: 'weekend',
      title: 'One pile, one place',
      text: 'Tell the movers what isn’t theirs. A heap on the living room rug is harder to mistake than a nod.',
    },
    {
      fits: 'rural',
      icon: 'home',
      title: 'Empty the outbuildings',
      text: 'Leaving a place with a barn or a drive shed? Look in there today, because that’s where the forgotten load lives.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Walk the shoreline',
      text: 'If the lot runs down to the water, go and look: deck chairs, a cracked kayak and buoys are always remembered too late.',
    },
    {
      fits: 'newSubdivision',
      icon: 'straighten',
      title: 'Don’t send it ahead',
      text: 'Waiting on keys for a house that’s barely finished? Leave the rejects at the old one, since the new garage fills with boxes.',
    },
    {
      fits: 'olderCore',
      icon: 'groups',
      title: 'Two crews, one stair',
      text: 'If the hallway is one person wide, see the movers’ last box out first, so nobody meets a mattress halfway.',
    },
    {
      fits: 'highRise',
      icon: 'receiptLong',
      title: 'Stretch the elevator slot',
      text: 'Moving out of a tower? Ask whether the movers’ booking can run an hour longer, with the dump pile going down last.',
    },
    {
      fits: 'basementSuite',
      icon: 'layers',
      title: 'Warn the upstairs',
      text: 'If you share a stairwell with the people above, tell them which hour, and get the boots and strollers moved.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Name on the pile',
      text: 'Roommates staying on? Sign your heap, and get a clear yes for the couch you all chipped in for.',
    },
    {
      fits: 'townhouse',
      icon: 'localShipping',
      title: 'Hold your driveway',
      text: 'Where visitor spots fill up early, keep your own driveway empty once the moving truck has pulled out.',
    },
  ],
  access: [
    {
      icon: 'schedule',
      title: 'Movers still loading?',
      text: 'Call us when they’re running late. Two trucks nose to tail get in each other’s way, and a half-empty room hides half of what’s ours to take.',
    },
    {
      icon: 'verifiedUser',
      title: 'Keys already handed in?',
      text: 'Leave the pile where it can be reached without them, in an open garage or on the porch, with a word from whoever has the place now that it may go.',
    },
    {
      fits: 'rural',
      icon: 'place',
      title: 'House out of sight?',
      text: 'Movers get lost first and tell nobody. Give us the number on the road sign and the colour of the mailbox, and say if there’s room to turn by the house.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Steps down to a boathouse?',
      text: 'What you left down there comes up by hand, so count the steps and say if they’re slippery. A canoe with a hole in it is long but light.',
    },
    {
      fits: 'newSubdivision',
      icon: 'construction',
      title: 'Road still torn up?',
      text: 'The movers’ truck and ours both need something firm to stop on. Tell us which end of the street is open and where the builder’s bins are standing.',
    },
    {
      fits: 'olderCore',
      icon: 'hardware',
      title: 'Newel post in the way?',
      text: 'The box spring that was bent around it 12 years ago won’t bend back. We saw it in half at the top, which nobody minds any more.',
    },
    {
      fits: 'highRise',
      icon: 'layers',
      title: 'Down by elevator?',
      text: 'A leftover pile is perhaps 3 cab loads, and it goes faster from just inside your door than from 4 rooms. The hallway is no place to leave it waiting.',
    },
    {
      fits: 'basementSuite',
      icon: 'weekend',
      title: 'Only a side door?',
      text: 'Side landings were made for groceries. A sofa bed goes up standing on one arm, with the mechanism strapped shut so it doesn’t open halfway.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Others staying behind?',
      text: 'We start in your room and touch nothing outside the marked pile. Say which bike, chair and fridge shelf in the common rooms are really yours.',
    },
    {
      fits: 'townhouse',
      icon: 'localShipping',
      title: 'No stopping in the lane?',
      text: 'Find out where the complex lets a truck wait. With the pile gathered just inside the garage door, we load it in one go and don’t wait long.',
    },
  ],
  destinationsTitle: 'Where the last corner goes',
  destinations: [
    { what: 'Dishes, lamps, good shelves', where: 'Donated to be used again' },
    { what: 'Boxes and packing paper', where: 'Cardboard recycling, if dry' },
    { what: 'Bed rails, desk legs', where: 'Scrap metal recycler' },
    { what: 'Dead printers and cords', where: 'Electronics recycler' },
    { what: 'Mattresses, broken flat-pack', where: 'Licensed disposal site' },
    { what: 'Gasoline, paint, cleaners', where: 'Not loaded: hazardous waste depot' },
  ],
  materials: ['furniture', 'mattress', 'garbage', 'recyclables'],
  questions: [
    {
      question: 'What happens if I just leave it behind?',
      answer:
        'Somebody else has to get rid of it, and the bill tends to find you. With us you know the figure first, and a corner’s worth starts at {minimum}.',
    },
    {
      question: 'Can the food from the freezer and pantry go too?',
      answer:
        'Yes, in tied bags. Double them for frozen meat and pour liquids down the sink, because one jar of pickles in a box of linen ruins what might have been given away.',
    },
    {
      question: 'What if our closing is put off by a day?',
      answer:
        'Tell us as soon as you know. The pile doesn’t mind waiting, and a new window is easier to find the evening before than with the truck already on the road.',
    },
    {
      question: 'Do you also take things to the new house?',
      answer:
        'No, you have movers for that. Our truck carries only what’s leaving for good, and mixing the two is how a box of photographs ends up beside a mattress.',
    },
    {
      fits: 'rural',
      question: 'If we’re leaving a farmhouse, can the burn pile go?',
      answer:
        'Partly. Brush, boards and old fence rails can come if nothing there has been lit lately, last night included. Ash stays behind, and so do drums, fertilizer and anything in a can without a label.',
    },
    {
      fits: 'lakefront',
      question: 'If we’re moving away from the water, what about the boat gear?',
      answer:
        'Life jackets, paddles, rope and a plastic kayak, yes. Flares, fuel cans and an outboard with gas in it, no. A fibreglass boat is another matter, so give us its length first.',
    },
    {
      fits: 'newSubdivision',
      question: 'Can you clear what the builder left in our new garage?',
      answer:
        'Yes, once the site super has said it’s yours to throw out. Trim ends, tile offcuts and stove cartons ride along with your own rejects. The touch-up paint stays, but you’ll want that anyway.',
    },
    {
      fits: 'olderCore',
      question: 'We forgot the attic. Will you go up there?',
      answer:
        'Yes, if there’s a proper stair or a fixed ladder, and a floor to stand on. With bare joists, hand the boxes down to the hall before we come. Insulation stays where it lies.',
    },
    {
      fits: 'highRise',
      question: 'Can I leave the pile in the building’s garbage room?',
      answer:
        'Only if the building says so, and few enjoy finding a couch by the chute. On a moving day it isn’t hard to work out which unit it came from, or whom to charge.',
    },
    {
      fits: 'basementSuite',
      question: 'The movers couldn’t get the couch up from the basement. Can you?',
      answer:
        'Usually. They have to keep it whole, and we don’t. With feet, arms and back off, or one cut through the frame, the couch that beat them is 3 pieces on a narrow stair.',
    },
    {
      fits: 'sharedRental',
      question: 'Who pays when 3 of us leave one pile?',
      answer:
        'Whoever books it, because a load has one price. How you share it is up to you, but since the truck is measured in space, a tape measure settles most arguments.',
    },
    {
      fits: 'townhouse',
      question: 'Will 2 trucks fit in a townhouse lane at once?',
      answer:
        'Seldom. Take the window after the movers, when the lane is clear and you know what was left. Sharing a driveway with next door in {city}? Warn them about both.',
    },
  ],
  closing: 'Not moving that again?',
  related: ['apartment-cleanout', 'furniture-disposal', 'garage-cleanout', 'household-garbage'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
