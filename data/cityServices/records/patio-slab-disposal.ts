import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Patio slab disposal',
  displayName: 'Patio Slab Disposal',
  serviceLower: 'patio slab disposal',
  primaryKeyword: 'patio stone removal',
  lot: 'yard',
  order: 9,
  description:
    'A cracked patio, a stack of loose slabs, or the pad under a shed that’s long gone. For patio stone removal we lift what lifts, break what was poured, and wheel it all out. Tell us how thick it is and where the truck can stand.',
  features: [
    {
      icon: 'hardware',
      title: 'Broken to size',
      text: 'Poured concrete is broken into pieces one person can lift without regretting it.',
    },
    {
      icon: 'straighten',
      title: 'Measure one edge',
      text: 'Length, width and a photo of an exposed edge tell us most of what we need.',
    },
    {
      icon: 'construction',
      title: 'Steel inside cut',
      text: 'Mesh and rebar are cut as they surface, so no slab leaves trailing wire.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Loose slabs are tipped up with a long bar and walked onto a dolly. Poured concrete gets a sledgehammer or an electric breaker, starting from an open edge, and the mesh inside is snipped with bolt cutters. The gravel below stays where it is.',
    heavy:
      'Pick up a 12-year-old and you know what a 2-foot square slab is like. Poured concrete is often twice as thick. If there are steps between the yard and the street, say so, it changes how we carry.',
    cannotGo:
      'Concrete with wiring, a gas line or a drain cast into it waits until a licensed trade has dealt with that. Black adhesive or old tile on top may contain asbestos, so have it tested first.',
    whereItGoes:
      'Clean concrete goes to concrete recycling, and the steel from inside it to a metal recycler. Slabs still whole and square can be reused. Pieces mixed with soil or tile go to a licensed disposal site.',
  },
  closing: 'Heavy is our side of the deal.',
  related: ['interlock-disposal', 'backyard-cleanup', 'shed-demolition', 'hot-tub-removal'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
