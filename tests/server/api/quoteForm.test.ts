import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '#data/company/site.ts'
import { monthRange } from '#data/desk/deskCalendar.ts'
import { quoteRequest, sendForm, sendQuote } from '#tests/support/server/sendQuote.ts'
import type { Answer } from '#tests/support/site/sendRequest.ts'
import { startSite } from '#tests/support/site/startSite.ts'

/** Expects the page with the typed form and this reason. */
function expectPage(answer: Answer, status: number, reason: string) {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.text).toContain(`>${reason}`)
  expect(answer.text).toContain(`href="tel:${site.phone}"`)
}

test('a form sent without JavaScript is stored and redirects to the thank-you page', async () => {
  const { send, quotes } = await startSite()

  const form = { ...quoteRequest, message: 'One fridge\r\nGround floor', website: '' }
  const headers = { Origin: 'https://site.example', Referer: 'https://site.example/service-areas' }
  const answer = await sendForm(send, form, headers)

  const [quote] = await Array.fromAsync(quotes.list())
  expect([answer.status, answer.headers.location]).toEqual([303, '/thank-you'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(quote).toMatchObject({ message: 'One fridge\nGround floor', page: '/service-areas', spam: false })
})

test('a returned form keeps its original page, also after a second return, and never names another site', async () => {
  const { send, quotes } = await startSite()
  const origin = 'https://site.example'
  const sendFrom = async (referer: string, action: string, phone: string) => {
    const headers = { Origin: origin, Referer: origin + referer }
    const { text } = await sendForm(send, { ...quoteRequest, phone }, headers, action)
    return text.match(/action="([^"]*)"/)?.[1] ?? ''
  }

  const first = await sendFrom('/service-areas?from=%22', '/api/quotes', '1')
  const second = await sendFrom('/api/quotes', first, '12')
  await sendFrom(first, second, '905-555-0100')
  await sendFrom('/api/quotes', '/api/quotes?page=%2F%2Fevil.example%2F', '905-555-0101')

  const pages = (await Array.fromAsync(quotes.list())).map(({ page }) => page)
  expect(second).toBe(first)
  expect(pages).toEqual(['', '/service-areas?from=%22'])
})

test('a faulty form is returned with reasons and all fields, and a duplicate field counts as missing', async () => {
  const { send, quotes } = await startSite()
  const message = '\nOne "fridge" & a couch'

  const answer = await sendForm(send, { name: '', phone: '12', email: 'ada@', message })
  const twice = await send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'name=Ada&name=Eve&phone=905-555-0100&message=x',
  })

  for (const faulty of [twice, await sendForm(send, {})])
    expectPage(faulty, 422, 'Please fill in your name.</')
  expectPage(answer, 422, 'Please fill in your name.</')
  expect(answer.text).toContain('>Please give a phone number with at least 7 digits.</a></li>')
  expect(answer.text).toContain('>Please type an email address like name@example.com, or leave it empty.</a>')
  expect(answer.text).toContain('What you typed is still here.')
  expect(answer.text).toContain('value="ada@"')
  expect(answer.text).toContain('>\n\nOne &quot;fridge&quot; &amp; a couch</textarea>')
  expect(await Array.fromAsync(quotes.list())).toEqual([])
})

test('typed text never becomes markup, and typed placeholders are not filled in', async () => {
  const { send } = await startSite()
  const attack = '"></textarea><script>alert(1)</script>\' $& $1 %quote:name% data-hole="form"'
  const fields = { name: '%quote:phone%', phone: attack, email: attack, message: attack, website: attack }

  const answer = await sendForm(send, fields)

  expect(answer.status).toBe(422)
  expect(answer.text).not.toContain('<script')
  expect(answer.text.match(/<\/textarea>/g)).toHaveLength(1)
  expect(answer.text).toContain('name="name" value="%quote:phone%"')
  expect(answer.text.match(/ \$&amp; \$1 %quote:name% data-hole=&quot;form&quot;/g)).toHaveLength(4)
})

