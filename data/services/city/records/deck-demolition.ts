import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Deck demolition',
  displayName: 'Deck Demolition',
  serviceLower: 'deck demolition',
  primaryKeyword: 'deck removal',
  group: 'yard',
  order: 6,
  description:
    'Is your deck soft underfoot, or its railing wobbly? Our deck removal crew takes the deck apart, cuts the lumber and hauls it away.',
  features: [
    {
      icon: 'deck',
      title: 'More than the boards',
      text: 'We also take the stairs, lattice and anything left under the deck.',
    },
    {
      icon: 'hotTub',
      title: 'Tub or gazebo too',
      text: 'A gazebo, shed or hot tub can go too, once the tub is drained and disconnected.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take off the railings and boards first, then the joists and beams. We unbolt the deck from the wall of your house. Footings stay in the ground unless we agree otherwise.',
    heavy:
      'A wet 16-foot beam can outweigh a person, so we cut it into pieces first. Wet treated boards are heavy too.',
    cannotGo:
      'The deck can’t go until licensed tradespeople have capped any gas line and disconnected the lights. Take propane, stain and sealer to a hazardous waste depot.',
  },
  costTitle: 'What a deck costs to take down',
  loads: [
    { load: 'Low deck, 8 by 10 feet', tier: 2, note: 'with boards, joists and a step' },
    { load: 'Deck of 12 by 16 feet', tier: [3, 4], note: 'with stairs and railings' },
    { load: 'Raised deck, 16 by 20 feet', tier: [5, 6], note: 'posts and beams included' },
  ],
  dearer: ['Built-in benches, planter boxes and lattice can make a small deck’s load a quarter larger.'],
  cheaper: [
    'Boards that you unscrew yourself stay straight and stack flat, so they take less space.',
    'A stack of boards 8 by 2 feet, 2 feet high, fits the minimum load, {minimum}.',
  ],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'deck',
      title: 'Clear the deck',
      text: 'Move furniture, planters and the barbecue off the deck. Tell us if any of these should go too.',
    },
    {
      icon: 'error',
      title: 'Block the patio door',
      text: 'Once the boards are gone, your patio door opens onto a drop. Lock the door and tape its handle.',
    },
    {
      icon: 'grass',
      title: 'Check for animals',
      text: 'Do you see fresh digging under the deck? Have a wildlife service check for skunks or groundhogs before we come.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Move boats and paddles',
      text: 'Do you store canoes or paddles under the deck? Take them out before we arrive.',
      fits: 'lakefront',
    },
    {
      icon: 'receiptLong',
      title: 'Ask about the warranty',
      text: 'Is your house only a few years old? Ask the builder whether removing the deck affects the warranty on the wall.',
      fits: 'newSubdivision',
    },
    {
      icon: 'formatPaint',
      title: 'Watch for lead paint',
      text: 'Old porch paint may contain lead. Tell us how old the paint is, and close nearby windows while we work.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Check under the boards',
      text: 'Is the deck on a condo terrace? Get the corporation’s OK in writing, and ask if there’s a waterproof membrane underneath.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Another way out',
      text: 'Does a basement tenant use the deck stairs? Arrange another way out first, because we remove the stairs early.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Unlock the bikes',
      text: 'Are bikes locked to the railing? Have them unlocked and moved before we start.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Mark the shared line',
      text: 'Do you share a post or privacy screen with neighbours? Agree with them where we cut, and mark the spot.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Is the deck over 6 feet high?',
      text: 'Tell us the height and what’s below, such as lawn, slope or stone. We need level ground for ladders.',
    },
    {
      icon: 'hardware',
      title: 'Is a hallway the only way out?',
      text: 'We bend the nails flat and cut the boards shorter first. This takes longer, so tell us when you book.',
    },
    {
      icon: 'localShipping',
      title: 'Deck far from the road?',
      text: 'Tell us if a firm track leads to the deck and can carry a loaded truck. Otherwise we carry the boards out by hand.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Deck on a slope to the lake?',
      text: 'We take the deck down from the uphill side where we can. Tell us how wide the path to the road is.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Work trucks all along the street?',
      text: 'If your street is still being built, keep two car lengths free out front for us. An empty driveway works too.',
      fits: 'newSubdivision',
    },
    {
      icon: 'localShipping',
      title: 'Lane behind the house?',
      text: 'If our truck fits, we load from the lane. Measure how wide the lane is, and look for low wires.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Is your deck above other terraces?',
      text: 'We never lower boards over the edge. We cut them to elevator height and cart them out through the building.',
      fits: 'highRise',
    },
    {
      icon: 'zoomIn',
      title: 'Basement window under the deck?',
      text: 'Show us every window and dryer vent under the deck. We cover the glass with plywood first.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'Do housemates park beside the house?',
      text: 'Have them move their cars before we arrive. Then we can carry long boards straight to the truck.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Does the deck fill the whole yard?',
      text: 'We have no room to stack lumber, so we load as we go. Keep the garage or hallway clear until we finish.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your deck goes',
  destinations: [
    { what: 'Treated boards, joists', where: 'Licensed disposal site' },
    { what: 'Untreated cedar', where: 'Wood recycling, if it’s clean' },
    { what: 'Composite boards', where: 'Licensed disposal site' },
    { what: 'Aluminum railings, bolts', where: 'Metal recycler' },
  ],
  materials: ['lumber', 'metal'],
  questions: [
    {
      question: 'Do I need a permit to remove a deck?',
      answer:
        'It depends on your deck, so ask the building department for {city}. Tell them how high the deck is. If you need a permit, get it before we start.',
    },
    {
      question: 'What will the wall look like where the deck was?',
      answer:
        'You’ll see bolt holes and a paler strip. Have a siding contractor seal the holes soon, so no rain gets in.',
    },
    {
      question: 'Can you take the boards and leave the frame?',
      answer:
        'Yes. We remove the boards and any screws that stick up. Tell us whether the railings stay. Afterwards you can see which joists are soft.',
    },
    {
      question: 'Do you dig out the footings?',
      answer:
        'Yes, if you ask when you book and have had buried lines marked. Footings can go 4 feet deep. You can also keep them and have only the post brackets cut off.',
    },
    {
      question: 'Can I keep some boards for the barn?',
      answer:
        'Yes. Choose your boards before we start, and we price only what we take. Never burn treated wood, because its smoke and ash are toxic.',
      fits: 'rural',
    },
    {
      question: 'Do you remove the dock as well?',
      answer:
        'Yes, if the dock sections are already on land. Parts that are still in the lake need a marine contractor first.',
      fits: 'lakefront',
    },
    {
      question: 'Can the boards of a nearly new deck be reused?',
      answer:
        'Often, if somebody wants them. We can unscrew newer boards whole, which takes longer than prying. Tell us when you call.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can you take down a porch that holds up a roof?',
      answer:
        'Yes, after a contractor has propped up the roof or taken it off. Then we remove the floor, posts and stairs.',
      fits: 'olderCore',
    },
    {
      question: 'Can you take up deck tiles from a balcony?',
      answer:
        'Yes, if they click together. The tiles of one balcony usually fit the {minimum} load. Glued tiles stay, because lifting them can damage the waterproofing.',
      fits: 'highRise',
    },
    {
      question: 'Our deck covers the basement suite’s door. Will rain get in without the deck?',
      answer:
        'It might. Plan a small roof over the door, and have any drain at the doorstep checked before the next storm.',
      fits: 'basementSuite',
    },
    {
      question: 'Can tenants book a deck removal?',
      answer:
        'Only if the owner agrees in writing. Tenants can still book us for the junk on or under the deck.',
      fits: 'sharedRental',
    },
    {
      question: 'Does our condo board have to approve the removal?',
      answer:
        'Often, yes. In many complexes, the condo corporation owns the deck, even if only you use it. Ask your property manager before you book.',
      fits: 'townhouse',
    },
  ],
  closing: 'One last barbecue, then the deck goes.',
  related: ['hot-tub-removal', 'fence-demolition', 'patio-slab-disposal', 'shed-demolition'],
  directService: 'construction-debris',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
