import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Real estate cleanups',
  displayName: 'Real Estate Cleanups',
  serviceLower: 'real estate cleanups',
  primaryKeyword: 'real estate cleanup',
  lot: 'moving',
  order: 26,
  description:
    'An empty house shows its size and a full one shows its clutter. We clear what the seller left and what the stager won’t use, from the crawl space to the far side of the shed, before the listing or after the sale.',
  features: [
    {
      icon: 'schedule',
      title: 'Back from closing',
      text: 'Start from the photo day or the closing date and book the pickup a few days before it.',
    },
    {
      icon: 'place',
      title: 'Access agreed',
      text: 'Settle with your agent who opens the door, and mention a lockbox or an alarm.',
    },
    {
      icon: 'grass',
      title: 'The curb view',
      text: 'The swing set, the cracked planters and the pile by the gate can share a load with the basement.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Swing sets, utility shelving and workbenches are unbolted with a socket set. Blinds and curtain rods come down only if you say so, because many sales include them.',
    heavy:
      'Whatever the seller found too heavy to take, such as a pool table, whose slate often comes in 3 slabs of about 150 pounds. Count the steps for us and we bring the stair dolly.',
    cannotGo:
      'Anything the agreement of sale includes, so check the list before you point. Touch-up paint and pool chemicals aren’t ours to carry either, and a hazardous waste depot is their next stop.',
  },
  costTitle: 'What a cleanup for a sale costs',
  loads: [
    { load: 'Chairs and shelves the stager refused', tier: 2, itemsAmong: { chair: 6 } },
    { load: 'Garage, shed and swing set', tier: 4 },
    { load: 'A basement the seller never sorted', tier: [5, 6] },
  ],
  dearer: [
    'A wooden play structure comes to 2 or 3 yards of beams, slide and canopy.',
    'Adding the crawl space to a garage load usually pushes it up a size.',
    'Thinning a room for the camera takes out the biggest pieces and leaves the small ones.',
  ],
  cheaper: [
    'Ask the buyers which shelving they’d keep, and have your agent write it down.',
    'Patio chairs stacked and planters emptied of soil ride in half the room.',
    'A seller with the whole list out by the curb when we come saves {curbsideDiscount}.',
  ],
  preparation: [
    {
      icon: 'groups',
      title: 'One list, both names',
      text: 'Have seller and agent walk the rooms together and agree on what goes, so the crew isn’t pointed in 2 directions.',
    },
    {
      icon: 'receiptLong',
      title: 'Reread the inclusions',
      text: 'Curtain rods, the garage fridge, a mirror screwed to the wall: if the contract names it, tie a ribbon on it.',
    },
    {
      fits: 'rural',
      icon: 'grass',
      title: 'Find the lids',
      text: 'Selling with a well and septic? Inspectors want to see the wellhead and tank lids, so say what’s piled on them.',
    },
    {
      fits: 'lakefront',
      icon: 'deck',
      title: 'The water side',
      text: 'If buyers will look at the shore before the kitchen, put the loose dock boards, rope and old buoys on the list.',
    },
    {
      fits: 'newSubdivision',
      icon: 'weekend',
      title: 'Before the stager',
      text: 'Going for the model-home look? Book us the day before the rented furniture arrives, while the driveway is free.',
    },
    {
      fits: 'olderCore',
      icon: 'zoomIn',
      title: 'Room for the inspector',
      text: 'If the {city} house you’re selling is an old one, free the attic hatch, the panel and the floor drain ahead of everything.',
    },
    {
      fits: 'highRise',
      icon: 'layers',
      title: 'Locker on the listing',
      text: 'Is the condo sold with a locker? It gets shown too, so put its number on our list.',
    },
    {
      fits: 'basementSuite',
      icon: 'home',
      title: 'Upstairs only, or both?',
      text: 'If the suite has a tenant, fix the day with them and keep their side of the basement off the list.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'The seller’s things only',
      text: 'Selling with roomers in place? Stick to what the owner left in the yard, porch and furnace room.',
    },
    {
      fits: 'townhouse',
      icon: 'fence',
      title: 'Yours or common?',
      text: 'If the planter you want gone stands on shared ground, ask the condo corporation before it’s missed.',
    },
  ],
  access: [
    {
      icon: 'phone',
      title: 'Neither seller nor agent there?',
      text: 'Then we need the list on the kitchen counter and a phone number somebody answers, for the price and for doubts. Whatever isn’t on paper stays where it is.',
    },
    {
      icon: 'schedule',
      title: 'Showings that day?',
      text: 'Give us a gap of half a day, or better, a date with none. A mattress in the front hall isn’t the impression you’re paying a stager for.',
    },
    {
      fits: 'rural',
      icon: 'place',
      title: 'Piles all over an acreage?',
      text: 'Plant a stake at each one, so nobody loads the neighbour’s cedar posts. In a dry week a mown track will carry a truck. In a wet one, count on wheelbarrows.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Bank too steep for wheels?',
      text: 'Rusted chairs and rotten boards come up by hand, in short relays. Say whether the handrail on the steps would hold somebody leaning on it.',
    },
    {
      fits: 'newSubdivision',
      icon: 'grass',
      title: 'Lawn laid last week?',
      text: 'Tire marks show in every photograph, so we stay on the driveway. If that’s still loose stone, let us know, and stack things by the garage.',
    },
    {
      fits: 'olderCore',
      icon: 'straighten',
      title: 'Front rooms staged already?',
      text: 'Then the rest leaves by the back door or the cellar hatch. Measure the hatch with both leaves open, because old ones can be under 30 inches clear.',
    },
    {
      fits: 'highRise',
      icon: 'desk',
      title: 'Staging a condo in a tower?',
      text: 'Share one elevator booking with the stager and put us ahead. The old bed rides down while the rented one waits in the loading bay.',
    },
    {
      fits: 'basementSuite',
      icon: 'hardware',
      title: 'Suite in the photos too?',
      text: 'Decide beforehand which level keeps which bed. On a low stair every headboard is a trip by itself, and no one enjoys making it twice.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'People renting the bedrooms?',
      text: 'Ask for an hour when they’re out or at ease with it. We keep to the porch, the hall and the yard, which is where the camera points anyway.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Patio with no gate?',
      text: 'Then the broken patio set leaves through the living room. Have that done before the carpet is cleaned and the cushions are plumped.',
    },
  ],
  destinationsTitle: 'Where the clutter goes',
  destinations: [
    { what: 'Spare chairs, framed prints', where: 'Donated when fit for reuse' },
    { what: 'Steel shelving, metal swings', where: 'Scrap metal recycler' },
    { what: 'Clean untreated boards', where: 'Wood recycling' },
    { what: 'Old computer gear', where: 'Electronics recycler' },
    { what: 'Mattresses, mixed bags', where: 'Licensed disposal site' },
    { what: 'Touch-up paint, pool chemicals', where: 'Stay for the hazardous waste depot' },
  ],
  materials: ['largeItems', 'furniture', 'garbage', 'metal'],
  questions: [
    {
      question: 'What should go first if there’s only time for 1 load?',
      answer:
        'Whatever blocks a window, a doorway or the path to the furnace. After that the garage, because buyers do open it. Closets can come last: they only need to look half full.',
    },
    {
      question: 'We have the keys and the seller left a basement full. Whose job is it?',
      answer:
        'Ask your lawyer or agent first, since the agreement of sale may put it on the seller. If waiting is worse than paying, you can book the pickup and take the bill up with them.',
    },
    {
      question: 'Can an agent book it for the seller?',
      answer:
        'Yes, as long as it’s plain who decides and who pays. Give us both names: the seller’s word counts for what leaves, and the agent’s for when the door is open.',
    },
    {
      question: 'Is it worth clearing before the photos, or after the offer?',
      answer:
        'Before, if you’ll be clearing it either way. A lens makes 5 pieces of furniture look like a crowd, and what goes now won’t have to be packed, moved and paid for on closing day.',
    },
    {
      fits: 'rural',
      question: 'Does all the farm scrap have to go before listing?',
      answer:
        'Not all. Wire, loose posts and rusted implements near the house spoil the pictures, while the heap behind the tree line can wait for an offer. Tell us roughly how much of it is metal.',
    },
    {
      fits: 'lakefront',
      question: 'Can an old dock be cleared before the sign goes up?',
      answer:
        'The sections lying on land, yes. What stands in the water we leave alone, since that’s dock work and not hauling. Check with your agent first whether the dock is part of the sale.',
    },
    {
      fits: 'newSubdivision',
      question: 'If the house is nearly new, what is there to clear?',
      answer:
        'More than you’d think: appliance cartons, the playpen, and furniture from the last house that never suited this one. It’s often a small load, and it turns the garage back into a garage.',
    },
    {
      fits: 'olderCore',
      question: 'Should the old carpet come up before we sell?',
      answer:
        'Perhaps, if there are boards below worth showing. Lift a corner inside a closet and let your agent see. Rolls that are already up can ride along with everything else.',
    },
    {
      fits: 'highRise',
      question: 'Can a condo be cleared without the lobby talking?',
      answer:
        'Not really, and you needn’t hide it. A reserved service car and a truck by the loading door look like any other move. The desk needs your unit number, not the asking price.',
    },
    {
      fits: 'basementSuite',
      question: 'The buyers want the suite vacant. When should it be emptied?',
      answer:
        'After the tenant is out and before your last visit with the agent. Leave 2 days between if you can, because an empty suite tends to reveal a leaking trap or a missing key.',
    },
    {
      fits: 'sharedRental',
      question: 'We’re selling a house let by the room. Do the beds go?',
      answer:
        'That depends on the buyer: an investor may want them, and a family won’t. Get it into the offer. Six single beds make one middling load, with frames apart and mattresses on edge.',
    },
    {
      fits: 'townhouse',
      question: 'Should the condo corporation hear about a cleanup?',
      answer:
        'Ask its manager if a truck will stand in the lane or anything outside your door is going. For chairs and boxes out of your own garage, a word to the neighbour may do.',
    },
  ],
  closing: 'Is the photographer booked?',
  related: ['estate-cleanout', 'garage-cleanout', 'backyard-cleanup', 'household-garbage'],
  directService: 'household-junk',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
