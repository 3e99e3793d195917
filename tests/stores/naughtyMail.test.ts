import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { parseQuoteRequest } from '#data/quote/quoteRequest.ts'
import { createSenders } from '#server/quotes/outbox/senders.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'

const settings = { to: ['owner@site.example'], from: 'site@site.example', autoreply: false }
const senders = 20
const arrival = { createdAt: '2026-11-20T14:05:00.000Z', page: '/', spam: false }
const quote = { ...arrival, mail: 'pending' as const, photos: 0, photosAnnounced: 0 }

/** What the form accepts as an email, at its worst. */
const emails = [
  'ada@example.com',
  'a?bcc=victim&body=pay@evil.example',
  'a%0d%0abcc=victim@evil.example',
  "'or'1'='1@example.com",
  '{{7*7}}/`id`|$x@example.com',
  '=cmd+calc!a0@example.com',
]

const noPhotos = { photosOf: async () => [], readPhoto: async () => undefined }

test('naughty strings arrive unchanged in a mail, and none becomes a header, a link or markup', async () => {
  const { url, mails } = await startMailServer()
  const mail = { ...settings, smtpUrl: url }
  const { owner: send } = createSenders(
    { mail, siteUrl: 'https://site.example' },
    { photos: noPhotos },
    120_000,
  )
  const quotes = naughtyStrings.flatMap((text, index) => {
    const typed = { name: text.slice(0, 99), message: text, phone: `905-555-0100; ${text.slice(0, 26)}` }
    const email = emails[index % emails.length] ?? ''
    const { request } = parseQuoteRequest({ ...quoteRequest, ...typed, email }, new Date())
    return request ? [{ ...quote, ...request, id: String(index) }] : []
  })
  const waiting = [...quotes]
  const refused = emails.filter((email) => !parseQuoteRequest({ ...quoteRequest, email }, new Date()).request)

  const sendAll = async () => {
    for (let quote = waiting.pop(); quote; quote = waiting.pop())
      await send?.({ number: 1, kind: 'owner', attempts: 1, since: 0, reached: [], quote }, 0)
  }
  await Promise.all(Array.from({ length: senders }, sendAll))

  expect(refused).toEqual([])
  expect(quotes.length).toBeGreaterThan(450)
  expect(mails).toHaveLength(quotes.length)
  for (const mail of mails) {
    const id = /^<(\d+)\./.exec(mail.messageId ?? '')?.[1]
    const { name, message, phone, email = '' } = quotes.find((quote) => quote.id === id) ?? {}
    expect(mail.envelope.to).toEqual(settings.to)
    expect(mail.headers.map(({ key }) => key)).toEqual(mails[0]?.headers.map(({ key }) => key))
    expect(mail.subject).toBe(`Quote request from ${name}`)
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([email])
    expect(readMessage(mail.text)).toBe(message)

    const page = parse(mail.html?.replaceAll('\r\n', '\n') ?? '')
    const cells = page.querySelectorAll('td').map(({ textContent }) => textContent)
    const [call = '', write = '', ...others] = page
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href') ?? '')
    expect([...cells.slice(0, 2), cells.find((cell) => cell === email)]).toEqual([name, phone, email])
    expect(page.querySelector('p')?.textContent).toBe(message)
    expect(new Set(page.querySelectorAll('*').map(({ tagName }) => tagName))).toEqual(elements)
    expect(call).toMatch(/^tel:\d{10,15}(;ext=\d+)?$/)
    expect(write).toMatch(/^mailto:[^?&]+$/)
    expect(decodeURIComponent(write.slice('mailto:'.length))).toBe(email)
    expect(others).toEqual(['https://site.example/'])
  }
})

const elements = new Set(['HTML', 'BODY', 'TABLE', 'TR', 'TH', 'TD', 'A', 'P'])

/** What stands below the table, without the line ends that mail adds. */
const readMessage = (text = '') => {
  const lines = text.replaceAll('\r\n', '\n')
  return lines.slice(lines.indexOf('\n\n') + 2).replace(/\n+$/, '')
}
