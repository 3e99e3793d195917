import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Shed demolition',
  displayName: 'Shed Demolition',
  serviceLower: 'shed demolition',
  primaryKeyword: 'shed removal',
  lot: 'yard',
  order: 4,
  description:
    'Wood, steel or resin, empty or still full of rakes. Shed removal starts at the roof and ends at the floor: we take the walls down by hand, carry the panels out and leave the base bare, or take the base as well if you ask.',
  features: [
    {
      icon: 'construction',
      title: 'No machines on grass',
      text: 'It comes down with bars and saws, so no excavator crosses the lawn.',
    },
    {
      icon: 'fence',
      title: 'Tight lot lines',
      text: 'A shed 12 inches from the fence is folded inward, one wall at a time.',
    },
    {
      icon: 'layers',
      title: 'Base, your choice',
      text: 'Blocks, skids or patio stones can stay for the next shed or leave with this one.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Shingles and roof sheathing come off first with a shingle fork and a pry bar, then the walls are cut loose at the corners and laid flat. A steel shed is a few hundred sheet-metal screws. A resin one unclips in the reverse order of the instructions nobody kept.',
    heavy:
      'The floor is the surprise: plywood on skids that has soaked up years of rain, about as easy to lift as an upright piano. We saw it into strips and carry those.',
    cannotGo:
      'Old cement-board siding may hold asbestos and needs a licensed abatement contractor before we touch it. Have an electrician disconnect any wiring, and move paint, pesticide and gas cans out beforehand.',
    whereItGoes:
      'A steel shed is nearly all metal recycling, hinges and door track included. From a wooden one, bare framing lumber can be recycled as wood, while painted boards, shingles and rotten plywood need a licensed disposal site.',
  },
  closing: 'It was leaning anyway.',
  related: ['backyard-cleanup', 'fence-demolition', 'deck-demolition', 'garage-cleanout'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
