import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Exercise equipment',
  displayName: 'Exercise Equipment Removal',
  serviceLower: 'exercise equipment removal',
  primaryKeyword: 'exercise equipment removal',
  order: 12,
  icon: 'fitnessCenter',
  summary: 'Treadmills, home gyms, weights',
  title: 'Exercise equipment removal',
  description:
    'A treadmill goes down the stairs in a box and comes back up in parts. We do the wrenching and the carrying from {minimum}, whether or not it’s still holding laundry.',
  featureCards: [
    {
      icon: 'hardware',
      title: 'Taken apart on the spot',
      description:
        'Hex keys and a socket set bring a home gym down to tubes and plates. On a treadmill the uprights come off first and the deck goes last.',
    },
    {
      icon: 'groups',
      title: 'Heavy, with no handles',
      description:
        'The motor end is where a treadmill keeps its weight. That end gets straps, a blanket on the turn and 2 people, {insuredShort}.',
    },
    {
      icon: 'recycling',
      title: 'Good gear on, steel to scrap',
      description:
        'Machines and weights are donated when they can be reused. Bent frames and rusty plates are scrap metal.',
    },
    {
      icon: 'schedule',
      title: 'A window, not a day off',
      description:
        'You get a {arrivalWindow} window to be home for, not the whole day. Booked before {sameDayUntil} it’s the same day, sooner than most workout plans.',
    },
  ],
  removedItems: [
    'Treadmills',
    'Ellipticals',
    'Exercise bikes',
    'Rowing machines',
    'Home gyms',
    'Weight benches',
    'Squat racks',
    'Barbells and plates',
    'Dumbbells and stands',
    'Stair climbers',
    'Rubber floor mats',
    'Punching bags',
  ],
  process: {
    title: 'How a home gym moves out',
    steps: [
      { title: 'You unload', text: 'Plates off the bar, laundry off the rail' },
      { title: 'We check', text: 'Stairs and corners, then the price' },
      { title: 'We wrench', text: 'Frame by frame, bolts in a bag' },
      { title: 'We climb', text: 'Strapped, padded, up and out' },
    ],
    button: 'Schedule Removal',
    note: 'Does it have a weight stack? Say how many pounds, so enough hands come.',
  },
  costTitle: 'What a machine costs to move out',
  loads: [
    { load: '1 treadmill, bike or rower', tier: 1, note: 'folded or in parts' },
    { load: 'Home gym with its weight stack', tier: 2 },
    { load: 'Treadmill, elliptical and a bench', tier: 2 },
    { load: 'Whole basement gym, rack and mats too', tier: 3 },
  ],
  dearer: [
    'An elliptical is all arms and rails, and left whole it blocks a corner of the truck.',
    'Rubber mats won’t stay rolled, and a roomful of them is a load by itself.',
    'A welded frame can’t be unbolted, and it rides with the air inside it.',
  ],
  cheaper: [
    'Plates and dumbbells line the floor of the truck and take hardly any space.',
    'A folding treadmill without its uprights slides in flat against the wall.',
    'Unbolt it yourself, bring every part to the curb, and the price drops {curbsideDiscount}.',
  ],
  preparation: [
    {
      icon: 'hardware',
      title: 'Find the keys',
      text: 'Many machines came with a bag of odd hex keys. If it’s still taped under the frame, leave it there.',
    },
    {
      icon: 'bolt',
      title: 'Pull the plug',
      text: 'Unplug the day before, take out the safety key, and open the console to see if it holds batteries.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Stack plates low',
      text: 'Pile the iron beside the bar, 5 or 6 high. Please don’t box it, because boxes of iron don’t lift.',
    },
    {
      icon: 'straighten',
      title: 'Bare the stairs',
      text: 'Shoes, pictures and the hall table move out of the way. A treadmill deck swings wide at the turn.',
    },
  ],
  howWeDoIt:
    'The iron goes up first, a plate in each hand. Cables are slackened before a pulley is touched, because a loaded one snaps back. What’s left is a bare frame, and it climbs on its end with a person at the top and another at the bottom.',
  cannotGo:
    'A console’s lithium battery and half-full cans of spray lubricant belong at a municipal depot for hazardous waste. Sauna heaters and fans wired into the house need an electrician first. A rack bolted to the wall can come down, but filling the holes is a drywaller’s job.',
  destinationsTitle: 'Where the machine goes',
  destinations: [
    { what: 'Machines that run smoothly', where: 'Donated, if someone will use them' },
    { what: 'Bars, plates, dumbbells', where: 'Reused, or melted as iron' },
    { what: 'Frames and weight stacks', where: 'Scrap metal recycler' },
    { what: 'Consoles and motors', where: 'Electronics and metal recycling' },
    { what: 'Belts, grips, split mats', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Can a treadmill come up a narrow basement stair?',
      answer:
        'Nearly always, since it went down. With console and uprights off, the deck is a heavy plank about 6 feet long. What we need to hear about is a low ceiling or a turn halfway, where it has to stand up.',
    },
    {
      question: 'Do you charge for the weights by the pound?',
      answer:
        'No, by the space. 500 pounds of plates sit in a corner of the truck and barely count. Do mention them, though, because the crew would like to bring the dolly and not just hope.',
    },
    {
      question: 'Can the pool table in the same room go?',
      answer:
        'Yes, if it’s on the list when you ask. The felt comes off, the slate is lifted out slab by slab, and the frame is unbolted after it. In parts it fills about as much as a sofa, and weighs far more.',
    },
    {
      question: 'Is my old treadmill good enough to donate?',
      answer:
        'It depends on the motor and the belt. A clean machine that starts, stops and still has its safety key has a chance. A burnt smell, a cracked deck or a frayed belt makes it scrap steel.',
    },
  ],
  closing: {
    title: 'Retire the clothes rack.',
    text: 'A phone call gets you a price range and nothing to pay for it.',
  },
  related: ['garage-cleanout', 'furniture-disposal', 'household-garbage'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
