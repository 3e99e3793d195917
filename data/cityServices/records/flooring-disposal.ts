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
    whereItGoes:
      'Bare hardwood and plywood go to wood recycling when they’re clean. Laminate, vinyl, tile and anything with glue on its back go to a licensed disposal site. Unopened boxes are kept apart when they can be reused.',
  },
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
