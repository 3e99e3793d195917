import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Contractor debris',
  displayName: 'Contractor Debris',
  serviceLower: 'contractor debris removal',
  primaryKeyword: 'contractor debris removal',
  lot: 'reno',
  order: 21,
  description:
    'For crews who would sooner build than wait in line at the scales. We clear the pile at the end of a job or between phases, from a driveway, a garage or the top of the stairs, and no bin sits on the client’s lawn overnight.',
  features: [
    {
      icon: 'straighten',
      title: 'Measure the pile',
      text: 'Length times width times height in feet, divided by 27, gives the cubic yards to quote from.',
    },
    {
      icon: 'localShipping',
      title: 'No bin to park',
      text: 'The truck comes, loads and leaves, so the driveway stays open for the lumber delivery.',
    },
    {
      icon: 'groups',
      title: 'A contact on site',
      text: 'Name the person who will show us what goes and what is still needed.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Little, as a rule, because demo piles are already in pieces. Pallets, forms and temporary stairs are knocked down with a sledge and a bar, and anything longer than the truck box is cut.',
    heavy:
      'Concrete, brick and plaster: a pail of the stuff is as heavy as a 30 kg bag of mix. Keep rubble in its own pile near the street and we bring the wheelbarrow and a ramp.',
    cannotGo:
      'Drums of any liquid, fuel cans, sealants and half-used paint. If abatement is part of the job, asbestos and PCB ballasts leave with the abatement contractor.',
    whereItGoes:
      'Rebar, steel studs and wire kept out of the mix go to a metal recycler. Clean wood and dry cardboard are recycled, and mixed debris goes to a licensed disposal site.',
  },
  closing: 'You build it. We haul it.',
  related: ['construction-waste', 'kitchen-renovation-debris', 'deck-demolition', 'interlock-disposal'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
