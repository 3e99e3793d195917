import { expect, test } from 'vitest'
import { textToPaths, textWidth } from '#renderer/build/textPaths.ts'

const drawing = (attributes: string, text = 'Lug') =>
  `<svg><text ${attributes}>${text}</text><path d="M0 0"/></svg>`
const figtree = 'x="10" y="40" font-family="Figtree" font-weight="600" font-size="20"'

/** Where the drawn text begins, how large it is, what colours it, and where each letter stands. */
function read(svg: string) {
  const [, fill, left, top, scale, flipped] =
    /<g fill="([^"]*)" transform="translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)">/.exec(svg) ?? []
  const pens = [...svg.matchAll(/<path transform="translate\((\S+) 0\)" d="M/g)].map(([, pen]) => Number(pen))
  return { fill, left: Number(left), top: Number(top), scale: Number(scale), flipped: Number(flipped), pens }
}

test('replaces texts by paths, and keeps the rest of the drawing', () => {
  const svg = textToPaths(drawing(figtree))

  const { fill, left, top, scale, flipped, pens } = read(svg)
  expect(svg).not.toContain('<text')
  expect(svg).toMatch(/<\/g><path d="M0 0"\/><\/svg>$/)
  expect([fill, left, top]).toEqual(['currentColor', 10, 40])
  expect(scale).toBeCloseTo(20 / 1000, 3)
  expect(flipped).toBe(-scale)
  expect(pens).toHaveLength(3)
  expect(pens[0]).toBe(0)
  expect(pens).toEqual(pens.toSorted((one, other) => one - other))
})

test('honours text-anchor and fill', () => {
  const width = textWidth('Lug', 'Figtree', 600, 20)

  expect(read(textToPaths(drawing(`${figtree} text-anchor="end" fill="#fff"`)))).toMatchObject({
    fill: '#fff',
    left: Math.round((10 - width) * 100) / 100,
  })
  expect(read(textToPaths(drawing(`${figtree} text-anchor="middle"`))).left).toBeCloseTo(10 - width / 2, 2)
})

test('a font that is not there is named', () => {
  expect(() => textToPaths(drawing('x="0" y="0" font-family="Arial" font-size="20"'))).toThrow(
    'There is no font file for "Arial". Known: Besley, Figtree.',
  )
})
