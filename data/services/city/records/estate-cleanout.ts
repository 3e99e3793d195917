import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Estate cleanout',
  displayName: 'Estate Cleanout',
  serviceLower: 'estate cleanouts',
  primaryKeyword: 'estate cleanout',
  lot: 'moving',
  order: 25,
  description:
    'A house that took decades to fill can be emptied in stages. The family sets aside what it keeps, then we clear the rooms you name, in the order you name them, and leave the others for another day.',
  features: [
    {
      icon: 'volunteerActivism',
      title: 'Keepsakes set aside',
      text: 'Put what stays in 1 room and close the door, or mark it with coloured tape.',
    },
    {
      icon: 'home',
      title: 'Room by room',
      text: 'Start with the basement or the garage and leave the photographs for when you’re ready.',
    },
    {
      icon: 'receiptLong',
      title: 'Check the pockets',
      text: 'Look through coats, books and the backs of drawers for papers and cash before loading day.',
    },
  ],
  additionalInfo: {
    takenApart:
      'China cabinets separate into top and base at a few screws inside. Dining tables give up their leaves and pedestal bolts, and a headboard unhooks from its rails.',
    heavy:
      'Oak wall units, the chest freezer in the basement, the upright piano. Mention the piano when you call, because at 400 pounds and up it needs its own plan for the steps.',
    cannotGo:
      'Paint, pesticides and motor oil from the workbench, and medicine from the bathroom cabinet. The first three are for a depot that accepts hazardous waste, the last for a pharmacy.',
  },
  costTitle: 'What clearing an estate costs',
  loads: [
    { load: 'One bedroom, closet included', tier: 3 },
    { load: 'Basement with its workbench', tier: [4, 5] },
    { load: 'Main floor, hutch to linen', tier: 6, note: 'a whole house is usually several truckloads' },
  ],
  dearer: [
    'Books and china travel in boxes, and 40 mixed boxes are over 4 yards.',
    'Once the wardrobes are opened, coats and blankets often outgrow the furniture.',
    'A second freezer, an organ or a treadmill each asks for a yard or more.',
  ],
  cheaper: [
    'What cousins and neighbours fetch on the weekend never reaches the truck.',
    'Let a dealer choose from the good furniture before we price what’s left.',
    'Once the drawers are searched, put the linen back, because inside a dresser it takes no room.',
  ],
  preparation: [
    {
      icon: 'groups',
      title: 'One person decides',
      text: 'Agree who speaks for the estate, and give us that name and phone number along with the address.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Named in the will',
      text: 'If the clock is left to a nephew, have him fetch it before our first visit, or tie his name to it.',
    },
    {
      fits: 'rural',
      icon: 'grass',
      title: 'Walk the outbuildings',
      text: 'Was it a farm? Go round with somebody who worked it, and leave old fuel tanks and sprays exactly where they stand.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Whose boats are these?',
      text: 'If there’s a boathouse, settle which hulls and motors the estate owns. Papers decide that, not the padlock.',
    },
    {
      fits: 'newSubdivision',
      icon: 'kitchen',
      title: 'Label rented equipment',
      text: 'When the house is a newer one, find out whether the water heater or softener is rented, and tie a tag on it.',
    },
    {
      fits: 'olderCore',
      icon: 'zoomIn',
      title: 'Look where nobody looks',
      text: 'If the house is older than the family, feel along the attic knee walls and the top shelf in the cold cellar.',
    },
    {
      fits: 'highRise',
      icon: 'phone',
      title: 'Write to the office',
      text: 'Did they live in a tower? The building should hear from the executor who may come and go, and until when.',
    },
    {
      fits: 'basementSuite',
      icon: 'layers',
      title: 'Ask the tenant downstairs',
      text: 'If somebody rents the basement, learn which freezer, shelf and dryer were only lent, and which belonged to the deceased.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Lodgers label theirs',
      text: 'Where rooms were let to lodgers, let each one tag or carry out their own before the relatives begin.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'More than the unit',
      text: 'In a townhouse complex? Ask whether a bike cage, a shed or a second parking spot was theirs as well.',
    },
  ],
  access: [
    {
      icon: 'phone',
      title: 'Executor out of town?',
      text: 'Name somebody nearby who has a key and may decide. Each load is priced in the room, and a voice on the phone can’t see the sideboard.',
    },
    {
      icon: 'straighten',
      title: 'Stair lift on its rail?',
      text: 'Mention it. The rail narrows the stair, so either a dealer unbolts it beforehand, or the wardrobes go past it as doors and sides.',
    },
    {
      fits: 'rural',
      icon: 'localShipping',
      title: 'Several trips up a lane?',
      text: 'A farmhouse seldom fits in one truck, so the same lane gets driven again and again. Warn us about soft shoulders, low wires and a gate with a code.',
    },
    {
      fits: 'lakefront',
      icon: 'bolt',
      title: 'Shut up since fall?',
      text: 'If the place by the water stood empty, get heat and light back on first. Iced steps and a dark cellar are what lose a loading day.',
    },
    {
      fits: 'newSubdivision',
      icon: 'desk',
      title: 'Never unpacked?',
      text: 'Boxes from the move to the smaller house are quick to carry and slow to read. Let the family go through them at a table in the garage, and tape shut what’s done.',
    },
    {
      fits: 'olderCore',
      icon: 'hardware',
      title: 'Cellar stairs like a ladder?',
      text: 'Storm windows, preserves and the wringer washer may have gone down before those stairs were boxed in. Expect the washer to come up in pieces.',
    },
    {
      fits: 'highRise',
      icon: 'schedule',
      title: 'Parents’ condo, many floors up?',
      text: 'Decades don’t fit into one elevator slot. Ask for 2, a week apart: closets and bookcases in the first, when the family has read the spines, then the furniture.',
    },
    {
      fits: 'basementSuite',
      icon: 'kitchen',
      title: 'Storage behind a tenant’s kitchen?',
      text: 'Agree on an hour with them. Furnace-room shelves come out a plank at a time if need be, but not past somebody’s supper.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Rooms still let?',
      text: 'Closed doors stay closed. We clear the parts the executor has named and leave the kitchen working until the last lodger has moved on.',
    },
    {
      fits: 'townhouse',
      icon: 'layers',
      title: 'Three levels, one stair?',
      text: 'Begin at the top, so that nothing is hauled through a room the family has finished. The glass from the china cabinet goes ahead of it, on edge.',
    },
  ],
  destinationsTitle: 'Where a household goes',
  destinations: [
    { what: 'Furniture, linen, kitchen things', where: 'Donated, once the family has chosen' },
    { what: 'Worn tools and appliances', where: 'Scrap metal recycler' },
    { what: 'Tube televisions, radios', where: 'Electronics recycler' },
    { what: 'Spent upholstery, mattresses', where: 'Licensed disposal site' },
    { what: 'Medicine', where: 'A pharmacy, carried by you' },
    { what: 'Paint, pesticides, oil', where: 'Hazardous waste depot, not our truck' },
  ],
  materials: ['furniture', 'mattress', 'appliances', 'electronics'],
  questions: [
    {
      question: 'How many truckloads is a whole house?',
      answer:
        'Commonly 2 to 4 for a 3-bedroom house lived in for decades, and more with a full basement or sheds. One truck holds {fullTruckYards} cubic yards, and you hear the price of each before it’s loaded.',
    },
    {
      question: 'What if you find something valuable?',
      answer:
        'It goes to the person in charge before we carry on. But we’re haulers, not appraisers, and we’ll walk past a good painting, so have anything you wonder about looked at first.',
    },
    {
      question: 'Can we start before probate?',
      answer:
        'Ask the estate’s lawyer, because we can’t judge who has the say, and a brother’s lamp can’t be unhauled. You can still have us in for an estimate meanwhile, so the figure is ready when the answer comes.',
    },
    {
      question: 'Does anybody still want a dining set from 1965?',
      answer:
        'Sometimes. Plain solid tables and chairs have a chance, while a 6-foot hutch rarely does. Offer it round the family, then to a dealer. If both pass, it comes with us, and donation is tried ahead of the disposal site.',
    },
    {
      fits: 'rural',
      question: 'Can you clear a barn nobody has opened in years?',
      answer:
        'Yes, once somebody has looked at its roof and floor. Furniture, boards and machine parts come out. Drums, jugs of spray and old fuel are a specialist’s job, and we work around them.',
    },
    {
      fits: 'lakefront',
      question: 'If the family wants one more summer by the water, can part of it wait?',
      answer:
        'Yes. Clear the house now, leave the dock chairs and the boathouse off the list, and call again after the last swim. That makes two visits, each priced for what it fills.',
    },
    {
      fits: 'newSubdivision',
      question: 'They had downsized already. Is it still an estate cleanout?',
      answer:
        'Yes, only a shorter one. A newer house with a couple’s second set of furniture is often a single truck. It’s the spare room full of papers that takes the time, so begin there.',
    },
    {
      fits: 'olderCore',
      question: 'What if there’s old pipe wrap or floor tile in the cellar?',
      answer:
        'Leave it alone and have it tested. Both can contain asbestos, and then it’s an abatement firm’s work. Boxes standing under crumbling wrap wait too, until somebody qualified has said they can be touched.',
    },
    {
      fits: 'highRise',
      question: 'How long will a condo tower give the family to clear out?',
      answer:
        'That’s between the estate and the condo corporation, and no two answer alike. Ask about fobs, the locker and how many elevator days you may have, then call us with the dates.',
    },
    {
      fits: 'basementSuite',
      question: 'Can the basement go first while we sort upstairs?',
      answer:
        'Yes, and it usually should. An empty basement is somewhere dry to lay out what’s being kept. If there’s a suite with a kitchen of its own down there, count it as a second small house.',
    },
    {
      fits: 'sharedRental',
      question: 'If she only rented a room, is that still an estate?',
      answer:
        'Yes. One room can hold a life as well as a house can, it’s only less to carry. Ask the landlord in {city} by what day it has to be empty, and book back from that.',
    },
    {
      fits: 'townhouse',
      question: 'Can a hospital bed come down a townhouse stair?',
      answer:
        'Yes, in parts: the deck splits, the ends lift off and the motor unclips from the frame. Look for a supplier’s sticker first, because many are rented or on loan and have to go back.',
    },
  ],
  closing: 'A houseful, a room at a time.',
  related: ['furniture-disposal', 'piano-removal', 'real-estate-cleanups', 'garage-cleanout'],
  directService: 'estate-cleanouts',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
