import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Estate cleanout',
  displayName: 'Estate Cleanout',
  serviceLower: 'estate cleanouts',
  primaryKeyword: 'estate cleanout',
  group: 'moving',
  order: 25,
  description:
    'Emptying a family home is a lot to face at once. Our estate cleanout goes room by room, in the order you choose, once the family has set aside what to keep.',
  features: [
    {
      icon: 'volunteerActivism',
      title: 'Keepsakes stay',
      text: 'We leave everything you’ve tagged.',
    },
    {
      icon: 'receiptLong',
      title: 'No list needed',
      text: 'Just tell us which rooms to clear.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We separate china cabinets into top and base, take the legs off tables and unhook headboards from the bed rails.',
    heavy:
      'Oak wall units, chest freezers and pianos are the heaviest. Tell us about a piano when you call, because it can weigh 400 pounds or more.',
    cannotGo:
      'We can’t take paint, pesticides, motor oil or medicine. Ask a pharmacy about the medicine. Take the rest to a hazardous waste depot.',
  },
  costTitle: 'What clearing an estate costs',
  loads: [
    { load: 'One bedroom, closet included', tier: 3 },
    { load: 'Basement with a workbench', tier: [4, 5] },
    { load: 'Main floor, every room', tier: 6, note: 'one full truck' },
  ],
  dearer: ['Books and dishes add up: 40 full boxes take more than 4 cubic yards.'],
  cheaper: [
    'Let relatives and neighbours take what they want before the pickup.',
    'One dresser, or 10 bags of clothes, fits the minimum load, {minimum}.',
  ],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'groups',
      title: 'One person decides',
      text: 'Agree on who speaks for the estate. Send us that person’s name and phone number with the address.',
    },
    {
      icon: 'volunteerActivism',
      title: 'Check the will and pockets',
      text: 'Tag what the will leaves to someone. Search coats, books and drawers for papers and cash.',
    },
    {
      fits: 'rural',
      icon: 'grass',
      title: 'Walk through the outbuildings',
      text: 'Does the property have barns or sheds? Walk through each building, and tell us roughly what’s inside.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Check who owns the boats',
      text: 'Is there a boathouse? Check the ownership papers to see which boats and motors belong to the estate.',
    },
    {
      fits: 'newSubdivision',
      icon: 'kitchen',
      title: 'Find rented equipment',
      text: 'In a newer house, the water heater or softener may be rented. Check the bills, and tag rented equipment.',
    },
    {
      fits: 'olderCore',
      icon: 'zoomIn',
      title: 'Look in hidden spots',
      text: 'In an old house, look for valuables behind attic panels and on the top shelves of the cellar.',
    },
    {
      fits: 'highRise',
      icon: 'phone',
      title: 'Tell the building office',
      text: 'Is the home in a tower? The executor should tell management who may go in, and until when.',
    },
    {
      fits: 'basementSuite',
      icon: 'layers',
      title: 'Ask the tenant downstairs',
      text: 'Is the basement rented? Ask the tenant which appliances and furniture are theirs, and tag those pieces.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Ask the lodgers',
      text: 'Are rooms in the house rented? Have each lodger tag their own things before the family sorts the rest.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Find every storage space',
      text: 'Is the home in a townhouse complex? Ask whether the unit also has a locker, a shed or a second parking spot.',
    },
  ],
  access: [
    {
      icon: 'phone',
      title: 'Executor out of town?',
      text: 'Name somebody nearby who has a key and may agree to the price. We give the price on site before we load.',
    },
    {
      icon: 'straighten',
      title: 'Is there a stair lift?',
      text: 'Tell us, because the rail makes the stairs narrower. If the rail stays, we carry large furniture down in parts.',
    },
    {
      fits: 'rural',
      icon: 'localShipping',
      title: 'Farmhouse at the end of a lane?',
      text: 'Tell us about soft ground and low wires along the lane. If there’s a gate, give us the code.',
    },
    {
      fits: 'lakefront',
      icon: 'bolt',
      title: 'Lake house closed since fall?',
      text: 'Turn the power back on, and clear ice off the steps. We can’t carry safely in the dark or on ice.',
    },
    {
      fits: 'newSubdivision',
      icon: 'desk',
      title: 'Boxes from an earlier move?',
      text: 'Have the family check each box. Tape shut the boxes that go, and stack them in the garage.',
    },
    {
      fits: 'olderCore',
      icon: 'hardware',
      title: 'Steep, narrow cellar stairs?',
      text: 'Tell us about anything big in the cellar, such as an old washer. A big piece may have to come up in parts.',
    },
    {
      fits: 'highRise',
      icon: 'schedule',
      title: 'Full condo on a high floor?',
      text: 'Book the elevator for two days. We can clear closets and bookcases on the first day, and furniture on the second.',
    },
    {
      fits: 'basementSuite',
      icon: 'kitchen',
      title: 'Is there storage behind a tenant’s kitchen?',
      text: 'Agree with the tenant on a time when we may walk through. Tell us about storage shelves that have to come apart.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'Lodgers still in the house?',
      text: 'We clear only the rooms that the executor names. Tell us which kitchen things the lodgers still need.',
    },
    {
      fits: 'townhouse',
      icon: 'layers',
      title: 'Three floors and one staircase?',
      text: 'We start on the top floor and work down. Please clear the stairs and take pictures off the stairwell walls.',
    },
  ],
  destinationsTitle: 'Where the belongings go',
  destinations: [
    { what: 'Usable furniture, linen, dishes', where: 'Donated, after the family has chosen' },
    { what: 'Worn tools and appliances', where: 'Metal recycler' },
    { what: 'Tube televisions, radios', where: 'Electronics recycler' },
    { what: 'Worn upholstery, mattresses', where: 'Licensed disposal site' },
  ],
  materials: ['furniture', 'mattress', 'appliances', 'electronics'],
  questions: [
    {
      question: 'How many truckloads does a whole house take?',
      answer:
        'Often 2 to 4 for a 3-bedroom house lived in for decades, or more with a full basement. One truck holds {fullTruckYards} cubic yards. We price each load before we fill the truck.',
    },
    {
      question: 'What if you find something valuable?',
      answer:
        'We give it to the person in charge before we carry on. We aren’t appraisers, so have jewellery and art appraised first.',
    },
    {
      question: 'Can we start before probate?',
      answer:
        'Ask the estate’s lawyer who may decide about the belongings. Meanwhile, you can ask us for a quote.',
    },
    {
      question: 'Can an old dining set be donated?',
      answer:
        'Sometimes. A solid table and chairs have a good chance, but few people want a 6-foot hutch. We try donation before the disposal site.',
    },
    {
      fits: 'rural',
      question: 'Can you clear a barn nobody has opened in years?',
      answer:
        'Yes, once somebody has checked that the roof and floor are safe. We take furniture, boards and machine parts, but no fuel or farm chemicals.',
    },
    {
      fits: 'lakefront',
      question: 'We’re keeping the boathouse for one more summer. Can you clear only the house?',
      answer:
        'Yes. Book a second pickup for the boathouse later. Each pickup is priced by the space its load takes.',
    },
    {
      fits: 'newSubdivision',
      question: 'Our mother had already downsized. Do you clear a small home too?',
      answer:
        'Yes. A small home is often a single truckload. Start with the papers, because sorting them takes the longest.',
    },
    {
      fits: 'olderCore',
      question: 'What if there’s old pipe wrap or floor tile in the cellar?',
      answer:
        'Leave both alone and have them tested, because they can contain asbestos. If the test finds asbestos, call a qualified asbestos contractor. Don’t move boxes under crumbling wrap.',
    },
    {
      fits: 'highRise',
      question: 'How much time does a condo building give the family?',
      answer:
        'Each condo corporation has its own rules. Ask about keys, the locker and elevator bookings, then call us with the dates.',
    },
    {
      fits: 'basementSuite',
      question: 'Can you clear the basement first while we sort upstairs?',
      answer:
        'Yes. Then you can use the basement to lay out what the family keeps. Tell us if there’s a second kitchen, because it adds to the load.',
    },
    {
      fits: 'sharedRental',
      question: 'Do you clear a single rented room after a death?',
      answer: 'Yes. Ask the landlord when the room has to be empty, and book us before that day.',
    },
    {
      fits: 'townhouse',
      question: 'Can you take a hospital bed down narrow stairs?',
      answer:
        'Yes, in parts. Look for a supplier’s sticker first, because many of these beds are rented or on loan.',
    },
  ],
  closing: 'One room after another, at your pace.',
  related: ['furniture-disposal', 'piano-removal', 'real-estate-cleanups', 'garage-cleanout'],
  directService: 'estate-cleanouts',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
