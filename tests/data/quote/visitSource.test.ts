import { expect, test } from 'vitest'
import { sourceFields } from '#data/quote/sourceFields.ts'
import { parseVisitSource, sourceName } from '#data/quote/visitSource.ts'

const none = Object.fromEntries(sourceFields.map((name) => [name, '']))
const parse = (input: unknown) => parseVisitSource(input, ['site.example'])

test.each([
  ['https://search.example/results?q=junk#top', 'https://search.example/results'],
  ['http://search.example', 'http://search.example/'],
  ['https://site.example/about-us', ''],
  ['android-app://com.search.app/https/search.example/?q=junk', 'android-app://com.search.app'],
  ['ios-app://ada:secret@544007664/x', 'ios-app://544007664'],
  ['android-app:com.search.app', ''],
  ['javascript:alert(1)', ''],
  ['search.example', ''],
])('the outside page %s is kept as "%s"', (referrer, kept) => {
  expect(parse({ referrer })).toEqual({ ...none, referrer: kept })
})

test('names are normalized and truncated, and values other than strings are dropped', () => {
  const given = { utm_source: ' fly\ner\u0000 ', utm_medium: '🚛'.repeat(300), utm_term: 5, utm_content: {} }

  expect(parse(given)).toEqual({ ...none, utm_source: 'fly er', utm_medium: '🚛'.repeat(200) })
})

test.each([
  [{ utm_source: 'Google', utm_medium: 'CPC' }, 'google (paid)'],
  [{ referrer: 'https://www.google.com/' }, 'google.com'],
  [{ referrer: 'android-app://com.search.app' }, 'com.search.app'],
  [{}, 'direct'],
])('%j counts under "%s"', (source, name) => {
  expect(sourceName(parse(source))).toBe(name)
})

test.each([undefined, null, 'flyer', 5, [], { __proto__: { utm_source: 'x' } }])(
  '%j names no source',
  (input) => {
    expect(parse(input)).toEqual(none)
  },
)
