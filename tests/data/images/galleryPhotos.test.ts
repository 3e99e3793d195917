import { expect, test } from 'vitest'
import { photosOf } from '#data/images/galleryPair.ts'
import { galleryPairs, galleryPhotos, homePairs, shownInGallery } from '#data/images/galleryPhotos.ts'

test('the gallery shows every photo once, and the home page the same pairs', () => {
  const photos = galleryPairs.flatMap(({ before, after }) => [before, after])

  expect(photosOf(galleryPairs)).toEqual(photos)
  expect(shownInGallery).toEqual([...photos, ...galleryPhotos])
  expect(new Set(shownInGallery).size).toBe(shownInGallery.length)
  expect(new Set(homePairs)).toEqual(new Set(galleryPairs))
})
