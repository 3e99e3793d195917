import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createOutboxQueue } from '#server/quotes/outbox/outboxQueue.ts'
import { createSenders } from '#server/quotes/outbox/senders.ts'
import type { OutboxKind, Sender } from '#server/quotes/store/outbox.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { quoteRequest } from './sendQuote.ts'
import { startMailServer } from './startMailServer.ts'

type QueueOptions = {
  timeout?: number
  path?: string
  send?: Sender
  releaseSlotAfter?: number
  to?: readonly string[]
}

/** A store, a mail server, and a queue whose clock the test turns. */
export async function startMailQueue({
  timeout = 10_000,
  path = join(temporaryFolder(), 'quotes.db'),
  send,
  releaseSlotAfter,
  to = ['owner@site.example'],
}: QueueOptions = {}) {
  const mailServer = await startMailServer()
  const store = openSqliteQuoteStore(path)
  onTestFinished(() => store.close())
  const mail = { smtpUrl: mailServer.url, to, from: 'owner@site.example', autoreply: true }
  const lines: string[] = []
  const clock = { now: Date.now() }
  const queue = createOutboxQueue({
    store,
    senders: send
      ? { owner: send, confirmation: send }
      : createSenders({ mail, siteUrl: 'https://site.example' }, { photos: store }, timeout),
    log: { error: (error) => lines.push(`error: ${error}`), info: (line) => lines.push(line) },
    now: () => clock.now,
    ...(releaseSlotAfter === undefined ? {} : { releaseSlotAfter }),
  })
  const add = (mails: readonly OutboxKind[] = ['owner'], request = quoteRequest) =>
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
