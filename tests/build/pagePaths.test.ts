import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { extraPages } from '#data/pages/extraPages.ts'
import {
  builtFolder,
  listBuiltFiles,
  notFoundPath,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'
import {
  cityPaths,
  cityServicePages,
  directServicePaths,
  singlePaths,
  specifiedPaths,
} from '#tests/support/content/specification.ts'

const pages = readBuiltPages()
const paths = pages.map(({ path }) => path)

test('the specification asks for 241 pages: 5, 8, 12 and 216 @2-routes-4 @9-5', () => {
  const counts = [singlePaths, cityPaths, directServicePaths, cityServicePages].map(({ length }) => length)

  expect(counts).toEqual([5, 8, 12, 216])
  expect(new Set(specifiedPaths).size).toBe(241)
})

test('the pages are those, the extra pages and the not-found page @2-routes-1 @2-routes-2 @2-routes-3 @2-routes-5 @9-5', () => {
  const wanted = [...specifiedPaths, ...extraPages.map(({ path }) => path), notFoundPath]

  expect(paths.toSorted()).toEqual(wanted.toSorted())
})

test('a path is a folder with one index.html, and the not-found page is 404.html', () => {
  const pageFiles = listBuiltFiles().filter((file) => file.endsWith('.html'))

  expect(pageFiles.filter((file) => !/^(.+\/)?index\.html$/.test(file))).toEqual(['404.html'])
})

test.each([
  ['quote-not-sent', '%quote:reasons%'],
  ['quote-sent', '%quote:photos%'],
])('the template %s of the form’s answer has placeholders, no scripts and no path', (name, part) => {
  const template = readFileSync(join(builtFolder, `../templates/${name}.html`), 'utf8')

  expect(template).toContain(part)
  expect(template).not.toMatch(/<script|modulepreload|canonical/)
})

test('every page has its own words in main', () => {
  const first = new Map<string, string>()

  const faults = pages.flatMap(({ path, main }) => {
    const text = textOf(main)
    const twin = first.get(text)
    first.set(text, path)
    if (text.length < 150) return [`${path} says only "${text}"`]
    return twin ? [`${path} says the same as ${twin}`] : []
  })

  expect(faults).toEqual([])
})

test('nothing is hidden until a script comes', () => {
  const faults = pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('[hidden], noscript, template, [style*="display:none"], [style*="visibility:hidden"]')
      .map((element) => `${path} has ${element.toString().slice(0, 80)}`),
  )

  expect(faults).toEqual([])
})
