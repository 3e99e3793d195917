import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { builtFolder, readBuiltFile, readBuiltPage } from '#tests/support/build/builtPages.ts'

/** In compressed bytes. The desk's budget is 250 kB; this limit is just above the current size. */
const most = 152_000
const folder = join(builtFolder, '../desk')
const assets = join(folder, 'assets')

test('the script of the desk’s list stays within its size, and the HTML preloads all of its files', () => {
  const files = readBuiltPage('/', folder)
    .document.querySelectorAll('script[src], link[rel=modulepreload]')
    .map((script) => basename(script.getAttribute('src') ?? script.getAttribute('href') ?? ''))
  const imports = files.flatMap((file) => importsOf(readBuiltFile(file, assets)))

  expect(files.map(compressedSize).reduce((sum, size) => sum + size)).toBeLessThan(most)
  // Without a preload, an import is requested only after the importing file has arrived.
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((file) => !files.includes(file))).toEqual([])
})

test('the desk is in the language of the company', () => {
  const { document } = readBuiltPage('/', folder)

  expect(document.querySelector('html')?.getAttribute('lang')).toBe(site.language)
})

test('the service worker imports nothing and contains the company’s time zone', () => {
  const worker = readBuiltFile('serviceWorker.js', folder)

  expect(importsOf(worker)).toEqual([])
  expect(worker).toContain(site.timeZone)
})

/** The files of a module's import statements, not of import(). */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/\bimport(?:[^;"'`()]*\bfrom)?\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, file = '']) => file)

/** Files under 200 bytes have no compressed body. */
function compressedSize(file: string): number {
  const path = join(assets, file)
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size
}
