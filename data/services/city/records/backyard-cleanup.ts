import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Backyard cleanup',
  displayName: 'Backyard Cleanup',
  serviceLower: 'backyard cleanup',
  primaryKeyword: 'backyard junk removal',
  lot: 'yard',
  order: 1,
  description:
    'Cracked planters, a rusted swing set, a trampoline with no bounce, and the heap behind the shed that nobody admits to. Backyard junk removal is simple: you point, we take it apart, carry it past the house and load it.',
  features: [
    {
      icon: 'grass',
      title: 'Mixed piles welcome',
      text: 'Wood, metal, plastic and weeds can lie in one heap, because we sort them as we load.',
    },
    {
      icon: 'construction',
      title: 'Play sets unbolted',
      text: 'Swing sets and trampolines come down to poles and panels that fit through a gate.',
    },
    {
      icon: 'straighten',
      title: 'Boards over turf',
      text: 'Where the wheelbarrow crosses soft lawn, it rolls on boards.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Swing sets come apart with an impact driver and a socket set, and bolts rusted solid meet the reciprocating saw. A trampoline loses its springs first, then the mat, then the frame in sections. Raised beds are pried open at the corners, and their soil stays unless you ask.',
    heavy:
      'A big stone planter full of wet soil can weigh more than a grown man, so we empty it before it goes on the dolly. Firewood stacked since last winter travels by wheelbarrow.',
    cannotGo:
      'Pool chlorine, weed killer, leftover paint and propane stay off the truck: a hazardous waste depot takes them. Unscrew the cylinder from the barbecue and drain the mower’s gas before we come.',
  },
  costTitle: 'What a backyard costs to clear',
  loads: [
    {
      load: 'Barbecue, hose reel, a few planters',
      tier: 2,
      note: 'without the propane cylinder',
      itemsAmong: { barbecue: 1 },
    },
    {
      load: 'Swing set, trampoline, patio table',
      tier: [2, 3],
      note: 'taken down to poles',
      itemsAmong: { table: 1 },
    },
    { load: 'A yard left for years', tier: [4, 6], note: 'lumber, plastic, metal and brush' },
  ],
  dearer: [
    'Plastic slides and playhouses weigh nothing, but they don’t fold either.',
    'Old garden beds are mostly soil, and soil you want gone takes space like anything else.',
    'A loose brush heap is half air until it’s been cut and trodden down.',
  ],
  cheaper: [
    'Unbolted, a trampoline is a bundle of tubes and a rolled mat.',
    'Pots nested and chairs stacked ride in the room of one.',
    'Haul the lot out front yourself, and curbside pickup is {curbsideDiscount} cheaper.',
  ],
  preparation: [
    {
      icon: 'check',
      title: 'Ribbon on the keepers',
      text: 'Tie one on the bench, the pot and the gnome you’re fond of. A thing without a ribbon is taken for junk.',
    },
    {
      icon: 'cleaningServices',
      title: 'Pick up after Rex',
      text: 'Clear what the dog left, and tell us about wasps, thorns or a hole under the leaves.',
    },
    {
      icon: 'error',
      title: 'Ashes stone cold',
      text: 'Is there a burn barrel or a fire pit to go? Let it sit out for days, and shovel the ash from it first.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Pin down light things',
      text: 'If the wind comes straight off the lake, put cushions and beach toys under something heavy until we’re there.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Sod’s first weeks',
      text: 'Fresh sod? Tell us the week it went down, because young rolls lift under a wheelbarrow.',
      fits: 'newSubdivision',
    },
    {
      icon: 'star',
      title: 'Second look, old things',
      text: 'Yard older than you are? Set aside the iron gate, clay pots and reclaimed brick you’d regret by next summer.',
      fits: 'olderCore',
    },
    {
      icon: 'home',
      title: 'Small bags of soil',
      text: 'No yard, just a balcony? Bag the soil so one hand can lift it, and leave railing planters hanging for us.',
      fits: 'highRise',
    },
    {
      icon: 'weekend',
      title: 'Ask downstairs',
      text: 'Does the suite have chairs or a bike out back? Find out which, before a tenant’s bistro set rides off with your swing.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Last call for roommates',
      text: 'Renting by the room? Give everybody until the night before to bring their own things indoors.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Keep the path free',
      text: 'Path behind the row shared? Put nothing out on it early, so no neighbour trips over your slide.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Only 24 inches of gate?',
      text: 'A wheelbarrow wants about 30. Below that, everything goes out by hand, and long beams are sawn once more. Measure between the posts, with the gate wide open.',
    },
    {
      icon: 'waterDrop',
      title: 'Does part of it turn to soup?',
      text: 'Tell us which part, and whether it has rained all week. We go round it where that’s possible, or carry less at a time, so the lawn forgets us sooner.',
    },
    {
      icon: 'localShipping',
      title: 'Truck onto the grass?',
      text: 'Only if you’re sure it holds. Show us where the septic tank and bed are: a loaded truck over either is a costly shortcut, and we’ll stop well short.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Stairs down to a beach?',
      text: 'What was carried down for 20 summers comes up in an afternoon, one piece at a time. Count the steps, and point out the loose ones before we do.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'No fences up yet?',
      text: 'While the yards are still open, the driest way to yours may cross the next lot. Ask its owner, and show us string lines and seeded corners.',
      fits: 'newSubdivision',
    },
    {
      icon: 'groups',
      title: 'Passage shared with next door?',
      text: 'In an older row that’s often one gate for 2 houses. Tell them the hour, and we’ll carry through without parking a heap on their side.',
      fits: 'olderCore',
    },
    {
      icon: 'devices',
      title: 'Roof garden or balcony?',
      text: 'Planters travel empty, patio glass on edge between blankets, umbrella bases on a dolly. Measure the elevator door, because a round table doesn’t bend.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Somebody’s front door back there?',
      text: 'Then the way to it stays free. We load what blocks the suite’s steps before anything else, so say at what time they leave and come home.',
      fits: 'basementSuite',
    },
    {
      icon: 'phone',
      title: 'Who has the gate key?',
      text: 'With 5 people in a rental, name one to open up and agree to the price. We can work with one opinion, hardly with 5.',
      fits: 'sharedRental',
    },
    {
      icon: 'weekend',
      title: 'Straight through the living room?',
      text: 'In a middle unit it can be the only way. Frames are cut short and muddy things bagged outside. You clear the hall and hold on to the cat.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your backyard junk goes',
  destinations: [
    { what: 'Swing sets, barbecues', where: 'Scrap metal recycler' },
    { what: 'Weeds, brush, branches', where: 'Compost site' },
    { what: 'Bare, untreated lumber', where: 'Wood recycling' },
    { what: 'Good chairs and pots', where: 'Kept apart for reuse' },
    { what: 'Brittle plastic', where: 'Licensed disposal site' },
  ],
  materials: ['largeItems', 'metal', 'yardWaste', 'furniture'],
  questions: [
    {
      question: 'Do you take an above-ground pool?',
      answer:
        'Yes, once it’s empty. The steel wall is cut and rolled for scrap, the liner folded for disposal, and the sand stays. A pump that’s wired in, and not plugged in, needs an electrician beforehand.',
    },
    {
      question: 'Can you haul away soil and sod?',
      answer:
        'Yes, if you tell us how much. A cubic yard of wet soil weighs over a tonne, so the truck has its load while it still looks half empty. Keep stones and plastic out, because clean soil has more places to go.',
    },
    {
      question: 'Will you mow the lawn or pull the weeds?',
      answer:
        'No, we’re not gardeners. What’s pulled, cut or dead and lying there goes. If the grass is knee-high, a quick mow before we come shows all of us what’s hiding in it.',
    },
    {
      question: 'The glass patio table shattered. What do I do with it?',
      answer:
        'Leave it lying and keep bare feet away. Tempered glass breaks into crumbs that cut through any garbage bag, so it’s shovelled into a pail. The frame goes for scrap.',
    },
    {
      question: 'There’s an old dump pile in our back bush. Would you clear it?',
      answer:
        'It depends on what’s in it. Bedsprings, bottles and wire, yes. Drums, batteries and sprays are for a hazardous waste firm, and old piles like to hide some. We look it over before naming a price.',
      fits: 'rural',
    },
    {
      question: 'Do you take driftwood and what the waves leave?',
      answer:
        'From your own yard, yes: driftwood, rope, foam and the odd lawn chair that isn’t yours. What still lies on a public beach or in the water isn’t ours to move.',
      fits: 'lakefront',
    },
    {
      question: 'Stones keep coming up through our new lawn. Can they go?',
      answer:
        'Yes. Rake them into a heap, with the builder’s brick ends and strapping beside them. A wheelbarrow or 2 of it is a {minimum} load, and it leaves in pails.',
      fits: 'newSubdivision',
    },
    {
      question: 'Is a concrete birdbath or a clothesline pole too heavy?',
      answer:
        'No. A birdbath lifts off its pedestal, and each half goes on the dolly. The pole is cut at the ground. Its footing stays put unless the buried lines around it have been located.',
      fits: 'olderCore',
    },
    {
      question: 'Do you clear balconies as well?',
      answer:
        'Yes, and most fit one of the 2 smallest sizes. Chairs, dead planters, the barbecue without its cylinder: all fine. A floor deep in pigeon droppings needs a specialist cleaner before us.',
      fits: 'highRise',
    },
    {
      question: 'Can you clean out the suite’s window wells?',
      answer:
        'Yes, down to the gravel: leaves, toys, the odd toad set free. They’re scooped by hand. If water stands in one afterwards, the drain below is blocked, and that’s for a plumber.',
      fits: 'basementSuite',
    },
    {
      question: 'The last housemates left a couch and a keg. Do those count?',
      answer:
        'The couch does, the keg doesn’t: that’s the brewery’s, with a deposit on it for whoever returns it. A couch that spent March outdoors is heavier, but you pay for its size.',
      fits: 'sharedRental',
    },
    {
      question: 'Can 3 units in a row share one truck?',
      answer:
        'Yes, and it’s a good use for a full one at {tier6}. Settle among you who books and how you’ll divide it, and label each heap, so nobody’s bench goes by mistake.',
      fits: 'townhouse',
    },
  ],
  closing: 'Reclaim the backyard.',
  related: ['brush-branches-pickup', 'shed-demolition', 'leaves-pickup', 'patio-slab-disposal'],
  directService: 'yard-waste',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
