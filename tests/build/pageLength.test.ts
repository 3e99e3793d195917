import { expect, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { cityServices } from '#data/services/city/cityServices.ts'
import { readBuiltPages, textOf } from '#tests/support/build/builtPages.ts'

const mostWords = 850

/**
 * Words of the main element, so without header and footer: headings, buttons and folded answers count. "2-hour" and "{minimum}" are
 * one word each, an icon is none.
 */
const pages = readBuiltPages()
  .filter(({ path }) => /^\/services\/[^/]+\/[^/]+$/.test(path))
  .map(({ path, main }) => ({ path, words: textOf(main).match(/[\p{L}\p{N}$’'-]+/gu)?.length ?? 0 }))

test(`no page of a service in a city has more than ${mostWords} words`, () => {
  expect(pages).toHaveLength(cities.length * cityServices.length)
  expect(
    pages.filter(({ words }) => words > mostWords).map(({ path, words }) => `${path} has ${words} words`),
  ).toEqual([])
})
