import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressSite } from '#renderer/build/compress.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('a cached body is found by content and quality: a page and a script of one content have one each', async () => {
  const text = 'Junk removal. '.repeat(50)
  const folder = temporaryFolder({ 'site/a.html': text, 'site/a.js': text })
  const cache = join(folder, 'cache')

  const first = await compressSite({ site: join(folder, 'site'), cache })
  const again = await compressSite({ site: join(folder, 'site'), cache })

  expect(readdirSync(cache).filter((name) => name.endsWith('.br'))).toHaveLength(2)
  expect(brotliDecompressSync(readFileSync(join(folder, 'site/a.html.br'))).toString()).toBe(text)
  expect(first.files).toBe(2)
  expect(again).toEqual({ files: 2, made: 0 })
})
