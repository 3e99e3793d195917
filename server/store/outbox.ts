import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { clockSkew, type Database, isThere } from './database.ts'
import { numberOf, type Quote, selectQuotes, toQuote } from './quoteRows.ts'
import type { Columns, Tables } from './tables.ts'

/** Mails to a customer about a job, while the owner wants them. */
export const customerMails = ['booked', 'moved', 'cancelled', 'reminder', 'receipt'] as const

/** A new kind needs its sender in outboxQueue.ts. */
export type OutboxKind = 'owner' | 'confirmation' | 'webhook' | 'alert' | (typeof customerMails)[number]

/** A failed message is not tried again, unless somebody resends it. */
export type MessageState = 'pending' | 'sent' | 'failed'

export type ClaimedMessage = Columns<'outbox', 'number' | 'kind' | 'about' | 'attempts' | 'since'> & {
  acceptedBy: readonly string[]
  quote: Quote
}

/** Longest Retry-After that is honoured, in milliseconds. No message waits longer. */
export const longestDelay = 24 * 3_600_000

export type Outcome =
  /** It is out of date, and deleted unsent. */
  | { state: 'dropped' }
  | { state: 'sent' }
  | { state: 'pending'; dueAt: number; error: string; acceptedBy?: readonly string[] }
  | { state: 'failed'; error: string; acceptedBy?: readonly string[] }

export type MessageRecord = Columns<'outbox', 'kind' | 'about' | 'state' | 'attempts' | 'error'>

export type OutboxStore = ReturnType<typeof createOutboxStore>

/** `about` tells messages of one kind apart, such as two receipts; each is added once. */
export type NewMessage = { kind: OutboxKind; about?: string; since: number; dueAt: number }

