import type { ServerConfig } from '../config.ts'
import type { Log } from '../log.ts'
import type { HitStore } from './hitStore.ts'
import { createMailQueue } from './mailQueue.ts'
import { openQuoteStore } from './openQuoteStore.ts'
import { createQuoteMailer } from './quoteMailer.ts'
import type { QuoteDatabase } from './quoteStore.ts'
import { keepDeleting, keepForgetting } from './retention.ts'

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
