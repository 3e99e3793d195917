import {
  heroPhoto,
  type Photo,
  pair1Before,
  pair2After,
  pair2Before,
  pair3Before,
  single1,
  single2,
  single3,
  single4,
  single5,
  single6,
} from '../images/photos.ts'

/**
 * The photo beside the title of a service's page, by the slug of the service or of the direct service on the same
 * subject. Apart from the records, because menus are built from those without a browser's build at hand to resolve a picture.
 */
const photos: Readonly<Record<string, Photo>> = {
  'furniture-appliances': single6,
  'construction-debris': pair1Before,
  'household-junk': pair3Before,
  electronics: single5,
  'yard-waste': single4,
  'hot-tubs-spas': single3,
  'renovation-debris': pair2Before,
  'estate-cleanouts': pair3Before,
  'scrap-metal': single2,
  'carpet-flooring': pair2After,
  'appliance-removal': single2,
  'curbside-pickup': single6,
  'move-out-dump-run': single1,
}

/** The photo of the first slug that has one, most particular first; the truck where none has. */
export const servicePhoto = (...slugs: readonly string[]): Photo =>
  slugs.map((slug) => photos[slug]).find((photo) => photo !== undefined) ?? heroPhoto
