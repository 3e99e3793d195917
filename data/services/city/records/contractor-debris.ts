import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Contractor debris',
  displayName: 'Contractor Debris',
  serviceLower: 'contractor debris removal',
  primaryKeyword: 'contractor debris removal',
  group: 'reno',
  order: 21,
  description:
    'Your people should be building, not driving to the disposal site. Our contractor debris removal clears the pile between phases or at the end of the job.',
  features: [
    {
      icon: 'straighten',
      title: 'How we measure',
      text: 'We multiply the pile’s length, width and height in feet. Divided by 27, that’s cubic yards.',
    },
    {
      icon: 'localShipping',
      title: 'No bin to park',
      text: 'We load the truck and leave, so your driveway stays open.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take apart concrete forms and temporary stairs. We cut anything longer than the truck box.',
    heavy: 'A full pail of broken concrete can weigh over 60 pounds. We bring a wheelbarrow and a ramp.',
    cannotGo:
      'We can’t take asbestos or PCB light ballasts. Drums, fuel, sealants and paint from a business need a licensed hazardous waste carrier.',
  },
  costTitle: 'What a contractor’s pile costs to clear',
  loads: [
    { load: 'Punch-list leftovers', tier: 2, note: 'a heaped pickup truck bed' },
    { load: 'Framing and drywall offcuts', tier: [3, 4], note: 'from one phase of the job' },
    { load: 'Gutted main floor', tier: 6, note: 'a pile 15 by 10 feet, 3 feet high' },
  ],
  dearer: ['Pallets and crates left in one piece take up more of the truck.'],
  cheaper: [
    'Break demolition debris down to 4-foot pieces, so it packs tight.',
    'Up to 5 contractor bags fit the minimum load, {minimum}.',
  ],
  preparation: [
    {
      icon: 'hardware',
      title: 'Take tools out',
      text: 'Levels, blades and cords get lost in debris. Have someone pull your tools out of the pile before we arrive.',
    },
    {
      icon: 'schedule',
      title: 'Plan around deliveries',
      text: 'Tell us which trade comes next and when, so our truck doesn’t block a delivery.',
    },
    {
      icon: 'place',
      title: 'Flag the entrance',
      text: 'Does your country lot have no number yet? Tie a ribbon at the entrance, and tell us the nearest crossroad.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Stay back from water',
      text: 'Does the site back onto water? Pile rubble and foam board well back from the bank, so nothing falls in.',
      fits: 'lakefront',
    },
    {
      icon: 'schedule',
      title: 'Tell the site office',
      text: 'Are you working in a new subdivision? Give the site office our {arrivalWindow} window, and ask where trucks sign in.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Keep the old trim',
      text: 'Are you gutting an old house? Ask the client which mantels, doors and stained glass stay, and keep those out of the pile.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Book under your name',
      text: 'Are you renovating a condo unit? Book the elevator under your company’s name, and pay the deposit if there is one.',
      fits: 'highRise',
    },
    {
      icon: 'groups',
      title: 'Agree on an hour',
      text: 'Do people live above the job? Agree with them on an hour when we may use the stairs.',
      fits: 'basementSuite',
    },
    {
      icon: 'formatPaint',
      title: 'Chalk a line',
      text: 'Are you working in one room of a shared house? Chalk a line around the debris, so we take nothing else.',
      fits: 'sharedRental',
    },
    {
      icon: 'construction',
      title: 'Keep the walkway clear',
      text: 'Is the job in a row of townhouses? Keep the pile off the shared walkway, and sweep up mortar and sawdust.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'localShipping',
      title: 'Vans in the driveway?',
      text: 'Leave a spot near the pile, long enough for our truck. You can park there again after we load.',
    },
    {
      icon: 'construction',
      title: 'No stairs left inside?',
      text: 'We don’t carry debris down ladders. Put in temporary stairs, or use a closed chute into a taped-off area.',
    },
    {
      icon: 'layers',
      title: 'Soft ground around the foundation?',
      text: 'Loose backfill can’t carry our truck. We park on firm ground and wheel debris over planks, so leave a few planks for us.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'Job at the end of a cottage road?',
      text: 'Tell us about the tightest bend and where our truck can turn around. If we have to back in, please move parked vans.',
      fits: 'lakefront',
    },
    {
      icon: 'groups',
      title: 'Street full of other trades?',
      text: 'Ask the site super when it’s quietest, and book us for that time. Keep lumber deliveries off the curb beside the pile.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Lane behind the job?',
      text: 'A back lane is often easier than front steps. Measure the lane at its narrowest point, and look up for low wires.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Time limit at the loading dock?',
      text: 'Have the debris bagged and waiting at the unit door before your slot starts. Then we use the whole slot for carrying.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Low beam over the basement stairs?',
      text: 'Wrap the beam in scrap carpet, so nobody gets hurt. We carry rubble in half-full pails where we have to duck.',
      fits: 'basementSuite',
    },
    {
      icon: 'verifiedUser',
      title: 'Rooms rented one by one?',
      text: 'Get us a key for every room with debris, or be there to unlock the doors. A locked room means another pickup.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'No way out but the front door?',
      text: 'In a row house, we carry debris through the front hall. Lay floor protection from the pile to the door, and tape the seams.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your debris goes',
  destinations: [
    { what: 'Rebar, steel studs, wire', where: 'Metal recycler, if kept apart' },
    { what: 'Clean form lumber', where: 'Wood recycling' },
    { what: 'Unmixed concrete, brick', where: 'Crushed and recycled where accepted' },
    { what: 'Mixed debris', where: 'Licensed disposal site' },
  ],
  materials: ['lumber', 'drywall', 'concrete', 'brick', 'metal'],
  questions: [
    {
      question: 'Can you clear the site at each phase of the job?',
      answer:
        'Yes. Book one pickup after demolition, another after framing and a last one at the end. We price each load on its own.',
    },
    {
      question: 'Who agrees to the price if I’m not on site?',
      answer:
        'Someone you name. We tell that person the price before we load, and wait for a yes. Agree on a price limit with them beforehand.',
    },
    {
      question: 'Do you take concrete and brick from a job site?',
      answer:
        'Yes, at the price of a lighter load of the same size. Break concrete into small pieces, and keep soil and wood out of it. Tell us how much there is, because weight limits each load.',
    },
    {
      question: 'Do you also take things down?',
      answer:
        'Yes, cabinets, decks, sheds and fences. We also take up floors. Leave bearing walls, wires and pipes to your trades.',
    },
    {
      question: 'Our country site has no power yet. Does that matter?',
      answer:
        'No. We need daylight and firm ground for the truck. Tell us if beams must be cut, and we bring cordless saws.',
      fits: 'rural',
    },
    {
      question: 'Do you take old dock sections from a lakefront job?',
      answer:
        'Yes, once they’re on land and unbolted or cut up. A marine contractor has to take them out of the water. Tell us how many sections there are.',
      fits: 'lakefront',
    },
    {
      question: 'Can one pickup clear three lots on the same new street?',
      answer:
        'Yes. List the lots in order, and give us one person to call. Tell us beforehand if you need a separate price for each lot.',
      fits: 'newSubdivision',
    },
    {
      question: 'We’re gutting a century house. What should we keep out of the pile?',
      answer:
        'Old thermostats with a glass bulb, and anything from an oil tank. We can’t take those. Have old pipe wrap and floor tile tested for asbestos.',
      fits: 'olderCore',
    },
    {
      question: 'How much debris can go down in one elevator booking?',
      answer:
        'It depends on the elevator and the walk to the truck. Tile and plaster soon reach the elevator’s weight limit. Book the longest slot you can.',
      fits: 'highRise',
    },
    {
      question: 'We cut a trench in a basement floor. Will you take the concrete?',
      answer: 'Yes. Leave the gravel and clay beside the trench, because you need them to fill it again.',
      fits: 'basementSuite',
    },
    {
      question: 'Can renovation debris and furniture left by tenants go together?',
      answer:
        'Yes, in one load, once the landlord confirms that nobody wants the furniture back. Keep usable couches clean, away from the debris.',
      fits: 'sharedRental',
    },
    {
      question: 'Several owners in our complex are renovating. Can we share a truck?',
      answer:
        'Yes, if one owner books and all agree how to split the price. We price everything as one load. Give us the house numbers in order.',
      fits: 'townhouse',
    },
  ],
  closing: 'You build. We haul away the debris.',
  related: ['construction-waste', 'kitchen-renovation-debris', 'deck-demolition', 'interlock-disposal'],
  directService: 'construction-debris',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
