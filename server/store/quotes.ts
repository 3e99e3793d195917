import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { site } from '#data/company/site.ts'
import { progressFields, type QuoteProgress } from '#data/desk/quoteProgress.ts'
import { isoDay } from '#data/quote/preferredDay.ts'
import { type QuoteRequest, quoteFields } from '#data/quote/quoteFields.ts'
import { sourceFields, type VisitSource } from '#data/quote/sourceFields.ts'
import { Refusal } from '../errors.ts'
import { type Database, deleteInBatches } from './database.ts'
import { addMessages, type NewMessage, type OutboxKind } from './outbox.ts'
import { numberOf, ownerMailSettled, type Quote, searchedWords, selectQuotes, toQuote } from './quoteRows.ts'
import type { Tables } from './tables.ts'

export type QuoteArrival = {
  page: string
  spam: boolean
  /** A repeat with the same key and request resolves to the stored quote. */
  idempotencyKey: string | undefined
  /** The same form's key of the period before. */
  earlierKey?: string
  /** The owner's mail waits for them. */
  photosAnnounced?: number
  source?: VisitSource
  /** Of a request that somebody at the desk has written down. */
  desk?: { person: string; progress: QuoteProgress; messages: readonly NewMessage[] }
}

export type QuoteStore = ReturnType<typeof createQuoteStore>

/** How long the mail to the owner waits for announced photos, in milliseconds. */
const photosTime = 3 * 60_000
const dayLength = 24 * 60 * 60_000
const pageSize = 500

export function createQuoteStore(database: Database) {
  const { db, write } = database

  const findByKey = async (
    db: Kysely<Tables>,
    { idempotencyKey = '', earlierKey = idempotencyKey }: QuoteArrival,
  ) =>
    idempotencyKey === ''
      ? undefined
      : selectQuotes(db)
          .select('requestHash')
          .where('idempotencyKey', 'in', [idempotencyKey, earlierKey])
          .executeTakeFirst()

  async function addOnce(
    db: Kysely<Tables>,
    request: QuoteRequest,
    arrival: QuoteArrival,
    messages: readonly OutboxKind[],
  ): Promise<Quote> {
    const { page, spam, idempotencyKey = null, photosAnnounced = 0, source, desk } = arrival
    const requestHash = hashRequest(request, desk?.progress)
    const now = Date.now()
    const createdAt = new Date(now).toISOString()
    const quote = { ...request, id: newId(), createdAt, page, photosAnnounced }
    const known = await findByKey(db, arrival)
    const insertion = db
      .insertInto('quotes')
      .values({
        ...quote,
        spam: Number(spam),
        status: spam ? 'spam' : 'new',
        ...(desk && { ...desk.progress, opened: 1 }),
        idempotencyKey,
        requestHash,
        words: searchedWords({ ...quote, ...desk?.progress }),
        ...(Object.fromEntries(sourceFields.map((name) => [name, source?.[name] ?? ''])) as VisitSource),
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returning('number')
    const added = known ? undefined : await insertion.executeTakeFirst()
    if (!added) {
      // Another server may have stored it meanwhile.
      const row = known ?? (await findByKey(db, arrival))
      if (!row) throw new Error('The quote under this key was deleted just now.')
      const { requestHash: hash, ...earlier } = toQuote(row)
      if (hash !== requestHash)
        throw new Refusal(
          409,
          desk
            ? 'This request was saved already, before your last changes. Open it and change it there.'
            : `This request was sent before with other details. Please add a word to the message and send it again. Or call us at ${site.phoneDotted}.`,
        )
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
    if (desk) {
      const { person, progress } = desk
      const entry = { quoteNumber: added.number, at: now, person, fromValue: '', toValue: progress.status }
      await db
        .insertInto('history')
        .values({ ...entry, what: 'arrived' })
        .execute()
    }
    const waits = (kind: OutboxKind) => kind === 'owner' && photosAnnounced > 0
    const due = messages.map((kind) => ({ kind, since: now, dueAt: waits(kind) ? now + photosTime : now }))
    await addMessages(db, added.number, [...due, ...(desk?.messages ?? [])])
    return { ...quote, spam, mail: messages.includes('owner') ? 'pending' : 'none', photos: 0 }
  }

  return {
    /**
     * Stores the quote and its messages. The same key and request again resolve to the stored quote, and add no message.
     *
     * @throws Refusal with status 409 when the key came with another request before
     */
    add: (request: QuoteRequest, arrival: QuoteArrival, messages: readonly OutboxKind[] = []) =>
      write((db) => addOnce(db, request, arrival, messages)),

    isStored: async (request: QuoteRequest, arrival: QuoteArrival): Promise<boolean> =>
      (await findByKey(db, arrival))?.requestHash === hashRequest(request),

    check: async (): Promise<void> =>
      void (await db.selectFrom('quotes').select('number').limit(1).execute()),

    async find(id: string): Promise<Quote | undefined> {
      const row = await selectQuotes(db).where('id', '=', id).executeTakeFirst()
      return row && toQuote(row)
    },

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

    delete: async (id: string): Promise<boolean> =>
      (await deleteInBatches(database, 'quotes', (db) => numberOf(db, id))) > 0,

    /** Deletes older quotes, except with a pending mail to the owner, or a visit or follow-up that is not over. */
    deleteBefore(time: Date, signal?: AbortSignal): Promise<number> {
      // Of the day before today in UTC, visits are over in every time zone.
      const yesterday = isoDay(Date.now() - dayLength)
      return deleteInBatches(
        database,
        'quotes',
        (db) =>
          db
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
            ),
        signal,
      )
    },

    /** Deletes the keys of forms sent before this time, in milliseconds: the client's IP address could be computed from them. */
    forgetFormKeys: (before: number) =>
      write((db) =>
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
      ),
  }
}

/** Contains a letter: in the desk's search, as many digits are a phone number. */
function newId(): string {
  const id = randomBytes(6).toString('hex')
  return /[a-f]/.test(id) ? id : newId()
}

/** Distinguishes two requests with the same key. Without empty fields: a field of a later release leaves earlier hashes as they are. */
function hashRequest(request: QuoteRequest, progress: Partial<QuoteProgress> = {}): string {
  const names = new Set([...quoteFields.map(({ name }) => name), ...progressFields])
  const values = { ...progress, ...request }
  const filled = [...names].map((name) => [name, values[name]]).filter(([, value]) => value)
  return createHash('sha256').update(JSON.stringify(filled)).digest('hex')
}
