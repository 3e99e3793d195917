import { expect, test } from 'vitest'
import { isBlank, sizeToSend } from '#components/quote/photos/pictureSize.ts'

test.each([
  [4032, 3024, 2048, 1536],
  [3024, 4032, 1536, 2048],
  [2048, 2048, 2048, 2048],
  [640, 480, 640, 480],
  [20_000, 5, 2048, 1],
])('%i × %i is sent as %i × %i', (width, height, smallWidth, smallHeight) => {
  expect(sizeToSend(width, height)).toEqual({ width: smallWidth, height: smallHeight })
})

test.each([
  ['black', [0, 0, 0, 255, 3, 3, 3, 255], true],
  ['white', [255, 255, 255, 255, 250, 250, 250, 255], true],
  ['black and white', [0, 0, 0, 255, 255, 255, 255, 255], false],
  ['dark', [9, 9, 9, 255, 0, 0, 0, 255], false],
])('a picture that is %s is blank: %j %s', (_kind, pixels, blank) => {
  expect(isBlank(new Uint8ClampedArray(pixels))).toBe(blank)
})
