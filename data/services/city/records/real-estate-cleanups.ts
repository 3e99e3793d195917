import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Real estate cleanups',
  displayName: 'Real Estate Cleanups',
  serviceLower: 'real estate cleanups',
  primaryKeyword: 'real estate cleanup',
  group: 'moving',
  order: 26,
  description:
    'Are you selling a house, or did you just buy one that’s still full? Our real estate cleanup crew clears out what you don’t want to keep.',
  features: [
    {
      icon: 'schedule',
      title: 'In time for the sale',
      text: 'We can clear the house before listing photos, showings or the closing date.',
    },
    {
      icon: 'grass',
      title: 'House and yard',
      text: 'We can clear the basement, the garage and the yard in one pickup.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unbolt swing sets, utility shelves and workbenches with a socket set. We take bed frames and large tables apart in the room.',
    heavy:
      'The slate of a pool table often comes in three pieces of about 150 pounds each. Tell us about stairs, so we bring the stair dolly.',
    cannotGo:
      'We can’t take paint, propane cylinders or pool chemicals. Take them to a hazardous waste depot before the closing date.',
  },
  costTitle: 'What a cleanup for a sale costs',
  loads: [
    { load: '6 chairs and a few shelves', tier: 2, itemsAmong: { chair: 6 } },
    { load: 'Garage and shed contents, swing set', tier: 4 },
    { load: 'A full basement', tier: [5, 6] },
  ],
  dearer: ['A wooden play structure adds about 2 or 3 cubic yards.'],
  cheaper: [
    'If the buyers want to keep shelves, get that in writing and leave the shelves.',
    'One armchair or dresser left behind fits the minimum load, {minimum}.',
  ],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'groups',
      title: 'Agree on one list',
      text: 'Walk through the rooms with your agent, and write one list of what goes.',
    },
    {
      icon: 'receiptLong',
      title: 'Mark what’s included',
      text: 'Check what the sale includes, such as blinds or a garage fridge. Put tape on everything that stays.',
    },
    {
      fits: 'rural',
      icon: 'grass',
      title: 'Uncover well and septic',
      text: 'Is anything piled on the lid of the well or septic tank? Put those things on the list.',
    },
    {
      fits: 'lakefront',
      icon: 'deck',
      title: 'List the shore too',
      text: 'Does your lot reach the shore? Put loose dock boards, rope and old buoys on the list.',
    },
    {
      fits: 'newSubdivision',
      icon: 'weekend',
      title: 'Book before the stager',
      text: 'Is a stager bringing furniture? Book us for the day before, so the rooms are empty.',
    },
    {
      fits: 'olderCore',
      icon: 'zoomIn',
      title: 'Room for the inspector',
      text: 'Are you selling an old house in {city}? List anything that blocks the attic hatch, electrical panel or floor drain.',
    },
    {
      fits: 'highRise',
      icon: 'layers',
      title: 'Include the locker',
      text: 'Is the condo sold with a storage locker? Put the locker’s number on the list, and have the key ready.',
    },
    {
      fits: 'basementSuite',
      icon: 'home',
      title: 'Agree with the tenant',
      text: 'Does a tenant live in the basement? Agree on a day together, and ask them to mark their things.',
    },
    {
      fits: 'sharedRental',
      icon: 'check',
      title: 'Only your own things',
      text: 'Do tenants rent rooms in the house? Leave the tenants’ things off the list, even in the kitchen and the basement.',
    },
    {
      fits: 'townhouse',
      icon: 'fence',
      title: 'Yours or the condo’s?',
      text: 'Is there a bench or planter outside your unit? Ask the condo corporation before you put either on the list.',
    },
  ],
  access: [
    {
      icon: 'phone',
      title: 'Can’t be there yourself?',
      text: 'Send somebody who can let us in and say yes to the price. Leave the list on the kitchen counter.',
    },
    {
      icon: 'schedule',
      title: 'Showings that day?',
      text: 'Choose a day without showings, or keep half a day free for us. Then the hall is clear when buyers come.',
    },
    {
      fits: 'rural',
      icon: 'place',
      title: 'Piles all over an acreage?',
      text: 'Mark each pile with a stake. If the ground is dry, our truck drives closer. If it’s wet, we use wheelbarrows.',
    },
    {
      fits: 'lakefront',
      icon: 'waterDrop',
      title: 'Bank too steep for wheels?',
      text: 'We carry things up from the shore by hand. Tell us if the steps or the handrail are loose.',
    },
    {
      fits: 'newSubdivision',
      icon: 'grass',
      title: 'Fresh sod in front?',
      text: 'We stay on the driveway, so there are no tracks in your listing photos. Tell us if the driveway isn’t paved yet.',
    },
    {
      fits: 'olderCore',
      icon: 'straighten',
      title: 'Front rooms staged already?',
      text: 'We use the back door or an outside cellar hatch instead. Measure the open hatch, because an old hatch can be under 30 inches wide.',
    },
    {
      fits: 'highRise',
      icon: 'desk',
      title: 'Staging a condo?',
      text: 'Book the elevator once for us and the stager, with us first. Your furniture goes down before the stager’s comes up.',
    },
    {
      fits: 'basementSuite',
      icon: 'hardware',
      title: 'Separate door to the suite?',
      text: 'Unlock the suite’s own door for us. Then we don’t have to carry things from the basement through the main floor.',
    },
    {
      fits: 'sharedRental',
      icon: 'groups',
      title: 'People renting the bedrooms?',
      text: 'Ask the tenants which time suits them. We don’t go into their rooms, but we need the hall and the stairs.',
    },
    {
      fits: 'townhouse',
      icon: 'home',
      title: 'Patio with no gate?',
      text: 'We carry patio furniture out through the house. Book us before the carpets are cleaned.',
    },
  ],
  destinationsTitle: 'Where the clutter goes',
  destinations: [
    { what: 'Spare chairs, framed prints', where: 'Donated when fit for reuse' },
    { what: 'Steel shelving, metal swings', where: 'Metal recycler' },
    { what: 'Clean untreated boards', where: 'Wood recycling' },
    { what: 'Mattresses, mixed bags', where: 'Licensed disposal site' },
  ],
  materials: ['largeItems', 'furniture', 'garbage', 'metal'],
  questions: [
    {
      question: 'What should go first if there’s only time for one load?',
      answer:
        'Start with whatever blocks a window, a doorway or the way to the furnace. Clear the garage next, because buyers look inside. Closets can come last.',
    },
    {
      question: 'We just bought the house, and the seller left a full basement. Who has to clear it?',
      answer:
        'That depends on your agreement of sale, so ask your lawyer or agent first. If you can’t wait, take photos of everything before we come.',
    },
    {
      question: 'Can an agent book the pickup for the seller?',
      answer:
        'Yes. Tell us who decides what goes, who agrees to the price and who pays. Give us the seller’s number and the agent’s.',
    },
    {
      question: 'Should we clear the house before the photos or after the offer?',
      answer:
        'Before the photos, if you can. Rooms look bigger with less furniture, and you have less to pack and move at closing.',
    },
    {
      fits: 'rural',
      question: 'Does all the farm scrap have to go before we list the house?',
      answer:
        'No. Start with what buyers see near the house, such as wire, loose posts and rusted tools. The rest can wait until you have an offer.',
    },
    {
      fits: 'lakefront',
      question: 'Can you take an old dock before we list the house?',
      answer:
        'We take dock sections that are lying on land. For a dock in the water, call a dock contractor. Ask your agent whether the dock is part of the sale.',
    },
    {
      fits: 'newSubdivision',
      question: 'Our house is nearly new, and there’s only a small pile. Will you come?',
      answer:
        'Yes. Appliance boxes and a few chairs are enough for a pickup. The minimum load is {minimum}, for about 10 regular bags.',
    },
    {
      fits: 'olderCore',
      question: 'Should the old carpet come up before we sell?',
      answer:
        'That depends on the floor below. Lift a corner inside a closet and show your agent the floor. If you roll up the carpet, we take it with the rest.',
    },
    {
      fits: 'highRise',
      question: 'Can you clear a condo discreetly?',
      answer:
        'Yes. We use the service elevator and the loading dock, as movers do. You only have to tell the front desk that a pickup is booked.',
    },
    {
      fits: 'basementSuite',
      question: 'The buyers want our basement suite vacant. When should you clear it?',
      answer:
        'After the tenant has moved out, and a few days before closing. Then you still have time to clean the suite or repair something.',
    },
    {
      fits: 'sharedRental',
      question: 'We’re selling a house that’s rented by the room. Can you clear one room at a time?',
      answer:
        'Yes, you can book us each time a tenant leaves. Each pickup has its own price. If several tenants leave together, one pickup is enough.',
    },
    {
      fits: 'townhouse',
      question: 'Should we tell the condo corporation about the cleanup?',
      answer:
        'Yes, if our truck has to stop in the lane. Ask where a truck may stop, and for how long. If your own driveway is free, we park there.',
    },
  ],
  closing: 'Get the house ready for the photos.',
  related: ['estate-cleanout', 'garage-cleanout', 'backyard-cleanup', 'household-garbage'],
  directService: 'household-junk',
  updatedOn: '2026-11-29',
} as const satisfies CityServiceRecord
