import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Contractor debris',
  displayName: 'Contractor Debris',
  serviceLower: 'contractor debris removal',
  primaryKeyword: 'contractor debris removal',
  lot: 'reno',
  order: 21,
  description:
    'Your crew should be building, not waiting at the scales. Our contractor debris removal clears the pile between phases or at the end, with no bin overnight.',
  features: [
    {
      icon: 'straighten',
      title: 'Measure the pile',
      text: 'Multiply length, width and height in feet, then divide by 27 for cubic yards.',
    },
    {
      icon: 'localShipping',
      title: 'No bin to park',
      text: 'Our truck comes, loads and leaves, so your driveway stays open.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Demolition piles are mostly in pieces already. We knock down pallets, forms and temporary stairs, and cut anything longer than the truck box.',
    heavy:
      'A pail of concrete, brick or plaster weighs as much as a 30 kg bag of mix. Pile rubble separately near the street. We bring a wheelbarrow and ramp.',
    cannotGo:
      'Asbestos and PCB ballasts leave with your abatement contractor. Drums, fuel cans, sealants and paint from a business need a licensed hazardous waste carrier.',
  },
  costTitle: 'What a contractor’s pile costs',
  loads: [
    { load: 'Punch-list leftovers', tier: 2, note: 'about a pickup truck’s bed, heaped' },
    { load: 'Framing and drywall, 1 phase', tier: [3, 4], note: 'cleared before the next trade' },
    { load: 'Main-floor strip-out', tier: 6, note: 'a pile 12 by 9 feet, 4 high' },
  ],
  dearer: ['Pallets and form plywood left nailed together waste space in the truck.'],
  cheaper: ['Have demolition debris broken down to 4 feet, so it packs tight.'],
  preparation: [
    {
      icon: 'hardware',
      title: 'Take tools out',
      text: 'Levels, blades and cords get lost in debris. Have someone pull the tools out before our truck arrives.',
    },
    {
      icon: 'schedule',
      title: 'Tell us the phase',
      text: 'Tell us what’s finished and which trade is next, so our truck doesn’t block the drywall delivery.',
    },
    {
      icon: 'place',
      title: 'Flag the entrance',
      text: 'Country lot without a number yet? Tie ribbon at the entrance and tell us the nearest crossroad.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Stay back from water',
      text: 'Does the job back onto water? Stage rubble and foam well up from the bank, so none falls in.',
      fits: 'lakefront',
    },
    {
      icon: 'schedule',
      title: 'Tell the site office',
      text: 'If a site office runs the street, give it our {arrivalWindow} window. Ask where outside trucks sign in.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Keep the old trim',
      text: 'Stripping an old house? Keep mantels, doors and stained glass until the client agrees in writing that they go.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Book under your name',
      text: 'Unit reno in a tower? Reserve the contractors’ elevator slot under your company name, with any deposit.',
      fits: 'highRise',
    },
    {
      icon: 'groups',
      title: 'Agree on an hour',
      text: 'People living above the job? Agree with them when we may use the stairs, before any rubble moves.',
      fits: 'basementSuite',
    },
    {
      icon: 'formatPaint',
      title: 'Chalk a line',
      text: 'Working in one room of a shared house? Chalk a line around the debris, so we take nothing else.',
      fits: 'sharedRental',
    },
    {
      icon: 'construction',
      title: 'Tape off your frontage',
      text: 'Working on one of a row? Tape off your frontage, and keep mortar and sawdust off the common walk.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'localShipping',
      title: 'Vans in the driveway?',
      text: 'Leave one spot near the pile, long enough for our truck. Your van goes back in once we’ve loaded.',
    },
    {
      icon: 'construction',
      title: 'No stairs left inside?',
      text: 'We don’t carry debris down ladders. Put in temporary stairs, or use a closed chute into a taped-off area.',
    },
    {
      icon: 'layers',
      title: 'Soft ground around the foundation?',
      text: 'Backfill looks firm but isn’t. We stop where your concrete truck did and wheel over planks, so leave some long ones.',
      fits: 'rural',
    },
    {
      icon: 'straighten',
      title: 'End of a cottage road?',
      text: 'Tell us about the tightest bend and where a truck can turn. Otherwise we reverse in, with trades parked elsewhere.',
      fits: 'lakefront',
    },
    {
      icon: 'groups',
      title: 'Street full of other trades?',
      text: 'Ask your site super for the quietest hour and book us for it. Keep lumber lifts off the boulevard beside the pile.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Lane behind the job?',
      text: 'A back lane is often easier than front steps. Measure it beside the hydro pole, and look for low cables.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Loading bay time limit?',
      text: 'Bag the debris and put it on carts at the unit door first. Then you use the whole slot for moving it.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Low beam on the way?',
      text: 'Broken slab comes up in half pails under a 6-foot beam. Wrap that beam in scrap carpet, so nobody gets hurt.',
      fits: 'basementSuite',
    },
    {
      icon: 'verifiedUser',
      title: 'Rooms rented one by one?',
      text: 'Get us a key for every room with debris, or be there to open them. A locked one means another pickup.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Row house, no side yard?',
      text: 'Everything leaves by the front door. Lay floor protection from the pile to the sidewalk, and tape every seam.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your demo pile goes',
  destinations: [
    { what: 'Rebar, steel studs, wire', where: 'Metal recycler, when kept apart' },
    { what: 'Clean form lumber', where: 'Wood recycling' },
    { what: 'Unmixed concrete, brick', where: 'Crushed and recycled where accepted' },
    { what: 'Mixed demo', where: 'Licensed disposal site' },
  ],
  materials: ['lumber', 'drywall', 'concrete', 'brick', 'metal'],
  questions: [
    {
      question: 'Can you clear the site at each phase of the job?',
      answer:
        'Yes. Book one pickup after demolition, another after framing and a last one at the punch list. We price each on its own, so small ones cost less.',
    },
    {
      question: 'Who agrees to the price if I’m not on site?',
      answer:
        'The person you name. We measure the pile, tell them the price and wait for a yes. Give them your phone number, or tell us your price limit.',
    },
    {
      question: 'Do you take concrete and brick from a job site?',
      answer:
        'Yes, at the same rate per cubic yard as lighter debris. Break it small, keep soil and wood out, and tell us how much, because weight limits each load.',
    },
    {
      question: 'Can your crew take things down, too?',
      answer:
        'It depends. Bearing walls, live wires and pipes are for your trades. We take apart cabinets, floors, decks, sheds and fences, and load what your trades leave.',
    },
    {
      question: 'The build is out in the country with no power yet. Does that matter?',
      answer:
        'No. We need daylight and a firm place to stop, not power. Tell us if beams must be cut, and we bring cordless saws and batteries.',
      fits: 'rural',
    },
    {
      question: 'Do you take dock sections and old cribbing from a lakefront rebuild?',
      answer:
        'It depends. We take dry sections on land, unbolted or cut. In the water, they need a marine contractor first. Tell us if timbers smell of tar.',
      fits: 'lakefront',
    },
    {
      question: 'Can one pickup clear three lots on the same new street?',
      answer:
        'Yes. List the lots in order and give us one person to call. It’s priced as one load, so tell us beforehand if each lot has its own budget.',
      fits: 'newSubdivision',
    },
    {
      question: 'We’re gutting a century house. What has to come out of the pile first?',
      answer:
        'Hazardous items: thermostats with a glass bulb, old light ballasts and anything from the oil tank. We can’t take those. Then save hinges and newel posts for your client.',
      fits: 'olderCore',
    },
    {
      question: 'How much condo demo goes down in one elevator booking?',
      answer:
        'It depends on the elevator and the walk to the truck. Tile and plaster reach the weight limit fast. Book the longest slot, and bag everything beforehand.',
      fits: 'highRise',
    },
    {
      question: 'We trenched the slab for basement plumbing. Will you take the concrete?',
      answer:
        'Yes, once it’s broken to pail size. Keep gravel and clay in another pile, because most of it goes back in and soil spoils rubble for recycling.',
      fits: 'basementSuite',
    },
    {
      question: 'Can reno waste and abandoned furniture from student houses go together?',
      answer:
        'Yes, in one load, once someone has confirmed the furniture is abandoned. Put drywall and lumber nearest the door, so usable couches stay clean on top.',
      fits: 'sharedRental',
    },
    {
      question: 'Several owners in our complex are renovating at once. Can we share a truck?',
      answer:
        'Yes, if one owner books and you all agree how to split it. Keep the piles in a row, and tell us which doors. It’s priced as one load.',
      fits: 'townhouse',
    },
  ],
  closing: 'You build it. We take the rest.',
  related: ['construction-waste', 'kitchen-renovation-debris', 'deck-demolition', 'interlock-disposal'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
