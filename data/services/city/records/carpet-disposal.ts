import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Carpet disposal',
  displayName: 'Carpet Disposal',
  serviceLower: 'carpet disposal',
  primaryKeyword: 'carpet removal and disposal',
  group: 'reno',
  order: 19,
  description:
    'Old carpet is heavy, awkward and hard to get around a landing. Our carpet removal and disposal covers carpet, underpad and stair runners, rolled up or still on the floor.',
  features: [
    {
      icon: 'layers',
      title: 'Rugs as well',
      text: 'Area rugs and mats can go in the same load.',
    },
    {
      icon: 'hardware',
      title: 'Tack strips too',
      text: 'If you’re getting a hard floor, we pull up the tack strips.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We pull up the carpet and cut it into strips about 3 feet wide. Then we pull up the underpad.',
    heavy:
      'Carpet and underpad from one bedroom can weigh as much as an adult, and more when wet. We keep rolls short, with a person at each end.',
    cannotGo:
      'We can’t take carpet soaked with fuel or solvents, so call a hazardous waste depot. Old 9-inch floor tiles can’t go until you’ve had them tested for asbestos.',
  },
  costTitle: 'What carpet removal costs',
  loads: [
    { load: '1 bedroom with underpad', tier: 1, note: 'about 150 square feet' },
    { load: 'Stairs, hall and 3 bedrooms', tier: 2, note: 'with underpad, rolled tight' },
    { load: '2 storeys and a basement', tier: [3, 4], note: 'with underpad and tack strips' },
  ],
  dearer: ['Thick underpad springs open and can take more room than the carpet.'],
  cheaper: ['If you take up the carpet yourself, roll it tight and tape it in two places.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Keep rolls dry',
      text: 'If your carpet is already rolled up, store it in the garage or under a tarp.',
    },
    {
      icon: 'home',
      title: 'Empty the rooms',
      text: 'Move the furniture out, and lift off closet doors that rub on the carpet.',
    },
    {
      icon: 'grass',
      title: 'Mention the animals',
      text: 'Do dogs or barn cats sleep on the carpet? Tell us if you’ve seen fleas.',
      fits: 'rural',
    },
    {
      icon: 'cleaningServices',
      title: 'Vacuum the sand',
      text: 'If there’s beach sand in the carpet, vacuum before we come, so no sand falls out on your stairs.',
      fits: 'lakefront',
    },
    {
      icon: 'check',
      title: 'Save a piece',
      text: 'If the builder’s carpet stays in one bedroom, ask us to leave you a piece of the rest for repairs.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Look in closets',
      text: 'Lift a corner of the carpet in a closet. If there’s hardwood underneath, tell us, so we don’t scratch it.',
      fits: 'olderCore',
    },
    {
      icon: 'hardware',
      title: 'Try a corner',
      text: 'In a condo, lift a corner of the carpet with a putty knife. Tell us if the carpet is glued to the concrete.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Check for damp',
      text: 'If your basement ever took in water, feel the underpad along the outside walls. Tell us if the underpad is damp.',
      fits: 'basementSuite',
    },
    {
      icon: 'straighten',
      title: 'Mark the doorway',
      text: 'If only your room’s carpet goes, put tape across the doorway. We cut there, so the hall carpet stays whole.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Take down pictures',
      text: 'If your stairwell is narrow, take down the pictures, because carpet rolls brush against the walls.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'layers',
      title: 'Are the stairs carpeted too?',
      text: 'We start at the top step and work down. Wear shoes until we’re done, because staples can stick up.',
    },
    {
      icon: 'straighten',
      title: 'Is the carpet rolled up already?',
      text: 'A roll from a living room can be 12 feet long. Leave floor space around the roll, so we can cut it shorter.',
    },
    {
      icon: 'grass',
      title: 'Is the driveway far from the door?',
      text: 'We move the rolls by cart where the ground is dry. Tell us which door is closest to the driveway.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Is the cottage carpet damp?',
      text: 'Damp carpet is harder to carry, so we cut it into narrower strips. Tell us if the path to the road is steep.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Is your front walk still mud?',
      text: 'We lay one strip of old carpet face down between the door and the driveway. We take that strip last.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Is the carpet in an attic room?',
      text: 'We cut strips only 2 feet wide, so they fit around winding stairs. Tell us how wide the attic stairs are.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Do you live in a condo tower?',
      text: 'We cut the rolls short enough to stand in the elevator. We bag the underpad, so no crumbs fall in the hallway.',
      fits: 'highRise',
    },
    {
      icon: 'layers',
      title: 'Are the basement steps steep?',
      text: 'We carry short rolls up and put wet underpad in bags, so it doesn’t drip. Please clear the steps.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'Does a housemate sleep by day?',
      text: 'Pulling up tack strips is loud. When you book, tell us which hours to avoid.',
      fits: 'sharedRental',
    },
    {
      icon: 'localShipping',
      title: 'Do you share a driveway?',
      text: 'Keep carpet rolls on your own side or in the garage, so your neighbours can drive in and out.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your carpet goes',
  destinations: [
    { what: 'Clean underpad', where: 'Foam recycler, if one takes it' },
    { what: 'Worn carpet', where: 'Licensed disposal site' },
    { what: 'Metal door bars, stair rods', where: 'Metal recycler' },
    { what: 'Good area rugs', where: 'Donated if clean and undamaged' },
  ],
  materials: ['carpet'],
  questions: [
    {
      question: 'Do I have to pull the staples out of the subfloor?',
      answer:
        'No, we pull out or flatten staples that stick up. Staples that sit flush with the plywood can stay.',
    },
    {
      question: 'Can old carpet be recycled?',
      answer:
        'Rarely, because the layers are glued together. Clean underpad has a better chance, and a good area rug may be donated.',
    },
    {
      question: 'Will you take carpet that pets have ruined?',
      answer:
        'Yes. Tell us which rooms, so we can wrap the worst pieces. The subfloor may smell too, so check it before you lay a new floor.',
    },
    {
      question: 'How do I measure carpet for a quote?',
      answer:
        'Multiply length by width in feet for each room, closets included. Count the stairs too. About 500 square feet with underpad, rolled tight, is a {tier2} load.',
    },
    {
      question: 'Can you take the old carpet from our barn too?',
      answer: 'Yes, at the same rate. Shake out straw and gravel first, because they make the rolls heavier.',
      fits: 'rural',
    },
    {
      question: 'Our cottage carpet got soaked this spring. Can you still take it?',
      answer:
        'Yes, unless there was sewage in the water. In that case, call a restoration company first. Tell us how many rooms are wet.',
      fits: 'lakefront',
    },
    {
      question: 'Our carpet is only 2 years old. Can it be donated?',
      answer:
        'Rarely, because wall-to-wall carpet is cut to fit one room. Area rugs and unused carpet tiles have a better chance.',
      fits: 'newSubdivision',
    },
    {
      question: 'There’s black, crumbly stuff under our old carpet. Is that a problem?',
      answer:
        'It can be. If you see square tiles or tar-like glue, stop and have them tested for asbestos. Loose crumbs of old underpad can go.',
      fits: 'olderCore',
    },
    {
      question: 'Do I need approval to take up carpet in a condo?',
      answer:
        'Ask your condo corporation before you book, especially if you want a hard floor. Footsteps on a hard floor are louder for the neighbour below.',
      fits: 'highRise',
    },
    {
      question: 'Our basement carpet is glued to the concrete. Can you get it up?',
      answer:
        'Yes, we scrape it off in strips. Have old black glue tested for asbestos first. Some glue stays on the concrete for your flooring installer to remove.',
      fits: 'basementSuite',
    },
    {
      question: 'I’m moving out of a shared house. Can you take my room’s carpet?',
      answer:
        'Only with your landlord’s OK in writing, because the carpet comes with the house. Book us before you return your key.',
      fits: 'sharedRental',
    },
    {
      question: 'Can you take carpet from all three floors in one pickup?',
      answer:
        'Yes. Carpet from three small floors and their stairs usually fits the {tier3} load. Close the doors of rooms where the carpet stays.',
      fits: 'townhouse',
    },
  ],
  closing: 'Had enough of your old carpet?',
  related: ['flooring-disposal', 'furniture-disposal', 'rental-unit-cleanout', 'move-out-dump-run'],
  directService: 'carpet-flooring',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
