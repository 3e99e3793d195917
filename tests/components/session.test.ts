import { beforeEach, expect, test, vi } from 'vitest'
import { readVisitSource } from '#components/quote/sendQuote.ts'
import { sessionValue } from '#components/session/createStore.ts'
import { campaignOnly, visitSourceKey } from '#components/session/stubContract.ts'
import { createToastStore } from '#components/toasts/toastStore.ts'

const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => values.get(key) ?? null })
})

test.each<[stored: string, source: object | undefined]>([
  ['https://search.example/ ', { referrer: 'https://search.example/' }],
  [' ?utm_source=flyer&utm_medium=paper&gclid', { utm_source: 'flyer', utm_medium: 'paper' }],
  [' ?a&gclid', { utm_source: 'google', utm_medium: 'cpc' }],
  [' ?a&GBRAID', { utm_source: 'google', utm_medium: 'cpc' }],
  [' ?a&dclid', { utm_source: 'google', utm_medium: 'cpc' }],
  [' ?a&fbclid', { utm_source: 'facebook', utm_medium: 'cpc' }],
  [' ?a&msclkid', { utm_source: 'bing', utm_medium: 'cpc' }],
  [' ?a&ttclid', { utm_source: 'tiktok', utm_medium: 'cpc' }],
  ['https://a.ca/ ?utm_source=x&wbraid', { referrer: 'https://a.ca/', utm_source: 'x', utm_medium: 'cpc' }],
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

test('long values are cut, to keep the request small, and the source is empty when storage is blocked', () => {
  values.set(visitSourceKey, ` ?utm_campaign=${'x'.repeat(50_000)}`)

  expect(readVisitSource()).toEqual({ utm_campaign: 'x'.repeat(200) })
  vi.stubGlobal('sessionStorage', undefined)
  expect(readVisitSource()).toBeUndefined()
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

const sent = { title: 'Success!', text: 'Quote request submitted successfully!', kind: 'success' } as const
const failed = { title: 'Error', text: '429: Please wait.', kind: 'error' } as const

test('a new toast is open, dismisses the previous toast, and keeps its id when updated', () => {
  const store = createToastStore()

  const first = store.add(sent)
  const alone = store.list()
  const second = store.add(failed)
  store.update(second, { text: 'We call you back.' })

  expect(alone).toEqual([{ ...sent, id: first, isOpen: true }])
  expect(store.list()).toEqual([
    { ...failed, text: 'We call you back.', id: second, isOpen: true },
    { ...sent, id: first, isOpen: false },
  ])
})

test('a dismissed toast is removed after 1,000,000 ms, and dismissing it twice changes nothing', () => {
  vi.useFakeTimers()
  const store = createToastStore()
  const id = store.add(sent)

  store.dismiss(id)
  vi.advanceTimersByTime(500_000)
  store.dismiss(id)
  vi.advanceTimersByTime(499_999)
  expect(store.list()).toEqual([{ ...sent, id, isOpen: false }])
  vi.advanceTimersByTime(1)
  expect(store.list()).toEqual([])
})
