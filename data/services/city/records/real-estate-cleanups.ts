import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Real estate cleanups',
  displayName: 'Real Estate Cleanups',
  serviceLower: 'real estate cleanups',
  primaryKeyword: 'real estate cleanup',
  lot: 'moving',
  order: 26,
  description:
    'Selling, or just got the keys, and the house is still full? Our real estate cleanup takes what the seller left and the stager won’t use.',
  features: [
    {
      icon: 'schedule',
      title: 'Before photos or closing',
      text: 'Book the pickup a few days before photo day or the closing date.',
    },
    {
      icon: 'grass',
      title: 'Front yard too',
      text: 'The swing set, planters and yard piles can share a load with the basement.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unbolt swing sets, utility shelves and workbenches with a socket set. Blinds and curtain rods stay unless you say so, because many sales include them.',
    heavy:
      'A pool table is heavy: its slate often comes in three slabs of about 150 pounds. Count the steps and we bring the stair dolly.',
    cannotGo:
      'Touch-up paint and pool chemicals have to go to a hazardous waste depot. Check the agreement of sale first, because what it includes has to stay.',
  },
  costTitle: 'What a cleanup for a sale costs',
  loads: [
    { load: 'Chairs and shelves the stager won’t use', tier: 2, itemsAmong: { chair: 6 } },
    { load: 'Garage, shed and swing set', tier: 4 },
    { load: 'A full basement', tier: [5, 6] },
  ],
  dearer: ['A wooden play structure adds 2 or 3 cubic yards.'],
  cheaper: ['Ask the buyers which shelving they’d keep, and get it in writing.'],
  preparation: [
    {
      icon: 'groups',
      title: 'Agree on one list',
      text: 'Have seller and agent walk the rooms together, so the crew gets one list.',
    },
    {
      icon: 'receiptLong',
      title: 'Check the inclusions',
      text: 'Does the contract name curtain rods, the garage fridge or a mirror? Tie a ribbon on everything included.',
    },
    {
      fits: 'rural',
      icon: 'grass',
      title: 'Uncover well and septic',
      text: 'Does the home have a well and septic? Inspectors want to see the lids, so tell us what’s piled there.',
    },
    {
      fits: 'lakefront',
      icon: 'deck',
      title: 'List the shore too',
      text: 'Buyers look at the shore as well. Put loose dock boards, rope and old buoys on the list.',
    },
    {
      fits: 'newSubdivision',
      icon: 'weekend',
      title: 'Before the stager',
      text: 'Staging it like a model home? Book us the day before the furniture arrives, while the driveway is free.',
    },
    {
      fits: 'olderCore',
      icon: 'zoomIn',
      title: 'Room for the inspector',
      text: 'Selling an old house in {city}? Clear the attic hatch, electrical panel and floor drain first.',
    },
    {
      fits: 'highRise',
      icon: 'layers',
      title: 'Locker on the listing',
      text: 'Is the condo sold with a locker? Buyers will see it too, so put its number on our list.',
    },
    {
      fits: 'basementSuite',
      icon: 'home',
      title: 'Agree with the tenant',
      text: 'Does a tenant live in the suite? Set the day together, and we leave their part of the basement alone.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'The seller’s things only',
      text: 'Are roomers still living there? List only what the owner left in the yard, porch and furnace room.',
    },
    {
      fits: 'townhouse',
      icon: 'fence',
      title: 'Yours or common?',
      text: 'Does the planter stand on shared ground? Ask the condo corporation before you put it on our list.',
    },
  ],
  access: [
    {
      icon: 'phone',
      title: 'Neither seller nor agent there?',
      text: 'Leave the list on the kitchen counter, with a number we can call about the price. We take only what’s listed.',
    },
    {
      icon: 'schedule',
      title: 'Showings that day?',
      text: 'Choose a day with none, or leave half a day free. Then the hall is clear for buyers.',
    },
    {
      fits: 'rural',
      icon: 'place',
      title: 'Piles all over an acreage?',
      text: 'Mark each pile with a stake. In dry weather a truck can use a mown track. When it’s wet, we use wheelbarrows.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Bank too steep for wheels?',
      text: 'We carry rusted chairs and rotten boards up by hand. Tell us whether the handrail on the steps is strong.',
    },
    {
      fits: 'newSubdivision',
      icon: 'grass',
      title: 'Lawn laid last week?',
      text: 'Tire marks show in photos, so we stay on the driveway. If that’s still loose stone, stack things by the garage.',
    },
    {
      fits: 'olderCore',
      icon: 'straighten',
      title: 'Front rooms staged already?',
      text: 'We use the back door or the cellar hatch. Measure the open hatch, because old ones can be under 30 inches.',
    },
    {
      fits: 'highRise',
      icon: 'desk',
      title: 'Staging a condo tower unit?',
      text: 'Share one elevator booking with the stager and put us first. The old bed goes down before the rented one comes up.',
    },
    {
      fits: 'basementSuite',
      icon: 'hardware',
      title: 'Suite in the photos too?',
      text: 'Decide beforehand which level keeps which bed. On a low stair, every headboard is carried by itself.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'People renting the bedrooms?',
      text: 'Ask them for an hour when they’re out or don’t mind. We work only in the porch, the hall and the yard.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Patio with no gate?',
      text: 'The patio set has to leave through the living room. Book us before the carpet is cleaned.',
    },
  ],
  destinationsTitle: 'Where the clutter goes',
  destinations: [
    { what: 'Spare chairs, framed prints', where: 'Donated when fit for reuse' },
    { what: 'Steel shelving, metal swings', where: 'Scrap metal recycler' },
    { what: 'Clean untreated boards', where: 'Wood recycling' },
    { what: 'Mattresses, mixed bags', where: 'Licensed disposal site' },
  ],
  materials: ['largeItems', 'furniture', 'garbage', 'metal'],
  questions: [
    {
      question: 'What should go first if there’s only time for one load?',
      answer:
        'Whatever blocks a window, a doorway or the way to the furnace. Then the garage, because buyers open it. Closets can come last.',
    },
    {
      question: 'We have the keys and the seller left a basement full. Whose job is it?',
      answer:
        'It depends on the agreement of sale, so ask your lawyer or agent first. If you can’t wait, book us and take up the bill with the seller.',
    },
    {
      question: 'Can an agent book it for the seller?',
      answer:
        'Yes, if it’s clear who decides and who pays. Give us both names. The seller says what leaves, and the agent says when the door is open.',
    },
    {
      question: 'Is it worth clearing before the photos, or after the offer?',
      answer:
        'Before, if you’ll clear it either way. Rooms look bigger in photos with less furniture, and you have less to pack and move at closing.',
    },
    {
      fits: 'rural',
      question: 'Does all the farm scrap have to go before listing?',
      answer:
        'No. Clear wire, loose posts and rusted implements near the house before the photos. The rest can wait for an offer. Tell us roughly how much is metal.',
    },
    {
      fits: 'lakefront',
      question: 'Can an old dock be cleared before the sign goes up?',
      answer:
        'Yes, the sections lying on land. We leave what stands in the water to a dock contractor. Ask your agent whether the dock is part of the sale.',
    },
    {
      fits: 'newSubdivision',
      question: 'If the house is nearly new, what is there to clear?',
      answer:
        'Often appliance cartons, a playpen, and furniture from the last house that doesn’t fit here. It’s usually a small load, and it empties the garage.',
    },
    {
      fits: 'olderCore',
      question: 'Should the old carpet come up before we sell?',
      answer:
        'It depends on the boards below. Lift a corner inside a closet and show your agent. We take rolls that are already up with everything else.',
    },
    {
      fits: 'highRise',
      question: 'Can you clear a condo discreetly?',
      answer:
        'It looks like any other move: a reserved service elevator and a truck by the loading door. The desk needs only your unit number.',
    },
    {
      fits: 'basementSuite',
      question: 'The buyers want the suite vacant. When should it be emptied?',
      answer:
        'After the tenant is out and before your last visit with the agent. Leave two days between, so there’s time for a leaking trap or a missing key.',
    },
    {
      fits: 'sharedRental',
      question: 'We’re selling a house that’s rented by the room. Do the beds go?',
      answer:
        'It depends on the buyer: an investor may want them, a family won’t. Have the offer say whether the beds stay.',
    },
    {
      fits: 'townhouse',
      question: 'Should the condo corporation hear about a cleanup?',
      answer:
        'Yes, if a truck will stand in the lane or anything outside your door is going. For chairs and boxes from your garage, telling the neighbour may be enough.',
    },
  ],
  closing: 'Is the photographer booked?',
  related: ['estate-cleanout', 'garage-cleanout', 'backyard-cleanup', 'household-garbage'],
  directService: 'household-junk',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
