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
import { recordedPaths } from '#tests/support/content/recordedPaths.ts'
import { pageKinds, unknownPath } from '#tests/support/page/pageKinds.ts'

const pages = readBuiltPages()

test('every page that the records ask for is built, and no other', () => {
  const wanted = new Set([
    ...recordedPaths,
    ...[...extraPages, ...pageKinds].map(({ path }) => (path === unknownPath ? notFoundPath : path)),
  ])
  const pageFiles = listBuiltFiles().filter((file) => file.endsWith('.html'))

  expect(pages.map(({ path }) => path).sort()).toEqual([...wanted].sort())
  // A path is a folder with one index.html.
  expect(pageFiles.filter((file) => !/^(.+\/)?index\.html$/.test(file))).toEqual(['404.html'])
})

test('every page has unique text, no unfilled placeholder and no element hidden until a script runs', () => {
  const waiting = '[hidden], noscript, template, [style*="display:none"], [style*="visibility:hidden"]'
  const texts = pages.map(({ main }) => textOf(main))

  expect(texts.filter((text) => text.length < 150)).toEqual([])
  expect(repeated(texts)).toEqual([])
  // An attribute "as" in the body is a component prop that reached the HTML, on an element of the wrong type.
  expect(faultsOf(pages, ({ document }) => !document.querySelector(`${waiting}, body [as]`))).toEqual([])
  expect(
    faultsOf(pages, ({ html }) => !/[{}]/.test(html.replace(/<(script|style)\b.*?<\/\1>/gs, ''))),
  ).toEqual([])
})
