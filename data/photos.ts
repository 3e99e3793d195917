import hero from './images/hero.jpg'
import owner from './images/owner.jpg'
import pair1AfterImage from './images/pair-1-after.jpg'
import pair1BeforeImage from './images/pair-1-before.jpg'
import pair2AfterImage from './images/pair-2-after.jpg'
import pair2BeforeImage from './images/pair-2-before.jpg'
import pair3AfterImage from './images/pair-3-after.jpg'
import pair3BeforeImage from './images/pair-3-before.jpg'
import single1Image from './images/single-1.jpg'
import single2Image from './images/single-2.jpg'
import single3Image from './images/single-3.jpg'
import single4Image from './images/single-4.jpg'
import single5Image from './images/single-5.jpg'
import single6Image from './images/single-6.jpg'
import social from './images/social.jpg'

/** A photograph as pages show it. To replace one, put a file with the same name in images/. */
export type Photo = {
  /** Where the built site serves the file. */
  address: string
  /** Pixels of the file. */
  width: number
  height: number
  /** What is in the picture, for those who cannot see it. */
  alt: string
  title: string
}

/*
 * Stand-ins, to be replaced before going live: every photo below was rendered for this project and shows nobody's
 * real job.
 */

export const heroPhoto: Photo = {
  address: hero,
  width: 1920,
  height: 1080,
  alt: 'White box truck parked on a quiet street in front of a house at golden hour',
  title: 'Truck in front of a house',
}

export const ownerPhoto: Photo = {
  address: owner,
  width: 1200,
  height: 1500,
  alt: 'Work shirt on a hanger, a cap and a pair of gloves hanging at the door of a truck',
  title: 'Work shirt, cap and gloves',
}

const threeByTwo = { width: 1600, height: 1067 }

export const pair1Before: Photo = {
  address: pair1BeforeImage,
  ...threeByTwo,
  alt: 'Backyard before the job: a half-collapsed wooden shed, broken deck boards, a pile of planks, black bags and old tires on the lawn',
  title: 'Demolition Project 1, before',
}

export const pair1After: Photo = {
  address: pair1AfterImage,
  ...threeByTwo,
  alt: 'The same backyard after the job: a clear green lawn and swept concrete patio slabs in front of a wooden fence',
  title: 'Demolition Project 1, after',
}

export const pair2Before: Photo = {
  address: pair2BeforeImage,
  ...threeByTwo,
  alt: 'Room during renovation: broken drywall, rubble, buckets, old cabinets, a ladder and black bags on a wooden floor',
  title: 'Demolition Project 2, before',
}

export const pair2After: Photo = {
  address: pair2AfterImage,
  ...threeByTwo,
  alt: 'The same room emptied and broom-clean, with a bare wooden floor and sunlight from two windows',
  title: 'Demolition Project 2, after',
}

export const pair3Before: Photo = {
  address: pair3BeforeImage,
  ...threeByTwo,
  alt: 'Garage packed with furniture, mattresses, boxes, black bags, tires, a stove, a fridge and bicycles',
  title: 'Major Junk Removal, before',
}

export const pair3After: Photo = {
  address: pair3AfterImage,
  ...threeByTwo,
  alt: 'The same garage empty, with a swept concrete floor',
  title: 'Major Junk Removal, after',
}

export const single1: Photo = {
  address: single1Image,
  ...threeByTwo,
  alt: 'Trailer loaded with a sofa, mattress, fridge, armchair and boxes in the driveway of a house',
  title: 'Loaded trailer',
}

export const single2: Photo = {
  address: single2Image,
  ...threeByTwo,
  alt: 'Old fridge, washer, stove and water heater lined up at the curb',
  title: 'Old appliances',
}

export const single3: Photo = {
  address: single3Image,
  ...threeByTwo,
  alt: 'Old hot tub with a folded cover and wooden steps beside a backyard deck',
  title: 'Hot tub',
}

export const single4: Photo = {
  address: single4Image,
  ...threeByTwo,
  alt: 'Pile of branches, brush and leaves with paper yard bags and logs at the curb',
  title: 'Yard waste',
}

export const single5: Photo = {
  address: single5Image,
  ...threeByTwo,
  alt: 'Stack of old TVs, monitors, computers, printers and cables against a block wall',
  title: 'Electronics',
}

export const single6: Photo = {
  address: single6Image,
  ...threeByTwo,
  alt: 'Sofa, mattress, lamp and bags at the curb in front of a brick house',
  title: 'Sofa and mattress',
}

/** Shown by social networks beside a link to the site. */
export const socialPhoto: Photo = {
  address: social,
  width: 1200,
  height: 630,
  alt: heroPhoto.alt,
  title: heroPhoto.title,
}
