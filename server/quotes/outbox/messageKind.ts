import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { ServerConfig } from '../../config.ts'
import type { AlertStore } from '../alerts/alertStore.ts'
import type { Sender } from '../store/outbox.ts'
import type { PhotoArchive } from '../store/photoStore.ts'
import type { EndedWebhooks } from './endedWebhooks.ts'
import type { RetrySchedule } from './retrySchedule.ts'

export type SenderConfig = Pick<ServerConfig, 'mail' | 'siteUrl'> &
  Partial<Pick<ServerConfig, 'webhook' | 'privateAddresses' | 'deskEmails' | 'photoRetentionDays'>>

/** What is read and kept beside the message. */
export type SenderStores = {
  photos: PhotoArchive
  endedWebhooks?: EndedWebhooks
  alerts?: AlertStore
}

/** One kind of message: which requests call for it, and how it is sent. */
export type MessageKind = {
  /** In the log. */
  name: string
  /** The settings without which it cannot be sent. */
  needs?: 'mail' | 'webhook'
  isWanted(config: SenderConfig, request: QuoteRequest, spam: boolean): boolean
  /** Undefined without the settings or the store it needs. */
  createSender(config: SenderConfig, stores: SenderStores, timeout?: number): Sender | undefined
  /** Other than that of mails. */
  schedule?: RetrySchedule
}
