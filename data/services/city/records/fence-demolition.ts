import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Fence demolition',
  displayName: 'Fence Demolition',
  serviceLower: 'fence demolition',
  primaryKeyword: 'fence removal',
  group: 'yard',
  order: 5,
  description:
    'Is your fence leaning, rusty or down after a storm? Our fence removal crew takes down the panels, rails, posts and gates and hauls them away.',
  features: [
    {
      icon: 'fence',
      title: 'Posts cut or pulled',
      text: 'We cut posts at ground level, or pull them out once you’ve had buried lines marked.',
    },
    {
      icon: 'straighten',
      title: 'Wood or metal',
      text: 'We take down wood, chain link and iron fences, long or short.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We pry off the boards and cut the rails at the posts. We roll up chain link and cut steel posts with a grinder.',
    heavy:
      'A post with its concrete footing can weigh as much as two people. We lift it with a jack and chain. Filling the hole is up to you.',
    cannotGo:
      'Gate openers and lights can’t go until an electrician disconnects them. Leftover stain can’t go, so take it to a hazardous waste depot.',
  },
  costTitle: 'What a fence costs to clear',
  loads: [
    { load: 'One panel with its posts', tier: 1, note: 'blown down or leaning' },
    { load: 'Board fence, about 50 feet', tier: [2, 3], note: '6 feet high, posts cut at the ground' },
    { load: 'Fence around a yard, about 150 feet', tier: [4, 5], note: 'gates included' },
  ],
  dearer: ['A post pulled with its concrete takes far more space than a cut one.'],
  cheaper: ['Chain link rolls up tight: 50 feet takes about as much space as an armchair.'],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'receiptLong',
      title: 'Ask your neighbour first',
      text: 'Is the fence on the property line? Get your neighbour’s OK in writing before you book.',
    },
    {
      icon: 'error',
      title: 'Keep dogs and kids in',
      text: 'Your yard is open once the boards come off. Plan where pets and children will be.',
    },
    {
      icon: 'grass',
      title: 'Move the animals',
      text: 'Does the fence hold horses, goats or hens? Move the animals to another field or pen before we come.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Plan a replacement',
      text: 'Does the fence keep people away from a steep bank? Arrange a new barrier for the same day.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Check who owns the fence',
      text: 'Did the developer build your fence along a road, park or pond? Check your papers, because the fence may not be yours.',
      fits: 'newSubdivision',
    },
    {
      icon: 'layers',
      title: 'Cut back the hedge',
      text: 'Has a hedge grown through the fence? Cut the hedge back from the boards, and mark any part of the fence you’re keeping.',
      fits: 'olderCore',
    },
    {
      icon: 'verifiedUser',
      title: 'Ask the condo corporation',
      text: 'Is there a privacy screen on your patio? The screen may belong to the building, so get approval in writing.',
      fits: 'highRise',
    },
    {
      icon: 'bolt',
      title: 'Tell your tenant',
      text: 'Does the gate lead to a basement suite? Tell the tenant which day the gate and its lock come off.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Get your landlord’s OK',
      text: 'Do you rent the house? Only the landlord can agree to the removal, even if the fence is broken.',
      fits: 'sharedRental',
    },
    {
      icon: 'fence',
      title: 'Ask about patio dividers',
      text: 'Is the fence a divider between two patios? Get the condo board’s OK in writing before we take it down.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'waterDrop',
      title: 'Pool beside the fence?',
      text: 'Put up temporary fencing before we start, so the pool is never left open. We keep the panels away from the water.',
    },
    {
      icon: 'grass',
      title: 'Tree grown through the chain link?',
      text: 'We cut the wire close to the bark on both sides. The wire inside the trunk stays, because cutting it out would harm the tree.',
    },
    {
      icon: 'straighten',
      title: 'Long farm fence?',
      text: 'Tell us how long the fence is, and whether there’s barbed wire. Where the ground is firm, our truck drives along the fence.',
      fits: 'rural',
    },
    {
      icon: 'place',
      title: 'Does the fence run into the lake?',
      text: 'We cut the fence where dry ground ends. Tell us how steep the bank is, because we carry panels up by hand.',
      fits: 'lakefront',
    },
    {
      icon: 'bolt',
      title: 'Narrow side yard?',
      text: 'Measure the narrowest spot, such as beside an air conditioner. If the panels don’t fit, we take them apart in the yard.',
      fits: 'newSubdivision',
    },
    {
      icon: 'hardware',
      title: 'Posts packed in stone?',
      text: 'Old posts set in brick and stone often can’t be pulled. We cut them off low, and the rest stays in the ground.',
      fits: 'olderCore',
    },
    {
      icon: 'construction',
      title: 'Privacy screen on a terrace?',
      text: 'We unbolt the screen and cut its panels to elevator size. Tell us if the building forbids cutting metal.',
      fits: 'highRise',
    },
    {
      icon: 'error',
      title: 'Sunken entrance behind the fence?',
      text: 'The fence may keep people from falling into the stairwell. Have a guardrail ready to put up the same day.',
      fits: 'basementSuite',
    },
    {
      icon: 'weekend',
      title: 'Things leaning on the fence?',
      text: 'Ask your housemates to move bikes and boards before we come. We can haul away what nobody wants.',
      fits: 'sharedRental',
    },
    {
      icon: 'home',
      title: 'Is your house in the middle of a row?',
      text: 'Tell us whether a path runs behind the houses. Without a path, we carry boards out through your hallway or garage.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your fence goes',
  destinations: [
    { what: 'Treated boards, posts', where: 'Licensed disposal site' },
    { what: 'Untreated cedar', where: 'Wood recycling, if it’s clean' },
    { what: 'Chain link, iron, hinges', where: 'Metal recycler' },
    { what: 'Concrete footings', where: 'Crushed and recycled' },
  ],
  materials: ['lumber', 'metal', 'concrete'],
  questions: [
    {
      question: 'How soon before the new fence should the old one come down?',
      answer:
        'A day or two before is early enough, so the yard isn’t open for long. Ask your fence builder whether the old post holes will be used or filled.',
    },
    {
      question: 'Can you replace only the rotten posts?',
      answer:
        'No, a fence contractor does that. We can haul away the old posts, panels and concrete afterwards.',
    },
    {
      question: 'Who pays when the fence is shared?',
      answer:
        'Whoever books the pickup pays us. We give one price for the whole load, so agree with your neighbour on how to share the cost.',
    },
    {
      question: 'I took my fence down myself. Will you pick up the boards?',
      answer:
        'Yes. Stack the boards flat, nails down, because a loose heap takes more space. At the curb, you pay {curbsideDiscount} less.',
    },
    {
      question: 'Do you take electric fencing?',
      answer:
        'Yes, once you’ve unplugged the charger. We take tape, wire, insulators and posts. We can’t take the battery of a solar charger.',
      fits: 'rural',
    },
    {
      question: 'A storm knocked our fence onto the beach. Can you take it away?',
      answer:
        'Yes, if our crew can walk there and carry the pieces back safely. We cut wet boards short. We don’t go into the water.',
      fits: 'lakefront',
    },
    {
      question: 'Can you take out one section so an excavator gets in?',
      answer:
        'Yes. Tell us how wide the excavator is, and we leave a foot to spare on each side. The posts beside the gap may need a brace afterwards.',
      fits: 'newSubdivision',
    },
    {
      question: 'Can an iron fence come off a stone wall without breaking the stone?',
      answer:
        'Usually, if short stubs may stay. We cut the iron just above the stone, because prying could split the wall. Straight pieces may be reused.',
      fits: 'olderCore',
    },
    {
      question: 'Can you take down the fence around the garbage bins?',
      answer:
        'Yes, if the property manager books it. Choose a day between collections, and have the bins moved out first.',
      fits: 'highRise',
    },
    {
      question: 'The basement suite’s intercom is on the gatepost. Can the post go?',
      answer:
        'Yes, once an installer has moved the intercom. Take off the tenant’s mailbox and the house number before we come.',
      fits: 'basementSuite',
    },
    {
      question: 'A housemate backed a car into the fence. Will you take the broken part?',
      answer:
        'Yes. A broken panel and post usually cost {minimum}. Take pictures first, in case there’s an insurance claim.',
      fits: 'sharedRental',
    },
    {
      question: 'Will my neighbour’s side of the fence stay up?',
      answer:
        'Yes, if their panels have their own posts. If a rail runs through to their side, we cut the rail at your post.',
      fits: 'townhouse',
    },
  ],
  closing: 'Let’s get the old fence down.',
  related: ['deck-demolition', 'shed-demolition', 'brush-branches-pickup', 'backyard-cleanup'],
  directService: 'construction-debris',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
