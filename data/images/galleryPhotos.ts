import { type GalleryPair, photosOf } from './galleryPair.ts'
import {
  type Photo,
  pair1After,
  pair1Before,
  pair2After,
  pair2Before,
  pair3After,
  pair3Before,
  single1,
  single2,
  single3,
  single4,
  single5,
  single6,
} from './photos.ts'

const demolition1: GalleryPair = {
  title: 'Demolition Project 1',
  description:
    'Before: a falling-down shed, deck boards, planks, bags and tires. After: a clear lawn and swept patio slabs.',
  before: pair1Before,
  after: pair1After,
}

const demolition2: GalleryPair = {
  title: 'Demolition Project 2',
  description:
    'Before: a room full of drywall, rubble and old cabinets. After: an empty room with a swept wooden floor.',
  before: pair2Before,
  after: pair2After,
}

const majorRemoval: GalleryPair = {
  title: 'Major Junk Removal',
  description:
    'Before: a garage packed with furniture, mattresses, boxes and a fridge. After: an empty, swept garage.',
  before: pair3Before,
  after: pair3After,
}

export const galleryPairs: readonly GalleryPair[] = [demolition1, demolition2, majorRemoval]

/** In the order of the home page, the first one large. */
export const homePairs: readonly GalleryPair[] = [majorRemoval, demolition1, demolition2]

/** The photos below the pairs. */
export const galleryPhotos: readonly Photo[] = [single1, single2, single3, single4, single5, single6]

/** Every photo of the gallery, in the order of the page. */
export const shownInGallery: readonly Photo[] = [...photosOf(galleryPairs), ...galleryPhotos]
