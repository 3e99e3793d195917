import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { readAddresses, settledColumns } from '../outbox/mailColumns.ts'
import type { MailArchive, MailQueueStore } from '../outbox/mailStore.ts'
import type { MailKind, MailState, Quote } from './quote.ts'

type Row = Record<string, SQLOutputValue>
type Commit = <Result>(work: () => Result) => Promise<Result>

/** The part of the SQLite store that knows which mails are to be sent. */
export function sqliteMails(
  db: DatabaseSync,
  commit: Commit,
  toQuote: (row: Row) => Quote,
): MailQueueStore & MailArchive {
  const selectDue = db.prepare(`
    select number from mails where state = 'pending' and due_at <= ?
    order by kind = 'owner' desc, attempts > 0, due_at, number limit 1`)
  const claim = db.prepare('update mails set due_at = ?, attempts = attempts + 1 where number = ?')
  const selectClaimed = db.prepare(`
    select quotes.*, mails.state as mail, mails.kind, mails.attempts, mails.since, mails.reached
    from mails join quotes on quotes.number = mails.quote_number where mails.number = ?`)
  const settle = db.prepare(`
    update mails set state = :state, due_at = coalesce(:dueAt, due_at), error = :error,
      reached = coalesce(:reached, reached)
    where number = :number and state = 'pending'
      and (:state = 'sent' or (attempts = :attempts and since = :since))`)
  const selectOfQuote = db.prepare(`
    select mails.* from mails join quotes on quotes.number = mails.quote_number
    where quotes.id = ? order by mails.number`)
  const selectNumber = db.prepare('select number from quotes where id = ?')
  const renew = db.prepare(`
    update mails set state = 'pending', attempts = 0, since = :now, due_at = :now, error = '', reached = ''
    where quote_number = :quote and (kind = 'owner' or state = 'failed')`)
  const insertOwners = db.prepare(`
    insert into mails (quote_number, kind, since, due_at) values (:quote, 'owner', :now, :now)
    on conflict do nothing`)

  function claimDue(now: number, claimedUntil: number) {
    const due = selectDue.get(now)
    if (!due) return undefined
    const number = Number(due.number)
    claim.run(claimedUntil, number)
    const row = selectClaimed.get(number)
    if (!row) return undefined
    const { attempts, since, reached } = row
    return {
      number,
      kind: toKind(row.kind),
      attempts: Number(attempts),
      since: Number(since),
      reached: readAddresses(String(reached)),
      quote: toQuote(row),
    }
  }

  return {
    // Looking costs no commit; of two that see the same mail, the second finds it claimed.
    claimMail: async (now, claimedUntil) =>
      selectDue.get(now) ? commit(() => claimDue(now, claimedUntil)) : undefined,
    settleMail: async ({ number, attempts, since }, outcome) => {
      await commit(() => settle.run({ number, attempts, since, ...settledColumns(outcome) }))
    },
    mailsOf: async (quoteId) =>
      selectOfQuote.all(quoteId).map(({ kind, state, attempts, error }) => ({
        kind: toKind(kind),
        state: toState(state),
        attempts: Number(attempts),
        error: String(error),
      })),
    resend: (quoteId, now) =>
      commit(() => {
        const quote = selectNumber.get(quoteId)?.number
        if (quote === undefined) return false
        renew.run({ quote, now })
        insertOwners.run({ quote, now })
        return true
      }),
  }
}

const toKind = (value: unknown): MailKind => (value === 'confirmation' ? 'confirmation' : 'owner')

const toState = (value: unknown): MailState => (value === 'sent' || value === 'failed' ? value : 'pending')
