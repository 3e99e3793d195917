import { expect, test } from 'vitest'
import { honeypotField } from '#data/quote/honeypotField.ts'
import { quoteLimits } from '#data/quote/quoteRequest.ts'
import { quoteRequest, sendQuote } from '#tests/support/sendQuote.ts'
import type { Answer } from '#tests/support/sendRequest.ts'
import { startMailQueue } from '#tests/support/startMailQueue.ts'
import { startSite } from '#tests/support/startSite.ts'

type Site = Awaited<ReturnType<typeof startSite>>

/** Over and over, one or another of these has kept readers of addresses, lists, types and numbers busy for long. */
const inHeaders = ['1 1', ' ', ' \t', ', ;', ...'( [ " \\" @. a. a- ; ;q= , = % / */ :'.split(' ')]
/** The first is two marks, which composing has to sort. */
const inFields = ['\u0315\u0300', ...inHeaders, '\n', '&', '<', '\u00a0', '\u200b', '\ud83d\udc4d\u200d']

/** What the headers that are read may begin with. */
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
/** In bytes: as much as is read of all headers together, less the other ones, and of a request as a form. */
const most = { header: 15_000, form: 128_000 }

/** Ends in what nothing else ends in: whoever can go back and try once more does. */
const fill = (text: string, bytes: number) => `${text.repeat((bytes - 1) / Buffer.byteLength(text))}!`

/** Time of the processor, which waiting for others does not add to. Nearly every answer takes a hundredth of it. */
const longest = 400

/** Sends one after the other, each with a look at the health. */
async function answersTo(site: Site, requests: readonly (() => Promise<Answer>)[]) {
  const answers: Answer[] = []
  const costs: number[] = []
  for (const send of requests) {
    const began = process.threadCpuUsage()
    answers.push(...(await Promise.all([send(), site.send('/healthz')])))
    const { user, system } = process.threadCpuUsage(began)
    costs.push((user + system) / 1000)
  }
  return { statuses: answers.map(({ status }) => status), slow: costs.filter((cost) => cost > longest) }
}

/** Whoever looks at the health is told that all is well, and whoever sent is answered, or told what was wrong. */
function expectAnswers({ statuses, slow }: Awaited<ReturnType<typeof answersTo>>, count: number) {
  expect(statuses.filter((_status, at) => at % 2 === 1)).toEqual(Array(count).fill(200))
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(slow).toEqual([])
}

const startProxied = () => startSite({ environment: { TRUST_PROXY: 'loopback' } })

let visitors = 0
/** Every visitor comes from elsewhere: nobody has sent too many. */
const elsewhere = () => {
  visitors += 1
  return { 'X-Forwarded-For': `2001:db8:${visitors.toString(16)}::1` }
}

test.each([...Object.entries({ ...quoteLimits, [honeypotField]: 5000 })])(
  'whatever fills the field %s is answered without much work',
  async (field, limit) => {
    const site = await startProxied()
    const requests = inFields.flatMap((text) => [
      () => sendQuote(site.send, { ...quoteRequest, [field]: fill(text, limit) }, elsewhere()),
      () => sendQuote(site.send, { ...quoteRequest, [field]: fill(text, 30_000) }, elsewhere()),
      () => sendRawForm(site, { ...quoteRequest, [field]: fill(text, most.form - 200) }),
    ])

    const answers = await answersTo(site, requests)

    expectAnswers(answers, requests.length)
    // Most of it was read, and not refused for its size alone.
    expect(answers.statuses.filter((status) => status === 413).length).toBeLessThan(requests.length / 4)
  },
)

test.each(Object.entries(headers))(
  'whatever fills the header %s is answered without much work',
  async (name, start) => {
    const site = await startProxied()
    const values = inHeaders.flatMap((text) => [
      fill(text, most.header),
      start + fill(text, most.header - start.length),
    ])
    const requests = values.flatMap((value) => [
      () => sendQuote(site.send, quoteRequest, { ...elsewhere(), [name]: value }),
      () => site.send('/about-us', { headers: { [name]: value } }),
      () => site.send('/contact-us', { headers: { [name]: value } }),
    ])

    const answers = await answersTo(site, requests)

    expectAnswers(answers, requests.length)
    expect(answers.statuses).toContain(301)
  },
)

test('mails full of it are made and taken', async () => {
  const { mailServer, add, sendAt } = await startMailQueue({ timeout: 60_000 })
  for (const text of inFields) {
    const [name, message] = [fill(text, quoteLimits.name), fill(text, quoteLimits.message)]
    await add(['owner', 'confirmation'], { ...quoteRequest, name, message })
  }

  await sendAt(0)

  expect(mailServer.mails).toHaveLength(2 * inFields.length)
})

/** As few bytes as a form can be made of, where a browser would write three for each. */
function sendRawForm({ send }: Site, fields: Record<string, string>): Promise<Answer> {
  const escaped = (value: string) => value.replaceAll(/[%&+=]/g, encodeURIComponent)
  return send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...elsewhere() },
    body: Object.entries(fields)
      .map(([name, value]) => `${name}=${escaped(value)}`)
      .join('&'),
  })
}
