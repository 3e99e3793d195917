import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Backyard cleanup',
  displayName: 'Backyard Cleanup',
  serviceLower: 'backyard cleanup',
  primaryKeyword: 'backyard junk removal',
  lot: 'yard',
  order: 1,
  description:
    'Old planters, a rusted swing set and a pile behind the shed can all go. Our backyard junk removal crew takes it apart, carries it out and loads it.',
  features: [
    {
      icon: 'grass',
      title: 'Mixed piles welcome',
      text: 'Leave wood, metal, plastic and weeds in one pile. We sort while loading.',
    },
    {
      icon: 'straighten',
      title: 'Boards over soft lawn',
      text: 'Our wheelbarrow rolls on boards where your grass is soft.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unbolt swing sets and cut bolts that have rusted solid. A trampoline comes apart in sections. We pry raised beds open, and the soil stays unless you ask.',
    heavy:
      'A stone planter full of wet soil can weigh more than a grown man. We empty it before lifting it onto the dolly. Firewood goes by wheelbarrow.',
    cannotGo:
      'Pool chlorine, weed killer, paint and propane go to a hazardous waste depot. Unscrew the barbecue’s cylinder and drain gas from the mower before we come.',
  },
  costTitle: 'What clearing a backyard costs',
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
      note: 'taken apart into poles',
      itemsAmong: { table: 1 },
    },
    { load: 'A yard left for years', tier: [4, 6], note: 'with lumber, plastic, metal and brush' },
  ],
  dearer: ['Plastic slides and playhouses don’t fold, so they take a lot of room.'],
  cheaper: ['Take the trampoline apart: tubes and a rolled mat need little room.'],
  preparation: [
    {
      icon: 'check',
      title: 'Mark what stays',
      text: 'Tie a ribbon on every bench, pot and ornament you’re keeping. We take the rest.',
    },
    {
      icon: 'cleaningServices',
      title: 'Check for hazards',
      text: 'Pick up after the dog. Tell us about wasps, thorns or holes under the leaves.',
    },
    {
      icon: 'error',
      title: 'Let ashes go cold',
      text: 'Getting rid of a burn barrel or fire pit? Let it sit for days, then shovel out the ash.',
      fits: 'rural',
    },
    {
      icon: 'layers',
      title: 'Weigh down light things',
      text: 'If lake wind reaches your yard, keep cushions and beach toys under something heavy until we come.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Tell us about sod',
      text: 'Fresh sod? Tell us which week it went down, because new rolls lift under a wheelbarrow.',
      fits: 'newSubdivision',
    },
    {
      icon: 'star',
      title: 'Save the old pieces',
      text: 'In an old yard, set aside any iron gate, clay pots or reclaimed brick you want to keep.',
      fits: 'olderCore',
    },
    {
      icon: 'home',
      title: 'Small bags of soil',
      text: 'Only a balcony? Bag the soil in small, light bags, and leave railing planters hanging for us.',
      fits: 'highRise',
    },
    {
      icon: 'weekend',
      title: 'Ask downstairs',
      text: 'Does a basement tenant keep chairs or a bike out back? Ask which ones, so we don’t take them.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Give roommates notice',
      text: 'Renting by the room? Ask everyone to bring their own things indoors by the night before.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Keep the path free',
      text: 'If the path behind your row is shared, keep everything off it until we arrive.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'straighten',
      title: 'Is your gate narrow?',
      text: 'A wheelbarrow needs about 30 inches. Through a narrower gate we carry by hand, so measure with the gate wide open.',
    },
    {
      icon: 'waterDrop',
      title: 'Soft or muddy spots?',
      text: 'Show us where, and tell us if it rained all week. We go around soft ground or carry lighter loads.',
    },
    {
      icon: 'localShipping',
      title: 'Truck onto the grass?',
      text: 'Only if you’re sure the ground holds. Show us your septic tank and bed, because we don’t drive over either.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Stairs down to a beach?',
      text: 'We bring things up one piece at a time. Count the steps for us, and point out any that are loose.',
      fits: 'lakefront',
    },
    {
      icon: 'construction',
      title: 'No fences up yet?',
      text: 'The driest way in may cross your neighbour’s lot, so ask them first. Show us string lines and seeded corners.',
      fits: 'newSubdivision',
    },
    {
      icon: 'groups',
      title: 'Passage shared with next door?',
      text: 'Tell the other house when we’re coming. We carry straight through your shared gate and leave nothing on their side.',
      fits: 'olderCore',
    },
    {
      icon: 'devices',
      title: 'Roof garden or balcony?',
      text: 'We carry planters empty, patio glass on edge and umbrella bases by dolly. Measure the elevator door for a round table.',
      fits: 'highRise',
    },
    {
      icon: 'home',
      title: 'Suite entrance out back?',
      text: 'We clear the suite’s steps first and keep that path open. Tell us when your tenants leave and come home.',
      fits: 'basementSuite',
    },
    {
      icon: 'phone',
      title: 'Who has the gate key?',
      text: 'With five people in a rental, name one. That person opens the gate and agrees to the price.',
      fits: 'sharedRental',
    },
    {
      icon: 'weekend',
      title: 'Straight through the living room?',
      text: 'We cut frames short and bag muddy things outside. You clear the hall and keep the cat in another room.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your backyard junk goes',
  destinations: [
    { what: 'Swing sets, barbecues', where: 'Scrap metal recycler' },
    { what: 'Weeds, brush, branches', where: 'Compost site' },
    { what: 'Bare, untreated lumber', where: 'Wood recycling' },
    { what: 'Good chairs and pots', where: 'Kept apart for reuse' },
  ],
  materials: ['largeItems', 'metal', 'yardWaste', 'furniture'],
  questions: [
    {
      question: 'Do you take an above-ground pool?',
      answer:
        'Yes, once it’s empty. A wired-in pump needs an electrician first. We cut up the steel wall for scrap, fold the liner and leave the sand.',
    },
    {
      question: 'Can you take soil and sod?',
      answer:
        'Yes, but tell us how much. A cubic yard of wet soil weighs over a tonne, so the truck can’t be filled with it. Keep stones and plastic out.',
    },
    {
      question: 'Will you mow the lawn or pull the weeds?',
      answer:
        'No, but we take what’s already cut, pulled or dead. If the grass is knee-high, mow it before we come, so everyone can see what’s in it.',
    },
    {
      question: 'The glass patio table shattered. What do I do with it?',
      answer:
        'Leave it where it is, and keep bare feet away. The bits of glass cut through garbage bags, so we shovel them into a pail. The frame goes for scrap.',
    },
    {
      question: 'There’s an old junk pile in our back bush. Would you clear it?',
      answer:
        'It depends on what’s in it. Drums, batteries and sprays need a licensed hazardous waste carrier. We take bedsprings, bottles and wire, and look it over before we price it.',
      fits: 'rural',
    },
    {
      question: 'Do you take driftwood and what the waves leave?',
      answer:
        'Yes, from your own yard: driftwood, rope, foam and stray lawn chairs. We can’t take anything from a public beach or out of the water.',
      fits: 'lakefront',
    },
    {
      question: 'Stones keep coming up through our new lawn. Can they go?',
      answer:
        'Yes. Rake them into a pile, along with the builder’s brick ends and strapping. One or two wheelbarrows are a {minimum} load, and we remove it in pails.',
      fits: 'newSubdivision',
    },
    {
      question: 'Is a concrete birdbath or a clothesline pole too heavy?',
      answer:
        'No. We lift the birdbath off its pedestal, and cut a pole at the ground. The footing stays unless the buried lines around it have been located.',
      fits: 'olderCore',
    },
    {
      question: 'Do you clear balconies as well?',
      answer:
        'Yes. Most balconies fit one of the two smallest loads, without the barbecue’s propane cylinder. If there are heavy pigeon droppings, have a specialist clean them up first.',
      fits: 'highRise',
    },
    {
      question: 'Can you clean out the suite’s window wells?',
      answer:
        'Yes. We scoop out leaves and toys by hand, down to the gravel. If water stays in one afterwards, the drain is blocked, so call a plumber.',
      fits: 'basementSuite',
    },
    {
      question: 'The last housemates left a couch and a keg. Do you take those?',
      answer:
        'Yes to the couch, no to the keg. Return the keg to the brewery for its deposit. A couch left outdoors is heavier, but you pay by size.',
      fits: 'sharedRental',
    },
    {
      question: 'Can three units in a row share one truck?',
      answer:
        'Yes. A full truck is {tier6}. Decide who books and how you’ll split the cost, and label each pile, so nothing goes by mistake.',
      fits: 'townhouse',
    },
  ],
  closing: 'Reclaim the backyard.',
  related: ['brush-branches-pickup', 'shed-demolition', 'leaves-pickup', 'patio-slab-disposal'],
  directService: 'yard-waste',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
