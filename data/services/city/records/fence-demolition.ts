import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Fence demolition',
  displayName: 'Fence Demolition',
  serviceLower: 'fence demolition',
  primaryKeyword: 'fence removal',
  lot: 'yard',
  order: 5,
  description:
    'Board, chain link or iron, one storm-snapped section or the whole lot line. Fence removal takes panels, rails, posts and gate, so the new one can start on clear ground. If you share it with the neighbour, get their word before you book.',
  features: [
    {
      icon: 'fence',
      title: 'Posts cut or pulled',
      text: 'Posts are cut flush with the ground, or lifted with the footing where buried lines have been located.',
    },
    { icon: 'straighten', title: 'One panel counts', text: 'A single blown-down section is a job too.' },
    {
      icon: 'grass',
      title: 'Vines and all',
      text: 'Ivy grown through the lattice is cut away and loaded apart.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Boards are pulled with a flat bar and rails cut at the posts. Chain link is freed from its wire ties with pliers and rolled up like a carpet, then the steel posts are cut with an angle grinder.',
    heavy:
      'A post with its concrete footing can be as heavy as 2 people, and comes up with a farm jack, a chain and patience. The hole it leaves is yours, for the next post or a shovel of soil.',
    cannotGo:
      'We don’t dig posts out without a utility locate. A wired gate opener or fence light needs an electrician first, and a hazardous waste depot takes cans of stain and wood preservative.',
  },
  costTitle: 'What a fence costs to clear',
  loads: [
    { load: 'One panel with its posts', tier: 1, note: 'blown down or leaning' },
    { load: 'Board fence, about 50 feet', tier: [2, 3], note: '6 feet high, posts cut flush' },
    { load: 'Whole backyard, about 150 feet', tier: [4, 5], note: 'gates included' },
  ],
  dearer: [
    'A post lifted with its concrete takes far more room than one cut at the ground.',
    'Lattice and arched tops won’t lie flat, so the stack is full of holes.',
    'Ivy and brambles still woven through the boards can double the pile.',
  ],
  cheaper: [
    'Chain link rolls up tight: 50 feet of it is about the size of an armchair.',
    'Boards pulled one at a time stack closer than panels carried out whole.',
    'With the footings left in the ground, only wood and wire fill the truck.',
  ],
  preparation: [
    {
      icon: 'receiptLong',
      title: '2 signatures, 1 line',
      text: 'Does it stand on the boundary? Have both owners agree in writing, because half of it isn’t yours to give away.',
    },
    {
      icon: 'error',
      title: 'Dog and toddler plans',
      text: 'From the first missing board there’s no fence. Decide where the dog spends the day and who watches the gap.',
    },
    {
      icon: 'grass',
      title: 'Animals elsewhere',
      text: 'Horse, goat or hens behind it? Move them to another field, and tie that gate shut before we arrive.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'What it holds back',
      text: 'If the fence keeps sand or foot traffic off a bank, have its replacement ready for the same week.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Check who built it',
      text: 'Did the developer put it up? Along a road, a park or a pond it may not be yours, so look at your papers.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Show us your layer',
      text: 'Wire, boards and hedge grown into each other? Mark the part that’s leaving, and cut back what you’d like to keep.',
      fits: 'olderCore',
    },
    {
      icon: 'verifiedUser',
      title: 'Ask the corporation',
      text: 'Privacy screen on a ground-floor patio? It may count as the building’s, so get the condo corporation’s written yes.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Light for the tenant',
      text: 'Does the gate lead to a suite’s door? Tell the tenant its lock is going, and leave a light on that evening.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: '2 yeses for renters',
      text: 'Renting? A boundary fence needs your landlord’s word and that of whoever owns the yard behind it.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Rules for dividers',
      text: 'Is it the divider between 2 patios? Ask what the complex wants in its place, height and colour included.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'waterDrop',
      title: 'Pool behind it?',
      text: 'A pool shouldn’t stand open, not even for a night. Put up temporary fencing before we come, and ask the office that handles pools for {city} what it expects meanwhile.',
    },
    {
      icon: 'grass',
      title: 'Tree grown through the mesh?',
      text: 'Wire that a trunk has swallowed stays swallowed. We snip it on both sides, as close as the bark allows, because sawing into it harms the tree and the chain.',
    },
    {
      icon: 'straighten',
      title: 'Farm fence, long as a road?',
      text: 'Field wire is wound up post by post, with the truck following where the ground is firm. Tell us the length, the number of strands and whether any are barbed.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Does it run into the lake?',
      text: 'We work as far as dry ground goes and cut it there. Say how steep the last stretch is, since panels from the bottom are dragged up by hand.',
      fits: 'lakefront',
    },
    {
      icon: 'bolt',
      title: 'Buried lines along the lot?',
      text: 'Gas, hydro or cable may follow a lot line in a planned subdivision. Without a locate we cut at the surface, so bring it up well ahead if the posts should come out.',
      fits: 'newSubdivision',
    },
    {
      icon: 'hardware',
      title: 'Posts wedged in rubble?',
      text: 'Old ones were often packed with brick and stone, and won’t pull straight. We saw them off low, which leaves a stub and the rubble for your new holes to avoid.',
      fits: 'olderCore',
    },
    {
      icon: 'construction',
      title: 'Screen on a podium garden?',
      text: 'Up there it’s bolted to planters or slab, not dug in. Bolts are turned out, panels sawn to the elevator door, and we need to hear where sparks are forbidden.',
      fits: 'highRise',
    },
    {
      icon: 'error',
      title: 'Sunken entrance behind it?',
      text: 'A fence at the top of a basement stairwell is also its guardrail. Have something solid ready to stand there, so that nobody comes home to a drop in the dark.',
      fits: 'basementSuite',
    },
    {
      icon: 'weekend',
      title: 'Half a couch against it?',
      text: 'In a shared house, things lean on a fence and stay. They have to come off before the boards do: carry away what’s yours, or put the lot on our list.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'End unit or middle?',
      text: 'From the end of a row we’re out by the side in a minute. From the middle, 6-foot boards go along the back or through your hall, so tell us which.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your fence goes',
  destinations: [
    { what: 'Treated boards, posts', where: 'Licensed disposal site' },
    { what: 'Untreated cedar', where: 'Wood recycling, while it’s clean' },
    { what: 'Chain link, iron, hinges', where: 'Scrap metal recycler' },
    { what: 'Concrete footings', where: 'Crushed and recycled' },
    { what: 'Vinyl panels', where: 'Disposal, old vinyl has no takers' },
    { what: 'Vines', where: 'Compost, once free of wire' },
  ],
  materials: ['lumber', 'metal', 'concrete'],
  questions: [
    {
      question: 'A new fence is coming. When do you take the old one?',
      answer:
        'A day or 2 before is early enough. The builder sees the line clearly, and the yard isn’t open for long. Ask whether they want the old post holes kept, moved or filled, before we saw anything off.',
    },
    {
      question: 'Can you replace only the rotten posts?',
      answer:
        'No, that’s a repair, and a fence contractor does it better. Panels hang from their posts, so both come down together. When the contractor is done, the old posts and concrete are a load for us.',
    },
    {
      question: 'Who pays when the fence is shared?',
      answer:
        'Whoever books it. We give one price for the whole load. How the 2 of you split it is best settled over the fence, while there still is one.',
    },
    {
      question: 'I’ve taken it down myself. Will you pick up the boards?',
      answer:
        'Yes. Lay them nails down and all pointing the same way, because a loose heap takes twice the room. If the whole stack is at the curb by then, {curbsideDiscount} comes off.',
    },
    {
      question: 'Do you take electric fencing?',
      answer:
        'Yes, after the charger has been unplugged and put indoors. Tape, wire, insulators and step-in posts are all one load. The battery from a solar charger stays with you, it’s hazardous waste.',
      fits: 'rural',
    },
    {
      question: 'A storm laid the fence flat on the beach. Can you get it?',
      answer:
        'Yes, if a person can walk there with a load. Wet cedar weighs far more than dry, so it comes up in short lengths. What’s already adrift stays adrift, because nobody wades in for a board.',
      fits: 'lakefront',
    },
    {
      question: 'Can one section go so a machine gets in?',
      answer:
        'Yes. Measure the machine, add a foot on each side and round up to the next post. The posts at the ends of the gap may need a brace, now that they’ve lost their neighbour.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can old iron come off a stone curb without breaking it?',
      answer:
        'Usually, if a little of it stays. Uprights like that were often set in lead, so they’re cut just above the stone, because prying would split it. Straight lengths may be reused.',
      fits: 'olderCore',
    },
    {
      question: 'Can you take down the fence round the garbage bins?',
      answer:
        'Yes, on the property manager’s order. Boards on steel posts, and gates that have met a truck before: it’s a heavy little fence. Choose a day between collections and roll the bins out first.',
      fits: 'highRise',
    },
    {
      question: 'The suite’s intercom is on the gatepost. Can you work round it?',
      answer:
        'No. Whoever installed it should move it first, and the mailbox needs another spot too, or the tenant’s mail ends up on the lawn. A house number we unscrew and hand to you.',
      fits: 'basementSuite',
    },
    {
      question: 'A roommate backed into the fence. Will you take the smashed bit?',
      answer:
        'Yes. A broken panel, a snapped post and the splinters are usually a {minimum} load. Let the landlord see it first, and take pictures if anybody’s insurance is going to ask.',
      fits: 'sharedRental',
    },
    {
      question: 'Will next door’s half of the divider survive?',
      answer:
        'Yes, if it has posts of its own. Where a rail runs on into their panels, it’s sawn at your post and theirs stays put. A bracket in the brick leaves 2 holes to fill.',
      fits: 'townhouse',
    },
  ],
  closing: 'Good fences make good neighbours. This one quit.',
  related: ['deck-demolition', 'shed-demolition', 'brush-branches-pickup', 'backyard-cleanup'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
