import { expect, test } from 'vitest'
import { honeypotField, mapFields } from '#data/quote/quoteFields.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import type { Answer } from '#tests/support/site/sendRequest.ts'
import { startSite } from '#tests/support/site/startSite.ts'

type Site = Awaited<ReturnType<typeof startSite>>

/** Repeated many times, these have made parsers of addresses, lists, types and numbers slow. */
const inHeaders = ['1 1', ' ', ' \t', ', ;', ...'( [ " \\" @. a. a- ; ;q= , = % / */ :'.split(' ')]
/** The first is two combining marks, which Unicode normalization has to sort. */
const inFields = ['\u0315\u0300', ...inHeaders, '\n', '&', '<', '\u00a0', '\u200b', '\ud83d\udc4d\u200d']

/** A valid beginning of each header that the server reads. */
const headers = {
  Accept: 'text/html;',
  'Accept-Encoding': 'gzip;',
  'Cache-Control': 'no-cache,',
  'Content-Encoding': 'gzip,',
  'Content-Type': 'application/json; charset=',
  Forwarded: 'for=',
  Host: 'site.example:',
  'Idempotency-Key': 'a',
  'If-Modified-Since': 'Mon, 01 Jan 2024',
  'If-None-Match': 'W/"a",',
  Origin: 'https://',
  Referer: 'https://site.example/',
  'X-Forwarded-For': '2001:db8::1,',
  'X-Forwarded-Host': 'site.example,',
  'X-Forwarded-Proto': 'https,',
}
/** Bytes: nearly what Node accepts as all headers together, and the server as a form. */
const most = { header: 15_000, form: 128_000 }

/** Ends in another character: a backtracking parser tries again from the start. */
const fill = (text: string, bytes: number) => `${text.repeat((bytes - 1) / Buffer.byteLength(text))}!`

const startProxied = () => startSite({ environment: { TRUST_PROXY: 'loopback' } })

/** Sends the requests in turn, each with a health check. A parser that backtracks takes so long that the test times out. */
async function expectAnswers(site: Site, requests: readonly (() => Promise<Answer>)[]) {
  const statuses: number[] = []
  for (const send of requests) {
    const [answer, health] = await Promise.all([send(), site.send('/healthz')])
    statuses.push(answer.status)
    expect(health.status).toBe(200)
    expect(answer.status).toBeLessThan(500)
  }
  return statuses
}

let visitors = 0
/** Another client for each request: none reaches the limit of quotes. */
const nextVisitor = () => ({ 'X-Forwarded-For': `2001:db8:${(++visitors).toString(16)}::1` })

test.each(Object.entries({ ...mapFields(({ maxLength }) => maxLength), [honeypotField]: 5000 }))(
  'any text in the field %s is answered, most of them after they were read',
  async (field, limit) => {
    const site = await startProxied()
    const requests = inFields.flatMap((text) => [
      () => sendQuote(site.send, { ...quoteRequest, [field]: fill(text, limit) }, nextVisitor()),
      () => sendQuote(site.send, { ...quoteRequest, [field]: fill(text, 30_000) }, nextVisitor()),
      () => sendRawForm(site, { ...quoteRequest, [field]: fill(text, most.form - 200) }),
    ])

    const statuses = await expectAnswers(site, requests)

    expect(statuses.filter((status) => status === 413).length).toBeLessThan(requests.length / 4)
  },
)

test.each(Object.entries(headers))('any text in the header %s is answered', async (name, start) => {
  const site = await startProxied()
  const requests = inHeaders
    .flatMap((text) => [fill(text, most.header), start + fill(text, most.header - start.length)])
    .flatMap((value) => [
      () => sendQuote(site.send, quoteRequest, { ...nextVisitor(), [name]: value }),
      () => site.send('/contact-us', { headers: { [name]: value } }),
    ])

  const statuses = await expectAnswers(site, requests)

  expect(statuses).toContain(301)
})

/** Encodes as little as possible: a browser would write three bytes for most characters. */
function sendRawForm({ send }: Site, fields: Record<string, string>): Promise<Answer> {
  const escaped = (value: string) => value.replaceAll(/[%&+=]/g, encodeURIComponent)
  const body = Object.entries(fields).map(([name, value]) => `${name}=${escaped(value)}`)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...nextVisitor() }
  return send('/api/quotes', { method: 'POST', headers, body: body.join('&') })
}
