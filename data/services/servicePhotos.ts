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
 * The photo beside the title of a service's page, by slug of the service or of the direct service on its subject. Not in the
 * records: plain Node loads those, and photos need Vite.
 */
const servicePhotos: Readonly<Record<string, Photo>> = {
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

/** The photo of the first slug that has one, else the truck. */
export const servicePhoto = (...slugs: readonly string[]): Photo =>
  slugs.map((slug) => servicePhotos[slug]).find((photo) => photo !== undefined) ?? heroPhoto
