import { expect, test } from 'vitest'
import { extraPages } from '#data/pages/extraPages.ts'
import {
  faultsOf,
  listBuiltFiles,
  notFoundPath,
  readBuiltPages,
  repeated,
  textOf,
} from '#tests/support/build/builtPages.ts'
import {
  cityPaths,
  cityServicePages,
  directServicePaths,
  singlePaths,
  specifiedPaths,
} from '#tests/support/content/specification.ts'
import { pageKinds, unknownPath } from '#tests/support/page/pageKinds.ts'

const pages = readBuiltPages()

test('every page is built @2-routes-1 @2-routes-2 @2-routes-3 @2-routes-4 @2-routes-5 @9-5', () => {
  const counts = [singlePaths, cityPaths, directServicePaths, cityServicePages].map(({ length }) => length)
  const wanted = new Set([
    ...specifiedPaths,
    ...[...extraPages, ...pageKinds].map(({ path }) => (path === unknownPath ? notFoundPath : path)),
  ])
  const pageFiles = listBuiltFiles().filter((file) => file.endsWith('.html'))

  expect(counts).toEqual([5, 8, 12, 216])
  expect(new Set(specifiedPaths).size).toBe(241)
  expect(pages.map(({ path }) => path).sort()).toEqual([...wanted].sort())
  // A path is a folder with one index.html.
  expect(pageFiles.filter((file) => !/^(.+\/)?index\.html$/.test(file))).toEqual(['404.html'])
})

test('every page has unique text, no unfilled placeholder and no element hidden until a script runs', () => {
  const waiting = '[hidden], noscript, template, [style*="display:none"], [style*="visibility:hidden"]'
  const texts = pages.map(({ main }) => textOf(main))

  expect(texts.filter((text) => text.length < 150)).toEqual([])
  expect(repeated(texts)).toEqual([])
  // An element of another kind than was meant has an attribute "as".
  expect(faultsOf(pages, ({ document }) => !document.querySelector(`${waiting}, body [as]`))).toEqual([])
  expect(faultsOf(pages, ({ html }) => !/\{\w+\}/.test(html.replace(/<style.*?<\/style>/gs, '')))).toEqual([])
})
