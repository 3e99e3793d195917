import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { site } from '#data/company/site.ts'
import { isoDay } from '#data/quote/preferredDay.ts'
import { type QuoteField, type QuoteRequest, quoteFields } from '#data/quote/quoteFields.ts'
import { sourceFields, type VisitSource } from '#data/quote/sourceFields.ts'
import { Refusal } from '../errors.ts'
import { type Database, deleteInBatches } from './database.ts'
import { addMessages, type OutboxKind } from './outbox.ts'
import { ownerMailSettled, type Quote, selectQuotes, toQuote } from './quoteRows.ts'
import { searchedWords } from './search.ts'
import type { Tables } from './tables.ts'

/** Data of a request beside its fields. */
export type QuoteArrival = {
  /** The page the form was sent from, as a path on this site; empty when unknown. */
  page: string
  /** Suspected spam, stored anyway: the owner decides. */
  spam: boolean
  /** Chosen by the sender. A repeat with the same key and request resolves to the stored quote. */
  idempotencyKey: string | undefined
  /** The key of the same form in the previous period, for keys that change with time. */
  earlierKey?: string
  /** Number of photos announced by the sender: the owner's mail waits for them. */
  photosAnnounced?: number
  /** Source of the visit; not part of the request's hash. */
  source?: VisitSource
}

export type QuoteStore = ReturnType<typeof createQuoteStore>

/** How long the mail to the owner waits for announced photos, in milliseconds. */
const photosTime = 3 * 60_000
const dayLength = 24 * 60 * 60_000
const pageSize = 500

