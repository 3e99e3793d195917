import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Fence demolition',
  displayName: 'Fence Demolition',
  serviceLower: 'fence demolition',
  primaryKeyword: 'fence removal',
  lot: 'yard',
  order: 5,
  description:
    'Leaning boards, rusty chain link or one panel down after a storm? Our fence removal takes panels, rails, posts and gate, so your new fence starts on clear ground.',
  features: [
    {
      icon: 'fence',
      title: 'Posts cut or pulled',
      text: 'We cut posts at ground level, or pull them once buried lines are marked.',
    },
    {
      icon: 'straighten',
      title: 'One panel counts',
      text: 'We also come for a single section that blew down.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We pry boards off with a flat bar and cut rails at the posts. Chain link is untied and rolled up, and steel posts are cut with a grinder.',
    heavy:
      'A post with its concrete footing can weigh as much as two people. We lift it with a farm jack and chain. Filling the hole is up to you.',
    cannotGo:
      'Have buried lines marked before we dig posts out. Have an electrician disconnect gate openers and fence lights. Take stain and wood preservative to a hazardous waste depot.',
  },
  costTitle: 'What a fence costs to clear',
  loads: [
    { load: 'One panel with its posts', tier: 1, note: 'blown down or leaning' },
    { load: 'Board fence, about 50 feet', tier: [2, 3], note: '6 feet high, posts cut flush' },
    { load: 'Whole backyard, about 150 feet', tier: [4, 5], note: 'gates included' },
  ],
  dearer: ['A post pulled with its concrete takes far more room than a cut one.'],
  cheaper: ['Chain link rolls up tight: 50 feet is about the size of an armchair.'],
  preparation: [
    {
      icon: 'receiptLong',
      title: 'Ask your neighbour first',
      text: 'Is the fence on the boundary? Get both owners’ agreement in writing before you book.',
    },
    {
      icon: 'error',
      title: 'Keep dogs and kids in',
      text: 'The yard is open once boards come off. Plan where the dog stays and who watches the children.',
    },
    {
      icon: 'grass',
      title: 'Move the animals',
      text: 'Horses, goats or hens behind it? Put them in another field and tie that gate shut first.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'What it holds back',
      text: 'Does the fence hold back sand or keep people off a bank? Have the replacement ready that same week.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Check who owns it',
      text: 'Did the developer build it along a road, park or pond? Check your papers, because it may not be yours.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Mark what goes',
      text: 'Wire, boards and hedge grown together? Mark the part that goes, and trim back what you’re keeping.',
      fits: 'olderCore',
    },
    {
      icon: 'verifiedUser',
      title: 'Ask the condo corporation',
      text: 'Privacy screen on a ground-floor patio? It may belong to the building, so ask for approval in writing.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Warn the suite’s tenant',
      text: 'Does the gate lead to a suite? Tell the tenant the gate’s lock will be gone, and leave a light on.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Two OKs for renters',
      text: 'Renting? For a boundary fence, you need permission from your landlord and from the owner behind it.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Check the divider rules',
      text: 'Fence between two patios? Ask the complex what must replace it, including the height and colour.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'waterDrop',
      title: 'Pool behind it?',
      text: 'Don’t leave a pool open, even overnight. Put up temporary fencing first, and ask the municipality what’s required.',
    },
    {
      icon: 'grass',
      title: 'Tree grown through the mesh?',
      text: 'We snip the wire close to the bark on both sides. Cutting into the trunk would harm the tree.',
    },
    {
      icon: 'straighten',
      title: 'Long farm fence?',
      text: 'Tell us the length, the number of strands and any barbed wire. Our truck follows along where the ground is firm.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Fence runs into the lake?',
      text: 'We cut it where dry ground ends. Tell us how steep the bank is, because we carry panels up by hand.',
      fits: 'lakefront',
    },
    {
      icon: 'bolt',
      title: 'Buried lines along the lot?',
      text: 'In a planned subdivision, gas, hydro or cable may follow the lot line. Until they’re marked, we only cut at the surface.',
      fits: 'newSubdivision',
    },
    {
      icon: 'hardware',
      title: 'Posts wedged in rubble?',
      text: 'Old posts packed in brick and stone won’t pull straight out. We cut them off low, leaving the stub and rubble.',
      fits: 'olderCore',
    },
    {
      icon: 'construction',
      title: 'Screen on a podium garden?',
      text: 'We unbolt it from planters or slab and cut panels to elevator size. Tell us where sparks are forbidden.',
      fits: 'highRise',
    },
    {
      icon: 'error',
      title: 'Sunken entrance behind it?',
      text: 'That fence may also be the stairwell’s guardrail. Have something solid ready to put there, so nobody falls.',
      fits: 'basementSuite',
    },
    {
      icon: 'weekend',
      title: 'Things leaning on it?',
      text: 'In a shared house, junk collects along the fence. Move what’s yours first, or add it all to our list.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'End unit or middle?',
      text: 'From an end unit, we carry boards out by the side. From the middle, it’s the back path or your hall.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your fence goes',
  destinations: [
    { what: 'Treated boards, posts', where: 'Licensed disposal site' },
    { what: 'Untreated cedar', where: 'Wood recycling, if it’s clean' },
    { what: 'Chain link, iron, hinges', where: 'Scrap metal recycler' },
    { what: 'Concrete footings', where: 'Crushed and recycled' },
  ],
  materials: ['lumber', 'metal', 'concrete'],
  questions: [
    {
      question: 'A new fence is coming. When do you take the old one?',
      answer:
        'A day or two before is early enough, so the yard isn’t open for long. Ask your fence builder whether the old post holes will be used or filled.',
    },
    {
      question: 'Can you replace only the rotten posts?',
      answer:
        'No, that’s a repair for a fence contractor. When the contractor is done, we can take the old posts, panels and concrete away.',
    },
    {
      question: 'Who pays when the fence is shared?',
      answer:
        'Whoever books it. We give one price for the whole load, so agree with your neighbour on the split beforehand.',
    },
    {
      question: 'I’ve taken it down myself. Will you pick up the boards?',
      answer:
        'Yes. Lay boards nails down, all pointing one way, because a loose heap takes twice the room. Stacked at the curb, it costs {curbsideDiscount} less.',
    },
    {
      question: 'Do you take electric fencing?',
      answer:
        'Yes, once the charger is unplugged and indoors. Tape, wire, insulators and posts go as one load. Keep the solar charger’s battery, because it’s hazardous waste.',
      fits: 'rural',
    },
    {
      question: 'A storm laid the fence flat on the beach. Can you get it?',
      answer:
        'Yes, if a person can carry a load from there. Wet cedar weighs a lot, so we cut it into short lengths. We don’t wade in for boards in the water.',
      fits: 'lakefront',
    },
    {
      question: 'Can one section go so a machine gets in?',
      answer:
        'Yes. Measure the machine, add a foot on each side and round up to the next post. The posts beside the gap may need a brace afterwards.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can old iron come off a stone curb without breaking it?',
      answer:
        'Usually, if a short stub stays. Uprights were often set in lead, and prying would split the stone, so we cut just above it. Straight lengths may be reused.',
      fits: 'olderCore',
    },
    {
      question: 'Can you take down the fence around the garbage bins?',
      answer:
        'Yes, if the property manager orders it. Choose a day between collections and roll the bins out first. Steel posts and gates make it a heavy job.',
      fits: 'highRise',
    },
    {
      question: 'The suite’s intercom is on the gatepost. Can you work around it?',
      answer:
        'No. Have the installer move the intercom first, and give the tenant’s mailbox another spot. We unscrew the house number and hand it to you.',
      fits: 'basementSuite',
    },
    {
      question: 'A roommate backed into the fence. Will you take the smashed part?',
      answer:
        'Yes. A broken panel and a snapped post are usually a {minimum} load. Show the landlord first, and take pictures if insurance may be involved.',
      fits: 'sharedRental',
    },
    {
      question: 'Will my neighbour’s half of the divider stay up?',
      answer:
        'Yes, if it has its own posts. If a rail runs into their panels, we cut it at your post. A bracket in the brick leaves two holes to fill.',
      fits: 'townhouse',
    },
  ],
  closing: 'Old fence out. New one next.',
  related: ['deck-demolition', 'shed-demolition', 'brush-branches-pickup', 'backyard-cleanup'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
