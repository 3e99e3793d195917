import type { Log } from '../log.ts'
import { type HitStore, hitWindow } from './store/hitStore.ts'
import type { QuoteStore } from './store/quoteStore.ts'

const day = 24 * 60 * 60_000
const hour = 60 * 60_000
const minute = 60_000

type Retention = { store: Pick<QuoteStore, 'deleteBefore'>; days: number; log: Log }

/** Deletes the quotes older than RETENTION_DAYS and says how many. */
async function deleteOldQuotes({ store, days, log }: Retention): Promise<void> {
  try {
    const deleted = await store.deleteBefore(new Date(Date.now() - days * day))
    if (deleted > 0)
      log.info(`${deleted} ${deleted === 1 ? 'quote' : 'quotes'} older than ${days} days deleted.`)
  } catch (error) {
    log.error(error)
  }
}

/** At once and every hour. @returns stops it */
export function keepDeleting(retention: Retention): () => void {
  void deleteOldQuotes(retention)
  const timer = setInterval(() => void deleteOldQuotes(retention), hour)
  return () => clearInterval(timer)
}

/** Deletes client IPs within a minute after they stop counting. @returns stops it */
export function keepForgetting({ hits, log }: { hits: Pick<HitStore, 'forget'>; log: Log }): () => void {
  const forget = () => hits.forget(Date.now() - hitWindow).catch((error: unknown) => log.error(error))
  const timer = setInterval(() => void forget(), minute)
  return () => clearInterval(timer)
}
