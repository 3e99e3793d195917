import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readBuiltPage, readBuiltPages } from '#tests/support/build/builtPages.ts'

const kilobytes = (html: string) => brotliCompressSync(html).length / 1000

test('the HTML of home takes 22 kB at most, and that of any other page 18 kB, compressed', () => {
  const others = readBuiltPages().filter(({ path }) => path !== '/')
  const longest = others.toSorted((one, other) => other.html.length - one.html.length).slice(0, 10)

  expect(kilobytes(readBuiltPage('/').html)).toBeLessThanOrEqual(22)
  expect(longest.filter(({ html }) => kilobytes(html) > 18).map(({ path }) => path)).toEqual([])
})
