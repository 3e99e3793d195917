import { expect, test } from 'vitest'
import { createQuoteMailer } from '#server/quotes/quoteMailer.ts'
import { naughtyRequests } from '#tests/support/naughtyStrings.ts'
import { startMailServer } from '#tests/support/startMailServer.ts'

const settings = { to: ['owner@site.example'], from: 'site@site.example', autoreply: false }
const senders = 20

test('naughty strings arrive unchanged, and none becomes a header', { timeout: 180_000 }, async () => {
  const { url, mails } = await startMailServer()
  const send = createQuoteMailer({ ...settings, smtpUrl: url }, 'https://site.example', 120_000)
  const waiting = naughtyRequests.map((request, index) => ({
    ...request,
    email: 'ada@example.com',
    id: String(index),
    createdAt: '2026-11-20T14:05:00.000Z',
    page: '/',
    spam: false,
    mail: 'pending' as const,
  }))
  const quotes = [...waiting]

  const sendAll = async () => {
    for (let quote = waiting.pop(); quote; quote = waiting.pop())
      await send({ number: 1, kind: 'owner', attempts: 1, since: 0, reached: [], quote })
  }
  await Promise.all(Array.from({ length: senders }, sendAll))

  expect(mails).toHaveLength(quotes.length)
  for (const mail of mails) {
    const { name = '', message } = quotes[Number(/^<(\d+)\./.exec(mail.messageId ?? '')?.[1])] ?? {}
    expect(mail.envelope.to).toEqual(settings.to)
    expect(mail.headers.map(({ key }) => key)).toEqual(mails[0]?.headers.map(({ key }) => key))
    expect(mail.subject).toBe(`Quote request from ${name}`)
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['ada@example.com'])
    expect(readMessage(mail.text)).toBe(message)
  }
})

/** What stands below the table, without the line ends that mail adds. */
const readMessage = (text = '') => {
  const lines = text.replaceAll('\r\n', '\n')
  return lines.slice(lines.indexOf('\n\n') + 2).replace(/\n+$/, '')
}
