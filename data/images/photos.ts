import hero from './hero.jpg?photo'
import owner from './owner.jpg?photo'
import pair1AfterImage from './pair-1-after.jpg?photo'
import pair1BeforeImage from './pair-1-before.jpg?photo'
import pair2AfterImage from './pair-2-after.jpg?photo'
import pair2BeforeImage from './pair-2-before.jpg?photo'
import pair3AfterImage from './pair-3-after.jpg?photo'
import pair3BeforeImage from './pair-3-before.jpg?photo'
import type { PhotoFile } from './photoFile.ts'
import single1Image from './single-1.jpg?photo'
import single2Image from './single-2.jpg?photo'
import single3Image from './single-3.jpg?photo'
import single4Image from './single-4.jpg?photo'
import single5Image from './single-5.jpg?photo'
import single6Image from './single-6.jpg?photo'

/** A photo as pages show it. To replace one, put a file with the same name into data/images. */
export type Photo = PhotoFile & {
  /** Alternative text. */
  alt: string
  title: string
  /** Which part stays in view where the photo is cropped, as CSS object-position; its middle at first. */
  focus?: string
  /** Creator of the photo, for search engines. */
  credit: string
  /** Whether the owner still has to replace the photo: the launch list names it. */
  isStandIn: boolean
}

/** Every photo below was rendered for this project and shows no real job. */
const rendered = { credit: 'Rendered for this site', isStandIn: true }

export const heroPhoto: Photo = {
  ...hero,
  ...rendered,
  alt: 'White box truck parked on a quiet street in front of a house at golden hour',
  title: 'Truck in front of a house',
  // The whole truck.
  focus: '88% 70%',
}

export const ownerPhoto: Photo = {
  ...owner,
  ...rendered,
  alt: 'Work shirt on a hanger, a cap and a pair of gloves hanging at the door of a truck',
  title: 'Work shirt, cap and gloves',
}

export const pair1Before: Photo = {
  ...pair1BeforeImage,
  ...rendered,
  alt: 'Backyard before the job: a half-collapsed wooden shed, broken deck boards, a pile of planks, black bags and old tires on the lawn',
  title: 'Demolition Project 1, before',
}

const pair1After: Photo = {
  ...pair1AfterImage,
  ...rendered,
  alt: 'Backyard after the job: a clear green lawn and swept concrete patio slabs in front of a wooden fence',
  title: 'Demolition Project 1, after',
}

export const pair2Before: Photo = {
  ...pair2BeforeImage,
  ...rendered,
  alt: 'Room during renovation: broken drywall, rubble, buckets, old cabinets, a ladder and black bags on a wooden floor',
  title: 'Demolition Project 2, before',
}

export const pair2After: Photo = {
  ...pair2AfterImage,
  ...rendered,
  alt: 'Empty room after the job, with a bare, swept wooden floor and sunlight from two windows',
  title: 'Demolition Project 2, after',
}

export const pair3Before: Photo = {
  ...pair3BeforeImage,
  ...rendered,
  alt: 'Garage packed with furniture, mattresses, boxes, black bags, tires, a stove, a fridge and bicycles',
  title: 'Major Junk Removal, before',
}

const pair3After: Photo = {
  ...pair3AfterImage,
  ...rendered,
  alt: 'Empty garage after the job, with a swept concrete floor',
  title: 'Major Junk Removal, after',
}

export const single1: Photo = {
  ...single1Image,
  ...rendered,
  alt: 'Trailer loaded with a couch, mattress, fridge, armchair and boxes in the driveway of a house',
  title: 'Loaded trailer',
}

export const single2: Photo = {
  ...single2Image,
  ...rendered,
  alt: 'Old fridge, washer, stove and water heater lined up at the curb',
  title: 'Old appliances',
}

export const single3: Photo = {
  ...single3Image,
  ...rendered,
  alt: 'Old hot tub with a folded cover and wooden steps beside a backyard deck',
  title: 'Hot tub',
}

export const single4: Photo = {
  ...single4Image,
  ...rendered,
  alt: 'Pile of branches, brush and leaves with paper yard bags and logs at the curb',
  title: 'Yard waste',
}

export const single5: Photo = {
  ...single5Image,
  ...rendered,
  alt: 'Stack of old TVs, monitors, computers, printers and cables against a block wall',
  title: 'Electronics',
}

export const single6: Photo = {
  ...single6Image,
  ...rendered,
  alt: 'Couch, mattress, lamp and bags at the curb in front of a brick house',
  title: 'Couch and mattress',
}

/** The same place before and after a job. */
export type GalleryPair = { title: string; description: string; before: Photo; after: Photo }

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
export const shownInGallery: readonly Photo[] = [
  ...galleryPairs.flatMap(({ before, after }) => [before, after]),
  ...galleryPhotos,
]

/** For checks of all photos. */
export const allPhotos: readonly Photo[] = [heroPhoto, ownerPhoto, ...shownInGallery]
