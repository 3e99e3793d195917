import type { CityServiceRecord } from '../../serviceSchemas.ts'

export const record = {
  name: 'Piano removal',
  displayName: 'Piano Removal',
  serviceLower: 'piano removal',
  primaryKeyword: 'piano disposal',
  group: 'house',
  order: 12,
  description:
    'Is your piano too heavy to move yourself? Our piano disposal crew carries out uprights, spinets and grands with boards, straps and a piano dolly.',
  features: [
    {
      icon: 'fitnessCenter',
      title: 'Stairs planned first',
      text: 'We ask about your stairs when you book, so we bring the right equipment.',
    },
    {
      icon: 'home',
      title: 'Floors protected',
      text: 'We never roll a piano on its own casters, because they can scratch floors.',
    },
  ],
  additionalInfo: {
    takenApart:
      'We take the lid, pedals and legs off a grand. To take an upright apart, we loosen the strings first, then remove the keys and the iron plate.',
    heavy:
      'An upright weighs about as much as two fridges, and most of the weight is at the back. On stairs, we strap the piano and keep it low.',
    cannotGo:
      'We can’t take lacquer, paint stripper or solvent from refinishing a piano. Take those to a hazardous waste depot.',
  },
  costTitle: 'What a piano costs to remove',
  loads: [
    { load: 'Spinet or console, with bench', tier: [1, 2] },
    { load: 'Studio or tall upright', tier: 2 },
    { load: 'Baby grand', tier: [2, 3], note: 'with the legs off' },
  ],
  dearer: ['We can’t stack on a grand piano, so it takes up more of the truck.'],
  cheaper: ['If an upright has to be taken apart, it takes less space in the truck.'],
  hidesCurbside: true,
  preparation: [
    {
      icon: 'straighten',
      title: 'Measure the height',
      text: 'Tell us how tall your piano is. A spinet is under 40 inches, and a tall upright is over 50.',
    },
    {
      icon: 'check',
      title: 'Close the key lid',
      text: 'Lock the lid over the keys if you can. Clear picture frames and lamps off the top.',
    },
    {
      icon: 'home',
      title: 'Check for mice',
      text: 'Has the piano stood in an unheated room? Open the bottom panel and look for mice before we come.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Check for loose parts',
      text: 'Did the piano stand on a damp porch? Tell us if the legs, casters or trim are loose.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'New asphalt',
      text: 'Was your driveway paved recently? A loaded dolly can dent new asphalt on a hot day, so tell us.',
      fits: 'newSubdivision',
    },
    {
      icon: 'hardware',
      title: 'Unhook the door closer',
      text: 'Does your storm door close by itself? Unhook the closer, so the door stays open for the piano.',
      fits: 'olderCore',
    },
    {
      icon: 'receiptLong',
      title: 'Check the elevator limit',
      text: 'Do you live in a tower? Check that the elevator can carry the piano and three people.',
      fits: 'highRise',
    },
    {
      icon: 'construction',
      title: 'Measure the way out',
      text: 'Is the piano in a basement suite? Measure the width of the stairs and the height of the lowest ceiling.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Ask who owns the piano',
      text: 'Is the piano in a shared room? Ask your housemates whose it is before you book.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Clear below the stairs',
      text: 'Do the stairs end just inside the front door? Clear the floor there, so we have room to turn the piano.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'fitnessCenter',
      title: 'Stairs with a turn?',
      text: 'We stand the piano on end on the landing to turn it. Measure how deep the landing is.',
    },
    {
      icon: 'straighten',
      title: 'Step at the door?',
      text: 'We lay a ramp over a single step or a high sill. Tell us if there are more steps outside.',
    },
    {
      icon: 'grass',
      title: 'Lawn instead of a path?',
      text: 'A piano dolly sinks into grass, so we lay plywood. Tell us how far the door is from the driveway.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'House below the road?',
      text: 'If the path up is too steep, we take an upright apart and carry it in pieces. Send us a photo of the path.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Railing at the top of the stairs?',
      text: 'Measure from the railing to the wall. We carry a grand through that gap on its side, without its legs.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Renovated since the piano came?',
      text: 'An upright may not fit through newer doors or stairs. In that case we take it apart indoors, which is loud.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Small elevator?',
      text: 'Measure the elevator floor from corner to corner, because a piano can go in diagonally. Ask the building to pad the walls.',
      fits: 'highRise',
    },
    {
      icon: 'place',
      title: 'Does the basement have a walkout door?',
      text: 'We use that door instead of the stairs, even if the way is longer. Tell us about soft ground outside.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'One hallway for everyone?',
      text: 'Nobody can get past a piano in the hallway. Choose a time when most of your housemates are out.',
      fits: 'sharedRental',
    },
    {
      icon: 'verifiedUser',
      title: 'Neighbours behind the wall?',
      text: 'Taking a piano apart is loud. If yours won’t go through the door in one piece, tell your neighbours before we come.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your piano goes',
  destinations: [
    { what: 'A piano that plays', where: 'Donated when someone wants it' },
    { what: 'Iron plate and strings', where: 'Metal recycler' },
    { what: 'Unpainted wooden parts', where: 'Wood recycling' },
    { what: 'Lacquered case, felt, keys', where: 'Licensed disposal site' },
  ],
  materials: ['largeItems', 'metal'],
  questions: [
    {
      question: 'Can I give my piano away instead?',
      answer:
        'You can try. Somebody may want a piano that still holds its tuning. If nobody takes it after a few weeks, call us.',
    },
    {
      question: 'How many people does it take to move a piano?',
      answer:
        'Two of us can move a spinet on one level. A tall upright on stairs takes three or four people. You pay by space, not per person.',
    },
    {
      question: 'Do you break up pianos indoors?',
      answer:
        'No. If a piano won’t go through the door in one piece, we take it apart with tools, once you agree. Cover nearby furniture, because there’s dust inside a piano.',
    },
    {
      question: 'Do you take organs and keyboards too?',
      answer:
        'Yes, we take electric organs, keyboards and digital pianos. If you have a pump organ, tell us its size first.',
    },
    {
      question: 'Our piano stood in an unheated farmhouse. Can we still give it away?',
      answer:
        'Probably not, because cold and damp loosen the tuning pins. If keys stick and the strings are brown, a piano is usually scrap. We take it either way.',
      fits: 'rural',
    },
    {
      question: 'Can the piano go out through the patio doors and over the deck?',
      answer:
        'Yes, if the doors open wide enough and the deck is sound. We check the deck boards first. You may have to take off a section of railing.',
      fits: 'lakefront',
    },
    {
      question: 'There’s no room for the piano in our new house. When should you take it?',
      answer:
        'Before the move, if you can. We pick it up at your old house, so your movers don’t have to carry it.',
      fits: 'newSubdivision',
    },
    {
      question: 'Our piano is a hundred years old. Is it worth money?',
      answer:
        'Usually not, because pianos wear out. If yours is a famous make, ask a piano tuner before you book. We don’t appraise pianos.',
      fits: 'olderCore',
    },
    {
      question: 'Should I tell my condo manager that it’s a piano?',
      answer:
        'Yes, because pianos weigh roughly 300 to 800 pounds. Ask if the lobby floor needs plywood, and if building staff have to be there.',
      fits: 'highRise',
    },
    {
      question: 'Can a piano come up from a basement suite?',
      answer:
        'Nearly always, if it went down in one piece. Tell us about any walls or ceilings built since then. The piano may have to come up in parts.',
      fits: 'basementSuite',
    },
    {
      question: 'The piano came with our student rental. Can you take it?',
      answer: 'Only if your landlord agrees, because the piano isn’t yours. Get the OK in writing first.',
      fits: 'sharedRental',
    },
    {
      question: 'Can you bring a piano down from the third floor of a townhouse?',
      answer:
        'Usually, if there’s room to turn on the landings. Send us photos of the stairs. If the stairs are winding, we take a big upright apart.',
      fits: 'townhouse',
    },
  ],
  closing: 'Piano lessons long over?',
  related: ['furniture-disposal', 'estate-cleanout', 'move-out-dump-run', 'appliance-removal'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-25',
} as const satisfies CityServiceRecord
