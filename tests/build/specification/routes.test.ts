import { expect, test } from 'vitest'
import { builtPaths, readBuiltFile } from '#tests/support/build/builtPages.ts'
import { recordedPaths } from '#tests/support/content/recordedPaths.ts'
import {
  cityPaths,
  cityServicePages,
  directServicePaths,
  redirects,
  singlePaths,
  specifiedPaths,
} from '#tests/support/content/specification.ts'

test('every page of the specification is built, and the records ask for no other @2-routes-1 @2-routes-2 @2-routes-3 @2-routes-4 @2-routes-5 @9-5', () => {
  const counts = [singlePaths, cityPaths, directServicePaths, cityServicePages].map(({ length }) => length)
  const built = new Set(builtPaths())

  expect(counts).toEqual([5, 8, 12, 216])
  expect(new Set(specifiedPaths).size).toBe(241)
  expect(specifiedPaths.filter((path) => !built.has(path))).toEqual([])
  expect(recordedPaths.toSorted()).toEqual(specifiedPaths.toSorted())
})

test('_redirects contains the redirects of the specification @2-redirects-1', () => {
  const lines = readBuiltFile('_redirects').split('\n')
  const wanted = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)

  expect(lines).toEqual(expect.arrayContaining([...wanted, '/services /#services 301']))
})
