import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { quoteRequest, sendForm, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

type Site = Awaited<ReturnType<typeof startSite>>

async function sendTen({ send }: Site, headers: Record<string, string> = {}) {
  for (let count = 0; count < 10; count += 1) await sendQuote(send, quoteRequest, headers)
}

test('an IP may send ten quotes in ten minutes, and Retry-After says when it may send again', async () => {
  const running = await startSite()
  await sendTen(running)

  const answer = await sendQuote(running.send)
  const page = await running.send('/about-us')

  expect(answer.status).toBe(429)
  expect(answer.text).toBe(
    `You have sent several requests in a short time. Please try again in a few minutes. Or call us at ${site.phoneDotted}.`,
  )
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect(page.status).toBe(200)
  expect(await Array.fromAsync(running.quotes.list())).toHaveLength(10)
})

test('repeats of a key and faulty requests are not counted', async () => {
  const running = await startSite()
  for (let count = 0; count < 15; count += 1) {
    await sendQuote(running.send, quoteRequest, { 'Idempotency-Key': 'k' })
    await sendQuote(running.send, { ...quoteRequest, phone: '' })
  }

  const others = []
  for (let count = 0; count < 10; count += 1) others.push((await sendQuote(running.send)).status)
  const repeat = await sendQuote(running.send, quoteRequest, { 'Idempotency-Key': 'k' })

  expect(others).toEqual([...Array(9).fill(201), 429])
  expect(repeat.status).toBe(201)
})

test('a form over the limit comes back with what was typed', async () => {
  const running = await startSite()
  await sendTen(running)

  const answer = await sendForm(running.send, quoteRequest)

  expect(answer.status).toBe(429)
  expect(answer.headers['retry-after']).toBeDefined()
  expect(answer.text).toContain('<li>You have sent several requests in a short time.')
  expect(answer.text).toContain('value="Ada"')
})

test('X-Forwarded-For counts behind a trusted proxy only', async () => {
  const proxied = await startSite({ environment: { TRUST_PROXY: '1' } })
  const open = await startSite()
  await sendTen(proxied, { 'X-Forwarded-For': '192.0.2.1' })
  await sendTen(open, { 'X-Forwarded-For': '192.0.2.1' })

  const statuses = [
    await sendQuote(proxied.send, quoteRequest, { 'X-Forwarded-For': '192.0.2.1' }),
    await sendQuote(proxied.send, quoteRequest, { 'X-Forwarded-For': '192.0.2.2' }),
    await sendQuote(proxied.send, quoteRequest, { 'X-Forwarded-For': '192.0.2.2, 192.0.2.1' }),
    await sendQuote(open.send, quoteRequest, { 'X-Forwarded-For': '192.0.2.2' }),
  ].map(({ status }) => status)

  expect(statuses).toEqual([429, 201, 429, 429])
})

test.each([
  ['an IPv6 /56 network', '2001:db8:1:100::1', '2001:db8:1:1ff::9', '2001:db8:2:100::1'],
  ['an IPv4 address written as IPv6', '192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
])('%s is one client', async (_what, first, same, other) => {
  const running = await startSite({ environment: { TRUST_PROXY: '1' } })
  await sendTen(running, { 'X-Forwarded-For': first })

  const answers = [
    await sendQuote(running.send, quoteRequest, { 'X-Forwarded-For': same }),
    await sendQuote(running.send, quoteRequest, { 'X-Forwarded-For': other }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([429, 201])
})

test('quotes that could not be stored are not counted, and no answer says how many are left', async () => {
  let isFailing = true
  const running: Site = await startSite({
    store: {
      check: () => running.quotes.check(),
      add: (...given) => (isFailing ? Promise.reject(new Error('disk full')) : running.quotes.add(...given)),
    },
  })

  const failed = []
  for (let count = 0; count < 12; count += 1) failed.push((await sendQuote(running.send)).status)
  isFailing = false
  const answers = []
  for (let count = 0; count < 11; count += 1) answers.push(await sendQuote(running.send))

  expect(failed).toEqual(Array(12).fill(503))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429])
  for (const { headers } of answers)
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([])
})

test('a conflict is counted, because its key has a stored quote', async () => {
  const running = await startSite()
  const statuses = []
  for (let count = 0; count < 12; count += 1) {
    const key = { 'Idempotency-Key': `${count}` }
    statuses.push((await sendQuote(running.send, quoteRequest, key)).status)
    await sendQuote(running.send, { ...quoteRequest, message: 'Another' }, key)
  }

  expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
})

test('RATE_LIMIT=off counts nothing', async () => {
  const running = await startSite({ environment: { RATE_LIMIT: 'off' } })
  await sendTen(running)

  expect((await sendQuote(running.send)).status).toBe(201)
})

test('a failing hit store refuses the quote', async () => {
  const hits = { hit: async () => Promise.reject(new Error('no connection')), giveBack: async () => {} }
  const { send } = await startSite({ hits })

  const answer = await sendQuote(send)

  expect(answer.status).toBe(503)
  expect(answer.text).toContain('could not be saved')
})
