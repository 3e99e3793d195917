import type { QueryResultRow } from 'pg'
import { readAddresses, settledColumns } from '../outbox/mailColumns.ts'
import type { MailArchive, MailQueueStore } from '../outbox/mailStore.ts'
import type { Quote } from './quote.ts'

export type Query = (sql: string, values?: readonly unknown[]) => Promise<QueryResultRow[]>

/** The part of the PostgreSQL store that knows which mails are to be sent, by whichever server takes them on first. */
export function postgresMails(
  query: Query,
  toQuote: (row: QueryResultRow) => Quote,
): MailQueueStore & MailArchive {
  return {
    async claimMail(now, claimedUntil) {
      const [row] = await query(
        `with due as (
          select number from mails where state = 'pending' and due_at <= $1
          order by kind = 'owner' desc, attempts > 0, due_at, number limit 1 for update skip locked
        ), claimed as (
          update mails set due_at = $2, attempts = attempts + 1 from due where mails.number = due.number
          returning mails.*
        ) select quotes.*, claimed.number as mail_number, claimed.state as mail, kind, attempts, since, reached
        from claimed join quotes on quotes.number = claimed.quote_number`,
        [now, claimedUntil],
      )
      if (!row) return undefined
      const { mail_number, kind, attempts, since, reached } = row
      return {
        number: Number(mail_number),
        kind,
        attempts,
        since: Number(since),
        reached: readAddresses(reached),
        quote: toQuote(row),
      }
    },
    async settleMail({ number, attempts, since }, outcome) {
      const { state, dueAt, error, reached } = settledColumns(outcome)
      await query(
        `update mails set state = $2, due_at = coalesce($3, due_at), error = $4, reached = coalesce($5, reached)
        where number = $1 and state = 'pending' and ($2 = 'sent' or (attempts = $6 and since = $7))`,
        [number, state, dueAt, error, reached, attempts, since],
      )
    },
    async mailsOf(quoteId) {
      const rows = await query(
        `select kind, state, attempts, error from mails
        where quote_number = (select number from quotes where id = $1) order by number`,
        [quoteId],
      )
      return rows.map(({ kind, state, attempts, error }) => ({ kind, state, attempts, error }))
    },
    async resend(quoteId, now) {
      const found = await query(
        `with quote as (select number from quotes where id = $1), renewed as (
          update mails set state = 'pending', attempts = 0, since = $2, due_at = $2, error = '', reached = ''
          from quote where quote_number = quote.number and (kind = 'owner' or state = 'failed')
        ), added as (
          insert into mails (quote_number, kind, since, due_at) select number, 'owner', $2, $2 from quote
          on conflict do nothing
        ) select 1 from quote`,
        [quoteId, now],
      )
      return found.length > 0
    },
  }
}
