import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { ServerConfig } from '../../config.ts'
import type { Sender } from '../store/outbox.ts'
import type { PhotoArchive } from '../store/photoStore.ts'

export type SenderConfig = Pick<ServerConfig, 'mail' | 'siteUrl'>

/** One kind of message: which requests call for it, and how it is sent. */
export type MessageKind = {
  isWanted(config: SenderConfig, request: QuoteRequest, spam: boolean): boolean
  /** Undefined without the settings it needs. */
  createSender(config: SenderConfig, photos: PhotoArchive, timeout?: number): Sender | undefined
}
