import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFolder, listBuiltFiles, readBuiltPages } from '#tests/support/build/builtPages.ts'

const pages = readBuiltPages()
const files = listBuiltFiles().filter((file) => file.endsWith('.woff2'))

test('all fonts together are at most 60 kB', () => {
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(builtFolder, file)).length, 0)

  expect(files).toHaveLength(2)
  expect(bytes).toBeLessThanOrEqual(60_000)
})

test('they are preloaded where the line has room for them, each as the styles ask for it', () => {
  const faults = pages.flatMap(({ path, document }) => {
    const styles = document.querySelectorAll('style').map(({ textContent }) => textContent)
    const asked = [...styles.join().matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url]) => url)
    const preloads = document.querySelectorAll('link[rel=preload][as=font]')
    const isForLargeScreens = preloads.every((link) => link.getAttribute('media') === '(min-width:1200px)')
    const isAnonymous = preloads.every((link) => link.hasAttribute('crossorigin'))
    const named = preloads.map((link) => link.getAttribute('href'))
    const isRight = isForLargeScreens && isAnonymous && asked.length === files.length
    return isRight && JSON.stringify(named) === JSON.stringify(asked) ? [] : [path]
  })

  expect(faults).toEqual([])
})
