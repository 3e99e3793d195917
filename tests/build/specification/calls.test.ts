import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFolder, listBuiltFiles } from '#tests/support/build/builtPages.ts'

test('the pages call one path of the server, and no other @7-7', () => {
  const texts = listBuiltFiles()
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => readFileSync(join(builtFolder, file), 'utf8'))

  const called = texts.flatMap((text) => [...text.matchAll(/["'`](\/api\b[^"'`]*)/g)].map(([, to]) => to))

  expect(new Set(called)).toEqual(new Set(['/api/quotes']))
})
