import { explainAndExit, StartError } from '#data/company/settings.ts'
import type { ServerConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { openStore, type Store } from '../store/openStore.ts'
import type { SenderConfig } from './outbox/messageKind.ts'
import { createOutboxQueue } from './outbox/outboxQueue.ts'
import { createSenders } from './outbox/senders.ts'
import { createPhotoDecoder, type DecodePhoto } from './photos/photoDecoder.ts'
import { deleteExpired, deleteExpiredAccess, deleteExpiredLimits } from './retention.ts'

type QuoteService = {
  store: Store
  decode: DecodePhoto
  wakeOutbox: () => void
  close(): Promise<void>
}

/**
 * The store, and the background work on quotes: the outbox is sent, old quotes are deleted.
 *
 * @throws StartError when the store cannot be used
 */
export async function startQuoteService(
  config: SenderConfig & Pick<ServerConfig, 'database' | 'retentionDays'>,
  log: Log,
): Promise<QuoteService> {
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
    deleteExpiredLimits(store, log),
    deleteExpiredAccess(store.access, log),
  ]
  const decoder = createPhotoDecoder()
  queue.start()

  return {
    store,
    decode: decoder.decode,
    wakeOutbox: () => queue.wake(),
    async close() {
      for (const stop of deletions) stop()
      decoder.close()
      await queue.stop()
      await store.close()
    },
  }
}
