/** The longest side of a sent photo, in pixels: a square canvas of this side has 4 megapixels, and iOS allows 16.7. */
const longestSide = 2048

/** Scales a size down to the longest side, and never up. */
export function sizeToSend(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const sampleSide = 32

/** The pixels of a square with every channel from dark to light: red across, green down, blue aslant. */
export const testPicture = Uint8ClampedArray.from({ length: 4 * sampleSide ** 2 }, (_, index) => {
  const [x, y] = [8 * ((index >> 2) % sampleSide), 8 * (index >> 7)]
  return [x, y, 255 - (x + y) / 2][index % 4] ?? 255
})

/** Whether pixels are those of the test picture, but for what JPEG changes. */
export const isTestPicture = (pixels: Uint8ClampedArray): boolean =>
  pixels.every((value, index) => Math.abs(value - (testPicture[index] ?? 0)) < 32)

/** Whether a picture (its red, green, blue and alpha values) is all black, all white or transparent. */
export function isBlank(pixels: Uint8ClampedArray): boolean {
  const colours = pixels.filter((_value, index) => index % 4 < 3)
  return colours.every((value) => value < 8) || colours.every((value) => value > 247)
}
