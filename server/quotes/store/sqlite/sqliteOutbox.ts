import type { DatabaseSync } from 'node:sqlite'
import { clockSkew } from '../clockSkew.ts'
import type { Commit } from '../database.ts'
import { longestWait, type OutboxArchive, type OutboxKind, type OutboxStore } from '../outbox.ts'
import { countPhotos, outcomeValues, toClaimedMessage } from '../rows.ts'

/** The outbox of the SQLite store. */
export function sqliteOutbox(db: DatabaseSync, commit: Commit): OutboxStore & Pick<OutboxArchive, 'resend'> {
  const selectBetween = db.prepare(`
    select number from outbox where state = 'pending' and due_at between ?1 and ?2 and since > ?4
      and (?3 is null or kind in (select value from json_each(?3)))
    order by kind in ('owner', 'alert') desc, attempts > 0, due_at, number limit 1`)
  const claim = db.prepare(`
    update outbox set due_at = ?, attempts = attempts + 1, since = min(since, ?) where number = ?`)
  const selectClaimed = db.prepare(`
    select quotes.*, outbox.number as message_number, state as mail, kind, attempts, since, reached,
      ${countPhotos} as photos
    from outbox join quotes on quotes.number = quote_number where outbox.number = ?`)
  // SQLite gives the number of a deleted message to the next one, which is of another quote.
  const settle = db.prepare(`
    update outbox set state = :state, due_at = coalesce(:dueAt, due_at), error = :error,
      reached = coalesce(:reached, reached)
    where number = :number and quote_number = (select number from quotes where id = :quote)
      and state = 'pending' and (:state = 'sent' or (attempts = :attempts and since = :since))`)
  const selectNumber = db.prepare('select number from quotes where id = ?')
  const renew = db.prepare(`
    update outbox set state = 'pending', attempts = 0, since = :now, due_at = :now, error = '', reached = ''
    where quote_number = :quote and kind in (select value from json_each(:kinds))
      and (kind = 'owner' or state = 'failed')
    returning kind`)
  const insertOwnerMail = db.prepare(`
    insert into outbox (quote_number, kind, since, due_at) values (:quote, 'owner', :now, :now)
    on conflict do nothing returning kind`)

  // Three queries, each on a range of the index: with "or", SQLite would read and sort every pending message.
  const findDue = (now: number, kinds: string | null) =>
    selectBetween.get(0, now, kinds, -1) ??
    selectBetween.get(now + 1, now + longestWait, kinds, now + clockSkew) ??
    selectBetween.get(now + longestWait + 1, Number.MAX_SAFE_INTEGER, kinds, -1)

  function claimDue(now: number, claimedUntil: number, kinds: string | null) {
    const number = findDue(now, kinds)?.number
    if (number === undefined) return undefined
    claim.run(claimedUntil, now, number)
    const row = selectClaimed.get(number)
    return row && toClaimedMessage(row)
  }

  return {
    // Selecting needs no commit: if two processes select the same message, the second finds it claimed.
    claimMessage: async (now, claimedUntil, kinds) => {
      const only = kinds ? JSON.stringify(kinds) : null
      return findDue(now, only) ? commit(() => claimDue(now, claimedUntil, only)) : undefined
    },
    settleMessage: async ({ number, attempts, since, quote }, outcome) => {
      await commit(() => settle.run({ number, attempts, since, quote: quote.id, ...outcomeValues(outcome) }))
    },
    resend: (quoteId, now, kinds) =>
      commit(() => {
        const quote = selectNumber.get(quoteId)?.number
        if (quote === undefined) return undefined
        const renewed = renew.all({ quote, now, kinds: JSON.stringify(kinds) })
        const added = kinds.includes('owner') ? insertOwnerMail.all({ quote, now }) : []
        return [...renewed, ...added].map(({ kind }) => kind as OutboxKind)
      }),
  }
}
