import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Piano removal',
  displayName: 'Piano Removal',
  serviceLower: 'piano removal',
  primaryKeyword: 'piano disposal',
  lot: 'house',
  order: 12,
  description:
    'Nobody wants to be at the bottom of those stairs. Uprights, spinets and grands: piano disposal is done with a skid board, straps and a proper dolly, by people who know where the weight sits. Tell us the floor and the number of turns.',
  features: [
    {
      icon: 'fitnessCenter',
      title: 'Stairs counted first',
      text: 'Steps, landings and turns decide how we come, so we ask before we do.',
    },
    {
      icon: 'layers',
      title: 'Grands on edge',
      text: 'Legs and pedals come off, and the body rides out on its long side on a padded board.',
    },
    {
      icon: 'home',
      title: 'Floors covered',
      text: 'A caster can groove bare hardwood, so it never rolls on it.',
    },
  ],
  additionalInfo: {
    takenApart:
      'A grand loses its lid, its pedal lyre and 3 legs with a screwdriver and a socket set. If an upright must be broken down in its room, the strings are let down with a tuning lever first, because together they pull several tonnes. Then the action, the keys and the cast-iron plate come out.',
    heavy:
      'An upright is 2 fridges in one, most of it in the iron behind the keys, and it would like to fall backward. It stays low, strapped and padded, with hands above and below on every stair.',
    cannotGo:
      'The bench and the sheet music can come along. Bottles of lacquer, stripper and solvent from the refinishing that never happened can’t: a hazardous waste depot takes them.',
  },
  costTitle: 'What a piano costs to remove',
  loads: [
    { load: 'Spinet or console, with bench', tier: [1, 2] },
    { load: 'Full-size upright', tier: 2, note: 'the tall old ones too' },
    { load: 'Baby grand', tier: [2, 3], note: 'legs and lyre off, body on edge' },
  ],
  dearer: [
    'Nothing rides on top of a grand, so the air over it counts too.',
    'A player piano is deeper than its plain sister by a whole mechanism.',
    'An electric organ brings a bench, a pedalboard and often a speaker cabinet.',
  ],
  cheaper: [
    'An upright that leaves in parts packs as panels and an iron frame.',
    'Bench and metronome tuck under the keyboard and take no extra space.',
    'A digital piano off its stand is hardly thicker than an ironing board.',
  ],
  preparation: [
    {
      icon: 'straighten',
      title: 'Measure its height',
      text: 'Under 40 inches is a spinet, over 50 a tall upright. That number tells us how many hands to bring.',
    },
    {
      icon: 'check',
      title: 'Shut the fallboard',
      text: 'Close the keys and lock them if you have the key. Photos, lamp and doily come off the top.',
    },
    {
      icon: 'home',
      title: 'Check for nests',
      text: 'Has it stood in an unheated farmhouse? Unclip the bottom board and look, because mice love key felt.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'Loose veneer, casters',
      text: 'If it spent its years on a cottage porch, wiggle the casters and trim, and warn us of what comes away.',
      fits: 'lakefront',
    },
    {
      icon: 'place',
      title: 'Spare the asphalt',
      text: 'Was the driveway paved this summer? Hard little dolly wheels dent it on a hot day, so suggest another way round.',
      fits: 'newSubdivision',
    },
    {
      icon: 'hardware',
      title: 'Closers taken off',
      text: 'When there’s a storm porch ahead of the hall, unhook the spring closers, so neither door swings into the piano.',
      fits: 'olderCore',
    },
    {
      icon: 'receiptLong',
      title: 'Read the plate',
      text: 'Living up a tower in {city}? The elevator’s load plate has to cover piano, board and 3 grown people. Copy its number down.',
      fits: 'highRise',
    },
    {
      icon: 'construction',
      title: 'Which walls are new',
      text: 'If the piano went down before the suite was framed in, point out the walls and doors that came after.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'Ask whose it is',
      text: 'Upright in a common room? Pianos outlast the tenant who brought them, so ask every housemate and the owner.',
      fits: 'sharedRental',
    },
    {
      icon: 'deck',
      title: 'Foot of the stairs',
      text: 'When the flight ends just inside the door, take bench, rug and coat stand off that square yard of floor.',
      fits: 'townhouse',
    },
  ],
  access: [
    {
      icon: 'fitnessCenter',
      title: 'Stairs with a turn?',
      text: 'A straight flight takes straps and a skid board. With a turn the piano is stood on end on the landing and started again, so the depth of that landing matters more than the number of steps.',
    },
    {
      icon: 'straighten',
      title: 'Only 1 step down?',
      text: 'A single sill can catch a caster and throw the weight backward. A short ramp bridges it, and while the piano crosses, nobody stands on the low side.',
    },
    {
      icon: 'grass',
      title: 'Lawn instead of a path?',
      text: 'If grass is all there is between porch and lane, a piano dolly sinks to its axles. Plywood makes the road, laid ahead and lifted behind, and a dry week makes it shorter.',
      fits: 'rural',
    },
    {
      icon: 'waterDrop',
      title: 'House on a bank?',
      text: 'Where the only way out is downhill toward the water, an upright would like to keep going. It’s wiser apart: iron plate, keys and case carried up as separate loads.',
      fits: 'lakefront',
    },
    {
      icon: 'home',
      title: 'Open railing at the top?',
      text: 'If the stair turns round a newel post, the gap from post to wall decides. A grand’s body passes it on its straight side, with the curve facing the open hall.',
      fits: 'newSubdivision',
    },
    {
      icon: 'construction',
      title: 'Did it come in by crane?',
      text: 'If a tall upright arrived through a bay window, or before the stairs were rebuilt, it won’t leave whole. Breaking it down in the parlour is loud, slow and reliable.',
      fits: 'olderCore',
    },
    {
      icon: 'layers',
      title: 'Cab shorter than 5 feet?',
      text: 'If the elevator is shallower than an upright is long, give us its diagonal. Pianos can ride cornerwise. On end is the last resort, and only with every wall padded.',
      fits: 'highRise',
    },
    {
      icon: 'place',
      title: 'Walkout or stairwell?',
      text: 'If there’s a walkout from the suite, that’s the way, even with a long loop around the house. A concrete stairwell gives us nowhere to set down and nowhere to stand beside it.',
      fits: 'basementSuite',
    },
    {
      icon: 'groups',
      title: 'One hallway, many doors?',
      text: 'Where a houseful of students shares the exit, choose an hour when most are in class. From first strap to tailgate nobody gets past a piano, not even for the bathroom.',
      fits: 'sharedRental',
    },
    {
      icon: 'verifiedUser',
      title: 'Neighbour behind the wall?',
      text: 'If yours is a row house and the upright must come apart, give next door a warning. An iron plate working loose is heard through brick. Carried whole, it barely hums.',
      fits: 'townhouse',
    },
  ],
  destinationsTitle: 'Where your piano goes',
  destinations: [
    { what: 'A piano that plays', where: 'A new player, when one turns up' },
    { what: 'Iron plate and strings', where: 'Scrap metal recycler' },
    { what: 'Pedals, hinges, brass', where: 'Metal recycling with the plate' },
    { what: 'Bare posts and keybed', where: 'Wood recycling' },
    { what: 'Lacquered case, felt, keys', where: 'Licensed disposal site' },
  ],
  materials: ['largeItems', 'metal'],
  questions: [
    {
      question: 'Can I give my piano away instead?',
      answer:
        'You can try, and a few weeks of asking costs nothing. One that holds its tuning sometimes finds a family; one that doesn’t seldom does. Call when the messages stop coming.',
    },
    {
      question: 'How many people does a piano take?',
      answer:
        'It depends on height and stairs. A spinet on one level is 2 people’s work, a tall upright on a flight wants 3 or 4. The price doesn’t change with the number: it goes by space.',
    },
    {
      question: 'Do you smash pianos up indoors?',
      answer:
        'No, we dismantle, and only where whole won’t work and you’ve agreed. The pull comes off the strings evenly, then screws come out by the dozen. It’s dusty work, so throw a sheet over the bookcase.',
    },
    {
      question: 'Do you take organs and keyboards too?',
      answer:
        'Yes. An electric organ is lighter than its looks but deep, and the pedalboard unscrews. A stage piano is carried under one arm. Describe a pump organ on the phone, because no 2 are built alike.',
    },
    {
      question: 'Does it matter that the farmhouse piano hasn’t been heated in years?',
      answer:
        'Not for removal. For a second life it usually does: if cold and damp have loosened the tuning pins, no tuner can help it. Sticking keys and brown strings mean you should count on scrap.',
      fits: 'rural',
    },
    {
      question: 'If the patio doors face the lake, can it leave by the deck?',
      answer:
        'Possibly, when the slider opens wide and the deck is sound. A few hundred pounds on 4 small wheels finds every soft board, so we walk it first. A railing section may have to come off.',
      fits: 'lakefront',
    },
    {
      question: 'Will it mark the floors of a new house?',
      answer:
        'Not on its way out, since it travels on a board and never on its casters. If it stood on soft engineered planks, though, look underneath afterward: those little dents were there long before us.',
      fits: 'newSubdivision',
    },
    {
      question: 'If house and piano are both a century old, is the piano worth money?',
      answer:
        'Seldom. Pianos wear out, and age alone adds nothing. If the name over the keys is a famous one, ask a tuner before calling us, because we carry pianos and don’t value them.',
      fits: 'olderCore',
    },
    {
      question: 'Does my condo manager have to know it’s a piano?',
      answer:
        'Yes, tell them, with the weight: roughly 300 to 800 pounds. If the building wants plywood on the lobby tiles or somebody watching, that has to be settled before the day and not in front of the elevator.',
      fits: 'highRise',
    },
    {
      question: 'Can a piano come up from a basement suite?',
      answer:
        'Nearly always, when it went down whole. What changes is the house: a dropped ceiling, a bigger furnace, a partition. If 2 of the 3 happened since, expect it to leave in parts.',
      fits: 'basementSuite',
    },
    {
      question: 'If the piano came with the student house, may we send it off?',
      answer:
        'Not on your own. It belongs to the landlord, however badly it sounds and however much you need the wall. A short message saying it may go keeps your deposit out of the story.',
      fits: 'sharedRental',
    },
    {
      question: 'Can you bring one down from the third floor of a townhouse?',
      answer:
        'It depends on the landings. If each is as deep as the piano is long, plus a person, yes. On winding flights a spinet still manages, and a big upright becomes a job for the tool bag.',
      fits: 'townhouse',
    },
  ],
  closing: 'It hasn’t been tuned since when?',
  related: ['furniture-disposal', 'estate-cleanout', 'move-out-dump-run', 'appliance-removal'],
  directService: 'furniture-appliances',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
