import { expect, test } from 'vitest'
import { heroPhoto, pair1After, pair1Before, single3 } from '#data/images/photos.ts'
import { galleryPairs, photosOf } from '#data/pages/gallery.ts'
import { servicePhoto } from '#data/services/servicePhotos.ts'

test('a service’s photo is the most particular one there is, else the truck', () => {
  expect(servicePhoto('no-such-service', 'hot-tubs-spas')).toBe(single3)
  expect(servicePhoto('hot-tubs-spas', 'electronics')).toBe(single3)
  expect(servicePhoto('no-such-service')).toBe(heroPhoto)
})

test('a pair’s photos are before, then after', () => {
  expect(photosOf(galleryPairs).slice(0, 2)).toEqual([pair1Before, pair1After])
  expect(photosOf(galleryPairs)).toHaveLength(6)
})
