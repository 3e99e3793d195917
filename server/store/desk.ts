import { type Kysely, sql } from 'kysely'
import type { BusinessQuote } from '#data/desk/business.ts'
import { addMonths, monthRange } from '#data/desk/deskCalendar.ts'
import {
  type DeskDay,
  type DeskQuote,
  type DeskSummary,
  type HistoryEntry,
  type QuotePage,
  type QuoteStatus,
  quoteStatuses,
} from '#data/desk/deskQuote.ts'
import {
  isContactField,
  type ProgressField,
  progressFields,
  type QuoteChanges,
} from '#data/desk/quoteProgress.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { sourceFields } from '#data/quote/sourceFields.ts'
import { type Database, isThere } from './database.ts'
import { addMessages, type NewMessage, type VisitNews, withdrawVisitMails } from './outbox.ts'
import { numberOf, numbersIn, searchedWords, selectQuotes, toQuote } from './quoteRows.ts'
import { addPhone } from './receipts.ts'
import type { Tables } from './tables.ts'

export type QuoteFilter = {
  /** Empty for all. */
  statuses: readonly QuoteStatus[]
  /** Each must begin a word of the quote. */
  words: readonly string[] | undefined
  before: number | undefined
  limit: number
  /** The day by which calls are due first, then visits by their time; without it the newest is first. */
  dueOn?: string | undefined
  skip?: number
}

export type Act = { person: string; now: number }

/** Statuses without work to do. */
const over: readonly QuoteStatus[] = ['lost', 'spam']

/** A change of these may make a waiting mail to the customer wrong. */
const fieldsOfVisit: readonly ProgressField[] = ['status', 'visitDay', 'visitFrom', 'visitTo', 'email']

/** The messages that a change calls for, once its waiting ones are withdrawn. @param news what the customer was last told */
export type MessagesOfChange = (news: VisitNews | undefined) => readonly NewMessage[]

const inProgress: readonly QuoteStatus[] = ['contacted', 'booked']

const customerLimit = 20

/** Columns that only the desk fills in. */
const deskFields = progressFields.filter((field) => !isContactField(field))

const selectDeskQuotes = (db: Kysely<Tables>) =>
  selectQuotes(db).select(['number', 'version', 'opened', ...deskFields, ...sourceFields])

type DeskQuery = ReturnType<typeof selectDeskQuotes>

/** Calls that are due, then visits by their time, then the others. */
const byDue = (query: DeskQuery, today: string): DeskQuery =>
  query
    .orderBy((eb) =>
      eb
        .case()
        .when(eb.and([eb('followUp', '<>', ''), eb('followUp', '<=', today)]))
        .then(eb.ref('followUp'))
        .else(last)
        .end(),
    )
    .orderBy((eb) => eb.case().when('visitDay', '=', '').then(last).else(eb.ref('visitDay')).end())
    .orderBy((eb) => eb.case().when('visitFrom', '=', '').then(last).else(eb.ref('visitFrom')).end())

/** After every day and time. */
const last = sql.lit('9999')

function toDeskQuote(row: Awaited<ReturnType<DeskQuery['executeTakeFirstOrThrow']>>): DeskQuote {
  const { referrer, utm_source, utm_medium, utm_campaign, utm_term, utm_content, ...quote } = toQuote(row)
  const source = { referrer, utm_source, utm_medium, utm_campaign, utm_term, utm_content }
  return { ...quote, opened: row.opened === 1, source }
}

