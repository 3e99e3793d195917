import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Kitchen renovation debris',
  displayName: 'Kitchen Renovation Debris',
  serviceLower: 'kitchen renovation debris removal',
  primaryKeyword: 'kitchen debris removal',
  lot: 'reno',
  order: 17,
  description:
    'Is your old kitchen in pieces, or still on the wall? Our kitchen debris removal crew takes down cabinets and counters, carries everything out and loads it.',
  features: [
    {
      icon: 'kitchen',
      title: 'Appliances too',
      text: 'We take the stove, fridge and dishwasher once a licensed tradesperson has disconnected them.',
    },
    {
      icon: 'straighten',
      title: 'Counters measured first',
      text: 'Tell us the length of your longest counter, so we can plan for stairs.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take the doors off and unscrew upper cabinets while one person holds them. For laminate counters, we cut the caulking and remove the screws from below.',
    heavy:
      'Granite and quartz weigh about 18 pounds a square foot. We carry slabs upright on their edge, with straps and blankets.',
    cannotGo:
      'Have a plumber shut off the water first, and a licensed gas technician disconnect a gas stove. Take drain and oven cleaners to a hazardous waste depot.',
  },
  costTitle: 'What an old kitchen costs to haul',
  loads: [
    { load: 'Counters, sink and backsplash', tier: 1, note: 'with laminate counters cut up' },
    {
      load: 'Galley kitchen, about 10 cabinets',
      tier: [2, 3],
      note: 'depending on how flat they stack',
    },
    { load: 'Full gut with an island', tier: [4, 5], note: 'with drywall, tile and 3 appliances' },
  ],
  dearer: ['A pantry tower carried out whole takes as much room as a fridge.'],
  cheaper: ['Cabinets taken apart stack like lumber and take much less space.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Empty the drain trap',
      text: 'Once the plumber has closed the valves, empty the trap under the sink into a pail.',
    },
    {
      icon: 'bolt',
      title: 'Cap the wires',
      text: 'Have an electrician disconnect and cap the wires of the hood fan, wall oven and under-cabinet lights.',
    },
    {
      icon: 'waterDrop',
      title: 'Well pump off',
      text: 'On a well? Switch off the pump before the lines are opened. Have them capped before it runs again.',
      fits: 'rural',
    },
    {
      icon: 'cleaningServices',
      title: 'Look for mice',
      text: 'Did the cottage kitchen sit closed all winter? Check the lower cabinets and tell us what you find.',
      fits: 'lakefront',
    },
    {
      icon: 'volunteerActivism',
      title: 'Save nearly new cabinets',
      text: 'Replacing a builder’s kitchen? Unscrew the cabinets and keep them whole, because nearly new ones can be donated.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Check behind upper cabinets',
      text: 'Old plaster, wallpaper or pressboard there? Have anything doubtful tested for asbestos before demolition, and tell us what shows.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Riser shutdown date',
      text: 'Ask management early when the tower’s water riser can be shut off. The sink can’t come out before that.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Its own breaker',
      text: 'Second kitchen downstairs? Have the electrician disconnect that stove too. It may be on a breaker of its own.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Empty every shelf',
      text: 'Are housemates still cooking? Agree on the last meal, then have everyone clear out their own shelf.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Warn next door',
      text: 'Do the upper cabinets hang on a shared wall? Tell the people behind it when we’re coming.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Stone counter still on?',
      text: 'Three or four of us tip it upright and walk it out. Measure the narrow strip beside the sink, which breaks first.',
    },
    {
      icon: 'kitchen',
      title: 'Island wider than the door?',
      text: 'Have any sink or outlet in it disconnected first. We take off the top and panels and carry each box out.',
    },
    {
      icon: 'home',
      title: 'Farmhouse with a mudroom?',
      text: 'The side door is often the straightest way out. Clear the boots and freezer, and tell us if a truck fits there.',
      fits: 'rural',
    },
    {
      icon: 'deck',
      title: 'Cottage below the road?',
      text: 'We carry cabinets up as flat panels. Tell us the number of steps and the length of your longest counter.',
      fits: 'lakefront',
    },
    {
      icon: 'cleaningServices',
      title: 'Fresh hardwood in the hall?',
      text: 'We carry cabinets over floor runners and never drag them. Take off any shoe moulding you want to use again.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Kitchen behind a narrow hall?',
      text: 'We take off drawers and doors and turn each cabinet narrow side first. If that’s too tight, we use the yard.',
      fits: 'olderCore',
    },
    {
      icon: 'hardware',
      title: 'Counter longer than the elevator?',
      text: 'We cut laminate in your unit, at the sink opening. Stone can’t be cut there, so measure the elevator from corner to corner.',
      fits: 'highRise',
    },
    {
      icon: 'kitchen',
      title: 'Basement kitchen under low ducts?',
      text: 'A tall pantry can’t tilt there, so we unscrew it where it stands. Base cabinets go up without their drawers.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Bedrooms above the kitchen?',
      text: 'Taking down cabinets is loud, so tell us when the last housemate leaves. We keep a way to the back door clear.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Kitchen above the garage?',
      text: 'Measure the landing’s shorter side. A fridge needs about 3 feet to turn, and a long laminate counter gets cut in two.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your kitchen goes',
  destinations: [
    { what: 'Sink, taps, hood', where: 'Scrap metal recycler' },
    { what: 'Whole matching cabinets', where: 'Donated when someone can use them' },
    { what: 'Melamine boxes, laminate', where: 'Licensed disposal site' },
    { what: 'Fridge, stove, dishwasher', where: 'Metal recycler, after refrigerant recovery' },
  ],
  materials: ['cabinetry', 'drywall', 'appliances', 'metal'],
  questions: [
    {
      question: 'Do the cabinets have to be off the wall before you come?',
      answer:
        'No. We take down upper and base cabinets once water and wiring are off. Crown moulding goes too. Your drywaller fills the screw holes.',
    },
    {
      question: 'Can I donate my old kitchen cabinets?',
      answer:
        'Yes, if they come out as a set, with doors, hinges and shelves and no water damage. Tape the loose hardware inside the biggest cabinet.',
    },
    {
      question: 'Do you remove the backsplash tile?',
      answer:
        'It depends on the wall. Tile on drywall comes out together with the drywall. If the wall stays, your tile setter should take the tile off.',
    },
    {
      question: 'Does the garburator or the water filter go too?',
      answer:
        'Yes, once each is disconnected. Empty a reverse osmosis tank into the laundry tub first. It holds a few litres even with the valve shut.',
    },
    {
      question: 'Our farmhouse kitchen has a wood cookstove. Can it go?',
      answer:
        'Yes, when it’s cold, empty of ash and off its chimney pipe. Cast iron can pass 400 pounds, so tell us every step between kitchen and yard.',
      fits: 'rural',
    },
    {
      question: 'Can the cottage’s propane stove leave with the cabinets?',
      answer:
        'Yes, after a gas technician has disconnected it. The cylinder goes to your propane supplier or a hazardous waste depot. Leave an unplugged fridge open for a day.',
      fits: 'lakefront',
    },
    {
      question: 'Will anybody want builder’s cabinets that are only 2 years old?',
      answer:
        'Quite possibly, so mention them when you ask for a quote. Unscrew them instead of prying, and keep the doors and shelf pins for a donation.',
      fits: 'newSubdivision',
    },
    {
      question: 'We found another floor under the old kitchen cabinets. Do you take that as well?',
      answer:
        'Yes, if it’s wood or plain ceramic. Have sheet flooring of unknown age tested by a lab first. Tell us early, because another layer can add 1 or 2 cubic yards.',
      fits: 'olderCore',
    },
    {
      question: 'Can bagged kitchen demo go down the condo’s garbage chute?',
      answer:
        'No. Tile and counter scraps tear the bags and jam the chute. We take everything from your kitchen floor by cart, doors and sink included.',
      fits: 'highRise',
    },
    {
      question: 'I’m taking out an extra kitchen in the basement. Who comes before you?',
      answer:
        'A plumber to cap the water and the drain, and an electrician for the stove and range hood. Then count the upper and lower cabinets for us.',
      fits: 'basementSuite',
    },
    {
      question: 'We rent together. Can we have the old kitchen removed?',
      answer:
        'Only with the owner’s OK in writing, because cabinets and appliances usually belong to the house. Ask housemates about what they bought, and put a name on everything that stays.',
      fits: 'sharedRental',
    },
    {
      question: 'Is my condo corporation involved if I haul out a townhouse kitchen?',
      answer:
        'It may be, especially if pipes or the shared wall are touched. Ask where a truck may load, and whether cabinets may stand outside overnight.',
      fits: 'townhouse',
    },
  ],
  closing: 'Old kitchen still in the driveway?',
  related: ['bathroom-renovation-debris', 'appliance-removal', 'flooring-disposal', 'construction-waste'],
  directService: 'renovation-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