/** Adds messages to a quote, each once; an alert only while a phone has alerts on. */
export async function addMessages(
  db: Kysely<Tables>,
  quoteNumber: number,
  messages: readonly NewMessage[],
): Promise<void> {
  const hasPhone = () =>
    isThere(db.selectFrom('subscriptions').select('addedAt').where('endpoint', '<>', '').limit(1))
  const wantsAlert = messages.some(({ kind }) => kind === 'alert') && (await hasPhone())
  const wanted = messages.filter(({ kind }) => kind !== 'alert' || wantsAlert)
  if (wanted.length === 0) return
  await db
    .insertInto('outbox')
    .values(wanted.map((message) => ({ quoteNumber, about: '', ...message })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Mails about a visit that are sent at once: the latest says what the customer knows. */
const visitNews = ['booked', 'moved', 'cancelled'] as const satisfies OutboxKind[]

export type VisitNews = Columns<'outbox', 'kind' | 'about'>

/** Deletes the waiting reminder and news of a visit that has changed. @returns the latest news that was sent, or tried */
export async function withdrawVisitMails(
  db: Kysely<Tables>,
  quoteNumber: number,
): Promise<VisitNews | undefined> {
  await db
    .deleteFrom('outbox')
    .where('quoteNumber', '=', quoteNumber)
    .where('state', '=', 'pending')
    .where((eb) =>
      eb.or([eb('kind', '=', 'reminder'), eb.and([eb('kind', 'in', visitNews), eb('attempts', '=', 0)])]),
    )
    .execute()
  return db
    .selectFrom('outbox')
    .select(['kind', 'about'])
    .where('quoteNumber', '=', quoteNumber)
    .where('kind', 'in', visitNews)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function createOutboxStore({ db, write, differences }: Database) {
  /**
   * The next due message: mails and alerts to the owner first, new ones before failed ones, then the longest due. A round that begins
   * later than now, or a message due later than `longestDelay`, was stored by a clock that ran ahead: it is due now. Not so a
   * reminder, whose round begins on the day before its visit by any clock.
   */
  const selectDue = (db: Kysely<Tables>, now: number, kinds: readonly OutboxKind[] | undefined) =>
    db
      .selectFrom('outbox')
      .select('number')
      // A literal: the index has the pending messages alone.
      .where('state', '=', sql.lit('pending'))
      .where((eb) =>
        eb.or([
          eb('dueAt', '<=', now),
          eb.and([
            eb.or([eb('kind', '<>', 'reminder'), eb('since', '<=', now)]),
            eb.or([eb('dueAt', '>', now + longestDelay), eb('since', '>', now + clockSkew)]),
          ]),
        ]),
      )
      .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
      .orderBy((eb) => eb.case().when('kind', 'in', ['owner', 'alert']).then(0).else(1).end())
      .orderBy((eb) => eb.case().when('attempts', '>', 0).then(1).else(0).end())
      .orderBy('dueAt')
      .orderBy('number')
      .limit(1)

  return {
    /** Claims a due message of these kinds for one of several processes. It is due again at `claimedUntil`, in case this one dies. */
    async claimMessage(
      now: number,
      claimedUntil: number,
      kinds?: readonly OutboxKind[],
    ): Promise<ClaimedMessage | undefined> {
      // Mostly nothing is due, and reading needs no transaction.
      if (kinds?.length === 0 || !(await isThere(selectDue(db, now, kinds)))) return undefined
      return write(async (db) => {
        const due = await differences.lockFree(selectDue(db, now, kinds)).executeTakeFirst()
        if (!due) return undefined
        const { quoteNumber, acceptedBy, ...message } = await db
          .updateTable('outbox')
          .set((eb) => ({
            dueAt: claimedUntil,
            attempts: eb('attempts', '+', 1),
            since: eb.case().when('since', '>', now).then(now).else(eb.ref('since')).end(),
          }))
          .where('number', '=', due.number)
          .returning(['number', 'kind', 'about', 'attempts', 'since', 'acceptedBy', 'quoteNumber'])
          .executeTakeFirstOrThrow()
        const quote = await selectQuotes(db)
          .where('quotes.number', '=', quoteNumber)
          .executeTakeFirstOrThrow()
        return { ...message, acceptedBy: acceptedBy.split(',').filter(Boolean), quote: toQuote(quote) }
      })
    },

    /**
     * Records an outcome. False for a failure superseded by a newer attempt or a resend, and for a quote deleted meanwhile: nothing
     * is recorded.
     */
    settleMessage(
      { number, kind, about, attempts, since, quote }: ClaimedMessage,
      outcome: Outcome,
    ): Promise<boolean> {
      const attempt = outcome.state === 'sent' ? {} : { attempts, since }
      // SQLite gives the number of a deleted message to the next one.
      const isClaimed = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
        eb.and([
          eb.and({ number, kind, about, state: 'pending', ...attempt }),
          eb('quoteNumber', '=', numberOf(db, quote.id)),
        ])
      return write((db) => {
        if (outcome.state === 'dropped')
          return isThere(db.deleteFrom('outbox').where(isClaimed).returning('number'))
        const { acceptedBy, ...changes } = { error: '', acceptedBy: undefined, ...outcome }
        const set = { ...changes, ...(acceptedBy && { acceptedBy: acceptedBy.join(',') }) }
        return isThere(db.updateTable('outbox').set(set).where(isClaimed).returning('number'))
      })
    },

    messagesOf: (quoteId: string): Promise<MessageRecord[]> =>
      db
        .selectFrom('outbox')
        .select(['kind', 'about', 'state', 'attempts', 'error'])
        .where('quoteNumber', '=', numberOf(db, quoteId))
        .orderBy('number')
        .execute(),

    /** Makes failed messages of these kinds due again, and the mail to the owner in any case; undefined without such a quote. */
    resend: (quoteId: string, now: number, kinds: readonly OutboxKind[]): Promise<OutboxKind[] | undefined> =>
      write(async (db) => {
        const quote = await numberOf(db, quoteId).executeTakeFirst()
        if (!quote) return undefined
        const renewed = await db
          .updateTable('outbox')
          .set({ state: 'pending', attempts: 0, since: now, dueAt: now, error: '', acceptedBy: '' })
          .where('quoteNumber', '=', quote.number)
          .where('kind', 'in', [...kinds])
          .where((eb) => eb.or([eb('kind', '=', 'owner'), eb('state', '=', 'failed')]))
          .returning('kind')
          .execute()
        const added = kinds.includes('owner')
          ? await db
              .insertInto('outbox')
              .values({ quoteNumber: quote.number, kind: 'owner', since: now, dueAt: now })
              .onConflict((conflict) => conflict.doNothing())
              .returning('kind')
              .execute()
          : []
        return [...renewed, ...added].map(({ kind }) => kind)
      }),
  }
}
