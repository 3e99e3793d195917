import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createMailQueue } from '#server/quotes/outbox/mailQueue.ts'
import { createQuoteMailer, type SendMail } from '#server/quotes/outbox/quoteMailer.ts'
import type { MailKind } from '#server/quotes/store/quote.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { quoteRequest } from './sendQuote.ts'
import { startMailServer } from './startMailServer.ts'
import { temporaryFolder } from './temporaryFolder.ts'

type QueueOptions = {
  timeout?: number
  path?: string
  send?: SendMail
  patience?: number
  to?: readonly string[]
}

/** A store, a mail server, and a queue whose clock the test turns. */
export async function startMailQueue({
  timeout = 10_000,
  path = join(temporaryFolder(), 'quotes.db'),
  send,
  patience,
  to = ['owner@site.example'],
}: QueueOptions = {}) {
  const mailServer = await startMailServer()
  const store = openSqliteQuoteStore(path)
  onTestFinished(() => store.close())
  const settings = {
    smtpUrl: mailServer.url,
    to,
    from: 'owner@site.example',
    autoreply: true,
  }
  const lines: string[] = []
  const clock = { now: Date.now() }
  const queue = createMailQueue({
    store,
    send: send ?? createQuoteMailer(settings, 'https://site.example', timeout),
    log: { error: (error) => lines.push(`error: ${error}`), info: (line) => lines.push(line) },
    now: () => clock.now,
    ...(patience === undefined ? {} : { patience }),
  })
  const add = (mails: readonly MailKind[] = ['owner'], request = quoteRequest) =>
    store.add(request, { page: '/', spam: false, idempotencyKey: undefined }, mails)
  /** Sends what is due at this time after the start. */
  const sendAt = async (elapsed: number) => {
    clock.now = start + elapsed
    queue.wake()
    await queue.idle()
  }
  const start = clock.now + 60_000
  return { mailServer, store, queue, lines, add, sendAt, path, clock }
}
