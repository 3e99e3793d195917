/** The longest side of a sent photo, in pixels: a square canvas of this side has 4 megapixels, and iOS allows 16.7. */
const longestSide = 2048

/** Scales a size down to the longest side, and never up. */
export function sizeToSend(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether a picture (its red, green, blue and alpha values) is all black, all white or transparent. */
export function isBlank(pixels: Uint8ClampedArray): boolean {
  const colours = pixels.filter((_value, index) => index % 4 < 3)
  return colours.every((value) => value < 8) || colours.every((value) => value > 247)
}
