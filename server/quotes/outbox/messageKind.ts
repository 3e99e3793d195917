import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { ServerConfig } from '../../config.ts'
import type { Store } from '../../store/openStore.ts'
import type { ClaimedMessage } from '../../store/outbox.ts'
import type { RetrySchedule } from './retrySchedule.ts'

/** Settings that enable kinds of messages. */
export type KindConfig = Pick<ServerConfig, 'mail' | 'webhook'>

/** The settings that senders read. */
export type SenderConfig = KindConfig &
  Pick<ServerConfig, 'siteUrl' | 'privateAddresses' | 'deskEmails' | 'photoRetentionDays'>

/** The stores that senders read and write. */
export type SenderStores = {
  photos: Pick<Store['photos'], 'photosOf' | 'readPhoto'>
  outbox?: Pick<Store['outbox'], 'isWebhookEnded' | 'endWebhook'>
  alerts?: Store['alerts']
}

/**
 * Resolves once the receiver has accepted the message; to a time when it has to be sent again.
 *
 * @param now of this attempt, in milliseconds
 */
export type Sender = (message: ClaimedMessage, now: number) => Promise<number | undefined>

/** The message can never be sent. The log shows the error's message. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

/** An email address was refused, or its server did not answer; `cause` is the first error. */
export class PartlySent extends Error {
  override name = 'PartlySent'
  /** The email addresses that accepted the message so far. */
  reached: readonly string[]

  constructor(message: string, reached: readonly string[], cause: unknown) {
    super(message, { cause })
    this.reached = reached
  }
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
