import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// In the browser nothing else keeps them from becoming attributes: renderer/build/plugins/leanEmotion.ts.
test('a styled element with props of its own filters them from the attributes', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, source: readFileSync(`components/${file}`, 'utf8') }))

  const silent = files.filter(({ source }) => /\bstyled\(\s*['"\w]+\s*\)</.test(source))

  expect(files.length).toBeGreaterThan(100)
  expect(silent.map(({ file }) => file)).toEqual([])
})
