import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Move-out dump run',
  displayName: 'Move-Out Dump Run',
  serviceLower: 'move-out dump runs',
  primaryKeyword: 'move-out junk removal',
  group: 'moving',
  order: 22,
  description:
    'Are you moving and leaving some things behind? Our move-out junk removal crew takes them, so you hand over an empty place.',
  features: [
    {
      icon: 'schedule',
      title: 'After the movers',
      text: 'We come when the movers are done and take what’s left.',
    },
    {
      icon: 'place',
      title: 'Storage lockers too',
      text: 'We come to your old home, your new home or a storage locker.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take bed frames and desks apart with an Allen key and a screwdriver. We knock the backs off bookcases with a rubber mallet.',
    heavy:
      'A sofa bed weighs about 150 pounds, and a box of books weighs about 40. We bring a dolly, straps and a blanket for the stair rail.',
    cannotGo:
      'We can’t take gasoline, propane tanks, paint or cleaners. Take them to a hazardous waste depot before you move.',
  },
  costTitle: 'What a move-out dump run costs',
  loads: [
    { load: 'Broken shelf, lamp and 7 bags', tier: 1, itemsAmong: { bag: 7 } },
    {
      load: 'Mattress, desk and 10 bags',
      tier: 2,
      note: 'with the desk taken apart',
      itemsAmong: { mattress: 1, bag: 10 },
    },
    {
      load: 'Sofa bed, 2 bookcases, 15 boxes',
      tier: 3,
      itemsAmong: { couch: 1, box: 15 },
    },
  ],
  dearer: ['A sofa bed takes the space of about 18 bags.'],
  cheaper: ['A flat-pack wardrobe that’s taken apart needs only about a quarter of the space.'],
  preparation: [
    {
      icon: 'schedule',
      title: 'Plan around the keys',
      text: 'Find out when you have to hand in the keys. Choose {anArrivalWindow} arrival window well before then.',
    },
    {
      icon: 'weekend',
      title: 'Tell the movers',
      text: 'Put everything for us in one pile, and tell the movers not to load it.',
    },
    {
      fits: 'rural',
      icon: 'home',
      title: 'Check the outbuildings',
      text: 'Do you have a barn or a drive shed? Look inside before you ask for a quote.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Walk the shoreline',
      text: 'Does your lot reach the water? Look along the shore for old chairs, buoys and boards.',
    },
    {
      fits: 'newSubdivision',
      icon: 'straighten',
      title: 'Don’t move the junk',
      text: 'Are you moving into a brand-new house? Keep the junk at your old address, and we pick it up there.',
    },
    {
      fits: 'olderCore',
      icon: 'groups',
      title: 'Ask for a clear hallway',
      text: 'Is your hallway only one person wide? Ask the movers to leave nothing standing in the hallway.',
    },
    {
      fits: 'highRise',
      icon: 'receiptLong',
      title: 'Extend the elevator booking',
      text: 'Are you moving out of a tower? Ask whether you can keep the elevator for an hour after the movers.',
    },
    {
      fits: 'basementSuite',
      icon: 'layers',
      title: 'Tell the people upstairs',
      text: 'Do you share a stairwell with the people upstairs? Ask them to keep the stairs clear when we come.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Name on the pile',
      text: 'Are your roommates staying? Put your name on the pile, and get their OK for anything you bought together.',
    },
    {
      fits: 'townhouse',
      icon: 'localShipping',
      title: 'Keep the driveway free',
      text: 'Do you have your own driveway? Keep it empty for our truck once the moving truck has left.',
    },
  ],
  access: [
    {
      icon: 'schedule',
      title: 'Movers running late?',
      text: 'Call us if they won’t be done in time. We can price your pile only once they’ve left.',
    },
    {
      icon: 'verifiedUser',
      title: 'Handing in the keys early?',
      text: 'Ask the new owner or the landlord if your pile may wait on the porch. Meet us there to agree to the price.',
    },
    {
      fits: 'rural',
      icon: 'place',
      title: 'House hidden from the road?',
      text: 'Give us the house number on the sign by the road. Tell us if a truck can turn around beside the house.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Things in a boathouse?',
      text: 'We carry everything up by hand. Count the steps to the boathouse, and tell us about a canoe or anything else that’s long.',
    },
    {
      fits: 'newSubdivision',
      icon: 'construction',
      title: 'Street still unpaved?',
      text: 'Our truck needs firm ground. Tell us which end of the street is open and where we can park.',
    },
    {
      fits: 'olderCore',
      icon: 'hardware',
      title: 'Tight turn on the stairs?',
      text: 'We cut a box spring in half upstairs if it won’t fit around the turn. Tell us what size your bed is.',
    },
    {
      fits: 'highRise',
      icon: 'layers',
      title: 'Taking the elevator?',
      text: 'Most piles take several elevator trips. Put your pile close to your unit’s door, so each trip is quick.',
    },
    {
      fits: 'basementSuite',
      icon: 'weekend',
      title: 'Only a side door?',
      text: 'Measure the door and the stairs behind it, and tell us the width. We may have to take wide furniture apart indoors.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Roommates at home?',
      text: 'Tell your roommates when we’re coming. Ask them to move bikes and shoes out of our way.',
    },
    {
      fits: 'townhouse',
      icon: 'localShipping',
      title: 'No stopping in the lane?',
      text: 'Ask your townhouse complex where a truck may wait. Put the pile just inside your garage door, so loading is quick.',
    },
  ],
  destinationsTitle: 'Where your leftovers go',
  destinations: [
    { what: 'Dishes, lamps, good shelves', where: 'Donated to be used again' },
    { what: 'Boxes and packing paper', where: 'Cardboard recycling, if dry' },
    { what: 'Bed rails, desk legs', where: 'Metal recycler' },
    { what: 'Mattresses, broken furniture', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'mattress', 'garbage'],
  questions: [
    {
      question: 'What happens if I just leave my old furniture behind?',
      answer:
        'The landlord or the new owner may have it removed and send you the bill. With us you know the price first. A small pile starts at {minimum}.',
    },
    {
      question: 'Can the food from the freezer and pantry go too?',
      answer:
        'Yes, in tied bags. Double-bag frozen meat and close every bottle, so nothing leaks onto things that could be donated.',
    },
    {
      question: 'What if our closing date is put off by a day?',
      answer: 'Call us right away. The earlier you call, the easier it is to find a new arrival window.',
    },
    {
      question: 'Do you also take things to the new house?',
      answer:
        'No, your movers do that. Our truck carries only what you don’t want to keep, so nothing gets mixed up.',
    },
    {
      fits: 'rural',
      question: 'Can you take the burn pile behind our farmhouse?',
      answer:
        'Most of it, if nobody has lit it lately. We take brush, boards and fence rails, but no ash, drums, fertilizer or unlabelled cans.',
    },
    {
      fits: 'lakefront',
      question: 'Can you take our old boat gear?',
      answer:
        'Most of it, such as life jackets, paddles, rope and plastic kayaks. We can’t take flares, fuel cans or motors with gas in them. If you have a fibreglass boat, tell us its length first.',
    },
    {
      fits: 'newSubdivision',
      question: 'Can you clear what the builder left in our new garage?',
      answer:
        'Yes, once the builder says you may throw it out. We take trim ends, tile offcuts and appliance boxes. We can’t take paint, so keep it for touch-ups.',
    },
    {
      fits: 'olderCore',
      question: 'We forgot the attic. Will you go up there?',
      answer:
        'Yes, if the attic has stairs or a fixed ladder, and a floor to stand on. If it has no floor, bring the boxes down before we come.',
    },
    {
      fits: 'highRise',
      question: 'Can I leave the pile in the building’s garbage room?',
      answer: 'Only if the building manager agrees. Ask about furniture and mattresses in particular.',
    },
    {
      fits: 'basementSuite',
      question: 'The movers couldn’t get the couch up from the basement. Can you?',
      answer:
        'Usually yes, because we don’t have to keep the couch whole. We take off the feet, arms and back, or cut through the frame.',
    },
    {
      fits: 'sharedRental',
      question: 'Who pays when three of us leave one pile?',
      answer:
        'There’s one price for the whole pile, and one of you pays it. How you share the cost is up to you.',
    },
    {
      fits: 'townhouse',
      question: 'Should we tell our townhouse neighbours you’re coming?',
      answer:
        'Yes, if your lane is narrow. Tell them when we’re coming, so nobody is blocked in. Do you share a driveway in {city}? Ask your neighbour to move their car.',
    },
  ],
  closing: 'Leave the last load to us.',
  related: ['apartment-cleanout', 'furniture-disposal', 'garage-cleanout', 'household-garbage'],
  directService: 'household-junk',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
