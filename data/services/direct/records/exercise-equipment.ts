import type { DirectServiceRecord } from '../../serviceSchemas.ts'

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
    'We take treadmills and home gyms apart and carry them up the stairs and out. From {minimum}, anywhere from {reach}. {SameDay}.',
  featureCards: [
    {
      icon: 'hardware',
      title: 'Taken apart on the spot',
      description:
        'We take home gyms apart into pieces we can carry. On a treadmill, we take off the uprights first.',
    },
    {
      icon: 'groups',
      title: 'Heavy, with no handles',
      description:
        'A treadmill is heaviest at the motor end. Two people from our {insuredShort} crew carry it with straps.',
    },
    {
      icon: 'recycling',
      title: 'Donated or recycled',
      description: 'We set aside machines that someone can still use, and recycle the metal from the others.',
    },
    {
      icon: 'schedule',
      title: 'No waiting all day',
      description: 'We give you {anArrivalWindow} arrival window, so you can plan the rest of your day.',
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
    title: 'How an equipment pickup goes',
    steps: [
      { title: 'You clear', text: 'Some space around each machine' },
      { title: 'We check', text: 'The stairs and corners, then give you the price' },
      { title: 'We unbolt', text: 'One machine after the other' },
      { title: 'We carry', text: 'Every piece out to the truck' },
    ],
    button: 'Schedule Removal',
    note: 'Does your home gym have a weight stack? Tell us how many pounds it is, so enough people come.',
  },
  costTitle: 'What exercise equipment costs to remove',
  loads: [
    { load: '1 treadmill, bike or rower', tier: 1, note: 'folded or taken apart' },
    { load: 'Home gym with its weight stack', tier: 2 },
    { load: 'Treadmill, elliptical and a bench', tier: 2 },
    { load: 'Whole basement gym with rack and mats', tier: 3 },
  ],
  dearer: [
    'A machine that’s rusted solid can’t be taken apart, so it takes more room.',
    'Rubber floor mats don’t stay rolled, so a roomful takes a lot of space.',
    'A squat rack with a welded frame leaves gaps that we can’t fill.',
  ],
  cheaper: [
    'Give benches and racks to a friend, and you don’t pay for their space.',
    'If your treadmill folds, fold it, so it takes less room.',
    'Bring every piece to the curb yourself and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'hardware',
      title: 'Find the hex keys',
      text: 'Many machines are sold with hex keys. If you still have yours, leave them beside the machine.',
    },
    {
      icon: 'bolt',
      title: 'Unplug the machines',
      text: 'Unplug each machine and take out any batteries. Tape the safety key to the treadmill.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Stack the plates',
      text: 'Take the plates off the bar and stack them five or six high. Don’t box plates, because a full box is too heavy to lift.',
    },
    {
      icon: 'straighten',
      title: 'Clear the stairs',
      text: 'Move shoes, pictures and small tables. We need room to turn a treadmill on the landing.',
    },
  ],
  howWeDoIt:
    'We carry the weights out first. We loosen the cables before we take off a pulley, because a tight cable snaps back. The bare frame goes last. On stairs, one person is above the frame and one below.',
  cannotGo:
    'Take loose batteries, cleaners and half-full spray cans to your municipality’s hazardous waste depot. Equipment wired into the wall can’t go until an electrician disconnects it.',
  destinationsTitle: 'Where your equipment goes',
  destinations: [
    { what: 'Machines that run smoothly', where: 'Donated when someone can use them' },
    { what: 'Bars, plates, dumbbells', where: 'Donated, or recycled as metal' },
    { what: 'Frames and weight stacks', where: 'Metal recycler' },
    { what: 'Consoles and motors', where: 'Electronics and metal recycling' },
    { what: 'Belts, grips, torn mats', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Can you get a treadmill up narrow basement stairs?',
      answer:
        'Nearly always. Without the console and uprights, a treadmill is a flat, heavy piece about 6 feet long. Tell us about a low ceiling or a turn in the stairs.',
    },
    {
      question: 'Do you charge for the weights by the pound?',
      answer:
        'No, you pay for the space they take. Even 500 pounds of plates take up very little of the truck.',
    },
    {
      question: 'Can you take a pool table too?',
      answer:
        'Yes, if you mention it when you ask for a quote. We lift out the slate and unbolt the frame. In pieces, a pool table takes about as much space as a couch.',
    },
    {
      question: 'Is my old treadmill good enough to donate?',
      answer:
        'Maybe, if it’s clean, starts and stops, and still has its safety key. With a burnt smell, a cracked deck or a frayed belt, it’s scrap.',
    },
  ],
  closing: {
    title: 'Is your treadmill a clothes rack now?',
    text: 'Tell us which machines and how many stairs, and get {freeEstimatesShort}.',
  },
  related: ['garage-cleanout', 'furniture-disposal', 'household-garbage'],
  updatedOn: '2026-11-29',
} as const satisfies DirectServiceRecord
