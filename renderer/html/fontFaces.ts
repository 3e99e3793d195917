import { fonts } from '../fonts.ts'
import faces from '../standInFaces.json'

/** Brings the fonts, for the whole document, once it holds. */
export const fontFaces: string = fonts
  .map(
    ({ family, file, weight }) =>
      `@font-face{font-family:${family};src:url(${file}) format("woff2");font-weight:${weight};font-display:swap}`,
  )
  .join('')

/**
 * What each system has in the fonts' stead until they are there, as high as they are and a little wider: swapping them in moves
 * nothing (renderer/loadFonts.ts).
 */
export const standInFaces: string = faces
  .map(
    (face) =>
      `@font-face{font-family:${face.family};src:${face.src};font-weight:${face.fontWeight};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`,
  )
  .join('')
