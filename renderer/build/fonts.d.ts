/** The little of fontkit that this project uses; the package brings no types. */
declare module 'fontkit' {
  type Glyph = { advanceWidth: number; path: { toSVG(): string } }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] }
  }
  export function openSync(path: string): Font
}

/** Declared here, because @types/subset-font lacks `keepFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: string[]
      variationAxes: Readonly<Record<string, { min: number; max: number }>>
    },
  ): Promise<Buffer>
}
