import type { MessageState, Quote } from './quote.ts'

/** A new kind is a line here and one in senders.ts. */
export type OutboxKind = 'owner' | 'confirmation' | 'webhook' | 'alert'

/** A message that one process has claimed. */
export type ClaimedMessage = {
  number: number
  kind: OutboxKind
  /** Including the current attempt. */
  attempts: number
  /** When this round of attempts began, in milliseconds: the time until giving up counts from here. */
  since: number
  /** Which receivers have accepted it already: one of several owners' email addresses may have been refused. */
  reached: readonly string[]
  quote: Quote
}

/** Identifies one attempt. */
type Attempt = Pick<ClaimedMessage, 'number' | 'attempts' | 'since'> & { quote: Pick<Quote, 'id'> }

export type Outcome =
  | { state: 'sent' }
  | { state: 'pending'; dueAt: number; error: string; reached?: readonly string[] }
  | { state: 'failed'; error: string; reached?: readonly string[] }

/** What the queue needs. All times are milliseconds of the caller's clock. */
export interface OutboxStore {
  /**
   * Claims a message that is due: a mail or an alert to the owner before others, a new one before a failed one, then the one due
   * longest. It is due again at `claimedUntil`, in case this process dies. Of several processes, one gets it.
   *
   * @param kinds claims only these: others wait until there are settings for them
   */
  claimMessage(
    now: number,
    claimedUntil: number,
    kinds?: readonly OutboxKind[],
  ): Promise<ClaimedMessage | undefined>
  /** Ignores a failed outcome that a newer attempt or a resend has superseded, and any of a quote that was deleted meanwhile. */
  settleMessage(attempt: Attempt, outcome: Outcome): Promise<void>
}

/** A message as the owner sees it. */
export type MessageRecord = { kind: OutboxKind; state: MessageState; attempts: number; error: string }

export interface OutboxArchive {
  messagesOf(quoteId: string): Promise<MessageRecord[]>
  /**
   * Makes failed messages of a quote due again, and its mail to the owner in any case.
   *
   * @param kinds that can be sent: others stay as they are
   * @returns what is due again; undefined without such a quote
   */
  resend(quoteId: string, now: number, kinds: readonly OutboxKind[]): Promise<OutboxKind[] | undefined>
}

/**
 * Resolves once the receiver has accepted the message; to a time when it has to be sent again.
 *
 * @param now of this attempt, in milliseconds
 */
export type Sender = (message: ClaimedMessage, now: number) => Promise<number | undefined>

/** The message cannot be sent, now or later. What it says is shown in the log. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

/** Some email address was refused, or its server did not answer; the cause is the first error. */
export class PartlySent extends Error {
  override name = 'PartlySent'
  /** The email addresses that accepted the message so far. */
  reached: readonly string[]

  constructor(message: string, reached: readonly string[], cause: unknown) {
    super(message, { cause })
    this.reached = reached
  }
}
