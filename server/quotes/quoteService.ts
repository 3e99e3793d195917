import type { ServerConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { createMailQueue } from './outbox/mailQueue.ts'
import { createQuoteMailer } from './outbox/quoteMailer.ts'
import type { HitStore } from './store/hitStore.ts'
import { openQuoteStore } from './store/openQuoteStore.ts'
import type { QuoteDatabase } from './store/quoteStore.ts'
import { keepDeleting, keepForgetting } from './store/retention.ts'

type QuoteService = {
  store: QuoteDatabase
  hits: HitStore
  mailWaiting: () => void
  close(): Promise<void>
}

/** Everything that happens to quotes beside answering: mail goes out, old ones are deleted. */
export function startQuoteService(
  {
    database,
    mail,
    siteUrl,
    retentionDays,
  }: Pick<ServerConfig, 'database' | 'mail' | 'siteUrl' | 'retentionDays'>,
  log: Log,
): QuoteService {
  const { store, hits } = openQuoteStore(database, log)
  // PostgreSQL may come later; that it is away should be known at once.
  store.check().catch((error: unknown) => log.error(error))
  const queue = mail && createMailQueue({ store, send: createQuoteMailer(mail, siteUrl), log })
  const stopDeleting = retentionDays && keepDeleting({ store, days: retentionDays, log })
  const stopForgetting = keepForgetting({ hits, log })
  queue?.start()

  return {
    store,
    hits,
    mailWaiting: () => queue?.wake(),
    async close() {
      stopForgetting()
      if (stopDeleting) stopDeleting()
      await queue?.stop()
      await store.close()
    },
  }
}