export function createQuoteStore(database: Database) {
  const { db, write } = database

  /** The keys of a request; an SQL "in" needs one at least. */
  const keysOf = ({ idempotencyKey = '', earlierKey = '' }: QuoteArrival) =>
    [idempotencyKey, earlierKey].filter(Boolean)

  /** @throws Refusal with status 409 when the key came with another request */
  async function findByKey(
    db: Kysely<Tables>,
    arrival: QuoteArrival,
    hash: string,
  ): Promise<Quote | undefined> {
    const keys = keysOf(arrival)
    if (keys.length === 0) return undefined
    const row = await selectQuotes(db)
      .select('requestHash')
      .where('idempotencyKey', 'in', keys)
      .executeTakeFirst()
    if (!row) return undefined
    const { requestHash, ...quote } = toQuote(row)
    if (requestHash !== hash) throw keyUsedBefore()
    return quote
  }

  async function addOnce(
    db: Kysely<Tables>,
    request: QuoteRequest,
    arrival: QuoteArrival,
    messages: readonly OutboxKind[],
  ): Promise<Quote> {
    const { page, spam, idempotencyKey = null, photosAnnounced = 0, source } = arrival
    const requestHash = hashRequest(request)
    const repeat = async (earlier: Quote) => {
      // Photos may have been added to the form since its first answer was lost.
      if (photosAnnounced > earlier.photosAnnounced)
        await db
          .updateTable('quotes')
          .set({ photosAnnounced })
          .where('id', '=', earlier.id)
          .where('photosAnnounced', '<', photosAnnounced)
          .execute()
      return earlier
    }
    const earlier = await findByKey(db, arrival, requestHash)
    if (earlier) return repeat(earlier)

    const id = newId()
    const now = Date.now()
    const quote = { ...request, id, createdAt: new Date(now).toISOString(), page, photosAnnounced }
    const added = await db
      .insertInto('quotes')
      .values({
        ...quote,
        spam: Number(spam),
        status: spam ? 'spam' : 'new',
        idempotencyKey,
        requestHash,
        words: searchedWords(quote),
        ...(Object.fromEntries(sourceFields.map((name) => [name, source?.[name] ?? ''])) as VisitSource),
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returning('number')
      .executeTakeFirst()
    if (!added) {
      // Another server has stored it meanwhile.
      const other = await findByKey(db, arrival, requestHash)
      if (!other) throw new Error('The quote under this key was deleted just now.')
      return repeat(other)
    }
    const waits = (kind: OutboxKind) => kind === 'owner' && photosAnnounced > 0
    await addMessages(
      db,
      added.number,
      messages.map((kind) => ({ kind, since: now, dueAt: waits(kind) ? now + photosTime : now })),
    )
    return { ...quote, spam, mail: messages.includes('owner') ? 'pending' : 'none', photos: 0 }
  }

  return {
    /**
     * Resolves once the quote and its messages in the outbox would survive a power cut. The same key and request again
     * resolve to the stored quote, and add no message; a larger number of announced photos replaces the stored one. Adds an alert
     * if there is a push subscription.
     *
     * @throws Refusal with status 409 when the key came with another request before
     */
    add: (
      request: QuoteRequest,
      arrival: QuoteArrival,
      messages: readonly OutboxKind[] = [],
    ): Promise<Quote> => write((db) => addOnce(db, request, arrival, messages)),

    /** Whether a quote with the same key and request is stored. */
    async isStored(request: QuoteRequest, arrival: QuoteArrival): Promise<boolean> {
      const keys = keysOf(arrival)
      if (keys.length === 0) return false
      const rows = await db
        .selectFrom('quotes')
        .select('requestHash')
        .where('idempotencyKey', 'in', keys)
        .execute()
      return rows.some(({ requestHash }) => requestHash === hashRequest(request))
    },

    /** Rejects when the store does not answer. */
    check: async (): Promise<void> =>
      void (await db.selectFrom('quotes').select('number').limit(1).execute()),

    async find(id: string): Promise<Quote | undefined> {
      const row = await selectQuotes(db).where('id', '=', id).executeTakeFirst()
      return row && toQuote(row)
    },

    /** All quotes, newest first. */
    async *list(): AsyncGenerator<Quote> {
      for (let below = Number.MAX_SAFE_INTEGER; ; ) {
        const rows = await selectQuotes(db)
          .select('number')
          .where('number', '<', below)
          .orderBy('number', 'desc')
          .limit(pageSize)
          .execute()
        for (const { number, ...row } of rows) {
          below = number
          yield toQuote(row)
        }
        if (rows.length < pageSize) return
      }
    },

    /** Deletes a quote; false when there is none with this id. */
    delete: async (id: string): Promise<boolean> =>
      (await deleteInBatches(database, (db) =>
        db.deleteFrom('quotes').where('id', '=', id).returning('number').execute(),
      )) > 0,

    /**
     * Deletes the quotes created before this time, and returns their number. Keeps those whose mail to the owner is pending, and
     * those with a visit or a follow-up that is not over. The signal ends it after the current transaction.
     */
    deleteBefore(time: Date, signal?: AbortSignal): Promise<number> {
      // Of the day before today in UTC, visits are over in every time zone.
      const yesterday = isoDay(Date.now() - dayLength)
      return deleteInBatches(
        database,
        (db, count) =>
          db
            .deleteFrom('quotes')
            .where('number', 'in', (eb) =>
              eb
                .selectFrom('quotes')
                .select('number')
                .where('createdAt', '<', time.toISOString())
                .where(ownerMailSettled)
                .where((quote) =>
                  quote.or([
                    quote('status', 'in', ['lost', 'spam']),
                    quote.and([
                      quote('visitDay', '<', yesterday),
                      quote.or([quote('status', '=', 'done'), quote('followUp', '<', yesterday)]),
                    ]),
                  ]),
                )
                .limit(count),
            )
            .returning('number')
            .execute(),
        signal,
      )
    },

    /**
     * Deletes the keys of forms sent before this time, in milliseconds. They recognize a form that is sent twice, and the client's
     * IP address could be computed from them.
     */
    forgetFormKeys: async (before: number): Promise<void> => {
      await write((db) =>
        db
          .updateTable('quotes')
          .set({ idempotencyKey: null })
          .where('number', 'in', (eb) =>
            database.differences.lockFree(
              eb
                .selectFrom('quotes')
                .select('number')
                .where('idempotencyKey', 'like', 'form %')
                .where('createdAt', '<', new Date(before).toISOString()),
            ),
          )
          .execute(),
      )
    },
  }
}

/** Contains a letter: in the desk's search, as many digits are a phone number. */
function newId(): string {
  const id = randomBytes(6).toString('hex')
  return /[a-f]/.test(id) ? id : newId()
}

/** Stored hashes contain these fields, empty or not. */
const firstFields: readonly QuoteField[] = ['name', 'phone', 'email', 'message']

/**
 * Hash that distinguishes two requests with the same key. A field added by a later release counts only with a value: without one
 * the hash equals that of an earlier release.
 */
function hashRequest(request: QuoteRequest): string {
  const laterFields = quoteFields
    .map(({ name }) => name)
    .filter((name) => !firstFields.includes(name) && request[name] !== '')
  const hashed = [
    ...firstFields.map((name) => request[name]),
    ...laterFields.map((name) => [name, request[name]]),
  ]
  return createHash('sha256').update(JSON.stringify(hashed)).digest('hex')
}

/** The idempotency key came with another request. */
const keyUsedBefore = () =>
  new Refusal(
    409,
    `This request was sent before with other details. Please add a word to the message and send it again. Or call us at ${site.phoneDotted}.`,
  )
