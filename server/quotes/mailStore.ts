import type { Quote } from './quoteStore.ts'

/** To the owner, or to the visitor. */
export type MailKind = 'owner' | 'confirmation'
export type MailState = 'pending' | 'sent' | 'failed'

/** A mail that one process has taken on. */
export type ClaimedMail = {
  number: number
  kind: MailKind
  /** Including the one that now begins. */
  attempts: number
  /** When this round of attempts began, in milliseconds: patience is counted from here. */
  since: number
  quote: Quote
}

export type MailOutcome =
  | { state: 'sent' }
  | { state: 'pending'; dueAt: number; error: string }
  | { state: 'failed'; error: string }

/** What sending needs. All times are milliseconds of the caller's clock. */
export interface MailQueueStore {
  /**
   * Takes on a mail that is due: to the owner before to visitors, a new one before one that failed, then the one due
   * longest. Makes it due again at `claimedUntil`: should this process die, another attempt follows. Of several
   * processes, one gets it.
   */
  claimMail(now: number, claimedUntil: number): Promise<ClaimedMail | undefined>
  settleMail(number: number, outcome: MailOutcome): Promise<void>
}

/** A mail as the owner sees it. */
export type MailRecord = { kind: MailKind; state: MailState; attempts: number; error: string }

export interface MailArchive {
  mailsOf(quoteId: string): Promise<MailRecord[]>
  /** Calls for the mails of a quote once more, and for one to the owner in any case; false without such a quote. */
  resend(quoteId: string, now: number): Promise<boolean>
}
