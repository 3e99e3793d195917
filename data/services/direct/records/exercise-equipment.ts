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
    'We take your treadmill or home gym apart and carry it up the stairs and out. From {minimum}, {sameDay}.',
  featureCards: [
    {
      icon: 'hardware',
      title: 'Taken apart on the spot',
      description: 'We unbolt a home gym into tubes and plates. On a treadmill the uprights come off first.',
    },
    {
      icon: 'groups',
      title: 'Heavy, with no handles',
      description:
        'A treadmill is heaviest at the motor end. Two people from our {insuredShort} crew carry it with straps and a blanket.',
    },
    {
      icon: 'recycling',
      title: 'Donated or recycled',
      description:
        'Machines and weights are donated when they can be reused. Bent frames and rusty plates are scrap metal.',
    },
    {
      icon: 'schedule',
      title: 'No day off needed',
      description: 'We come in a {arrivalWindow} window, so you don’t wait around all day.',
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
      { title: 'You clear', text: 'Plates off the bar, laundry off the rail' },
      { title: 'We check', text: 'Stairs and corners, then the price' },
      { title: 'We unbolt', text: 'One frame after the other' },
      { title: 'We carry', text: 'Strapped, padded, up and out' },
    ],
    button: 'Schedule Removal',
    note: 'Does it have a weight stack? Tell us how many pounds, so enough people come.',
  },
  costTitle: 'What exercise equipment costs to remove',
  loads: [
    { load: '1 treadmill, bike or rower', tier: 1, note: 'folded or in parts' },
    { load: 'Home gym with its weight stack', tier: 2 },
    { load: 'Treadmill, elliptical and a bench', tier: 2 },
    { load: 'Whole basement gym, rack and mats too', tier: 3 },
  ],
  dearer: [
    'An elliptical left whole fills a corner of the truck.',
    'Rubber mats don’t stay rolled. A roomful is a load by itself.',
    'A welded frame can’t be unbolted, so it rides whole.',
  ],
  cheaper: [
    'Plates and dumbbells take hardly any space, whatever they weigh.',
    'A folding treadmill without its uprights lies flat.',
    'Take it apart, bring every piece to the curb and get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'hardware',
      title: 'Find the keys',
      text: 'Many machines came with hex keys of their own. Leave them beside the machine.',
    },
    {
      icon: 'bolt',
      title: 'Pull the plug',
      text: 'Unplug it the day before and take out the safety key. Check the console for batteries.',
    },
    {
      icon: 'fitnessCenter',
      title: 'Stack the plates',
      text: 'Pile plates five or six high beside the bar. Don’t box them: a full box is too heavy to lift.',
    },
    {
      icon: 'straighten',
      title: 'Clear the stairs',
      text: 'Move the shoes, the pictures and the hall table. A treadmill deck swings wide at the turn.',
    },
  ],
  howWeDoIt:
    'The weights go up first, a plate in each hand. We slacken cables before we touch a pulley, because a loaded one snaps back. The bare frame goes up last, with one person above and one below.',
  cannotGo:
    'Take lithium batteries and half-full spray cans to your municipality’s hazardous waste depot. Have an electrician disconnect sauna heaters and wired-in fans first. We take a rack off the wall, but filling the holes is a drywaller’s job.',
  destinationsTitle: 'Where the machine goes',
  destinations: [
    { what: 'Machines that run smoothly', where: 'Donated when someone can use them' },
    { what: 'Bars, plates, dumbbells', where: 'Donated, or recycled as metal' },
    { what: 'Frames and weight stacks', where: 'Scrap metal recycler' },
    { what: 'Consoles and motors', where: 'Electronics and metal recycling' },
    { what: 'Belts, grips, split mats', where: 'Licensed disposal site' },
  ],
  questions: [
    {
      question: 'Can a treadmill come up a narrow basement stair?',
      answer:
        'Nearly always. Without the console and uprights, the deck is a heavy plank about 6 feet long. Tell us about a low ceiling or a turn halfway.',
    },
    {
      question: 'Do you charge for the weights by the pound?',
      answer:
        'No, by the space. Even 500 pounds of plates fit in a corner of the truck. Do tell us, so we bring the dolly.',
    },
    {
      question: 'Can the pool table in the same room go?',
      answer:
        'Yes, if it’s on the list when you ask. We lift out the slate slab by slab, then unbolt the frame. In parts it takes about as much space as a sofa.',
    },
    {
      question: 'Is my old treadmill good enough to donate?',
      answer:
        'It has a chance if it’s clean, starts, stops and still has its safety key. A burnt smell, a cracked deck or a frayed belt makes it scrap.',
    },
  ],
  closing: {
    title: 'Treadmill turned clothes rack?',
    text: 'Tell us the machine and the stairs, and get {freeEstimatesShort}.',
  },
  related: ['garage-cleanout', 'furniture-disposal', 'household-garbage'],
  updatedOn: '2026-11-25',
} as const satisfies DirectServiceRecord
