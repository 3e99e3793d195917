import { clockSkew } from '../clockSkew.ts'
import type { Query } from '../database.ts'
import { longestWait, type OutboxArchive, type OutboxStore } from '../outbox.ts'
import { countPhotos, outcomeValues, toClaimedMessage } from '../rows.ts'

/** The outbox of the PostgreSQL store: of several servers, the first to claim a message sends it. */
export function postgresOutbox(query: Query): OutboxStore & Pick<OutboxArchive, 'resend'> {
  return {
    async claimMessage(now, claimedUntil, kinds) {
      const [row] = await query(
        `with due as (
          select number from outbox where state = 'pending' and (due_at <= $1 or due_at > $4 or since > $5)
            and ($3::text[] is null or kind = any($3))
          order by kind in ('owner', 'alert') desc, attempts > 0, due_at, number limit 1 for update skip locked
        ), claimed as (
          update outbox set due_at = $2, attempts = attempts + 1, since = least(since, $1) from due where outbox.number = due.number
          returning outbox.*
        ) select quotes.*, claimed.number as message_number, state as mail, kind, attempts, since, reached,
          ${countPhotos} as photos
        from claimed join quotes on quotes.number = quote_number`,
        [now, claimedUntil, kinds ?? null, now + longestWait, now + clockSkew],
      )
      return row && toClaimedMessage(row)
    },
    async settleMessage({ number, attempts, since }, outcome) {
      const { state, dueAt, error, reached } = outcomeValues(outcome)
      await query(
        `update outbox set state = $2, due_at = coalesce($3, due_at), error = $4, reached = coalesce($5, reached)
        where number = $1 and state = 'pending' and ($2 = 'sent' or (attempts = $6 and since = $7))`,
        [number, state, dueAt, error, reached, attempts, since],
      )
    },
    async resend(quoteId, now, kinds) {
      const rows = await query(
        `with quote as (select number from quotes where id = $1), renewed as (
          update outbox set state = 'pending', attempts = 0, since = $2, due_at = $2, error = '', reached = ''
          from quote where quote_number = quote.number and kind = any($3::text[])
            and (kind = 'owner' or state = 'failed')
          returning kind
        ), added as (
          insert into outbox (quote_number, kind, since, due_at) select number, 'owner', $2, $2 from quote
          where 'owner' = any($3::text[])
          on conflict do nothing
          returning kind
        ) select null as kind from quote union all select kind from renewed union all select kind from added`,
        [quoteId, now, kinds],
      )
      // The row without a kind shows that the quote exists.
      return rows.length === 0 ? undefined : rows.flatMap(({ kind }) => kind ?? [])
    },
  }
}
