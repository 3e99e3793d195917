import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { OutboxKind, Sender } from '../store/outbox.ts'
import type { PhotoArchive } from '../store/photoStore.ts'
import { confirmationMail } from './confirmationMail.ts'
import type { MessageKind, SenderConfig } from './messageKind.ts'
import { ownerMail } from './ownerMail.ts'

/** A new kind is a file of its own and a line here. */
const kinds = {
  owner: ownerMail,
  confirmation: confirmationMail,
} satisfies Record<OutboxKind, MessageKind>

export type Senders = Partial<Record<OutboxKind, Sender>>

const kindEntries = Object.entries(kinds) as [OutboxKind, MessageKind][]

/** The messages that a request calls for. */
export const wantedMessages =
  (config: SenderConfig) =>
  (request: QuoteRequest, spam: boolean): OutboxKind[] =>
    kindEntries.flatMap(([name, kind]) => (kind.isWanted(config, request, spam) ? [name] : []))

/** @param timeout of one sending, in milliseconds */
export const createSenders = (config: SenderConfig, photos: PhotoArchive, timeout?: number): Senders =>
  Object.fromEntries(
    kindEntries.flatMap(([name, kind]) => {
      const sender = kind.createSender(config, photos, timeout)
      return sender ? [[name, sender]] : []
    }),
  )
