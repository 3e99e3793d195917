import { beforeEach, expect, test, vi } from 'vitest'
import { readVisitSource } from '#components/quote/sendQuote.ts'
import { visitSourceKey } from '#components/session/sessionStore.ts'

const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => values.get(key) ?? null })
})

test.each([
  ['https://search.example/ ', { referrer: 'https://search.example/' }],
  [' ?utm_source=flyer&utm_medium=paper&gclid=1', { utm_source: 'flyer', utm_medium: 'paper' }],
  ['https://site.example/about-us ?utm_term=', undefined],
  [' ', undefined],
  ['', undefined],
  ['https://a.example/ ?referrer=https://b.example/', { referrer: 'https://a.example/' }],
])('the stored text "%s" is read as %j', (stored, source) => {
  values.set(visitSourceKey, stored)

  expect(readVisitSource()).toEqual(source)
})

test('the source is empty when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined)

  expect(readVisitSource()).toBeUndefined()
})

test('cuts long values, to keep the request small', () => {
  values.set(visitSourceKey, ` ?utm_campaign=${'x'.repeat(50_000)}`)

  expect(readVisitSource()).toEqual({ utm_campaign: 'x'.repeat(200) })
})
