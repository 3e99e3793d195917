import type { MailKind, MailState, Quote } from '../store/quote.ts'

/** A mail that one process has taken on. */
export type ClaimedMail = {
  number: number
  kind: MailKind
  /** Including the one that now begins. */
  attempts: number
  /** When this round of attempts began, in milliseconds: patience is counted from here. */
  since: number
  /** The addresses that have it already: of several owners, one may be refused. */
  reached: readonly string[]
  quote: Quote
}

/** Tells one attempt from those before and after it, and from those of another round. */
type MailAttempt = Pick<ClaimedMail, 'number' | 'attempts' | 'since'>

export type MailOutcome =
  | { state: 'sent' }
  | { state: 'pending'; dueAt: number; error: string; reached?: readonly string[] }
  | { state: 'failed'; error: string; reached?: readonly string[] }

/** What sending needs. All times are milliseconds of the caller's clock. */
export interface MailQueueStore {
  /**
   * Takes on a mail that is due: to the owner before to visitors, a new one before one that failed, then the one due
   * longest. Makes it due again at `claimedUntil`: should this process die, another attempt follows. Of several
   * processes, one gets it.
   */
  claimMail(now: number, claimedUntil: number): Promise<ClaimedMail | undefined>
  /** What did not succeed changes nothing once another attempt, or another round, has begun. */
  settleMail(attempt: MailAttempt, outcome: MailOutcome): Promise<void>
}

/** A mail as the owner sees it. */
export type MailRecord = { kind: MailKind; state: MailState; attempts: number; error: string }

export interface MailArchive {
  mailsOf(quoteId: string): Promise<MailRecord[]>
  /** Calls for the mails of a quote once more, and for one to the owner in any case; false without such a quote. */
  resend(quoteId: string, now: number): Promise<boolean>
}
