import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Carpet disposal',
  displayName: 'Carpet Disposal',
  serviceLower: 'carpet disposal',
  primaryKeyword: 'carpet removal and disposal',
  lot: 'reno',
  order: 19,
  description:
    'Old carpet is heavy, awkward and hard to get around a landing. Our carpet removal and disposal covers carpet, underpad and stair runners, rolled up or still on the floor.',
  features: [
    {
      icon: 'layers',
      title: 'Underpad included',
      text: 'We pull up the foam pad under your carpet and take it too.',
    },
    {
      icon: 'hardware',
      title: 'Tack strips',
      text: 'Getting a hard floor? Tell us, and we pull the tack strips too.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We pull the carpet up and cut it into strips about 3 feet wide. We scrape up the underpad staples. Stairs go one step at a time.',
    heavy:
      'Carpet and underpad from one bedroom weigh about as much as an adult, and more when wet. We keep rolls short, with a person at each end.',
    cannotGo:
      'Old 9-inch vinyl squares can contain asbestos: have them tested, and call an abatement contractor if they do. For carpet soaked with fuel or solvents, ask a hazardous waste depot.',
  },
  costTitle: 'What carpet removal costs',
  loads: [
    { load: '1 bedroom with underpad', tier: 1, note: 'about 150 square feet' },
    { load: 'Stairs, hall and 3 bedrooms', tier: 2, note: 'rolled tight and taped' },
    { load: '2 storeys and a basement', tier: [3, 4], note: 'underpad and tack strip too' },
  ],
  dearer: ['Thick underpad springs back, and can take more room than the carpet.'],
  cheaper: ['Roll strips tight and tape them in two places, so they stack.'],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Keep rolls dry',
      text: 'Rain can double the weight of rolls overnight, so keep them in the garage or under a tarp.',
    },
    {
      icon: 'home',
      title: 'Doors off hinges',
      text: 'Closet sliders and low bedroom doors trap the carpet’s edge. Lift them off before we start.',
    },
    {
      icon: 'grass',
      title: 'Mention the animals',
      text: 'Did dogs or barn cats live on it? Tell us about fleas, and vacuum the day before.',
      fits: 'rural',
    },
    {
      icon: 'cleaningServices',
      title: 'Vacuum the sand',
      text: 'Years of sandy feet? Vacuum along the walls once more, so sand doesn’t pour out on your stairs.',
      fits: 'lakefront',
    },
    {
      icon: 'check',
      title: 'Save a patch',
      text: 'Removing the builder’s carpet early? Keep a square yard for repairs, in case one bedroom stays carpeted.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Look in closets',
      text: 'Hardwood underneath? Lift the carpet in a closet and check. Tell us, and we pull staples instead of scraping.',
      fits: 'olderCore',
    },
    {
      icon: 'hardware',
      title: 'Try a corner',
      text: 'Carpet glued to your condo’s slab? Lift a corner with a putty knife and tell us if it tears.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Check for damp',
      text: 'Did your basement ever take in water? Feel the underpad along outside walls, and tell us if it’s damp.',
      fits: 'basementSuite',
    },
    {
      icon: 'straighten',
      title: 'Cut at the doorway',
      text: 'Only your room? Cut the carpet across the doorway with a sharp knife, so the hall keeps its own.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Pictures off walls',
      text: 'Carpeted stairs inside? Take down pictures beside them, because the rolls brush the walls at elbow height.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'layers',
      title: 'Stairs carpeted too?',
      text: 'We start at the top and loosen each step with a flat bar. Wear shoes until the last staple is out.',
    },
    {
      icon: 'straighten',
      title: 'Already rolled at full width?',
      text: 'A living room roll can be 12 feet long and very heavy. Leave us floor space, because we cut it there.',
    },
    {
      icon: 'grass',
      title: 'House far from the lane?',
      text: 'Rolls go by garden cart on dry ground and on our shoulders in mud. Pick which door we use.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Carpet from a damp cottage?',
      text: 'After an unheated winter, carpet holds hidden water. We cut narrower strips, so two people can carry them up the path.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'No front walk yet?',
      text: 'Leave one old strip face down between door and road. We walk on it while loading, then take it last.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Attic room, winding stairs?',
      text: 'We cut strips 2 feet wide up there and hand them around the post, so nobody carries a full roll.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Carpet on the 15th floor?',
      text: 'We cut rolls short enough to stand in a passenger elevator. The crumbly underpad goes down in big bags.',
      fits: 'highRise',
    },
    {
      icon: 'layers',
      title: 'Steep basement steps?',
      text: 'Two people bring each roll up, starting from the dry side. We bag wet underpad before it can drip.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'Housemate on night shift?',
      text: 'Pulling carpet is quiet, but tack strip isn’t. Put a note on the sleeper’s door, and we save that for later.',
      fits: 'sharedRental',
    },
    {
      icon: 'localShipping',
      title: 'Driveway shared with next door?',
      text: 'Stand rolls along your own garage door. No garage? Keep them in the front hall for us.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your carpet goes',
  destinations: [
    { what: 'Clean underpad', where: 'Foam recycler, if one takes it' },
    { what: 'Worn carpet', where: 'Licensed disposal site' },
    { what: 'Door bars, stair rods', where: 'Scrap metal recycler' },
    { what: 'Good area rugs', where: 'Donated when clean and sound' },
  ],
  materials: ['carpet'],
  questions: [
    {
      question: 'Do I have to pull the staples out of the subfloor?',
      answer:
        'No. Tell us if a hard floor is coming, and we remove what sticks up. Broken staples flush with the plywood can stay.',
    },
    {
      question: 'Can old carpet be recycled?',
      answer:
        'Rarely. Carpet’s layers are bonded together, and few places separate them. Clean underpad or an undamaged rug has a better chance. The rest goes to disposal.',
    },
    {
      question: 'Will you take carpet that pets have ruined?',
      answer:
        'Yes. Tell us which rooms, so we wrap the worst before carrying it out. The subfloor may smell too, so seal it once it’s bare and dry.',
    },
    {
      question: 'How do I measure carpet for a quote?',
      answer:
        'Multiply length by width for each room in feet, closets included, and count the stairs. About 500 square feet with underpad, rolled tight, is a {tier2} load.',
    },
    {
      question: 'Can I use old carpet for paths on my acreage?',
      answer:
        'It depends on the fibre. A short roll of wool or jute without rubber may do. Synthetic carpet sheds plastic and tangles mower blades, so let that go.',
      fits: 'rural',
    },
    {
      question: 'The cottage carpet got soaked this spring. Is it too late to take it?',
      answer:
        'No, unless there was sewage: that needs a restoration company. Call soon and count the rooms, because we cut wet carpet into smaller pieces.',
      fits: 'lakefront',
    },
    {
      question: 'Our house is 2 years old. Is its carpet worth donating?',
      answer:
        'Rarely. Wall-to-wall carpet was cut for one room. A bound rug or boxed carpet tiles may be worth it, so show us those first.',
      fits: 'newSubdivision',
    },
    {
      question: 'There’s black, crumbly stuff under our old carpet. Is that a problem?',
      answer:
        'It depends on what it sticks to. If it clings to square tiles or tar-like glue, stop and have it tested for asbestos. Loose crumbs of underpad can go.',
      fits: 'olderCore',
    },
    {
      question: 'Do I need approval to take up carpet in a condo?',
      answer:
        'It depends on what replaces it. A hard floor is louder for the neighbour below, so ask your condo corporation first. Loose rugs and cut rolls can simply go.',
      fits: 'highRise',
    },
    {
      question: 'The basement carpet is glued to the concrete. Can you get it up?',
      answer:
        'Yes, in strips with a long scraper. Have old black glue tested for asbestos first. Some foam and glue stay on the slab for your installer to grind.',
      fits: 'basementSuite',
    },
    {
      question: 'I’m leaving a shared house. Can my room’s ruined carpet go?',
      answer:
        'Only with your landlord’s written OK, because the carpet belongs to the house. Photograph the bare floor afterwards, and book us before you return the key.',
      fits: 'sharedRental',
    },
    {
      question: 'Can carpet from all three floors of a townhouse go in one trip?',
      answer:
        'Yes. With stairs and landings, three small floors usually stay within the {tier3} load. Tell us which bedrooms keep their carpet, and shut those doors.',
      fits: 'townhouse',
    },
  ],
  closing: 'Had enough of that carpet?',
  related: ['flooring-disposal', 'furniture-disposal', 'rental-unit-cleanout', 'move-out-dump-run'],
  directService: 'carpet-flooring',
  updatedOn: '2026-11-24',
} as const satisfies CityServiceRecord
