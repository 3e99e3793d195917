import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Flooring disposal',
  displayName: 'Flooring Disposal',
  serviceLower: 'flooring disposal',
  primaryKeyword: 'old flooring removal',
  lot: 'reno',
  order: 20,
  description:
    'Hardwood, laminate, vinyl plank, sheet vinyl and tile, with whatever was glued or nailed under it. Tell us how many rooms, how many layers and which storey of the house, and the estimate has what it needs.',
  features: [
    {
      icon: 'layers',
      title: 'Count the layers',
      text: 'Lift a floor vent and look at the cut edge, because every layer you see adds to the load.',
    },
    {
      icon: 'hardware',
      title: 'Nails kept inward',
      text: 'Boards with nails are stacked points in and strapped before they pass anyone’s ankles.',
    },
    {
      icon: 'check',
      title: 'Offcuts as well',
      text: 'The offcuts, foam and cardboard from the new floor can leave with the old one.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Click laminate and vinyl plank unlock row by row, starting from the last wall. Nailed hardwood is cut across with a circular saw set to its depth, then pried up with a flat bar. Tile takes a chipping hammer and a shovel.',
    heavy:
      'Tile with its backer board weighs about 7 pounds a square foot, so the floor of an average kitchen can outweigh an upright piano. We fill pails, not bags, and a hand truck takes them out.',
    cannotGo:
      'Vinyl sheet, vinyl tile or black adhesive from before 1990, until a lab has found no asbestos in it. Open cans of glue, stain and stripper are a job for a hazardous waste depot.',
  },
  costTitle: 'What tearing out a floor costs',
  loads: [
    { load: 'Laminate from 1 bedroom', tier: 1, note: 'with its foam underlay' },
    { load: 'Hardwood, main floor', tier: [2, 3], note: 'about 600 square feet' },
    { load: 'Tile and hardwood, whole house', tier: [3, 4], note: 'backer board included' },
  ],
  dearer: [
    'Short splintered hardwood lies like kindling, with more gap than wood.',
    'Plywood screwed down over an older floor doubles what comes up.',
    'Mortar still on its back makes a tile twice as thick as the one you walked on.',
  ],
  cheaper: [
    'Planks unclicked whole and tied in bundles pack almost solid.',
    'Return unopened boxes to the store instead of paying for their space.',
    'Bundles and pails standing ready at the curb bring the price down by {curbsideDiscount}.',
  ],
  preparation: [
    {
      icon: 'hardware',
      title: 'Number the baseboards',
      text: 'Baseboards that go back on come off before we start: pencil a number on each and keep them in another room.',
    },
    {
      icon: 'kitchen',
      title: 'Clear what stands',
      text: 'Fridge, stove and toilet sit on the floor you want gone, so have them disconnected and out of the room.',
    },
    {
      icon: 'home',
      title: 'Stove pad, too',
      text: 'Wood stove on the tile? Decide now whether the pad under it goes. It’s the heaviest square in the room.',
      fits: 'rural',
    },
    {
      icon: 'error',
      title: 'Check the joists',
      text: 'Cottage on posts? Crawl under and look for soft joists before we stand above them with a chipping hammer.',
      fits: 'lakefront',
    },
    {
      icon: 'check',
      title: 'Keep 1 full box',
      text: 'If some rooms keep the builder’s floor, save a full box of it. The next batch won’t match.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Oak beneath vinyl',
      text: 'Narrow oak strips under the top layer? Decide beforehand if they stay: a pry bar leaves marks that sanding won’t hide.',
      fits: 'olderCore',
    },
    {
      icon: 'schedule',
      title: 'Hammering hours',
      text: 'Tile in a condo? Find out when hammering is allowed. A chisel on concrete is heard by the whole stack.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Panels or slab',
      text: 'If the basement floor sounds hollow, there may be raised panels on the concrete, so tell us before we price bare slab.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Leave a strip',
      text: 'If people cross this room to reach theirs, take up half at a time and leave them something to walk on.',
      fits: 'sharedRental',
    },
    {
      icon: 'straighten',
      title: 'Mark where yours ends',
      text: 'If your floor runs level into a common entry, put tape across the line, because the tile beyond isn’t yours to lift.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'home',
      title: 'Bedroom at the far end?',
      text: 'We empty from the exit inward, so the way out is bare subfloor by the time it matters. Tell us which room the installer starts in, and that one is cleared first.',
    },
    {
      icon: 'layers',
      title: 'More than 200 square feet of tile?',
      text: 'With backer that’s around 1,400 pounds, so pails go by hand truck and the truck stands close. Count every step between that room and the road, the one at the front door too.',
    },
    {
      icon: 'deck',
      title: 'Old porch on the way out?',
      text: 'Walk it before we do. A hand truck loaded with tile finds the soft board at once, so show us where it is and it gets bridged with plywood.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Sloping path to the cottage?',
      text: 'Planks ride up tied in bundles of 6, light enough for one shoulder. If the floor is tile, say so early, because then that path is walked many more times.',
      fits: 'lakefront',
    },
    {
      icon: 'grass',
      title: 'Fresh sod out front?',
      text: 'Stacked hardwood dents a young lawn within the hour. We carry by the driveway, and you keep the sprinkler off that morning, since soaked boards are heavy and drip.',
      fits: 'newSubdivision',
    },
    {
      icon: 'straighten',
      title: 'Steep stairs and a tight turn?',
      text: 'Strips longer than 4 feet are cut before they meet it, with the blade set shallow and a sheet over the doorway. Old plaster chips at a touch, so point out any wallpaper you love.',
      fits: 'olderCore',
    },
    {
      icon: 'straighten',
      title: 'Long planks, low elevator?',
      text: 'A 7-foot board scrapes the light when it stands and jams the door when it leans. We halve laminate and hardwood in your unit, then strap it to a cart as one block.',
      fits: 'highRise',
    },
    {
      icon: 'waterDrop',
      title: 'Wet steps outside the basement?',
      text: 'Vinyl plank slides like fish. The steps are swept, bundles tied at both ends, and somebody stands at the top to take them. In winter, salt the steps before we get there.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Your room only, house full?',
      text: 'The saw runs in your room with the door shut and a towel along the sill. Boards wait inside until the hallway is free, then leave in one procession.',
      fits: 'sharedRental',
    },
    {
      icon: 'localShipping',
      title: 'Nowhere to stack outdoors?',
      text: 'Then the stack waits in the room it came from and goes straight to the truck. Ask which spot on the lane we may use, and for how long.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your floor goes',
  destinations: [
    { what: 'Bare hardwood, plywood', where: 'Wood recycling when free of glue' },
    { what: 'Laminate, vinyl plank', where: 'Licensed disposal site' },
    { what: 'Tile, backer, mortar', where: 'Disposal, as rubble' },
    { what: 'Metal vents, edge strips', where: 'Metal recycler' },
    { what: 'Unopened boxes', where: 'Kept apart for reuse' },
  ],
  materials: ['flooring', 'tile'],
  questions: [
    {
      question: 'Can you take up the floor and leave the subfloor?',
      answer:
        'Yes. Click floors lift off clean, and nails left by hardwood are pulled or driven flat. Where underlayment was glued as well as screwed, some of the plywood may tear, so ask your installer what has to stay.',
    },
    {
      question: 'Is old hardwood worth saving?',
      answer:
        'Sometimes. Long oak or maple boards with sound tongues can be laid again. Decide before we begin, because saving them means prying slowly, row by row, instead of sawing across the room and lifting squares.',
    },
    {
      question: 'Do you grind thinset off concrete?',
      answer:
        'No. We chip the tile and shovel up what comes loose. The ridges that hold on need a floor grinder with a dust shroud, which your tile setter has or a rental shop lends.',
    },
    {
      question: 'How do I know if vinyl needs an asbestos test?',
      answer:
        'By its age and by what’s stuck to it. If nobody can say that it was laid after 1990, don’t sand, snap or scrape it. A lab needs only a small sample, and an abatement contractor knows how to take one.',
    },
    {
      question: 'Can wide planks from an old farmhouse be used again?',
      answer:
        'Yes, if they come up whole and dry. Ask around before we start, because wide boards with old nails are sought after for tables and shelves. What nobody claims by then leaves with the rest.',
      fits: 'rural',
    },
    {
      question: 'The cottage floor is rotten in one corner. Will you still take it up?',
      answer:
        'Yes, if we can stand beside it safely. A soft corner comes out from the solid side, board by board. Rot in the joists is for a carpenter, and once the floor is off you’ll see how far it goes.',
      fits: 'lakefront',
    },
    {
      question: 'The builder’s laminate is a year old. Can it be laid somewhere else?',
      answer:
        'Yes, if it’s a click floor and it comes up from the right wall. Planks lift at an angle and go back in boxes, in order. Glued or swollen ones snap at the tongue and are waste.',
      fits: 'newSubdivision',
    },
    {
      question: 'There are 4 layers in our old kitchen. Do you take them all?',
      answer:
        'Yes, once a lab has cleared any old vinyl and what holds it down. Four floors can stand 2 inches high together, so measure the edge at a doorway and give us that with the size of the room.',
      fits: 'olderCore',
    },
    {
      question: 'Can the sound mat under a condo floor come out too?',
      answer:
        'Yes, cork, rubber or foam. Check first whether your corporation wants it left in place, or names the kind that has to go back. Peeled slowly it comes up in sheets, and those roll and ride like carpet.',
      fits: 'highRise',
    },
    {
      question: 'The basement laminate got wet. How long can it wait?',
      answer:
        'A few days at most. Swollen boards hold water against the walls. Take your insurance photos, lift the row along the outside wall to let air under, and then call. Wet boards go like dry ones, in more trips.',
      fits: 'basementSuite',
    },
    {
      question: 'Can I replace the floor in just my rented room?',
      answer:
        'It’s the owner’s floor, so get a yes first, in writing. With that, we clear your room and stop at the threshold. Keep the metal strip from the doorway if it’s straight, because it hides the joint.',
      fits: 'sharedRental',
    },
    {
      question: 'Which level of a townhouse should be emptied first?',
      answer:
        'The top one, so that nothing old is carried over new boards. Then the stairs, then the level by the front door. If the installer does 1 storey at a time, book a visit before each.',
      fits: 'townhouse',
    },
  ],
  closing: 'Old floor up, new floor waiting?',
  related: [
    'carpet-disposal',
    'kitchen-renovation-debris',
    'bathroom-renovation-debris',
    'construction-waste',
  ],
  directService: 'carpet-flooring',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