/** Quotes at the desk. Undefined or false means that there is no such quote. */
export function createDeskStore({ db, write, differences }: Database) {
  const select = async (where: (query: DeskQuery) => DeskQuery) =>
    (await where(selectDeskQuotes(db)).execute()).map(toDeskQuote)

  return {
    async list({
      statuses,
      words,
      before = Number.MAX_SAFE_INTEGER,
      limit,
      dueOn,
      skip = 0,
    }: QuoteFilter): Promise<QuotePage> {
      if (words?.length === 0) return { quotes: [], next: null }
      const found = await select((query) =>
        query
          .where('number', '<', before)
          .$if(statuses.length > 0, (page) => page.where('status', 'in', statuses))
          .$if(words !== undefined, (page) => page.where(differences.hasWords(words ?? [])))
          .$if(dueOn !== undefined, (page) => byDue(page, dueOn ?? ''))
          .orderBy('number', 'desc')
          .limit(limit + 1)
          .offset(skip),
      )
      const quotes = found.slice(0, limit)
      const last = dueOn === undefined ? quotes.at(-1)?.number : skip + limit
      return { quotes, next: found.length > limit ? (last ?? null) : null }
    },

    /** The quotes of exactly this phone number, whatever is typed around it; newest first. */
    async ofCustomer(digits: string): Promise<DeskQuote[]> {
      const found = await select((query) =>
        query
          .where(differences.hasWords([digits]))
          .orderBy('number', 'desc')
          .limit(5 * customerLimit),
      )
      return found.filter(({ phone }) => numbersIn(phone).includes(digits)).slice(0, customerLimit)
    },

    find: async (id: string): Promise<DeskQuote | undefined> =>
      (await select((query) => query.where('id', '=', id)))[0],

    /** The entries oldest first; the first is the arrival, which is stored if somebody at the desk has written it down. */
    async historyOf({ number, createdAt, spam }: DeskQuote): Promise<HistoryEntry[]> {
      const rows = await db
        .selectFrom('history')
        .select(['at', 'person', 'what', 'fromValue as from', 'toValue as to'])
        .where('quoteNumber', '=', number)
        .orderBy('number')
        .execute()
      const entries = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
      if (entries[0]?.what === 'arrived') return entries
      const to = spam ? 'spam' : 'new'
      return [{ at: createdAt, person: 'visitor', what: 'arrived', from: '', to }, ...entries]
    },

    /** Changes a quote with its history and messages, unless somebody changed this version before. */
    async change(
      quote: DeskQuote,
      changes: QuoteChanges,
      { person, now }: Act,
      messagesOf: MessagesOfChange = () => [],
    ): Promise<'changed' | 'conflict'> {
      const fields = progressFields.filter(
        (field) => changes[field] !== undefined && changes[field] !== quote[field],
      )
      if (fields.length === 0) return 'changed'
      const changed = Object.fromEntries(fields.map((field) => [field, changes[field]])) as QuoteChanges
      return write(async (db) => {
        const updated = await db
          .updateTable('quotes')
          .set((eb) => ({
            ...changed,
            version: eb('version', '+', 1),
            words: searchedWords({ ...quote, ...changed }),
          }))
          .where('id', '=', quote.id)
          .where('version', '=', quote.version)
          .returning(['number', 'opened'])
          .executeTakeFirst()
        if (!updated) return 'conflict'
        const entry = { quoteNumber: updated.number, at: now, person }
        const values = (what: ProgressField) => ({
          fromValue: String(quote[what] ?? ''),
          toValue: String(changes[what] ?? ''),
        })
        const entries = fields.map((what) => ({ ...entry, what, ...values(what) }))
        await db.insertInto('history').values(entries).execute()
        if (changed.phone) await addPhone(db, updated.number, changed.phone)
        const isOfVisit = fields.some((field) => fieldsOfVisit.includes(field))
        const news = isOfVisit ? await withdrawVisitMails(db, updated.number) : undefined
        // Who has opened the request needs no alert.
        const wanted = messagesOf(news).filter(({ kind }) => kind !== 'alert' || updated.opened === 0)
        await addMessages(db, updated.number, wanted)
        return 'changed'
      })
    },

    open: (id: string, act: Act): Promise<boolean> =>
      write(async (db) => {
        const unopened = db
          .updateTable('quotes')
          .set({ opened: 1 })
          .where('id', '=', id)
          .where('opened', '=', 0)
        if (await isThere(unopened.returning('number'))) await addEntry(db, id, 'opened', act)
        return isThere(numberOf(db, id))
      }),

    /** Notes what changed no field. @param label of the text that was opened */
    note: (id: string, what: 'resent' | 'texted', act: Act, label?: string): Promise<boolean> =>
      write((db) => addEntry(db, id, what, act, label)),

    /** The visits and follow-ups of a day; those of today include the unsettled follow-ups of earlier days. */
    async day(day: string, today: string): Promise<DeskDay> {
      const [visits, followUps] = await Promise.all([
        select((query) =>
          query
            .where('visitDay', '=', day)
            .where('visitDay', '<>', sql.lit(''))
            .where('status', 'not in', over)
            .orderBy('number'),
        ),
        select((query) =>
          query
            .where('followUp', '>=', day === today ? '' : day)
            .where('followUp', '<=', day)
            .where('followUp', '<>', sql.lit(''))
            .where('status', 'not in', [...over, 'done'])
            .orderBy('followUp')
            .orderBy('number'),
        ),
      ])
      return { visits, followUps }
    },

    async summary(today = dayOf(Date.now())): Promise<Omit<DeskSummary, 'alertsEnded' | 'hasMail'>> {
      const { sum, max, countAll } = db.fn
      const statuses = db
        .selectFrom('quotes')
        .select(['status', countAll<number>().as('count')])
        .groupBy('status')
      const newest = db.selectFrom('quotes').select(max<number>('number').as('number'))
      const counted = db.selectFrom('quotes').select(countAll<number>().as('count'))
      /** Sums the numbers of the newest rows. The highest is not enough: PostgreSQL may commit a lower one after it. */
      const sumOfNewest = (table: 'history' | 'photos') =>
        db
          .selectFrom(db.selectFrom(table).select('number').orderBy('number', 'desc').limit(100).as('newest'))
          .select(sum<number>('number').as('sum'))
      const [byStatus, row] = await Promise.all([
        statuses.execute(),
        db
          .selectNoFrom([
            newest.as('newest'),
            counted.where('opened', '=', sql.lit(0)).where('status', '<>', 'spam').as('unread'),
            counted
              .where('followUp', '<>', sql.lit(''))
              .where('followUp', '<=', today)
              .where('status', 'in', inProgress)
              .as('callsDue'),
            sumOfNewest('history').as('history'),
            sumOfNewest('photos').as('photos'),
          ])
          .executeTakeFirstOrThrow(),
      ])
      const countOf = (wanted: QuoteStatus) => byStatus.find(({ status }) => status === wanted)?.count ?? 0
      const counts = Object.fromEntries(quoteStatuses.map((status) => [status, countOf(status)]))
      return {
        counts: counts as DeskSummary['counts'],
        unread: row.unread ?? 0,
        callsDue: row.callsDue ?? 0,
        newest: row.newest ?? 0,
        changed: Number(row.history ?? 0) + Number(row.photos ?? 0),
      }
    },

    /** What is counted of the quotes that came in, or whose job was done, from one month to another, both included. */
    business: (first: string, last: string): Promise<BusinessQuote[]> =>
      db
        .selectFrom('quotes')
        .select(['createdAt', 'status', 'visitDay', 'finalPrice', 'address', 'page', 'message', 'postalCode'])
        .select(['referrer', 'utm_source', 'utm_medium'])
        .where('status', '<>', 'spam')
        .where((eb) =>
          eb.or([
            eb.and([
              eb('createdAt', '>=', monthRange(first).from.toISOString()),
              eb('createdAt', '<', monthRange(last).to.toISOString()),
            ]),
            eb.and([
              eb('visitDay', '>=', `${first}-01`),
              eb('visitDay', '<', `${addMonths(last, 1)}-01`),
              eb('visitDay', '<>', sql.lit('')),
              eb('status', '=', 'done'),
            ]),
          ]),
        )
        .execute(),
  }
}

async function addEntry(
  db: Kysely<Tables>,
  id: string,
  what: 'opened' | 'resent' | 'texted',
  { person, now }: Act,
  toValue = '',
): Promise<boolean> {
  const quote = await numberOf(db, id).executeTakeFirst()
  if (!quote) return false
  const entry = { quoteNumber: quote.number, at: now, person, what, fromValue: '', toValue }
  await db.insertInto('history').values(entry).execute()
  return true
}
