import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Piano removal',
  displayName: 'Piano Removal',
  serviceLower: 'piano removal',
  primaryKeyword: 'piano disposal',
  lot: 'house',
  order: 12,
  description:
    'No way to move that piano yourself? Our piano disposal crew takes uprights, spinets and grands down the stairs with boards, straps and a piano dolly.',
  features: [
    {
      icon: 'fitnessCenter',
      title: 'Stairs counted first',
      text: 'Tell us about steps, landings and turns, so we bring the right equipment.',
    },
    {
      icon: 'home',
      title: 'Floors covered',
      text: 'We never roll a piano on bare hardwood, because casters leave grooves.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take the lid, pedal lyre and three legs off a grand. To take an upright apart, we loosen the strings first, then remove the keys and the iron plate.',
    heavy:
      'An upright weighs about as much as two fridges, mostly at the back. We keep it low and strapped, with people above and below on stairs.',
    cannotGo:
      'Lacquer, stripper and solvent have to go to a hazardous waste depot. The bench and sheet music can come with the piano.',
  },
  costTitle: 'What a piano costs to remove',
  loads: [
    { load: 'Spinet or console, with bench', tier: [1, 2] },
    { load: 'Full-size upright', tier: 2, note: 'tall ones included' },
    { load: 'Baby grand', tier: [2, 3], note: 'legs off, carried on its side' },
  ],
  dearer: ['We can’t stack on a grand piano, so it takes up more space.'],
  cheaper: ['An upright taken apart lies flat in the truck, as panels and an iron frame.'],
  preparation: [
    {
      icon: 'straighten',
      title: 'Measure its height',
      text: 'Under 40 inches is a spinet, and over 50 is a tall upright. That tells us how many people to bring.',
    },
    {
      icon: 'check',
      title: 'Close the key lid',
      text: 'Close the lid over the keys and lock it if you can. Clear photos and lamps off the top.',
    },
    {
      icon: 'home',
      title: 'Check for nests',
      text: 'Has it stood in an unheated farmhouse? Unclip the bottom board and check for mice before we come.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Check for loose parts',
      text: 'Did it spend years on a cottage porch? Wiggle the casters and trim, and tell us what’s loose.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Tell us about new asphalt',
      text: 'Was the driveway paved this summer? Dolly wheels dent it on a hot day, so suggest another way out.',
      fits: 'newSubdivision',
    },
    {
      icon: 'hardware',
      title: 'Take off door closers',
      text: 'Is there a storm porch ahead of the hall? Unhook the spring closers, so the doors don’t swing at us.',
      fits: 'olderCore',
    },
    {
      icon: 'receiptLong',
      title: 'Check the elevator plate',
      text: 'In a tower in {city}? Copy down the elevator’s load limit, which has to cover piano, board and three people.',
      fits: 'highRise',
    },
    {
      icon: 'construction',
      title: 'Which walls are new',
      text: 'Was the basement suite built after the piano went down? Show us the walls and doors added since.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Ask whose it is',
      text: 'Is it in a common room? Check with your housemates and the landlord before you book.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Clear below the stairs',
      text: 'Do the stairs end just inside the door? Take the bench, rug and coat stand off that spot.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'fitnessCenter',
      title: 'Stairs with a turn?',
      text: 'We stand the piano on end on the landing and start again. Measure how deep that landing is.',
    },
    {
      icon: 'straighten',
      title: 'Only one step down?',
      text: 'A single sill can catch a caster, so we bridge it with a ramp. Nobody stands on the low side.',
    },
    {
      icon: 'grass',
      title: 'Lawn instead of a path?',
      text: 'A piano dolly sinks into grass, so we lay plywood from porch to lane. It’s easier after a dry week.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'House on a bank?',
      text: 'Is the only way out downhill toward the water? Then we take an upright apart and carry it up in pieces.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Open railing at the top?',
      text: 'Measure from the newel post to the wall. We carry a grand’s body through with its straight side to the post.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Came in by crane?',
      text: 'Some uprights came through a bay window or before the stairs were rebuilt. We take those apart indoors, which is loud.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Elevator under 5 feet?',
      text: 'Measure the elevator corner to corner, because a piano can go in diagonally. We stand it on end only if the walls are padded.',
      fits: 'highRise',
    },
    {
      icon: 'place',
      title: 'Walkout or stairwell?',
      text: 'We use the suite’s walkout, even if it’s the long way around. In a concrete stairwell we can’t set a piano down.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'One hallway, many doors?',
      text: 'Nobody can get past a piano in the hall. Choose an hour when most of the students are in class.',
      fits: 'sharedRental',
    },
    {
      icon: 'verifiedUser',
      title: 'Neighbour behind the wall?',
      text: 'Tell next door if the upright has to come apart, because removing the iron plate is loud. Carried whole, it’s quiet.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your piano goes',
  destinations: [
    { what: 'A piano that plays', where: 'Donated when someone wants it' },
    { what: 'Iron plate and strings', where: 'Scrap metal recycler' },
    { what: 'Bare posts and keybed', where: 'Wood recycling' },
    { what: 'Lacquered case, felt, keys', where: 'Licensed disposal site' },
  ],
  materials: ['largeItems', 'metal'],
  questions: [
    {
      question: 'Can I give my piano away instead?',
      answer:
        'You can try, and asking costs nothing. Somebody may want one that still holds its tuning. If nobody wants it after a few weeks, call us.',
    },
    {
      question: 'How many people does a piano take?',
      answer:
        'It depends on height and stairs. Two people carry a spinet on one level. A tall upright on stairs takes three or four. You pay by space.',
    },
    {
      question: 'Do you smash pianos up indoors?',
      answer:
        'No. We take them apart, and only if they won’t fit out whole and you’ve agreed. It’s dusty, so cover the bookcase.',
    },
    {
      question: 'Do you take organs and keyboards too?',
      answer:
        'Yes. An electric organ is lighter than it looks but deep, and its pedalboard unscrews. Describe a pump organ on the phone first.',
    },
    {
      question: 'Does it matter that the farmhouse piano hasn’t been heated in years?',
      answer:
        'Not for removal, but it’s hard to give away. Cold and damp loosen the tuning pins. If keys stick and strings are brown, it’s usually scrap.',
      fits: 'rural',
    },
    {
      question: 'If the patio doors face the lake, can it leave by the deck?',
      answer:
        'Possibly, if the slider opens wide and the deck is sound. We walk it first to find soft boards. A railing section may have to come off.',
      fits: 'lakefront',
    },
    {
      question: 'Will it mark the floors of a new house?',
      answer:
        'No, it travels on a board and not on its casters. On soft engineered planks, you may find old dents where it stood.',
      fits: 'newSubdivision',
    },
    {
      question: 'Our house and piano are both a century old. Is the piano worth money?',
      answer:
        'Seldom, because pianos wear out and age alone adds nothing. If the name over the keys is famous, ask a tuner first. We don’t appraise pianos.',
      fits: 'olderCore',
    },
    {
      question: 'Does my condo manager have to know it’s a piano?',
      answer:
        'Yes. Tell them it weighs roughly 300 to 800 pounds. Ask if the lobby floor needs plywood and if somebody has to watch.',
      fits: 'highRise',
    },
    {
      question: 'Can a piano come up from a basement suite?',
      answer:
        'Nearly always, if it went down whole. Tell us about a dropped ceiling, bigger furnace or partition added since then. It may have to leave in parts.',
      fits: 'basementSuite',
    },
    {
      question: 'If the piano came with the student house, may we have it removed?',
      answer:
        'Not on your own, because it belongs to the landlord. Get your landlord’s OK in writing first, so your deposit is safe.',
      fits: 'sharedRental',
    },
    {
      question: 'Can you bring one down from the third floor of a townhouse?',
      answer:
        'It depends on the landings. Each must be as deep as the piano is long, plus a person. On winding stairs, we take a big upright apart.',
      fits: 'townhouse',
    },
  ],
  closing: 'Piano lessons long over?',
  related: ['furniture-disposal', 'estate-cleanout', 'move-out-dump-run', 'appliance-removal'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
