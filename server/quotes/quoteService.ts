import type { ServerConfig } from '../config.ts'
import { createAccessStore } from '../desk/access/createAccessStore.ts'
import type { Log } from '../log.ts'
import { createAlertStore } from './alerts/alertStore.ts'
import { openQuoteStore } from './openQuoteStore.ts'
import { createEndedWebhooks } from './outbox/endedWebhooks.ts'
import type { SenderConfig } from './outbox/messageKind.ts'
import { createOutboxQueue } from './outbox/outboxQueue.ts'
import { createSenders } from './outbox/senders.ts'
import type { PhotoDependencies } from './photos/keepPhoto.ts'
import { createPhotoDecoder } from './photos/photoDecoder.ts'
import { deleteExpired, deleteExpiredAccess, deleteExpiredHits } from './retention.ts'
import type { OpenDatabase } from './store/database.ts'
import type { HitStore } from './store/hitStore.ts'
import type { QuoteDatabase } from './store/quoteStore.ts'
import { openStatements } from './store/statements.ts'

type QuoteService = {
  store: QuoteDatabase
  photos: PhotoDependencies
  hits: HitStore
  wakeOutbox: () => void
  database: OpenDatabase
  close(): Promise<void>
}

/** The background work on quotes: the outbox is sent, old quotes are deleted. */
export function startQuoteService(
  config: SenderConfig & Pick<ServerConfig, 'database' | 'retentionDays'>,
  log: Log,
): QuoteService {
  const { database, retentionDays, photoRetentionDays } = config
  const { store, hits, database: opened } = openQuoteStore(database, log)
  // The server starts without PostgreSQL; the log says so at once.
  store.check().catch((error: unknown) => log.error(error))
  const statements = openStatements(opened)
  const senders = createSenders(config, {
    photos: store,
    endedWebhooks: createEndedWebhooks(statements),
    alerts: createAlertStore(statements),
  })
  const queue = createOutboxQueue({ store, senders, log })
  const deletions = [
    deleteExpired('quote', retentionDays, store.deleteBefore, log),
    deleteExpired('photo', photoRetentionDays, store.deletePhotosBefore, log),
    deleteExpiredHits(hits, log),
    deleteExpiredAccess(createAccessStore(statements), log),
  ]
  const decoder = createPhotoDecoder()
  queue.start()

  return {
    store,
    photos: { store, decode: decoder.decode },
    hits,
    wakeOutbox: () => queue.wake(),
    database: opened,
    async close() {
      for (const stop of deletions) stop()
      decoder.close()
      await queue.stop()
      await store.close()
    },
  }
}
