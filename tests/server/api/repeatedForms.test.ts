import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { monthRange } from '#data/desk/monthRange.ts'
import { quoteRequest, sendForm, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) }))

const pass = (time: number) => vi.setSystemTime(Date.now() + time)

test('a plain form repeated within ten minutes is one quote, and a repeat half an hour later is another', async () => {
  const { send, quotes } = await startSite()

  const atOnce = await Promise.all(Array.from({ length: 20 }, () => sendForm(send, quoteRequest)))
  // Keys change every ten minutes: one repeat comes before the change, and one after it.
  pass(9.9 * minute)
  const samePeriod = await sendForm(send, quoteRequest)
  pass(0.2 * minute)
  const nextPeriod = await sendForm(send, quoteRequest)
  const kept = await Array.fromAsync(quotes.list())
  pass(30 * minute)
  await sendForm(send, quoteRequest)

  for (const { status, headers } of [...atOnce, samePeriod, nextPeriod])
    expect([status, headers.location]).toEqual([303, '/thank-you'])
  expect(kept).toHaveLength(1)
  expect(await Array.fromAsync(quotes.list())).toHaveLength(2)
})

test('a client’s own key is never that of a plain form', async () => {
  const { send, quotes } = await startSite()
  await sendForm(send, quoteRequest)
  const content = JSON.stringify(['127.0.0.1', Object.entries(quoteRequest).filter(([, text]) => text)])
  const digest = createHash('sha256').update(content).digest('base64url')
  const keyOfForm = `form ${digest} ${Math.floor(Date.now() / (10 * minute))}`

  const { status } = await sendQuote(send, quoteRequest, { 'Idempotency-Key': keyOfForm })

  expect(status).toBe(201)
  expect(await Array.fromAsync(quotes.list())).toHaveLength(2)
})

test('a plain form is the same quote with an empty field as without it, and a form without a body is refused', async () => {
  const { send, quotes } = await startSite()

  const responses = [
    await sendForm(send, { ...quoteRequest, day: '', window: '' }),
    await sendForm(send, quoteRequest),
    await sendForm(send, {}),
  ]

  expect(responses.map(({ status }) => status)).toEqual([303, 303, 422])
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
})

test('a repeat with the same key gets the same response even after its day has expired for new requests', async () => {
  vi.setSystemTime(monthRange('2026-12').from.getTime() + 60 * minute)
  const { send, quotes } = await startSite()
  const quote = { ...quoteRequest, day: '2026-12-01' }
  const key = { 'Idempotency-Key': 'k' }

  const first = await sendQuote(send, quote, key)
  pass(22.5 * 60 * minute)
  const repeat = await sendQuote(send, quote, key)
  const others = [
    await sendQuote(send, quote, { 'Idempotency-Key': 'other' }),
    await sendQuote(send, { ...quote, name: 'Eve' }, key),
    await sendQuote(send, quote),
  ]

  expect([first.status, repeat.status]).toEqual([201, 201])
  expect(JSON.parse(repeat.text).id).toBe(JSON.parse(first.text).id)
  expect(others.map(({ status }) => status)).toEqual([422, 422, 422])
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
})

test('forms that differ, or come from different IPs, are different quotes', async () => {
  const { send, quotes } = await startSite({ environment: { TRUST_PROXY: '1' } })
  const from = (ip: string) => ({ 'X-Forwarded-For': ip })

  await sendForm(send, quoteRequest, from('192.0.2.1'))
  await sendForm(send, quoteRequest, from('192.0.2.2'))
  await sendForm(send, { ...quoteRequest, message: 'Two fridges' }, from('192.0.2.1'))
  await sendForm(send, { ...quoteRequest, website: 'x' }, from('192.0.2.1'))

  const spam = (await Array.fromAsync(quotes.list())).map((quote) => quote.spam)
  expect(spam).toEqual([true, false, false, false])
})
