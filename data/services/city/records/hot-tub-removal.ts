import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Hot tub removal',
  displayName: 'Hot Tub Removal',
  serviceLower: 'hot tub removal',
  primaryKeyword: 'hot tub disposal',
  lot: 'yard',
  order: 7,
  description:
    'The tub may have arrived before the fence did. It leaves in pieces: for hot tub disposal we cut the shell and skirt where it stands, carry the panels through the gate, and load the cover, steps and pump with them.',
  features: [
    {
      icon: 'straighten',
      title: 'Narrow gates fine',
      text: 'It goes out in panels, so the gate may be narrower than the tub.',
    },
    {
      icon: 'waterDrop',
      title: 'Last inches pumped',
      text: 'What the drain leaves in the footwell is pumped out before the first cut.',
    },
    {
      icon: 'hotTub',
      title: 'Swim spas too',
      text: 'A longer shell means more cuts and more trips to the truck, not another kind of job.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Skirt panels and pump come off with a driver, then the shell is cut into door-sized pieces with a reciprocating saw. Hoses and foam peel away as each section comes free. The pad underneath stays, unless it’s on the list.',
    heavy:
      'Even empty, a 6-person tub can weigh as much as a small grand piano, and a soaked cover takes 2 people on its own. Sunk into a deck? The boards around it come up first.',
    cannotGo:
      'Chlorine, bromine and other spa chemicals go to a hazardous waste depot, not with us. A plug-in tub only needs unplugging. If it’s hard-wired, have an electrician disconnect it before the day, and a gas heater needs a gas technician.',
  },
  costTitle: 'What a hot tub costs to remove',
  loads: [
    { load: 'Plug-in tub, 2 to 3 people', tier: 2, note: 'with its cover and step' },
    { load: 'Tub for 5 or 6 people', tier: 3, note: 'cut up, cover and steps included' },
    { load: 'Swim spa, 12 to 14 feet', tier: [4, 5], note: 'the longer, the more panels' },
  ],
  dearer: [
    'A cover, its lifter and a set of steps add up to a loveseat’s worth of room.',
    'Foam sprayed to the back of the shell doesn’t flatten, so those pieces won’t nest.',
    'A gazebo or the decking around the tub is counted by its own size.',
  ],
  cheaper: [
    'Curved shell pieces without foam sit inside one another like bowls.',
    'An inflatable spa, drained and rolled up, usually stays within the {minimum} load.',
    'Keep the steps and the lifter for the next tub and they take no room.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Switch off, then drain',
      text: 'Breaker off first, then open the drain and let it run overnight. We pump out what sits below the fitting.',
    },
    {
      icon: 'bolt',
      title: 'Plug or cable?',
      text: 'Follow the cord. If it vanishes into a box and not an outlet, an electrician has to come before us.',
    },
    {
      icon: 'grass',
      title: 'Mind the septic bed',
      text: 'On a septic system? Run the hose far from the bed and the wellhead, because spa water carries chlorine or bromine.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Drain away from shore',
      text: 'If the yard slopes to a lake, let the chlorine wear off first and empty the tub onto grass, far from the water.',
      fits: 'lakefront',
    },
    {
      icon: 'layers',
      title: 'Slow over clay',
      text: 'Yard not sodded yet? Open the drain only partway, because 1,000 litres on bare clay make a mud pit overnight.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Clear the strip',
      text: 'Is the way out a strip between 2 houses? Move the bins and the hose reel, and measure the tightest spot.',
      fits: 'olderCore',
    },
    {
      icon: 'home',
      title: 'Which drain, how fast',
      text: 'Tub on a roof terrace? Ask the building which drain may take that much water, and how quickly.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Watch the window well',
      text: 'Is there a basement window beside the tub? Point the hose away from it, and warn whoever lives behind it about the saw.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Owner’s yes, on paper',
      text: 'Renting the house together? Have the landlord’s yes in writing, because a tub can’t be uncut.',
      fits: 'sharedRental',
    },
    {
      icon: 'phone',
      title: 'Knock next door',
      text: 'Sharing a wall in a row? Tell those neighbours the day, since sawing acrylic can be heard through brick.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'fence',
      title: 'Gate under 30 inches?',
      text: 'Give us the number. Panels can be cut down to 2 feet wide, so a garden door will do, with more cuts and more walking.',
    },
    {
      icon: 'deck',
      title: 'Sunk into the deck?',
      text: 'Say whether there’s an access hatch and how deep the tub sits. We lift the boards on one side, cut the shell from above and hand the pieces up.',
    },
    {
      icon: 'localShipping',
      title: 'Long lane to the house?',
      text: 'If there’s nowhere to turn a truck by the house, panels go out to the road on a cart. Mention it when you call and we’ll allow time for the walking.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'On a lower terrace, by the water?',
      text: 'The tub goes back up the way it came down, only in pieces. Count the steps and mention the landings, because a wet panel needs somewhere to rest.',
      fits: 'lakefront',
    },
    {
      icon: 'straighten',
      title: 'Houses 4 feet apart?',
      text: 'The air conditioner and the gas meter often share that gap. Panels pass through on edge, so measure what the meter leaves free and not the gap itself.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'No side gate at all?',
      text: 'With a house in front and fences on 3 sides, the pieces leave through the back door, or over a fence if the neighbour agrees. Tell us which you’d rather have.',
      fits: 'olderCore',
    },
    {
      icon: 'hotTub',
      title: 'Up on a penthouse terrace?',
      text: 'The shell is cut to the depth of the elevator cab, and every piece is tipped dry before it rides down. Ask the concierge at what hours a saw is allowed.',
      fits: 'highRise',
    },
    {
      icon: 'groups',
      title: 'Path past a tenant’s door?',
      text: 'If the only passage is also the way into a basement suite, tell us when it must stay clear. Pieces can wait in the yard and go out in one run.',
      fits: 'basementSuite',
    },
    {
      icon: 'localShipping',
      title: 'Roommates parked nose to tail?',
      text: 'Have the last 2 cars moved. A 6-foot panel between 2 people has to get past without meeting anybody’s mirror.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Only a path behind the row?',
      text: 'Check that every gate along it is unlocked that day. We go single file, and nothing is set down on the path where people come home.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your tub goes',
  destinations: [
    { what: 'Pump, heater, copper', where: 'Scrap metal recycler' },
    { what: 'Cedar skirt', where: 'Wood recycling, when it’s clean' },
    { what: 'Shell and foam', where: 'Licensed disposal site' },
    { what: 'Soaked cover', where: 'Disposal, the foam is waterlogged' },
    { what: 'A working tub', where: 'Reused whole, if it can be' },
  ],
  materials: ['largeItems', 'metal'],
  questions: [
    {
      question: 'How long does it take to cut up a hot tub?',
      answer:
        'Usually 1 to 3 hours for an acrylic tub in the open, first screw to swept pad. One that’s sunk in or foamed solid takes longer, and a swim spa can use up most of a day.',
    },
    {
      question: 'Our tub froze over the winter. Can it still go?',
      answer:
        'It depends on how deep the ice is. A crust is broken and shovelled out. A solid block can’t be sawn or lifted, so it waits for a thaw. If you mean to lose a tub in winter, keep it warm until draining day.',
    },
    {
      question: 'Can the concrete pad go too?',
      answer:
        'Yes, if you say so beforehand. It’s broken up and counted as its own space, often 1 to 2 yards at {perYard} each. Patio stones are simply lifted and stacked, and the gravel bed stays.',
    },
    {
      question: 'Do you take a round cedar tub?',
      answer:
        'Yes, and it’s the tidiest of the lot. Cut the hoops and the barrel opens stave by stave. The liner and bench come out first. Cedar that was never painted or oiled may go for recycling.',
    },
    {
      question: 'Mice have nested inside the cabinet. Do you still take it?',
      answer:
        'Yes, but tell us. Warm foam is a fine place to spend January, so we open the worst panel first and bag the nest before it’s carried anywhere. Take out any traps and poison first.',
      fits: 'rural',
    },
    {
      question: 'Can you cut up a tub right beside the lake?',
      answer:
        'Yes, over tarps, and not in a gale. Foam crumbs are light and float forever, so the sawing is done on the side away from the shore and the bits are bagged as they fall.',
      fits: 'lakefront',
    },
    {
      question: 'Will it damage our new interlock or fence?',
      answer:
        'It shouldn’t, if there are 2 feet to work in. Pieces are lifted across stone and never dragged. Point out joints sanded this month or posts set this week, and we’ll take another line.',
      fits: 'newSubdivision',
    },
    {
      question: 'The tub runs off an old fuse box. Is that a problem?',
      answer:
        'Yes, until an electrician has looked. In an old house it isn’t always clear which circuit feeds what, and we don’t saw beside a cable that somebody thinks is dead.',
      fits: 'olderCore',
    },
    {
      question: 'Can a tub come off a high terrace without a crane?',
      answer:
        'Yes, nearly always. It needed the crane because it was whole. In pieces it fits a service elevator, as long as the building allows cutting up there. A stone or glass surround has to be looked at separately.',
      fits: 'highRise',
    },
    {
      question: 'The tub is in the basement. How does it get out?',
      answer:
        'Up the stairs, in pieces. It’s cut in the room where it stands, so we need an open window and nobody living in there for those hours. Tile or framing built round it is opened first.',
      fits: 'basementSuite',
    },
    {
      question: 'Can roommates and the dog use the yard meanwhile?',
      answer:
        'No, keep both indoors. Fibreglass edges are sharp, and the saw throws splinters further than you’d think. When the pad has been swept, walk it in shoes before you let anyone barefoot on it.',
      fits: 'sharedRental',
    },
    {
      question: 'There’s no rear access. Can it go through the house?',
      answer:
        'Yes, in by the patio door and out by the front. Roll up the rugs on that line, take pictures off the stairwell wall and prop the doors. Pieces are cut to the narrowest of them.',
      fits: 'townhouse',
    },
  ],
  closing: 'Done soaking?',
  related: ['deck-demolition', 'patio-slab-disposal', 'fence-demolition', 'backyard-cleanup'],
  directService: 'hot-tubs-spas',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
