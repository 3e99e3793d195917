import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressSite } from '#renderer/build/compress.ts'
import { aboutPage, appScript } from '#tests/support/site/builtSite.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const site = {
  'about-us/index.html': aboutPage,
  'assets/app.js': appScript,
  'assets/copy-of-app.js': appScript,
  'assets/photo.jpg': 'not really, but long enough'.repeat(20),
  'robots.txt': 'User-agent: *',
  _redirects: '/old /new 301\n'.repeat(40),
}

test('writes .br and .gz beside compressible files only', async () => {
  const folder = temporaryFolder(site)

  const counts = await compressSite({ site: folder, cache: temporaryFolder() })

  const added = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  )
  expect(added.sort()).toEqual([
    'about-us/index.html.br',
    'about-us/index.html.gz',
    'assets/app.js.br',
    'assets/app.js.gz',
    'assets/copy-of-app.js.br',
    'assets/copy-of-app.js.gz',
  ])
  expect(counts.files).toBe(3)
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(appScript)
  expect(gunzipSync(readFileSync(join(folder, 'about-us/index.html.gz'))).toString()).toBe(aboutPage)
})

test('compresses only what changed since the last build', async () => {
  const cache = temporaryFolder()
  await compressSite({ site: temporaryFolder(site), cache })
  const next = temporaryFolder({ ...site, 'assets/app.js': `${appScript}//` })

  const counts = await compressSite({ site: next, cache })

  expect(counts).toEqual({ files: 3, made: 2 })
  expect(brotliDecompressSync(readFileSync(join(next, 'assets/app.js.br'))).toString()).toBe(`${appScript}//`)
})
