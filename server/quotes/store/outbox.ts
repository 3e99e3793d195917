import type { MessageState, Quote } from './quote.ts'

/** A new kind needs a line here and a line in senders.ts. */
export type OutboxKind = 'owner' | 'confirmation' | 'webhook' | 'alert'

/** A message that one process has claimed. */
export type ClaimedMessage = {
  number: number
  kind: OutboxKind
  /** Number of attempts, including the current one. */
  attempts: number
  /** Start of this round of attempts, in milliseconds: the retry schedule counts from here. */
  since: number
  /** Receivers that have accepted it: one of several owners' email addresses may have been refused. */
  reached: readonly string[]
  quote: Quote
}

/** Identifies one attempt. */
type Attempt = Pick<ClaimedMessage, 'number' | 'attempts' | 'since'> & { quote: Pick<Quote, 'id'> }

/** Longest delay of a schedule, and longest Retry-After that is honoured, in milliseconds. */
export const longestDelay = 24 * 3_600_000
/** Webhooks wait up to a tenth longer, so that those that failed together are not retried together. */
export const jitter = 0.1
/** No message waits longer, in milliseconds. One that is due later was stored by a clock that ran ahead and was set back: it is due now. */
export const longestWait = Math.ceil(longestDelay * (1 + jitter))

/** Result of an attempt; `reached` as in ClaimedMessage. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'pending'; dueAt: number; error: string; reached?: readonly string[] }
  | { state: 'failed'; error: string; reached?: readonly string[] }

/** What the queue needs. All times are milliseconds of the caller's clock. */
export interface OutboxStore {
  /**
   * Claims a due message: mails and alerts to the owner first, new ones before failed ones, then the longest due. It is due
   * again at `claimedUntil`, in case this process dies. Only one of several processes gets it. A message that is due later than
   * `longestWait`, or whose round begins later than now, is due now, and its round begins now.
   *
   * @param kinds kinds to claim: others wait until there are settings for them
   */
  claimMessage(
    now: number,
    claimedUntil: number,
    kinds?: readonly OutboxKind[],
  ): Promise<ClaimedMessage | undefined>
  /** Records an outcome. Ignores a failure superseded by a newer attempt or a resend, and a quote deleted meanwhile. */
  settleMessage(attempt: Attempt, outcome: Outcome): Promise<void>
}

/** A message as the owner sees it. */
export type MessageRecord = { kind: OutboxKind; state: MessageState; attempts: number; error: string }

/** What the desk and npm run quotes need. */
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