test('choices sent by a form, with or without photos, are stored together, and a returned form has them checked', async () => {
  const { send, quotes } = await startSite()
  const chosen = ['stairs', 'basement', 'long-walk'].map((value): [string, string] => ['access', value])
  const sendChosen = async (phone: string, form: URLSearchParams | FormData) => {
    for (const [name, value] of [...Object.entries({ ...quoteRequest, phone, access: '' }), ...chosen])
      form.append(name, value)
    const encoded = new Response(form)
    const headers = { 'Content-Type': encoded.headers.get('Content-Type') ?? '' }
    return send('/api/quotes', { method: 'POST', headers, body: Buffer.from(await encoded.arrayBuffer()) })
  }

  const answers = [
    await sendChosen('905-555-0100', new URLSearchParams()),
    await sendChosen('905-555-0101', new FormData()),
    await sendChosen('12', new FormData()),
  ]

  expect(answers.map(({ status }) => status)).toEqual([303, 303, 422])
  const access = 'basement,stairs,long-walk'
  expect(await Array.fromAsync(quotes.list())).toMatchObject([{ access }, { access }])
  expect(answers[2]?.text).toContain('value="stairs" checked=""')
  expect(answers[2]?.text).toContain('value="elevator">')
})

const otherType = 'The request must be sent as JSON or as a form'

test.each([
  [403, 'This form can only be sent from our own website.', 'Origin', 'https://evil.example'],
  [403, 'This form can only be sent from our own website.', 'Origin', 'null'],
  [400, 'The form could not be read.', 'Content-Type', 'multipart/form-data; boundary=x'],
  [415, otherType, 'Content-Type', 'application/x-www-form-urlencoded; charset=koi8-r'],
  [400, 'The request could not be read.', 'Content-Encoding', 'gzip'],
])(
  'a form is not stored and is answered with a page: %i, %s, with the %s %s',
  async (status, reason, name, value) => {
    const { send, quotes, lines } = await startSite()

    const answer = await sendForm(send, quoteRequest, { [name]: value })

    expectPage(answer, status, reason)
    expect(answer.text.includes('value="ada@example.com"')).toBe(status === 403)
    expect(lines).toEqual([])
    expect(await Array.fromAsync(quotes.list())).toEqual([])
  },
)

test('5,000 characters in any script are accepted as form and JSON, and 5,001 are returned uncut', async () => {
  const { send, quotes } = await startSite()
  const longest = { ...quoteRequest, name: '名'.repeat(200), message: '🛋'.repeat(5000) }
  const tooLong = `${longest.message}🛋`

  const [form, json] = [await sendForm(send, longest), await sendQuote(send, longest)]
  const refused = await sendForm(send, { ...longest, message: tooLong })

  expect([form.status, json.status]).toEqual([303, 201])
  expect(await Array.fromAsync(quotes.list())).toMatchObject([longest, longest])
  expectPage(refused, 422, 'The message can have at most 5000 characters.')
  expect(refused.text).toContain(tooLong)
})

test.each([130, 1025])(
  'a form of %i KiB is not read, and the page points to the Back button',
  async (size) => {
    const { send, quotes } = await startSite()
    const message = 'x'.repeat(size * 1024)

    const form = await sendForm(send, { ...quoteRequest, message })
    const json = await sendQuote(send, { ...quoteRequest, message })

    expectPage(form, 413, 'The request is too long. Please shorten the message.')
    expect(form.text).toContain('Back button to get back what you typed')
    expect(form.text).toMatch(/<form[^>]* hidden=""/)
    expect(form.text).not.toContain('%quote:')
    expect([json.status, json.headers['content-type']]).toEqual([413, 'text/plain; charset=utf-8'])
    expect(await Array.fromAsync(quotes.list())).toEqual([])
  },
)

const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) }))

const pass = (time: number) => vi.setSystemTime(Date.now() + time)

test('a plain form repeated within ten minutes is one quote, also with an empty field more, and half an hour later another', async () => {
  const { send, quotes } = await startSite()

  const atOnce = await Promise.all(Array.from({ length: 20 }, () => sendForm(send, quoteRequest)))
  // Keys change every ten minutes: one repeat comes before the change, and one after it.
  pass(9.9 * minute)
  const samePeriod = await sendForm(send, quoteRequest)
  pass(0.2 * minute)
  const nextPeriod = await sendForm(send, { ...quoteRequest, more: '', day: '' })
  const kept = await Array.fromAsync(quotes.list())
  pass(30 * minute)
  await sendForm(send, quoteRequest)

  for (const { status, headers } of [...atOnce, samePeriod, nextPeriod])
    expect([status, headers.location]).toEqual([303, '/thank-you'])
  expect(kept).toHaveLength(1)
  expect(await Array.fromAsync(quotes.list())).toHaveLength(2)
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
