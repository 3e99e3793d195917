import { expect, test } from 'vitest'
import { galleryPairs, photosOf } from '#data/gallery.ts'
import { heroPhoto, pair1After, pair1Before, single3 } from '#data/photos.ts'
import { servicePhoto } from '#data/servicePhotos.ts'

test('a service’s photo is the most particular one there is, else the truck', () => {
  expect(servicePhoto('no-such-service', 'hot-tubs-spas')).toBe(single3)
  expect(servicePhoto('hot-tubs-spas', 'electronics')).toBe(single3)
  expect(servicePhoto('no-such-service')).toBe(heroPhoto)
})

test('a pair’s photos are before, then after', () => {
  expect(photosOf(galleryPairs).slice(0, 2)).toEqual([pair1Before, pair1After])
  expect(photosOf(galleryPairs)).toHaveLength(6)
})
