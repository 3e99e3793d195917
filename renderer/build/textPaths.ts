import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import { unescapeHtml } from '#data/escapeHtml.ts'

const resolve = createRequire(import.meta.url).resolve

/** Font files by weight. Static fonts: fontkit cannot read weights from a compressed variable font. */
const families: Readonly<Record<string, (weight: number) => string>> = {
  Besley: (weight) => `@fontsource/besley/files/besley-latin-${weight}-normal.woff2`,
  Figtree: (weight) => `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`,
}

const fonts = new Map<string, Font>()

/**
 * Replaces every `<text>` of a drawing with paths, so that the machine that renders the drawing needs no font.
 * Supported attributes: x, y, font-family, font-weight, font-size, letter-spacing, text-anchor="middle|end", fill.
 *
 * @throws when a font has no file
 */
export const textToPaths = (svg: string): string =>
  svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_text, attributes: string, content: string) => {
    const read = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
    const font = openFont(read('font-family') ?? '', Number(read('font-weight') ?? 400))
    const scale = Number(read('font-size')) / font.unitsPerEm
    const spacing = Number(read('letter-spacing') ?? 0) / scale

    const { glyphs, positions } = layOut(font, unescapeHtml(content))
    let pen = 0
    const shapes = glyphs.map((glyph, index) => {
      const shape = `<path transform="translate(${round(pen)} 0)" d="${glyph.path.toSVG()}"/>`
      pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) + spacing
      return shape
    })
    const before = { middle: pen / 2, end: pen }[read('text-anchor') ?? ''] ?? 0
    const left = round(Number(read('x')) - before * scale)
    return `<g fill="${read('fill') ?? 'currentColor'}" transform="translate(${left} ${read('y')}) scale(${scale} ${-scale})">${shapes.join('')}</g>`
  })

/** Width of the text in the unit of `size`, without letter spacing. */
export function textWidth(text: string, family: string, weight: number, size: number): number {
  const font = openFont(family, weight)
  const advance = layOut(font, text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return (advance * size) / font.unitsPerEm
}

const warned = new Set<string>()

/** Leaves letters out that the font lacks, with a warning: the site itself shows them. */
function layOut(font: Font, text: string) {
  const letters = [...text]
  const drawn = letters.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('')
  if (drawn !== text && !warned.has(text)) {
    warned.add(text)
    console.warn(
      `Pictures for social networks say "${drawn}" for "${text}": their font has no other letters. Choose other font files in renderer/build/textPaths.ts.`,
    )
  }
  return font.layout(drawn)
}

function openFont(family: string, weight: number): Font {
  const fileOf = families[family]
  if (!fileOf)
    throw new Error(`There is no font file for "${family}". Known: ${Object.keys(families).join(', ')}.`)
  const file = fileOf(weight)
  const font = fonts.get(file) ?? openSync(resolve(file))
  fonts.set(file, font)
  return font
}

const round = (value: number) => Math.round(value * 100) / 100
