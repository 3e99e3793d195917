import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Hot tub removal',
  displayName: 'Hot Tub Removal',
  serviceLower: 'hot tub removal',
  primaryKeyword: 'hot tub disposal',
  group: 'yard',
  order: 7,
  description:
    'Do you have a hot tub that nobody uses? Our hot tub disposal crew cuts it up and takes the cover, steps and pump too.',
  features: [
    {
      icon: 'straighten',
      title: 'Your fence stays up',
      text: 'We carry the tub out in pieces, so you don’t have to take down a fence.',
    },
    {
      icon: 'hotTub',
      title: 'Every kind of tub',
      text: 'We remove acrylic and cedar tubs, and swim spas.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unscrew the skirt, take out the pump and hoses, and saw the shell into door-sized pieces.',
    heavy:
      'An empty 6-person tub can weigh as much as a small grand piano. A soaked cover takes two people to carry.',
    cannotGo:
      'A gas-heated tub can’t go until a gas technician disconnects it. Spa chemicals can’t go, so take them to a hazardous waste depot.',
  },
  costTitle: 'What a hot tub costs to remove',
  loads: [
    { load: 'Plug-in tub, 2 to 3 people', tier: 2, note: 'with its cover and steps' },
    { load: 'Tub for 4 to 6 people', tier: 3, note: 'cut up, cover and steps included' },
    { load: 'Swim spa, 12 to 14 feet', tier: [4, 5], note: 'depending on its length' },
  ],
  dearer: ['A foam-filled shell makes thicker pieces, so it takes more room.'],
  cheaper: ['An inflatable spa, drained and rolled up, usually fits the minimum load, {minimum}.'],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Switch off, then drain',
      text: 'Unplug the tub or turn off its breaker, then drain it. For same-day pickup, drain the tub before you book.',
    },
    {
      icon: 'bolt',
      title: 'Check the tub’s cord',
      text: 'Is the tub wired in, with no plug? Have an electrician disconnect the tub before we come.',
    },
    {
      icon: 'grass',
      title: 'Protect well and septic',
      text: 'Do you have a well or a septic bed? Drain the tub far from either, because the water contains chlorine or bromine.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Drain away from shore',
      text: 'Does your yard slope to a lake? Wait until the chlorine has worn off, then drain the tub onto grass, far from the lake.',
      fits: 'lakefront',
    },
    {
      icon: 'layers',
      title: 'Drain slowly on clay',
      text: 'Is your yard still bare clay? Open the tub’s drain only partway, because a rush of water turns clay to mud.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Clear the side strip',
      text: 'Is there only a narrow strip beside your house? Move bins, hoses and bikes out of the way.',
      fits: 'olderCore',
    },
    {
      icon: 'home',
      title: 'Ask which drain',
      text: 'Is your tub on a roof terrace? Ask the building manager which drain you may use, and how quickly the water may run.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Protect the basement window',
      text: 'Is the tub beside a tenant’s basement window? Point the drain hose away from the house, and tell the tenant that sawing is loud.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Ask your landlord first',
      text: 'Do you rent? Get your landlord’s OK in writing, because nobody can put a cut-up tub back together.',
      fits: 'sharedRental',
    },
    {
      icon: 'phone',
      title: 'Tell your neighbours',
      text: 'Do you share a wall with neighbours? Tell them which day we’re coming, because they’ll hear the saw.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'fence',
      title: 'Gate under 30 inches?',
      text: 'Tell us how wide the gate is. We can cut pieces as narrow as 2 feet.',
    },
    {
      icon: 'deck',
      title: 'Tub sunk into the deck?',
      text: 'Tell us how deep the tub sits and if the deck has a hatch. We lift boards on one side and cut the tub from above.',
    },
    {
      icon: 'localShipping',
      title: 'Long lane to the house?',
      text: 'Tell us if a truck can’t turn near the house. Then we cart the pieces to the road, which takes longer.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Tub on a lower terrace?',
      text: 'We carry the pieces up the steps. Tell us how many steps there are, and where we can set down wet pieces.',
      fits: 'lakefront',
    },
    {
      icon: 'straighten',
      title: 'Narrow gap between houses?',
      text: 'Measure the gap where a gas meter or air conditioner makes it narrower. We carry the pieces through on edge.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'No gate to the backyard?',
      text: 'We carry the pieces through your house, or over a fence if your neighbour agrees. Tell us which you prefer.',
      fits: 'olderCore',
    },
    {
      icon: 'hotTub',
      title: 'Tub on a penthouse terrace?',
      text: 'Ask the concierge when sawing is allowed. We let every piece drain before we take it into the elevator.',
      fits: 'highRise',
    },
    {
      icon: 'groups',
      title: 'Is the only way past a tenant’s door?',
      text: 'Tell us when the tenant needs the path. We can stack the pieces in the yard until the path is free.',
      fits: 'basementSuite',
    },
    {
      icon: 'localShipping',
      title: 'Sharing a driveway?',
      text: 'Have everyone move their cars before we come. Two of us need room to carry a 6-foot piece to the truck.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Only a path behind the houses?',
      text: 'Have every gate along the path unlocked. We don’t set pieces down on the path, so neighbours can get by.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your tub goes',
  destinations: [
    { what: 'Pump, heater, copper', where: 'Metal recycler' },
    { what: 'Cedar skirt', where: 'Wood recycling, when it’s clean' },
    { what: 'Shell and foam', where: 'Licensed disposal site' },
    { what: 'A working tub', where: 'Reused, if it can leave in one piece' },
  ],
  materials: ['largeItems', 'metal'],
  questions: [
    {
      question: 'How long does it take to cut up a hot tub?',
      answer:
        'Usually 1 to 3 hours for an acrylic tub above ground. A sunken or foam-filled tub takes longer. A swim spa can take most of a day.',
    },
    {
      question: 'Our hot tub is frozen. Can it still go?',
      answer:
        'It depends. We can break up a thin layer of ice and shovel it out. If the tub is frozen solid, the ice has to melt first.',
    },
    {
      question: 'Can the concrete pad go too?',
      answer:
        'Yes, if you tell us when you book. A broken-up pad often adds 1 to 2 cubic yards to the load. We can take patio stones too, but not the gravel.',
    },
    {
      question: 'Do you take a round cedar tub?',
      answer:
        'Yes. We take out the liner and bench, cut the hoops and take the boards apart one by one. Tell us how wide and how deep the tub is.',
    },
    {
      question: 'Mice have nested in our hot tub. Do you still take it?',
      answer:
        'Yes, but tell us before we come. Take out any traps and poison. We bag the nest before we move the tub.',
      fits: 'rural',
    },
    {
      question: 'Can you cut up a tub right beside the lake?',
      answer:
        'Yes, but not in strong wind. We spread tarps and bag bits of foam as they fall, so nothing blows into the water.',
      fits: 'lakefront',
    },
    {
      question: 'Will the work damage our new interlock or fence?',
      answer:
        'It shouldn’t, if we have 2 feet of space around the tub. We carry pieces over the stones and don’t drag them. Show us any posts that were set recently.',
      fits: 'newSubdivision',
    },
    {
      question: 'Our tub runs off an old fuse box. Is that a problem?',
      answer:
        'Yes, until an electrician has disconnected the tub. An old fuse box may not show which fuse is the tub’s, and we don’t saw near a live cable.',
      fits: 'olderCore',
    },
    {
      question: 'Can a tub come off a high terrace without a crane?',
      answer:
        'Yes, nearly always. In pieces, the tub fits in a service elevator. Tell us if the tub has a stone or glass surround.',
      fits: 'highRise',
    },
    {
      question: 'The tub is in the basement. How does it get out?',
      answer:
        'Up the stairs, in pieces. We cut the tub in the room, so open a window and keep everyone out. Tell us about tile or framing around the tub.',
      fits: 'basementSuite',
    },
    {
      question: 'Can we use the yard while you work?',
      answer:
        'No. Keep roommates and pets indoors, because cut edges are sharp and the saw throws splinters. Wear shoes the first time you go out again.',
      fits: 'sharedRental',
    },
    {
      question: 'We have no gate to the yard. Can the tub go through the house?',
      answer:
        'Yes, in pieces, from the patio door to the front door. Roll up rugs, take down pictures along the way and prop the doors open.',
      fits: 'townhouse',
    },
  ],
  closing: 'Done with the hot tub?',
  related: ['deck-demolition', 'patio-slab-disposal', 'fence-demolition', 'backyard-cleanup'],
  directService: 'hot-tubs-spas',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
