import { expect, test } from 'vitest'
import { pageFile } from '#renderer/build/pageFile.ts'

test.each([
  ['/', 'index.html'],
  ['/services/ajax/couch-removal', 'services/ajax/couch-removal/index.html'],
  ['/404', '404.html'],
])('%s stands in %s', (address, file) => {
  expect(pageFile(address)).toBe(file)
})
