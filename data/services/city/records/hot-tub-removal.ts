import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Hot tub removal',
  displayName: 'Hot Tub Removal',
  serviceLower: 'hot tub removal',
  primaryKeyword: 'hot tub disposal',
  lot: 'yard',
  order: 7,
  description:
    'Is your old hot tub too big for the gate? Our hot tub disposal crew cuts it up where it stands and takes the cover, steps and pump too.',
  features: [
    {
      icon: 'straighten',
      title: 'Narrow gates are fine',
      text: 'It leaves in panels, so the gate can be narrower than the tub.',
    },
    {
      icon: 'hotTub',
      title: 'Swim spas too',
      text: 'A swim spa takes more cuts and trips, but we do those too.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unscrew the skirt and pump, then saw the shell into door-sized pieces. Hoses and foam come off with them. The pad stays unless you ask.',
    heavy:
      'An empty 6-person tub can weigh as much as a small grand piano. A soaked cover takes two people. For a sunken tub, we lift the deck boards first.',
    cannotGo:
      'Have a hard-wired tub disconnected by an electrician, and a gas heater by a gas technician. Unplug plug-in tubs yourself. Chlorine, bromine and spa chemicals go to a hazardous waste depot.',
  },
  costTitle: 'What a hot tub costs to remove',
  loads: [
    { load: 'Plug-in tub, 2 to 3 people', tier: 2, note: 'with its cover and step' },
    { load: 'Tub for 5 or 6 people', tier: 3, note: 'cut up, cover and steps included' },
    { load: 'Swim spa, 12 to 14 feet', tier: [4, 5], note: 'depending on its length' },
  ],
  dearer: ['A cover, its lifter and steps take as much room as a loveseat.'],
  cheaper: ['A drained, rolled-up inflatable spa usually fits the {minimum} load.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Switch off, then drain',
      text: 'Turn off the breaker first, then drain it overnight. We pump out what’s left at the bottom.',
    },
    {
      icon: 'bolt',
      title: 'Plug or cable?',
      text: 'Follow the cord. If it enters a box instead of an outlet, an electrician has to come before us.',
    },
    {
      icon: 'grass',
      title: 'Mind the septic bed',
      text: 'On a septic system? Drain the water far from the bed and wellhead, because it holds chlorine or bromine.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Drain away from shore',
      text: 'Yard slopes to a lake? Let the chlorine wear off, then drain onto grass, far from the water.',
      fits: 'lakefront',
    },
    {
      icon: 'layers',
      title: 'Drain slowly on clay',
      text: 'No sod yet? Open the drain only partway, because 1,000 litres turn bare clay to mud.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Clear the side strip',
      text: 'Only a narrow strip between houses? Move bins and the hose reel, and measure the tightest spot.',
      fits: 'olderCore',
    },
    {
      icon: 'home',
      title: 'Ask which drain',
      text: 'Tub on a roof terrace? Ask the building which drain may take that much water, and how quickly.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Protect the basement window',
      text: 'Tub beside a basement window? Point the hose away, and tell whoever lives there about the saw.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Landlord’s OK on paper',
      text: 'Renting the house together? Get your landlord’s yes in writing, because a tub can’t be put back together.',
      fits: 'sharedRental',
    },
    {
      icon: 'phone',
      title: 'Tell next door',
      text: 'Sharing a wall in a row? Tell those neighbours the day, because sawing can be heard through brick.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'fence',
      title: 'Gate under 30 inches?',
      text: 'Tell us the width. We can cut panels as narrow as 2 feet.',
    },
    {
      icon: 'deck',
      title: 'Sunk into the deck?',
      text: 'Tell us how deep it sits and whether there’s a hatch. We lift boards on one side and cut from above.',
    },
    {
      icon: 'localShipping',
      title: 'Long lane to the house?',
      text: 'If a truck can’t turn by the house, we cart panels to the road. Mention it so we allow time.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Lower terrace by the water?',
      text: 'We carry the pieces back up. Tell us how many steps there are and where wet panels can rest.',
      fits: 'lakefront',
    },
    {
      icon: 'straighten',
      title: 'Houses 4 feet apart?',
      text: 'Measure the space beside the gas meter and air conditioner, not the whole gap. Panels pass through on edge.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'No side gate at all?',
      text: 'Pieces go through the back door, or over a fence if your neighbour agrees. Tell us which you prefer.',
      fits: 'olderCore',
    },
    {
      icon: 'hotTub',
      title: 'Up on a penthouse terrace?',
      text: 'We cut the shell to fit the elevator and drain every piece. Ask the concierge when sawing is allowed.',
      fits: 'highRise',
    },
    {
      icon: 'groups',
      title: 'Path past a tenant’s door?',
      text: 'Tell us when the path must stay clear. Pieces can wait in the yard and go out in one run.',
      fits: 'basementSuite',
    },
    {
      icon: 'localShipping',
      title: 'Roommates parked nose to tail?',
      text: 'Have the last two cars moved. Two people need room to carry a 6-foot panel past without hitting mirrors.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Path behind the row only?',
      text: 'Have every gate on it unlocked that day. We carry single file and set nothing down on the path.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your tub goes',
  destinations: [
    { what: 'Pump, heater, copper', where: 'Scrap metal recycler' },
    { what: 'Cedar skirt', where: 'Wood recycling, when it’s clean' },
    { what: 'Shell and foam', where: 'Licensed disposal site' },
    { what: 'A working tub', where: 'Reused whole, if it can be' },
  ],
  materials: ['largeItems', 'metal'],
  questions: [
    {
      question: 'How long does it take to cut up a hot tub?',
      answer:
        'Usually 1 to 3 hours for an acrylic tub in the open. A sunken or foam-filled tub takes longer. A swim spa can take most of a day.',
    },
    {
      question: 'Our tub froze over the winter. Can it still go?',
      answer:
        'It depends. We can break and shovel out a crust of ice, but a solid block must thaw first. In winter, keep the tub warm until you drain it.',
    },
    {
      question: 'Can the concrete pad go too?',
      answer:
        'Yes, if you tell us beforehand. Broken up, it’s often 1 to 2 cubic yards, at {perYard} each. We can lift patio stones too, but the gravel stays.',
    },
    {
      question: 'Do you take a round cedar tub?',
      answer:
        'Yes. We remove the liner and bench, cut the hoops and take it apart stave by stave. Cedar that was never painted or oiled may be recycled.',
    },
    {
      question: 'Mice have nested inside the cabinet. Do you still take it?',
      answer:
        'Yes, but tell us first, and take out any traps and poison. We open the worst panel first and bag the nest before moving it.',
      fits: 'rural',
    },
    {
      question: 'Can you cut up a tub right beside the lake?',
      answer:
        'Yes, over tarps, but not in strong wind. We cut on the side away from the shore and bag foam crumbs as they fall, because they float.',
      fits: 'lakefront',
    },
    {
      question: 'Will it damage our new interlock or fence?',
      answer:
        'It shouldn’t, if there are 2 feet to work in. We lift pieces over stone instead of dragging them. Show us fresh joints and newly set posts.',
      fits: 'newSubdivision',
    },
    {
      question: 'The tub runs off an old fuse box. Is that a problem?',
      answer:
        'Yes, until an electrician has looked at it. Old wiring may not show which circuit feeds the tub, and we don’t saw near a live cable.',
      fits: 'olderCore',
    },
    {
      question: 'Can a tub come off a high terrace without a crane?',
      answer:
        'Yes, nearly always. In pieces it fits a service elevator, if the building allows cutting up there. Tell us if it has a stone or glass surround.',
      fits: 'highRise',
    },
    {
      question: 'The tub is in the basement. How does it get out?',
      answer:
        'Up the stairs, in pieces. We cut it in the room, so open a window and keep everyone out. Tile or framing around it is opened first.',
      fits: 'basementSuite',
    },
    {
      question: 'Can roommates and the dog use the yard meanwhile?',
      answer:
        'No, keep everyone indoors, because fibreglass edges are sharp and the saw throws splinters. Once the pad is swept, check it in shoes before anyone goes barefoot.',
      fits: 'sharedRental',
    },
    {
      question: 'There’s no rear access. Can it go through the house?',
      answer:
        'Yes, in by the patio door and out by the front. Roll up rugs, take down stairwell pictures and prop the doors open. We cut pieces to fit.',
      fits: 'townhouse',
    },
  ],
  closing: 'Done soaking?',
  related: ['deck-demolition', 'patio-slab-disposal', 'fence-demolition', 'backyard-cleanup'],
  directService: 'hot-tubs-spas',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
