import { beforeEach, expect, test, vi } from 'vitest'
import { readVisitSource } from '#components/quote/sendQuote.ts'
import { sessionValue } from '#components/session/createStore.ts'
import { campaignOnly, visitSourceKey } from '#components/session/stubContract.ts'

const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => values.get(key) ?? null })
})

test.each<[stored: string, source: object | undefined]>([
  ['https://search.example/ ', { referrer: 'https://search.example/' }],
  [' ?utm_source=flyer&utm_medium=paper&gclid', { utm_source: 'flyer', utm_medium: 'paper' }],
  ...[
    ['gclid', 'google'],
    ['GBRAID', 'google'],
    ['dclid', 'google'],
    ['fbclid', 'facebook'],
    ['msclkid', 'bing'],
    ['ttclid', 'tiktok'],
  ].map(([name, network]) => [` ?a&${name}`, { utm_source: network, utm_medium: 'cpc' }] as [string, object]),
  [
    'https://a.example/ ?utm_source=letter&wbraid',
    { referrer: 'https://a.example/', utm_source: 'letter', utm_medium: 'cpc' },
  ],
  ['https://site.example/about-us ?utm_term=', undefined],
  [' ', undefined],
  ['', undefined],
  ['https://a.example/ ?referrer=https://b.example/', { referrer: 'https://a.example/' }],
])('the stored text "%s" is read as %j', (stored, source) => {
  values.set(visitSourceKey, stored)

  expect(readVisitSource()).toEqual(source)
})

test('no id of an ad network is stored, only that there was one', () => {
  const referrer = 'https://search.example/?a=id1&gclid=id2'

  expect(campaignOnly(`${referrer} ?gclid=id3?gclid=id4&utm_source=letter&=id5&Wbraid=id6`)).toBe(
    'https://search.example/?a&gclid ?gclid&utm_source=letter&&Wbraid',
  )
})

test('the source is empty when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined)

  expect(readVisitSource()).toBeUndefined()
})

test('cuts long values, to keep the request small', () => {
  values.set(visitSourceKey, ` ?utm_campaign=${'x'.repeat(50_000)}`)

  expect(readVisitSource()).toEqual({ utm_campaign: 'x'.repeat(200) })
})

test('a value that storage has no room for replaces the stored one, until it is cleared', () => {
  const stored = new Map<string, string>()
  let isFull = false
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
    setItem(name: string, value: string) {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
      stored.set(name, value)
    },
  })
  const value = sessionValue('draft')
  value.write('older')
  isFull = true

  value.write('newer')

  expect(value.read()).toBe('newer')
  value.clear()
  expect(value.read()).toBeNull()
})
