import { expect, test } from 'vitest'
import { fullPhotoPath, photoPath, photoWidths } from '#data/images/photoFile.ts'
import { galleryPairs, galleryPhotos, homePairs, shownInGallery } from '#data/images/photos.ts'
import { photosOf } from '#data/pages/gallery.ts'

test('the gallery shows every photo once, and the home page the same pairs', () => {
  const photos = galleryPairs.flatMap(({ before, after }) => [before, after])

  expect(photosOf(galleryPairs)).toEqual(photos)
  expect(shownInGallery).toEqual([...photos, ...galleryPhotos])
  expect(new Set(shownInGallery).size).toBe(shownInGallery.length)
  expect(new Set(homePairs)).toEqual(new Set(galleryPairs))
})

test('a photo has copies narrower than itself, and its full width', () => {
  const photo = { name: 'shed', version: 'abc', width: 1000 }

  expect(photoWidths(photo, 'avif')).toEqual([480, 680, 800, 1000])
  expect(photoWidths(photo, 'jpg')).toEqual([800, 1000])
  expect(photoWidths({ width: 800 }, 'webp')).toEqual([800])
  expect(photoPath(photo, 800, 'webp')).toBe('/assets/photos/shed-800.abc.webp')
  expect(fullPhotoPath(photo)).toBe('/assets/photos/shed-1000.abc.jpg')
})
