import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { ServerConfig } from '../../config.ts'
import type { AlertStore } from '../alerts/alertStore.ts'
import type { Sender } from '../store/outbox.ts'
import type { PhotoArchive } from '../store/photoStore.ts'
import type { EndedWebhooks } from './endedWebhooks.ts'
import type { RetrySchedule } from './retrySchedule.ts'

/** Settings that enable kinds of messages. */
export type KindConfig = Pick<ServerConfig, 'mail' | 'webhook'>

/** The settings that senders read. */
export type SenderConfig = KindConfig &
  Pick<ServerConfig, 'siteUrl' | 'privateAddresses' | 'deskEmails' | 'photoRetentionDays'>

/** The stores that senders read and write. */
export type SenderStores = {
  photos: PhotoArchive
  endedWebhooks?: EndedWebhooks
  alerts?: AlertStore
}

/** One kind of message: which quotes get one, and how the message is sent. */
export type MessageKind = {
  /** The name in the log. */
  name: string
  /** The settings that sending needs. */
  needs?: 'mail' | 'webhook'
  isWanted(config: KindConfig, request: QuoteRequest, spam: boolean): boolean
  /** Creates the sender; undefined without the settings or the store that it needs. */
  createSender(config: SenderConfig, stores: SenderStores, timeout?: number): Sender | undefined
  /** The retry schedule; undefined for the schedule of mails. */
  schedule?: RetrySchedule
}
