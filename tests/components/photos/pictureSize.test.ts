import { expect, test } from 'vitest'
import { isBlank } from '#components/quote/photos/pictureSize.ts'

test.each([
  ['black', [0, 0, 0, 255, 3, 3, 3, 255], true],
  ['white', [255, 255, 255, 255, 250, 250, 250, 255], true],
  ['dark', [9, 9, 9, 255, 0, 0, 0, 255], false],
])('a picture that is %s is blank: %j %s', (_kind, pixels, blank) => {
  expect(isBlank(new Uint8ClampedArray(pixels))).toBe(blank)
})
