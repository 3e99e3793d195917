import { expect, test } from 'vitest'
import { sourceFields } from '#data/quote/sourceFields.ts'
import { parseVisitSource } from '#data/quote/visitSource.ts'

const none = Object.fromEntries(sourceFields.map((name) => [name, '']))
const parse = (input: unknown) => parseVisitSource(input, ['site.example'])

test.each([
  ['https://search.example/results?q=junk#top', 'https://search.example/results'],
  ['http://search.example', 'http://search.example/'],
  ['https://site.example/about-us', ''],
  ['android-app://com.search.app', ''],
  ['javascript:alert(1)', ''],
  ['search.example', ''],
])('the outside page %s is kept as "%s"', (referrer, kept) => {
  expect(parse({ referrer })).toEqual({ ...none, referrer: kept })
})

test('names are normalized and truncated, and values other than strings are dropped', () => {
  const given = { utm_source: ' fly\ner\u0000 ', utm_medium: '🚛'.repeat(300), utm_term: 5, utm_content: {} }

  expect(parse(given)).toEqual({ ...none, utm_source: 'fly er', utm_medium: '🚛'.repeat(200) })
})

test.each([undefined, null, 'flyer', 5, [], { __proto__: { utm_source: 'x' } }])(
  '%j names no source',
  (input) => {
    expect(parse(input)).toEqual(none)
  },
)
