import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Carpet disposal',
  displayName: 'Carpet Disposal',
  serviceLower: 'carpet disposal',
  primaryKeyword: 'carpet removal and disposal',
  lot: 'reno',
  order: 19,
  description:
    'Wall-to-wall, stair runners, area rugs and the underpad beneath them. Roll it yourself, or leave it down and we cut it into strips that make it around the landing without brushing both walls on the way.',
  features: [
    {
      icon: 'layers',
      title: 'Underpad included',
      text: 'The foam under the carpet comes up and goes out with it, stapled corners and all.',
    },
    {
      icon: 'hardware',
      title: 'Tack strips, your call',
      text: 'New carpet can use the old strips and a hard floor can’t, so say which is coming.',
    },
    {
      icon: 'weekend',
      title: 'Furniture out first',
      text: 'Empty the room before we come, or tell us what is too heavy for you to move.',
    },
  ],
  additionalInfo: {
    takenApart:
      'The carpet is gripped at a corner with pliers, pulled off its tack strip and cut from the back into strips about 3 feet wide. Underpad staples come away with a floor scraper, and stair pieces with a flat bar, a step at a time.',
    heavy:
      'Carpet and underpad from 1 bedroom weigh about as much as a grown adult, and a soaked roll far more. Rolls are kept short, taped in the middle and carried with someone at each end.',
    cannotGo:
      'Carpet soaked with fuel or solvents: ask a hazardous waste depot. The old floor sometimes found underneath has to wait too. 9-inch vinyl squares can contain asbestos, so have them tested, and leave them to an abatement contractor if they do.',
  },
  costTitle: 'What old carpet costs to take away',
  loads: [
    { load: '1 bedroom with underpad', tier: 1, note: 'about 150 square feet' },
    { load: 'Stairs, hall and 3 bedrooms', tier: 2, note: 'rolled tight and taped' },
    { load: '2 storeys and a basement', tier: [3, 4], note: 'underpad and tack strip too' },
  ],
  dearer: [
    'Thick foam pad springs back when it’s rolled, and can outgrow the carpet it lay under.',
    'Long floppy rolls don’t stack, so they leave gaps nothing else fits.',
    'Shag and wool rugs take more room than the flat stuff from an office.',
  ],
  cheaper: [
    'Strips rolled tight and taped in 2 places stack like logs.',
    'Tie the underpad in rolls of its own, because between the carpet it only puffs up.',
    'Dry rolls waiting at the curb, every one of them, get {curbsideDiscount} off.',
  ],
  preparation: [
    {
      icon: 'waterDrop',
      title: 'Rolls under cover',
      text: 'A night of rain can double what a roll weighs, so keep them in the garage or under a tarp.',
    },
    {
      icon: 'home',
      title: 'Doors off hinges',
      text: 'Closet sliders and low bedroom doors trap the edge of the carpet. Lift them off before we pull.',
    },
    {
      icon: 'grass',
      title: 'Mention the animals',
      text: 'Dogs or barn cats on it for years? Tell us about fleas, and vacuum the day before, so we don’t roll up the barn.',
      fits: 'rural',
    },
    {
      icon: 'cleaningServices',
      title: 'Vacuum the sand',
      text: 'Years of beach feet? Vacuum once more along the walls. What’s left in the pile pours out on the stairs.',
      fits: 'lakefront',
    },
    {
      icon: 'check',
      title: 'Save a patch',
      text: 'Pulling up the builder’s carpet early? Keep a square yard from a closet for repairs, in case one bedroom stays carpeted.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Look in closets',
      text: 'Hardwood hiding underneath? Lift a closet corner and look, then say so, and staples get pulled instead of scraped.',
      fits: 'olderCore',
    },
    {
      icon: 'hardware',
      title: 'Try a corner',
      text: 'Carpet glued straight to a condo’s slab? Work a putty knife under a corner and see if it lifts or tears.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Sniff the pad',
      text: 'If the basement ever took in water, smell the pad along the outside walls and mention it if it’s still damp.',
      fits: 'basementSuite',
    },
    {
      icon: 'straighten',
      title: 'Cut at the doorway',
      text: 'Only your room being done? Cut across the doorway with a sharp knife, so the hall keeps its carpet.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Pictures off walls',
      text: 'Carpeted stairs in the middle of the house? Take down the frames beside them: a roll brushes everything at elbow height.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'layers',
      title: 'Stairs carpeted too?',
      text: 'We begin at the top, loosen each tread with a flat bar and let the runner fold down on itself. Keep your shoes on after that, until the last staple is out.',
    },
    {
      icon: 'straighten',
      title: 'Already rolled at full width?',
      text: 'A living room roll can be 12 feet long and heavier than 2 people like. It’s cut on the spot, so leave us enough floor to open a few feet of it.',
    },
    {
      icon: 'grass',
      title: 'House far from the lane?',
      text: 'Rolls travel on a garden cart if the ground is dry, on shoulders if it isn’t. Mud doesn’t hurt old carpet, but it does hurt your hall, so choose the door.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Carpet from a damp cottage?',
      text: 'After a winter without heat it holds water you can’t see. We cut narrower strips then, because the path up to the road decides what 2 people can carry.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Mud instead of a front walk?',
      text: 'Leave us one old strip, face down, between the door and the road. It’s the walkway while we load, and it leaves last, on top of the others.',
      fits: 'newSubdivision',
    },
    {
      icon: 'home',
      title: 'Attic room, winding stairs?',
      text: 'Up there the strips are cut 2 feet wide and tied like bedrolls, small enough to pass from hand to hand around the post. Nobody has to step on a winder with a full load.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Carpet on the 15th floor?',
      text: 'A roll can’t lie down in a passenger elevator, so ours are cut to stand in a corner. The pad rides in big bags, because it drops crumbs all the way to the lobby.',
      fits: 'highRise',
    },
    {
      icon: 'layers',
      title: 'Steep steps out of the basement?',
      text: 'We pull toward the door you use, dry side first. Rolls come up end over end between 2 people, and a wet pad is bagged before it drips on anything.',
      fits: 'basementSuite',
    },
    {
      icon: 'schedule',
      title: 'Housemate on night shift?',
      text: 'Pulling carpet is quiet, prying tack strip isn’t. Stick a note on any door with a sleeper behind it, and the carpet goes first, the hammering once they’re up.',
      fits: 'sharedRental',
    },
    {
      icon: 'localShipping',
      title: 'Driveway shared with next door?',
      text: 'Stand the rolls along your own garage door, out of everyone’s way. No garage at your {city} address? The front hall will do, and we walk them out from there.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your carpet goes',
  destinations: [
    { what: 'Clean foam pad', where: 'Foam recycler, if one takes it' },
    { what: 'Worn carpet', where: 'Licensed disposal site' },
    { what: 'Damp or stained pad', where: 'Disposal, bagged' },
    { what: 'Tack strip', where: 'Disposal, in a closed pail' },
    { what: 'Door bars, stair rods', where: 'Scrap metal recycler' },
    { what: 'Good area rugs', where: 'Donated when clean and sound' },
  ],
  materials: ['carpet'],
  questions: [
    {
      question: 'Do I have to pull the staples out of the subfloor?',
      answer:
        'No, not if you tell us that a hard floor is coming. We take off what stands up. Broken staple legs flush with the plywood can stay, and under new carpet nobody will mind the others.',
    },
    {
      question: 'Can old carpet be recycled?',
      answer:
        'Rarely. Fibre, latex and backing are bonded together, and few places take them apart. Clean foam pad has better chances, and an undamaged rug better still. The rest is disposal, and we’d rather tell you so.',
    },
    {
      question: 'Will you take carpet that pets have ruined?',
      answer:
        'Yes. Tell us which rooms, so that the worst of it gets wrapped before it’s carried past the others. The smell often sits in the subfloor as well, which you can seal once the room is bare and dry.',
    },
    {
      question: 'How do I measure carpet for an estimate?',
      answer:
        'Length times width of each room in feet, closets included, plus a count of the stairs. Round up and forget the corners. About 500 square feet with its pad, rolled tight, makes the {tier2} load.',
    },
    {
      question: 'Is it worth keeping a roll for garden paths on an acreage?',
      answer:
        'A short one, perhaps, if it’s wool or jute with no rubber behind it. Synthetic pile sheds plastic threads into the soil for years and winds itself around mower blades, so let that go with us.',
      fits: 'rural',
    },
    {
      question: 'The cottage carpet got soaked this spring. Is it too late to take it?',
      answer:
        'No, but call before it grows anything. Wet carpet is cut smaller and carried in more pieces, so count the rooms for us. Sewage in it? Then it’s a cleanup for a restoration company.',
      fits: 'lakefront',
    },
    {
      question: 'Our house is 2 years old. Is its carpet worth donating?',
      answer:
        'Perhaps a bound rug or boxed carpet tiles. Wall-to-wall was cut for one room and rarely suits another, however clean it is. Show us the best piece before it’s cut, and it can be set aside.',
      fits: 'newSubdivision',
    },
    {
      question: 'There’s black, crumbly stuff under our old carpet. Is that a problem?',
      answer:
        'It depends what it sticks to. Crumbs of rubber or horsehair pad can leave with the carpet. If they cling to square tiles or tar-like glue, stop there and have it tested, because we can’t take asbestos.',
      fits: 'olderCore',
    },
    {
      question: 'Do I need approval to take up carpet in a condo?',
      answer:
        'It depends what replaces it. A hard floor is louder for whoever lives below, and your corporation may have rules about that, so ask before we pull. Loose rugs and rolls you’ve cut need only a way down.',
      fits: 'highRise',
    },
    {
      question: 'The basement carpet is glued to the concrete. Can you get it up?',
      answer:
        'Yes, in strips, with a long scraper behind them. Some of the foam and glue will stay on the slab, and grinding that off is the installer’s job. Black glue of unknown age is tested before anyone scrapes.',
      fits: 'basementSuite',
    },
    {
      question: 'I’m leaving a shared house and my room’s carpet is ruined. Should I take it out?',
      answer:
        'Not before the landlord agrees in writing, since the carpet belongs to the house. If the answer is yes, photograph the bare floor for your own file, and book us before you hand in the key.',
      fits: 'sharedRental',
    },
    {
      question: 'Can carpet from all 3 floors of a townhouse go in one trip?',
      answer:
        'Yes. With stairs and landings, 3 small floors usually stay within the {tier3} load. Tell us which bedrooms keep theirs and shut those doors, so that nobody rolls up a keeper.',
      fits: 'townhouse',
    },
  ],
  closing: 'Had enough of that carpet?',
  related: ['flooring-disposal', 'furniture-disposal', 'rental-unit-cleanout', 'move-out-dump-run'],
  directService: 'carpet-flooring',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
