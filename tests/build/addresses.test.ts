import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { extraPages } from '#data/pages/extraPages.ts'
import {
  builtFolder,
  listBuiltFiles,
  notFoundAddress,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'
import {
  cityAddresses,
  cityServicePages,
  directServiceAddresses,
  singleAddresses,
  specifiedAddresses,
} from '#tests/support/content/specification.ts'

const pages = readBuiltPages()
const addresses = pages.map(({ address }) => address)

test('the specification asks for 241 pages: 5, 8, 12 and 216 @2-routes-4 @9-5', () => {
  const counts = [singleAddresses, cityAddresses, directServiceAddresses, cityServicePages].map(
    ({ length }) => length,
  )

  expect(counts).toEqual([5, 8, 12, 216])
  expect(new Set(specifiedAddresses).size).toBe(241)
})

test('the pages are those, the extra pages and the not-found page @2-routes-1 @2-routes-2 @2-routes-3 @2-routes-5 @9-5', () => {
  const wanted = [...specifiedAddresses, ...extraPages.map(({ path }) => path), notFoundAddress]

  expect(addresses.toSorted()).toEqual(wanted.toSorted())
})

test('an address is a folder with one index.html, and the not-found page is 404.html', () => {
  const pageFiles = listBuiltFiles().filter((file) => file.endsWith('.html'))

  expect(pageFiles.filter((file) => !/^(.+\/)?index\.html$/.test(file))).toEqual(['404.html'])
})

test('the template of the form’s answer has placeholders, no scripts and no address', () => {
  const template = readFileSync(join(builtFolder, '../templates/quote-not-sent.html'), 'utf8')

  expect(template).toContain('%quote:reasons%')
  expect(template).not.toMatch(/<script|modulepreload|canonical/)
})

test('every page has its own words in main', () => {
  const first = new Map<string, string>()

  const faults = pages.flatMap(({ address, main }) => {
    const text = textOf(main)
    const twin = first.get(text)
    first.set(text, address)
    if (text.length < 150) return [`${address} says only "${text}"`]
    return twin ? [`${address} says the same as ${twin}`] : []
  })

  expect(faults).toEqual([])
})

test('nothing is hidden until a script comes', () => {
  const faults = pages.flatMap(({ address, document }) =>
    document
      .querySelectorAll('[hidden], noscript, template, [style*="display:none"], [style*="visibility:hidden"]')
      .map((element) => `${address} has ${element.toString().slice(0, 80)}`),
  )

  expect(faults).toEqual([])
})
