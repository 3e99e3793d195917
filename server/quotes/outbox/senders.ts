import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { OutboxKind } from '../../store/outbox.ts'
import { alert } from './alert.ts'
import { confirmationMail } from './confirmationMail.ts'
import type { KindConfig, MessageKind, Sender, SenderConfig, SenderStores } from './messageKind.ts'
import { ownerMail } from './ownerMail.ts'
import { webhook } from './webhook.ts'

/** A new kind needs a file of its own and a line here. */
export const messageKinds: Readonly<Record<OutboxKind, MessageKind>> = {
  owner: ownerMail,
  confirmation: confirmationMail,
  webhook,
  alert,
}

/** A kind without a sender waits in the outbox. */
export type Senders = Partial<Record<OutboxKind, Sender>>

const kindEntries = Object.entries(messageKinds) as [OutboxKind, MessageKind][]

/** The kinds of messages to send for a quote. */
export const wantedMessages =
  (config: KindConfig) =>
  (request: QuoteRequest, spam: boolean): OutboxKind[] =>
    kindEntries.flatMap(([name, kind]) => (kind.isWanted(config, request, spam) ? [name] : []))

/** The kinds of messages that these settings can send. */
export const sendableKinds = (config: KindConfig): OutboxKind[] =>
  kindEntries.flatMap(([name, { needs }]) => (needs && !config[needs] ? [] : [name]))

/** Reason why "resend" found nothing to send. */
export const nothingToResend =
  'There is nothing to send again: mail is not set up (.env.example), and no webhook to be posted has failed.'

/** Creates the senders whose settings are there. @param timeout of one sending, in milliseconds */
export const createSenders = (config: SenderConfig, stores: SenderStores, timeout?: number): Senders =>
  Object.fromEntries(
    kindEntries.flatMap(([name, kind]) => {
      const sender = kind.createSender(config, stores, timeout)
      return sender ? [[name, sender]] : []
    }),
  )
