import { expect, test } from 'vitest'
import { fullPhotoPath, photoPath, photoWidths } from '#data/images/photoFile.ts'

test('a photo has copies narrower than itself, and its full width', () => {
  const photo = { name: 'shed', version: 'abc', width: 1000 }

  expect(photoWidths(photo, 'avif')).toEqual([480, 680, 800, 1000])
  expect(photoWidths(photo, 'jpg')).toEqual([800, 1000])
  expect(photoWidths({ width: 800 }, 'webp')).toEqual([800])
  expect(photoPath(photo, 800, 'webp')).toBe('/assets/photos/shed-800.abc.webp')
  expect(fullPhotoPath(photo)).toBe('/assets/photos/shed-1000.abc.jpg')
})
