import { expect, test, vi } from 'vitest'
import { site } from '#data/company/site.ts'
import { quoteRequest, sendForm, sendQuote } from '#tests/support/server/sendQuote.ts'
import { statuses } from '#tests/support/server/startDesk.ts'
import { startSite } from '#tests/support/site/startSite.ts'

type Site = Awaited<ReturnType<typeof startSite>>

/** Sends a number of quotes. @returns the statuses */
async function sendMany({ send }: Site, count: number, headers: Record<string, string> = {}) {
  const sent: number[] = []
  while (sent.length < count) sent.push((await sendQuote(send, quoteRequest, headers)).status)
  return sent
}

const forwardedFor = (ip: string) => ({ 'X-Forwarded-For': ip })

test('an IP may send ten quotes in ten minutes, and Retry-After says when it may send again', async () => {
  const running = await startSite()
  await sendMany(running, 10)

  const answer = await sendQuote(running.send)
  const form = await sendForm(running.send, quoteRequest)
  const page = await running.send('/about-us')

  expect(answer.status).toBe(429)
  expect(answer.text).toBe(
    `You have sent several requests in a short time. Please try again in a few minutes. Or call us at ${site.phoneDotted}.`,
  )
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600)
  // The response contains the form with its typed text.
  expect(form.status).toBe(429)
  expect(form.headers['retry-after']).toBeDefined()
  expect(form.text).toContain('<li>You have sent several requests in a short time.')
  expect(form.text).toContain('value="Ada"')
  expect(page.status).toBe(200)
  expect(await Array.fromAsync(running.quotes.list())).toHaveLength(10)
})

test('repeats of a key or a form, and faulty requests, are not counted', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) })
  const running = await startSite()
  for (let count = 0; count < 15; count += 1) {
    await sendQuote(running.send, quoteRequest, { 'Idempotency-Key': 'k' })
    await sendForm(running.send, quoteRequest)
    await sendQuote(running.send, { ...quoteRequest, phone: '' })
  }

  const others = await sendMany(running, 9)
  const repeats = [
    await sendQuote(running.send, quoteRequest, { 'Idempotency-Key': 'k' }),
    await sendForm(running.send, quoteRequest),
  ]

  expect(others).toEqual([...Array(8).fill(201), 429])
  expect(statuses(repeats)).toEqual([201, 303])
})

test('X-Forwarded-For counts behind a trusted proxy only, and the log says once when that proxy does not send it', async () => {
  const proxied = await startSite({ environment: { TRUST_PROXY: '1' } })
  const open = await startSite()
  await sendMany(proxied, 10, forwardedFor('192.0.2.1'))
  await sendMany(open, 10, forwardedFor('192.0.2.1'))

  const answers = [
    await sendMany(proxied, 1, forwardedFor('192.0.2.1')),
    await sendMany(proxied, 1, forwardedFor('192.0.2.2')),
    await sendMany(proxied, 1, forwardedFor('192.0.2.2, 192.0.2.1')),
    await sendMany(open, 1, forwardedFor('192.0.2.2')),
  ]
  const reports = ({ lines }: Site) => lines.filter((line) => line.includes('without X-Forwarded-For')).length
  await proxied.send('/healthz')
  const before = reports(proxied)
  for (const site of [proxied, proxied, open]) await site.send('/about-us')

  expect(answers.flat()).toEqual([429, 201, 429, 429])
  expect([before, reports(proxied), reports(open)]).toEqual([0, 1, 0])
})

test.each([
  ['an IPv6 /56 network', '2001:db8:1:100::1', '2001:db8:1:1ff::9', '2001:db8:2:100::1'],
  ['an IPv4 address written as IPv6', '192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
])('%s is one client', async (_what, first, same, other) => {
  const running = await startSite({ environment: { TRUST_PROXY: '1' } })
  await sendMany(running, 10, forwardedFor(first))

  expect(await sendMany(running, 1, forwardedFor(same))).toEqual([429])
  expect(await sendMany(running, 1, forwardedFor(other))).toEqual([201])
})

test('unstored quotes are not counted, and no response reveals the remaining number', async () => {
  let isFailing = true
  const running: Site = await startSite({
    store: {
      quotes: {
        add: (...given) =>
          isFailing ? Promise.reject(new Error('disk full')) : running.quotes.add(...given),
      },
    },
  })

  const failed = await sendMany(running, 12)
  isFailing = false
  const answers = []
  for (let count = 0; count < 11; count += 1) answers.push(await sendQuote(running.send))

  expect(failed).toEqual(Array(12).fill(503))
  expect(statuses(answers)).toEqual([...Array(10).fill(201), 429])
  for (const { headers } of answers)
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([])
})

test('twelve copies of a request sent at once are one quote, and counted once', async () => {
  const running = await startSite()
  const copies = Array.from({ length: 12 }, () => sendMany(running, 1, { 'Idempotency-Key': 'k' }))

  const sent = (await Promise.all(copies)).flat()
  const others = await sendMany(running, 10)

  expect(sent).toEqual(Array(12).fill(201))
  expect(others).toEqual([...Array(9).fill(201), 429])
})

test('a failing limit refuses the quote', async () => {
  const take = async () => Promise.reject(new Error('no connection'))
  const { send } = await startSite({
    store: { limits: { create: () => ({ take, giveBack: async () => {} }) } },
  })

  const answer = await sendQuote(send)

  expect(answer.status).toBe(503)
  expect(answer.text).toContain('could not be saved')
})
