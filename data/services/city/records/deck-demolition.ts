import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Deck demolition',
  displayName: 'Deck Demolition',
  serviceLower: 'deck demolition',
  primaryKeyword: 'deck removal',
  lot: 'yard',
  order: 6,
  description:
    'Soft boards, a bouncy stair or a wobbly railing? Our deck removal crew takes the deck apart, cuts the lumber and carries it out.',
  features: [
    {
      icon: 'deck',
      title: 'Stairs and skirting',
      text: 'We also take the steps, lattice and anything that rolled under the deck.',
    },
    {
      icon: 'hotTub',
      title: 'Tub or gazebo too',
      text: 'Anything built on or around the deck can go in the same pickup.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unscrew or cut the boards, lift them in sections, then take the joists and beams. We unscrew the lag bolts at the house. Footings stay unless agreed.',
    heavy:
      'A wet 16-foot beam outweighs a person, so we cut it at the posts first. We take raised decks down from ladders, starting at the outer edge.',
    cannotGo:
      'A licensed gas technician must cap the barbecue line, and an electrician must disconnect deck lights. Take propane, stain and sealer to a hazardous waste depot.',
  },
  costTitle: 'What a deck costs to take down',
  loads: [
    { load: 'Low platform, 8 by 10 feet', tier: 2, note: 'with boards, joists and a step' },
    { load: 'Deck of 12 by 16 feet', tier: [3, 4], note: 'with stairs and railings' },
    { load: 'Raised deck, 16 by 20 feet', tier: [5, 6], note: 'posts and beams included' },
  ],
  dearer: ['Built-in benches, planter boxes and lattice can add a quarter to a small deck.'],
  cheaper: ['If you unscrew the boards, they stay straight and stack flat.'],
  preparation: [
    {
      icon: 'deck',
      title: 'Clear the deck',
      text: 'Take off furniture, planters and the barbecue first. Tell us if they should go too.',
    },
    {
      icon: 'error',
      title: 'Lock the patio door',
      text: 'Once the boards are gone, the door opens onto a drop. Lock it and tape the handle.',
    },
    {
      icon: 'grass',
      title: 'Check for animals',
      text: 'Fresh digging under the deck? Have a wildlife service move the skunk or groundhog before we come.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Move boats and paddles',
      text: 'Do you store canoes or life jackets under the deck? Pull them clear before boards start to drop.',
      fits: 'lakefront',
    },
    {
      icon: 'receiptLong',
      title: 'Ask about the warranty',
      text: 'House only a few years old? Ask the builder whether unbolting the deck affects that wall’s warranty.',
      fits: 'newSubdivision',
    },
    {
      icon: 'formatPaint',
      title: 'Watch for lead paint',
      text: 'Old layers of porch paint may contain lead. Tell us, and close the windows above for the day.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'What’s under the decking',
      text: 'On a condo terrace? Get the corporation’s OK on paper. Check for pavers, pedestals or membrane underneath.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Another way out',
      text: 'Is the deck stair the suite’s exit? Arrange another one first, because the stair goes early.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Unlock the bikes',
      text: 'Roommates’ bikes chained to the railing? Have every one unlocked before we start cutting.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Mark the shared line',
      text: 'Does a post or privacy screen belong partly to next door? Mark together where we should cut.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'More than 6 feet up?',
      text: 'Tell us the height and what’s below: lawn, slope or stone. Our ladders need level ground.',
    },
    {
      icon: 'hardware',
      title: 'Only out through the hallway?',
      text: 'We pull or bend the nails and cut boards shorter first. That takes longer, so tell us when you book.',
    },
    {
      icon: 'localShipping',
      title: 'Deck far from the road?',
      text: 'Tell us if there’s a firm track behind the house. Could it carry a loaded truck, or only a light one?',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Slope down to the lake?',
      text: 'We lower sections on the uphill side where possible. Tell us how wide the path back up is.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Street full of trades?',
      text: 'On a street still being built, keep two car lengths free out front, or offer an unused driveway.',
      fits: 'newSubdivision',
    },
    {
      icon: 'localShipping',
      title: 'Lane at the back?',
      text: 'If a truck fits, we load from there. Measure the gap between garages and look for low wires.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Terrace above other terraces?',
      text: 'Nothing goes over the edge. We pull the nails, cut boards to elevator height and cart them out.',
      fits: 'highRise',
    },
    {
      icon: 'zoomIn',
      title: 'Basement window underneath?',
      text: 'Show us every window, well and dryer vent under the deck. We cover the glass with plywood first.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'Someone on night shift?',
      text: 'Our drills can be heard all through the house. Tell us who sleeps where, and we’ll start furthest away.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Deck fills the whole yard?',
      text: 'There’s no grass to stack lumber on, so we load as we go. Keep the garage or hall clear throughout.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your deck goes',
  destinations: [
    { what: 'Treated boards, joists', where: 'Licensed disposal site' },
    { what: 'Untreated cedar', where: 'Wood recycling, if it’s clean' },
    { what: 'Composite boards', where: 'Licensed disposal site' },
    { what: 'Aluminum railings, bolts', where: 'Scrap metal recycler' },
  ],
  materials: ['lumber', 'metal'],
  questions: [
    {
      question: 'Do I need a permit to remove a deck?',
      answer:
        'It depends, so ask the building department for {city}. Tell them the deck’s height and whether a door opens onto it. You’d apply for the permit yourself.',
    },
    {
      question: 'What’s left on the wall where the deck was bolted?',
      answer:
        'Bolt holes and a paler stripe. Have a siding contractor fill the holes and close the flashing that week.',
    },
    {
      question: 'Can you take the boards and leave the frame?',
      answer:
        'Yes. We remove the boards and cut or drive the screw stubs flush. Tell us whether the railings stay. You’ll also see which joists have gone soft.',
    },
    {
      question: 'Do you dig out the footings?',
      answer:
        'Yes, if we’ve agreed on it and buried lines are marked. Footings can go 4 feet deep, so many people have only the post bracket cut off.',
    },
    {
      question: 'Can I keep some boards for the barn?',
      answer:
        'Yes, but never burn treated wood, because its smoke and ash are toxic. Pick your boards before we begin. They’re not in the price.',
      fits: 'rural',
    },
    {
      question: 'Do you remove the dock as well?',
      answer:
        'It depends. Dock sections already pulled up on land can go with the deck. Cribs and posts in the lake need a marine contractor.',
      fits: 'lakefront',
    },
    {
      question: 'Our deck is nearly new. Could it be reused?',
      answer:
        'Partly. Newer boards often come up whole when they’re unscrewed, which takes longer than prying. Ask for it when you call.',
      fits: 'newSubdivision',
    },
    {
      question: 'Our old porch holds up a roof. Can you take it down?',
      answer:
        'Not yet. A contractor must first prop that roof or take it off. Then we remove the floor, posts and stairs.',
      fits: 'olderCore',
    },
    {
      question: 'Can you lift deck tiles from a balcony?',
      answer:
        'Yes. Click-together tiles lift by hand, and a balcony’s worth usually fits the {minimum} load. Glued tiles stay, because the waterproofing below belongs to the condo corporation.',
      fits: 'highRise',
    },
    {
      question: 'Will rain get into the suite’s entrance afterwards?',
      answer:
        'It might, because the deck may have worked as a roof. Have the threshold and its drain checked before the next storm.',
      fits: 'basementSuite',
    },
    {
      question: 'The railing wobbles. Can we book this as tenants?',
      answer:
        'No, the owner must agree to removing the deck. Keep everybody off it until then. You can still book us for the junk on and under it.',
      fits: 'sharedRental',
    },
    {
      question: 'Does the condo board have to approve it?',
      answer:
        'Often, yes. In many complexes the condo corporation owns the deck, even if only you use it. Ask the property manager, who may have to book.',
      fits: 'townhouse',
    },
  ],
  closing: 'One last barbecue, then it’s gone.',
  related: ['hot-tub-removal', 'fence-demolition', 'patio-slab-disposal', 'shed-demolition'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
