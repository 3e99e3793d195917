import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Flooring disposal',
  displayName: 'Flooring Disposal',
  serviceLower: 'flooring disposal',
  primaryKeyword: 'flooring removal',
  group: 'reno',
  order: 20,
  description:
    'Is an old floor in the way of your new one? Our flooring removal crew takes up hardwood, laminate, vinyl or tile and hauls it away.',
  features: [
    {
      icon: 'layers',
      title: 'Underlay too',
      text: 'We also take up the foam or cork under the floor.',
    },
    {
      icon: 'check',
      title: 'Packaging as well',
      text: 'Offcuts, cardboard and foam from the new floor can go too.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We unclick laminate and vinyl planks row by row. We cut nailed hardwood and pry it up, and break up tile with a chipping hammer.',
    heavy:
      'Tile with backer board is the heaviest, at about 7 pounds a square foot. We move tile in pails on a hand truck.',
    cannotGo:
      'Old vinyl flooring and black glue can’t go until you’ve had them tested for asbestos. Take leftover glue, stain and paint stripper to a hazardous waste depot.',
  },
  costTitle: 'What tearing out a floor costs',
  loads: [
    { load: 'Laminate from 1 bedroom', tier: 1, note: 'with its foam underlay' },
    { load: 'Hardwood, main floor', tier: [2, 3], note: 'about 600 square feet' },
    { load: 'Tile and hardwood, whole house', tier: [3, 4], note: 'backer board included' },
  ],
  dearer: ['Two layers of flooring make twice the load. Lift a floor vent to count the layers.'],
  cheaper: ['If you unclick planks yourself and tie them in bundles, they pack tight.'],
  preparation: [
    {
      icon: 'hardware',
      title: 'Number the baseboards',
      text: 'Are you keeping the baseboards? Take them off first, number the backs and store them in another room.',
    },
    {
      icon: 'kitchen',
      title: 'Empty the room',
      text: 'Move furniture and appliances out of the room. Have a licensed tradesperson disconnect gas stoves and toilets.',
    },
    {
      icon: 'home',
      title: 'Move the wood stove',
      text: 'Does a wood stove stand on the floor? Have the stove taken off its pipe and moved out. Tell us whether the pad under the stove goes too.',
      fits: 'rural',
    },
    {
      icon: 'error',
      title: 'Check the joists',
      text: 'Is your floor in a cottage on posts? Check underneath for soft joists, and tell us before we start.',
      fits: 'lakefront',
    },
    {
      icon: 'check',
      title: 'Keep one full box',
      text: 'Are you keeping the builder’s floor in other rooms? Set aside a full box of planks for repairs, so we don’t load it.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Oak under the vinyl',
      text: 'Is there old oak under the vinyl? Decide before we come whether the oak stays, so we don’t damage it.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Ask about noise hours',
      text: 'Do you have tile in a condo? Ask when hammering is allowed, because your neighbours will hear it.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Tap the basement floor',
      text: 'Does the basement floor sound hollow when you tap it? There may be a raised subfloor, so tell us when you ask for a quote.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Leave a walking path',
      text: 'Do housemates cross this room to reach theirs? Tell us, and we take up half of the floor at a time.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Mark your edge',
      text: 'Does your floor continue into a shared entry? Put tape across the line where your part ends.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'home',
      title: 'Several rooms to clear?',
      text: 'Tell us where your installer starts, and we clear that room first. Keep the hallway free for carrying.',
    },
    {
      icon: 'layers',
      title: 'Over 200 square feet of tile?',
      text: 'With backer board, 200 square feet weigh about 1,400 pounds. Tell us how many steps there are from the room to the truck.',
    },
    {
      icon: 'deck',
      title: 'Old porch on the way?',
      text: 'Show us any soft boards before we start. We lay plywood over them, because a loaded hand truck is heavy.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Is there a sloping path to your door?',
      text: 'Tell us how long the path is, and whether your floor is planks or tile. Tile means many more trips.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'New sod in front of the house?',
      text: 'We carry the old floor out over the driveway, so the sod isn’t damaged. Leave the sprinkler off that morning.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Steep stairs with a tight turn?',
      text: 'We cut long boards in the room before we carry them down. Show us wallpaper or old plaster that needs care.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Boards too long for the elevator?',
      text: 'We cut laminate and hardwood boards in half in your unit. Then we wheel them to the elevator on a cart.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Wet steps outside the basement?',
      text: 'Please sweep the steps, and salt them in winter. We carry heavy bundles and need firm footing.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Are your housemates at home?',
      text: 'Tell them when we carry the floor out, so the hallway and stairs stay free. We cut boards with your room’s door closed.',
      fits: 'sharedRental',
    },
    {
      icon: 'localShipping',
      title: 'No space outside for the old floor?',
      text: 'Old boards can stay in the room until we carry them to the truck. Ask your complex where we may park.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your floor goes',
  destinations: [
    { what: 'Bare hardwood, plywood', where: 'Wood recycling, if free of glue' },
    { what: 'Laminate, vinyl plank', where: 'Licensed disposal site' },
    { what: 'Tile, backer, mortar', where: 'Licensed disposal site' },
    { what: 'Unopened boxes of flooring', where: 'Kept apart for reuse' },
  ],
  materials: ['flooring', 'tile'],
  questions: [
    {
      question: 'Can you take up the floor and leave the subfloor?',
      answer:
        'Yes, and we pull or flatten leftover nails. If the floor was glued down, the subfloor may need some repair afterwards.',
    },
    {
      question: 'Is old hardwood worth saving?',
      answer:
        'Sometimes. Long oak or maple boards in good shape can be laid again. Tell us before we start, so we pry slowly and don’t cut them.',
    },
    {
      question: 'Do you remove the mortar under the tile?',
      answer: 'Only what comes loose when we chip off the tile. Your tile setter can grind off the rest.',
    },
    {
      question: 'Does my old vinyl floor need an asbestos test?',
      answer:
        'Yes, before anyone takes it up. Don’t sand, snap or scrape the vinyl until then. A qualified asbestos contractor can take the sample.',
    },
    {
      question: 'Can wide planks from an old farmhouse be used again?',
      answer:
        'Yes, if the planks are dry and come up whole. Tell us before we start which ones you’re keeping. We take the rest.',
      fits: 'rural',
    },
    {
      question: 'The cottage floor is rotten in one corner. Will you still take it up?',
      answer:
        'Yes, if we can stand safely beside the rotten part. Repairing rotten joists is a carpenter’s job.',
      fits: 'lakefront',
    },
    {
      question: 'Can nearly new laminate be laid somewhere else?',
      answer:
        'Yes, if it clicks together and isn’t swollen. Tell us before we start, so we lift the planks one by one.',
      fits: 'newSubdivision',
    },
    {
      question: 'Our old kitchen has four layers of flooring. Do you take all of them?',
      answer:
        'Yes, if no asbestos was found in old vinyl or its glue. Measure how thick the four layers are together, and tell us.',
      fits: 'olderCore',
    },
    {
      question: 'Can you also take out the sound mat under a condo floor?',
      answer:
        'Yes. Ask your condo corporation first whether the mat has to stay, or which kind has to replace it.',
      fits: 'highRise',
    },
    {
      question: 'Our basement laminate got wet. How soon should it come out?',
      answer:
        'Within a few days, because swollen boards trap water along the walls. Take photos for your insurance, then call us.',
      fits: 'basementSuite',
    },
    {
      question: 'Can you take up the floor in just my rented room?',
      answer:
        'Yes, if the owner agrees in writing. We stop at your doorway. Tell us whether the strip under your door stays.',
      fits: 'sharedRental',
    },
    {
      question: 'Which level of a townhouse should you clear first?',
      answer:
        'The top one, so we don’t carry old boards over a new floor. You can book one pickup per level if your installer works that way.',
      fits: 'townhouse',
    },
  ],
  closing: 'Clear the way for your new floor.',
  related: [
    'carpet-disposal',
    'kitchen-renovation-debris',
    'bathroom-renovation-debris',
    'construction-waste',
  ],
  directService: 'carpet-flooring',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
