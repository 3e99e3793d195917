import type { CityServiceRecord } from '../cityServiceRecord.ts'

export const record = {
  name: 'Bathroom renovation debris',
  displayName: 'Bathroom Renovation Debris',
  serviceLower: 'bathroom renovation debris removal',
  primaryKeyword: 'bathroom debris removal',
  lot: 'reno',
  order: 18,
  description:
    'A bathroom is a small room full of heavy things: tub, toilet, vanity, tile and the mortar under it. Once the water is off and the fixtures are loose, we carry it all down the stairs and out, pail by pail.',
  features: [
    {
      icon: 'waterDrop',
      title: 'Drained before lifting',
      text: 'Flush the toilet with the water off and sponge out the tank, or we carry the puddle down the hall.',
    },
    {
      icon: 'layers',
      title: 'Tile in pails',
      text: 'Broken tile comes down in half-full pails, because a full one is what dents the stairs.',
    },
    {
      icon: 'straighten',
      title: 'Tub route first',
      text: 'We measure the door and the turn at the landing before the tub leaves the room.',
    },
  ],
  additionalInfo: {
    takenApart:
      'A loose toilet splits into tank and bowl at 2 or 3 bolts. Acrylic tubs and surrounds are cut into strips with a reciprocating saw. Cast iron is broken up under a blanket with a sledge, or carried whole where the stairs allow.',
    heavy:
      'A cast iron tub weighs 300 pounds or more, like a full chest freezer with no corners to hold. Wall tile on its mortar bed is nearly as bad, and a single shower can fill a dozen pails.',
    cannotGo:
      'Fixtures with the water still on, until a plumber has capped the lines. Old vinyl floor, pipe wrap and ceiling texture can hold asbestos, so have them tested and leave what fails to an abatement contractor.',
    whereItGoes:
      'Iron and steel tubs, copper and brass go to a metal recycler. Porcelain, tile, fibreglass and wet drywall go to a licensed disposal site, and a vanity without chips is passed on when it can be reused.',
  },
  closing: 'The tub goes down the stairs once.',
  related: ['kitchen-renovation-debris', 'flooring-disposal', 'construction-waste'],
  directService: 'renovation-debris',
  updatedOn: '2026-11-20',
} as const satisfies CityServiceRecord
