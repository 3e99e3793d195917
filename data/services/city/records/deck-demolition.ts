import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Deck demolition',
  displayName: 'Deck Demolition',
  serviceLower: 'deck demolition',
  primaryKeyword: 'deck removal',
  lot: 'yard',
  order: 6,
  description:
    'Soft boards, a stair that bounces, a railing nobody leans on. For deck removal we strip it from the railings down to the footings, cut the lumber to truck length and carry it out. The side that’s bolted to the house comes off last, and slowly.',
  features: [
    {
      icon: 'deck',
      title: 'Stairs and skirting',
      text: 'Steps, lattice and everything that rolled under the deck are part of the job.',
    },
    {
      icon: 'home',
      title: 'Gentle at the wall',
      text: 'The bolts into the house are backed out and not ripped, so the siding keeps its place.',
    },
    {
      icon: 'hotTub',
      title: 'Tub or gazebo too',
      text: 'What was built on top or around goes in the same visit.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Deck screws come out with an impact driver until the heads strip, then boards are cut between the joists and lifted in sections. Beams follow the joists, and the lag bolts at the house are turned out with a socket. Footings stay in the ground unless we’ve agreed otherwise.',
    heavy:
      'A wet 16-foot pressure-treated beam outweighs the person under it, so it is cut at the posts before it comes down. A raised deck is taken back from the outer edge towards the house, from ladders and not from the joists.',
    cannotGo:
      'A barbecue’s gas line has to be shut off and capped by a licensed gas technician, and deck lights disconnected by an electrician. Propane, stain and sealer are for a hazardous waste depot.',
  },
  costTitle: 'What a deck costs to take down',
  loads: [
    { load: 'Low platform, 8 by 10 feet', tier: 2, note: 'boards, joists and a step' },
    { load: 'Deck of 12 by 16 feet', tier: [3, 4], note: 'with stairs and railings' },
    { load: 'Raised deck, 16 by 20 feet', tier: [5, 6], note: 'posts and beams included' },
  ],
  dearer: [
    'Twisted boards and short offcuts leave air between them, and air fills a truck too.',
    'Built-in benches, planter boxes and lattice can add a quarter to a small deck.',
    'Footings dug out of the ground are loaded with the soil that clings to them.',
  ],
  cheaper: [
    'Straight boards of one length stack flat, so a cleanly unscrewed deck packs smaller.',
    'Sound joists kept for a new frame never see the truck.',
    'If you’ve already piled all the lumber at the curb, {curbsideDiscount} comes off.',
  ],
  preparation: [
    {
      icon: 'deck',
      title: 'Empty the top',
      text: 'Furniture, planters and the barbecue come off beforehand, unless they’re leaving along with the boards.',
    },
    {
      icon: 'error',
      title: 'Lock the patio door',
      text: 'Once the boards are gone it opens onto a drop. Lock it from inside and tape over the handle.',
    },
    {
      icon: 'grass',
      title: 'Look for digging',
      text: 'Does something live under the deck? A skunk or groundhog has to be moved by a wildlife service first, so check for fresh soil.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Boats out from below',
      text: 'If canoes, paddles or life jackets are stored under the deck, pull them clear before boards begin to drop.',
      fits: 'lakefront',
    },
    {
      icon: 'receiptLong',
      title: 'Warranty on the wall',
      text: 'House only a few years old? Ask the builder whether unbolting the ledger affects the warranty on that wall.',
      fits: 'newSubdivision',
    },
    {
      icon: 'formatPaint',
      title: 'Count the coats',
      text: 'Porch painted over and over? Old coats may contain lead. Tell us, and shut the windows above it for the day.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Know what’s beneath',
      text: 'Decking on a condo terrace? Have the corporation agree on paper, then find out what lies under it: pavers, pedestals or bare membrane.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'A second way out',
      text: 'Does the deck stair serve a suite as its exit? Arrange another one first, because the stair goes early.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Unlock the bikes',
      text: 'Are roommates’ bikes chained to the railing? Find every key, since we can’t tell whose lock we’d be cutting.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Agree where we cut',
      text: 'Does a post or a privacy screen belong half to next door? Chalk the line together, before the saw is out.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'More than 6 feet up?',
      text: 'Tell us the height and what’s below it: lawn, slope or stone. Where a ladder can stand level decides at which corner the job begins.',
    },
    {
      icon: 'hardware',
      title: 'Only out through the hallway?',
      text: 'Then every nail has to be pulled or bent over first, and boards cut to suit your corners. It’s slower, so say so before we set out.',
    },
    {
      icon: 'localShipping',
      title: 'Deck far from the road?',
      text: 'A firm track behind the house saves a hundred trips on foot. If the ground bears a pickup but perhaps not a loaded truck, we’d like to hear that too.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'On a slope to the lake?',
      text: 'Gravity would like your boards in the water. Sections are let down on the uphill side where they can be, so tell us how wide the path back up is.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'Street full of trades?',
      text: 'Where half the houses are still being built, curb space is gone by 8. Keep 2 car lengths free in front, or tell us which driveway nobody uses yet.',
      fits: 'newSubdivision',
    },
    {
      icon: 'localShipping',
      title: 'Lane at the back?',
      text: 'If a truck fits, the lumber goes out that way and never passes the house. Measure between the garages, and look up for low wires.',
      fits: 'olderCore',
    },
    {
      icon: 'deck',
      title: 'Terrace above other terraces?',
      text: 'Nothing is thrown or lowered over the edge. Boards are cut shorter than the elevator is high, de-nailed and stood upright in a cart.',
      fits: 'highRise',
    },
    {
      icon: 'zoomIn',
      title: 'Basement window underneath?',
      text: 'Show us every window, well and dryer vent below the joists. Glass gets a sheet of plywood over it before the first board comes loose.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'Someone on night shift?',
      text: 'An impact driver travels through a whole house. In a place full of roommates, tell us who sleeps when, and we’ll begin with the end furthest from that bed.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Deck as big as the yard?',
      text: 'Then there’s no grass to stack lumber on. In a townhouse we load as we go, through the garage or hall, so that route stays open until the end.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your deck goes',
  destinations: [
    { what: 'Treated boards, joists', where: 'Licensed disposal site' },
    { what: 'Untreated cedar', where: 'Wood recycling, if it’s clean' },
    { what: 'Composite boards', where: 'Disposal, the plastic can’t be separated' },
    { what: 'Aluminum railings, bolts', where: 'Scrap metal recycler' },
    { what: 'Footings, if dug out', where: 'Concrete recycling' },
  ],
  materials: ['lumber', 'metal'],
  questions: [
    {
      question: 'Do I need a permit to remove a deck?',
      answer:
        'It depends on the municipality, so ask the building department that covers {city}. We don’t apply for permits. Have the height ready, and say whether a door opens onto the deck.',
    },
    {
      question: 'What’s left on the wall where the deck was bolted?',
      answer:
        'A row of holes and a paler stripe. We back the bolts out, but filling holes and closing the flashing is a siding job. Book that for the same week, before the rain finds them.',
    },
    {
      question: 'Can you take the boards and leave the frame?',
      answer:
        'Yes. The boards go, the joists stay, and screw stubs are cut or driven flush. It also shows you which joists have gone soft. Tell us whether the railings stay up.',
    },
    {
      question: 'Do you dig out the footings?',
      answer:
        'Only if we’ve agreed on it and a locate has been done. A footing can reach 4 feet down, and many people just have the post bracket cut off and let the grass grow over.',
    },
    {
      question: 'Can I keep some boards for the barn?',
      answer:
        'Yes, and what you keep isn’t in the price. Pick them before we begin, and we’ll stack them where you point, nails and all. Don’t burn the treated ones, the smoke and ash are toxic.',
      fits: 'rural',
    },
    {
      question: 'Do you remove the dock as well?',
      answer:
        'It depends on where it is. Dock sections pulled up on land are lumber like any other, and can go with the deck. Cribs and posts standing in the lake are for a marine contractor.',
      fits: 'lakefront',
    },
    {
      question: 'Our deck is nearly new. Could it be reused?',
      answer:
        'Partly. Young boards often come up whole if they’re unscrewed and not pried, which takes longer, so ask for it when you call. Whether somebody wants them we can’t promise.',
      fits: 'newSubdivision',
    },
    {
      question: 'Our old porch holds up a roof. Can you take it down?',
      answer:
        'Not until that roof is carried by something else. A contractor has to prop it or take it off, and then the floor, posts and stairs are ours. Look closely, some posts are only for show.',
      fits: 'olderCore',
    },
    {
      question: 'Can you lift deck tiles from a balcony?',
      answer:
        'Yes. The kind that click together come up by hand, and a balcony of them usually fits the {minimum} load. What’s glued down stays, because the waterproofing beneath is the corporation’s business.',
      fits: 'highRise',
    },
    {
      question: 'Will rain get into the suite’s entrance afterwards?',
      answer:
        'It might. A deck over a basement door often did the work of a roof without being asked. Have the threshold and the drain in front of it looked at before the next storm.',
      fits: 'basementSuite',
    },
    {
      question: 'The railing wobbles. Can we book this as tenants?',
      answer:
        'No, not the deck itself: that takes the owner’s yes. Until you have it, keep parties off the boards. What you can book any time is the junk on top and underneath.',
      fits: 'sharedRental',
    },
    {
      question: 'Does the condo board have to approve it?',
      answer:
        'Often, yes. In many complexes a deck belongs to the corporation even if only you use it. Your declaration or the property manager will know, and if it’s theirs, they’re the ones to book.',
      fits: 'townhouse',
    },
  ],
  closing: 'Mind the third step, one last time.',
  related: ['hot-tub-removal', 'fence-demolition', 'patio-slab-disposal', 'shed-demolition'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
