import { expect, test } from 'vitest'
import { makeNameUnique } from '#components/quote/photos/addPhotos.ts'

test('photos with the same name get distinct names', () => {
  const names = new Set<string>()
  const given = ['image.jpg', 'pile.jpg', 'image.jpg', 'image.jpg'].map((name) => makeNameUnique(name, names))

  expect(given).toEqual(['image.jpg', 'pile.jpg', 'image.jpg (2)', 'image.jpg (3)'])
})
