/** The little of fontkit that the width test uses; the package brings no types. */
declare module 'fontkit' {
  type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): { advanceWidth: number }
  }
  export function openSync(path: string): Font
}
