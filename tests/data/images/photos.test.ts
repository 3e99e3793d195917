import { expect, test } from 'vitest'
import { fullPhotoPath, photoPath, photoWidths } from '#data/images/photoFile.ts'
import { heroPhoto, pair1After, pair1Before, single3 } from '#data/images/photos.ts'
import { galleryPairs, photosOf } from '#data/pages/gallery.ts'
import { servicePhoto } from '#data/services/servicePhotos.ts'

test('a photo has copies narrower than itself, and its full width', () => {
  const photo = { name: 'shed', version: 'abc', width: 1000 }

  expect(photoWidths(photo, 'avif')).toEqual([480, 680, 800, 1000])
  expect(photoWidths(photo, 'jpg')).toEqual([800, 1000])
  expect(photoWidths({ width: 800 }, 'webp')).toEqual([800])
  expect(photoPath(photo, 800, 'webp')).toBe('/assets/photos/shed-800.abc.webp')
  expect(fullPhotoPath(photo)).toBe('/assets/photos/shed-1000.abc.jpg')
})

test('a service has the photo of the first slug with one, else the truck', () => {
  expect(servicePhoto('no-such-service', 'hot-tubs-spas', 'electronics')).toBe(single3)
  expect(servicePhoto('no-such-service')).toBe(heroPhoto)
})

test('a pair’s photos are before, then after', () => {
  expect(photosOf(galleryPairs).slice(0, 2)).toEqual([pair1Before, pair1After])
  expect(photosOf(galleryPairs)).toHaveLength(6)
})
