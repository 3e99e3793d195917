import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Flooring disposal',
  displayName: 'Flooring Disposal',
  serviceLower: 'flooring disposal',
  primaryKeyword: 'old flooring removal',
  lot: 'reno',
  order: 20,
  description:
    'Old floor in the way of the new one? Our old flooring removal takes hardwood, laminate, vinyl or tile, with whatever was glued or nailed under it.',
  features: [
    {
      icon: 'layers',
      title: 'Count the layers',
      text: 'Lift a floor vent and count the layers. Each one adds to the load.',
    },
    {
      icon: 'check',
      title: 'Offcuts as well',
      text: 'Foam, cardboard and offcuts from the new floor can go too.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Laminate and vinyl plank unclick row by row. We cut nailed hardwood across and pry it up, and remove tile with a chipping hammer and shovel.',
    heavy:
      'Tile with backer board weighs about 7 pounds a square foot, so a kitchen floor can outweigh an upright piano. We move it in pails by hand truck.',
    cannotGo:
      'Have old vinyl flooring and black adhesive tested for asbestos before anyone lifts them. Take open glue, stain and stripper to a hazardous waste depot.',
  },
  costTitle: 'What tearing out a floor costs',
  loads: [
    { load: 'Laminate from 1 bedroom', tier: 1, note: 'with its foam underlay' },
    { load: 'Hardwood, main floor', tier: [2, 3], note: 'about 600 square feet' },
    { load: 'Tile and hardwood, whole house', tier: [3, 4], note: 'backer board included' },
  ],
  dearer: ['If plywood is screwed over an older floor, the load doubles.'],
  cheaper: ['Unclick planks whole and tie them in bundles, so they pack tight.'],
  preparation: [
    {
      icon: 'hardware',
      title: 'Number the baseboards',
      text: 'Keeping the baseboards? Remove them first, number each one in pencil and store them in another room.',
    },
    {
      icon: 'kitchen',
      title: 'Empty the room',
      text: 'Have the fridge, stove and toilet disconnected and moved off the floor before we arrive.',
    },
    {
      icon: 'home',
      title: 'Wood stove pad',
      text: 'Wood stove on the tile? Tell us if the pad under it goes, because it’s the heaviest part.',
      fits: 'rural',
    },
    {
      icon: 'error',
      title: 'Check the joists',
      text: 'Cottage on posts? Look underneath for soft joists, because we work above them with a chipping hammer.',
      fits: 'lakefront',
    },
    {
      icon: 'check',
      title: 'Keep one full box',
      text: 'Keeping the builder’s floor in some rooms? Save a full box, because the next batch won’t match.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Oak under the vinyl',
      text: 'Found narrow oak strips? Decide beforehand whether they stay, because pry bar marks don’t sand out.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Ask about noise hours',
      text: 'Tile in a condo? Ask when hammering is allowed, because the units above and below will hear it.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Tap the basement floor',
      text: 'Does it sound hollow? There may be raised panels on the concrete, so tell us before we quote.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Leave a walking path',
      text: 'Do others cross this room to reach theirs? Have the floor taken up one half at a time.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Mark your edge',
      text: 'Does your floor continue into a common entry? Put tape across the line where your part stops.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'home',
      title: 'Bedroom at the far end?',
      text: 'Tell us where your installer starts, and we clear that room first. We work from the exit inward.',
    },
    {
      icon: 'layers',
      title: 'Over 200 square feet tiled?',
      text: 'That’s around 1,400 pounds with backer board. Count every step from the room to the road for us.',
    },
    {
      icon: 'deck',
      title: 'Old porch on the way?',
      text: 'Show us any soft boards before we start. We bridge them with plywood, because a loaded hand truck is heavy.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Sloping path to the cottage?',
      text: 'We carry planks up in bundles of 6. Tell us early if it’s tile, because that means many more trips.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Fresh sod out front?',
      text: 'We carry by the driveway, because stacked hardwood dents new sod. Leave the sprinkler off that morning.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Steep stairs, tight turn?',
      text: 'We cut strips longer than 4 feet inside and cover the doorway. Point out wallpaper and old plaster to protect.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Long planks, low elevator?',
      text: 'A 7-foot board won’t fit in the elevator. We cut laminate and hardwood in half in your unit and cart it down.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Wet steps outside the basement?',
      text: 'We sweep the steps and tie each bundle, because vinyl plank is slippery. In winter, please salt them first.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Only your room, housemates home?',
      text: 'We cut behind a closed door with a towel along the sill. Boards wait there until the hallway is free.',
      fits: 'sharedRental',
    },
    {
      icon: 'localShipping',
      title: 'Nowhere to stack outdoors?',
      text: 'Leave the pile in its room, and we carry it straight to the truck. Ask where on the lane we may park.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your floor goes',
  destinations: [
    { what: 'Bare hardwood, plywood', where: 'Wood recycling when free of glue' },
    { what: 'Laminate, vinyl plank', where: 'Licensed disposal site' },
    { what: 'Tile, backer, mortar', where: 'Licensed disposal site' },
    { what: 'Unopened boxes', where: 'Kept apart for reuse' },
  ],
  materials: ['flooring', 'tile'],
  questions: [
    {
      question: 'Can you take up the floor and leave the subfloor?',
      answer:
        'Yes. Click floors lift off clean, and we pull or flatten leftover nails. Some plywood may tear where underlayment was glued, so ask your installer what has to stay.',
    },
    {
      question: 'Is old hardwood worth saving?',
      answer:
        'Sometimes. Long oak or maple boards with unbroken tongues can be laid again. Tell us before we begin, because then we pry slowly instead of sawing.',
    },
    {
      question: 'Do you grind thinset off concrete?',
      answer:
        'No. We chip the tile and shovel up what comes loose. Your tile setter or a rental shop has a floor grinder for the ridges.',
    },
    {
      question: 'How do I know if vinyl needs an asbestos test?',
      answer:
        'Have it tested if nobody knows how old it is. Until then, don’t sand, snap or scrape it. An abatement contractor can take the lab sample.',
    },
    {
      question: 'Can wide planks from an old farmhouse be used again?',
      answer:
        'Yes, if they come up whole and dry. Ask around before we start, because wide old boards are wanted for tables and shelves. We take the rest.',
      fits: 'rural',
    },
    {
      question: 'The cottage floor is rotten in one corner. Will you still take it up?',
      answer:
        'Yes, if we can stand beside it safely. We start from the solid side, board by board. Rotten joists are a carpenter’s job, and you’ll see them then.',
      fits: 'lakefront',
    },
    {
      question: 'The builder’s laminate is a year old. Can it be laid somewhere else?',
      answer:
        'Yes, if it clicks together and we start from the right wall. The planks then go back into boxes in order. Glued or swollen planks are waste.',
      fits: 'newSubdivision',
    },
    {
      question: 'There are four layers in our old kitchen. Do you take them all?',
      answer:
        'Yes, once a lab has cleared any old vinyl and its glue. Four floors can be 2 inches thick, so measure the edge and the room for us.',
      fits: 'olderCore',
    },
    {
      question: 'Can the sound mat under a condo floor come out too?',
      answer:
        'Yes, whether it’s cork, rubber or foam. Ask your condo corporation whether it must stay, or which kind has to replace it.',
      fits: 'highRise',
    },
    {
      question: 'The basement laminate got wet. How long can it wait?',
      answer:
        'A few days at most, because swollen boards hold water against the walls. Take insurance photos, lift the row along the outside wall, then call us.',
      fits: 'basementSuite',
    },
    {
      question: 'Can I replace the floor in just my rented room?',
      answer:
        'Yes, if the owner agrees in writing. We clear your room up to the threshold. Keep the doorway’s metal strip if it’s straight, because it hides the joint.',
      fits: 'sharedRental',
    },
    {
      question: 'Which level of a townhouse should be emptied first?',
      answer:
        'The top one, so no old boards cross a new floor. Then come the stairs and the entry level. Book one pickup per storey if your installer works that way.',
      fits: 'townhouse',
    },
  ],
  closing: 'Old floor out, new floor in.',
  related: [
    'carpet-disposal',
    'kitchen-renovation-debris',
    'bathroom-renovation-debris',
    'construction-waste',
  ],
  directService: 'carpet-flooring',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
