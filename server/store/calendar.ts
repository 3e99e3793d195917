import type { Visit } from '#data/desk/deskCalendar.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const shown = ['id', 'version', 'name', 'phone', 'address', 'load', 'cubicYards'] as const

/** A quote as a calendar shows it; `isCancelled` if its visit was taken away. */
export type FeedVisit = Pick<DeskQuote, (typeof shown)[number]> & Visit & { isCancelled: boolean }

/** Calendar feeds, one per person, and the days without visits. Secrets are stored as hashes. */
export function createCalendarStore({ db, write }: Database) {
  return {
    /** Makes the person's feed; an earlier one ends. */
    make: (person: string, hash: string, madeAt: number) =>
      write((db) =>
        db
          .insertInto('calendars')
          .values({ person, hash, madeAt })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ hash, madeAt }))
          .execute(),
      ),

    withdraw: (person: string) =>
      write((db) => db.deleteFrom('calendars').where('person', '=', person).execute()),

    /** When the person's feed was made, in milliseconds; undefined without one. */
    madeAt: async (person: string): Promise<number | undefined> =>
      (await db.selectFrom('calendars').select('madeAt').where('person', '=', person).executeTakeFirst())
        ?.madeAt,

    personOf: async (hash: string): Promise<string | undefined> =>
      (await db.selectFrom('calendars').select('person').where('hash', '=', hash).executeTakeFirst())?.person,

    /** The visits from this day on. */
    async visits(day: string): Promise<FeedVisit[]> {
      const rows = await db
        .selectFrom('quotes')
        .select([...shown, 'visitDay', 'visitFrom', 'visitTo'])
        .where('visitDay', '>=', day)
        .where('status', 'in', ['booked', 'done'])
        .orderBy('visitDay')
        .orderBy('number')
        .execute()
      return rows.map((row) => ({ ...row, isCancelled: false }))
    },

    /** The visits that were taken away since then, in milliseconds, and not replaced: each as it was last. */
    async cancelled(since: number): Promise<FeedVisit[]> {
      const rows = await db
        .selectFrom('history')
        .innerJoin('quotes', 'quotes.number', 'history.quoteNumber')
        .select(shown)
        .select(['history.at', 'what', 'fromValue'])
        .where('visitDay', '=', '')
        .where('status', '<>', 'spam')
        .where('history.at', '>=', since)
        .where('what', 'in', ['visitDay', 'visitFrom', 'visitTo'])
        .where('toValue', '=', '')
        .orderBy('history.number')
        .execute()
      return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((changes) => {
        const last = changes.findLast(({ what }) => what === 'visitDay')
        if (!last) return []
        const { at, what: _what, fromValue: visitDay, ...quote } = last
        // A window that was taken away with the day has an entry of the same time.
        const before = (field: 'visitFrom' | 'visitTo') =>
          changes.find((change) => change.at === at && change.what === field)?.fromValue ?? ''
        const window = { visitFrom: before('visitFrom'), visitTo: before('visitTo') }
        return [{ ...quote, visitDay, ...window, isCancelled: true }]
      })
    },

    /** Single days without visits, from this one on. */
    closedDays: async (from: string): Promise<string[]> =>
      (await db.selectFrom('closedDays').select('day').where('day', '>=', from).orderBy('day').execute()).map(
        ({ day }) => day,
      ),

    /** Replaces all closed days. */
    closeDays: (days: readonly Tables['closedDays']['day'][]) =>
      write(async (db) => {
        await db.deleteFrom('closedDays').execute()
        if (days.length > 0)
          await db
            .insertInto('closedDays')
            .values(days.map((day) => ({ day })))
            .execute()
      }),
  }
}
