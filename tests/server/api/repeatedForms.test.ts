import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { quoteRequest, sendForm, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) })
  onTestFinished(() => void vi.useRealTimers())
})

const pass = (time: number) => vi.setSystemTime(Date.now() + time)

test('a repeated plain form within ten minutes is one quote', async () => {
  const { send, quotes } = await startSite()

  const atOnce = await Promise.all(Array.from({ length: 20 }, () => sendForm(send, quoteRequest)))
  // Into the next of the periods that keys are made for.
  pass(9.9 * minute)
  const later = await sendForm(send, quoteRequest)
  pass(0.2 * minute)
  const stillLater = await sendForm(send, quoteRequest)

  for (const { status, headers } of [...atOnce, later, stillLater])
    expect([status, headers.location]).toEqual([303, '/thank-you'])
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
})

test('the same form half an hour later is another quote', async () => {
  const { send, quotes } = await startSite()

  await sendForm(send, quoteRequest)
  pass(30 * minute)
  await sendForm(send, quoteRequest)

  expect(await Array.fromAsync(quotes.list())).toHaveLength(2)
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

test('a repeated form is not counted against the IP', async () => {
  const { send } = await startSite()
  for (let count = 0; count < 15; count += 1) await sendForm(send, quoteRequest)

  const statuses: number[] = []
  for (let count = 0; count < 10; count += 1) statuses.push((await sendQuote(send)).status)
  const repeat = await sendForm(send, quoteRequest)

  expect(statuses).toEqual([...Array(9).fill(201), 429])
  expect(repeat.status).toBe(303)
})
