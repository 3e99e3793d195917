import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Construction waste',
  displayName: 'Construction Waste',
  serviceLower: 'construction waste removal',
  primaryKeyword: 'construction waste removal',
  lot: 'reno',
  order: 16,
  description:
    'Drywall, lumber ends, siding, shingles and the packaging it all came in. Leave it in a pile in the driveway or on the floor you’re working on. We load the mix as it lies, so the next trade has room to work.',
  features: [
    {
      icon: 'layers',
      title: 'Sorted or not',
      text: 'Leave the pile mixed if you like, though clean wood in a stack of its own loads faster.',
    },
    {
      icon: 'hardware',
      title: 'Nails stay in',
      text: 'Leave the nails in the studs and stack the boards with the points facing down.',
    },
    {
      icon: 'schedule',
      title: 'Between trades',
      text: 'A {arrivalWindow} arrival window fits between the framers leaving and the drywallers starting.',
    },
  ],
  additionalInfo: {
    takenApart:
      'Framed sections are cut to lengths with a pry bar and a reciprocating saw. Old windows come away in one piece, with tape across the glass.',
    heavy:
      'A full sheet of half-inch drywall weighs about 50 pounds and snaps when it’s carried flat, so sheets travel on edge. Shingles run about 70 pounds a bundle, and those get a hand truck.',
    cannotGo:
      'Asbestos in any form, which in an older house can mean insulation, siding or drywall compound: have it tested before the saws come out. Adhesives, solvents and propane cylinders stay behind too.',
    whereItGoes:
      'Clean lumber goes to wood recycling, and copper pipe, ductwork and aluminum siding to a metal recycler. Drywall, shingles and insulation go to a licensed disposal site.',
  },
  closing: 'The build stays. The mess goes.',
  related: ['contractor-debris', 'kitchen-renovation-debris', 'flooring-disposal', 'curbside-pickup'],
  directService: 'construction-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
