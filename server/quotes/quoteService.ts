import { explainAndExit, StartError } from '#data/company/settings.ts'
import { site } from '#data/company/site.ts'
import type { ServerConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { formKeyTime } from '../routes/quotes.ts'
import { openStore } from '../store/openStore.ts'
import { createOutboxQueue, createSenders } from './outbox/outboxQueue.ts'
import { createPhotoDecoder } from './photos/photoDecoder.ts'

/** The store, and the background work on quotes. @throws StartError when the store cannot be used */
export async function startQuoteService(config: ServerConfig, log: Log) {
  const { database, retentionDays, photoRetentionDays } = config
  const store = await openStore(database, log)
  // The server starts without PostgreSQL; the log says so at once.
  store.quotes
    .check()
    .catch((error: unknown) => (error instanceof StartError ? explainAndExit(error) : log.error(error)))
  const queue = createOutboxQueue({ store: store.outbox, senders: createSenders(config, store), log })
  const deletions = [
    deleteExpired('quote', retentionDays, store.quotes.deleteBefore, log),
    deleteExpired('photo', photoRetentionDays, store.photos.deletePhotosBefore, log),
    deleteExpired('receipt', site.receiptYears * longestYear, store.receipts.deleteBefore, log),
    deleteExpiredLimits(store, log),
    repeat(retentionInterval, log, () => store.access.deleteExpired(Date.now())),
  ]
  const decoder = createPhotoDecoder()
  queue.start()

  return {
    store,
    decode: decoder.decode,
    wakeOutbox: queue.wake,
    async close(): Promise<void> {
      for (const stop of deletions) stop()
      decoder.close()
      await queue.stop()
      await store.close()
    },
  }
}

const minute = 60_000
/** How long a wrong clock does no harm, in milliseconds: time servers correct one within minutes of the start. */
export const retentionInterval = 60 * minute
const day = 24 * 60 * minute
/** In days. */
const longestYear = 366

/**
 * Deletes quotes, photos or receipts older than `days`: those expired both now and at the previous check, an hour ago by a timer that no change
 * of the clock touches. @returns stops the timer, and a deletion under way after its current batch
 */
export function deleteExpired(
  what: 'quote' | 'photo' | 'receipt',
  days: number | undefined,
  deleteBefore: (time: Date, signal: AbortSignal) => Promise<number>,
  log: Log,
): () => void {
  if (days === undefined) return () => {}
  const stopped = new AbortController()
  const expiry = () => Date.now() - days * day
  let current = expiry()
  const stop = repeat(retentionInterval, log, async () => {
    const previous = current
    current = expiry()
    const deleted = await deleteBefore(new Date(Math.min(previous, current)), stopped.signal)
    if (deleted > 0)
      log.info(`${deleted} ${deleted === 1 ? what : `${what}s`} older than ${days} days deleted.`)
  })
  return () => {
    stop()
    stopped.abort()
  }
}

type Limits = {
  limits: { deleteExpired(now: number): Promise<unknown> }
  quotes: { forgetFormKeys(before: number): Promise<unknown> }
}

/** Deletes client IPs, and the keys made of them, within a minute after they are needed. @returns stops the timer */
export const deleteExpiredLimits = ({ limits, quotes }: Limits, log: Log) =>
  repeat(minute, log, () =>
    Promise.all([limits.deleteExpired(Date.now()), quotes.forgetFormKeys(Date.now() - formKeyTime)]),
  )

/** Repeats work, and logs when it fails. @returns stops the timer */
function repeat(interval: number, log: Log, work: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void work().catch((error: unknown) => log.error(error)), interval)
  return () => clearInterval(timer)
}
