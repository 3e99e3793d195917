import type { DeskQuote, DeskSummary, HistoryEntry } from '#data/desk/deskQuote.ts'
import { type ProgressField, progressFields, type QuoteChanges } from '#data/desk/quoteProgress.ts'
import { quoteStatuses } from '#data/desk/quoteStatus.ts'
import type { PhotoKind } from '../../quotes/store/photoStore.ts'
import type { Statements } from '../../quotes/store/statements.ts'
import { arrivalOf, columnOf, selectDeskQuote, toDeskQuote, toHistoryEntry } from './deskRows.ts'
import type { Act, DeskStore } from './deskStore.ts'
import { type IndexUpdate, searches } from './searchWords.ts'
import { countSources } from './sources.ts'

const insertHistory = `
  insert into history (quote_number, at, person, what, from_value, to_value)
  select number, cast($2 as bigint), $3, $4, $5, $6 from quotes where id = $1 returning number`

const historyEntry = (
  id: string,
  { person, now }: Act,
  what: HistoryEntry['what'],
  from: unknown = '',
  to: unknown = '',
) => [insertHistory, [id, now, person, what, String(from ?? ''), String(to ?? '')]] as const

/** Adds a message. Adds an alert only for an unopened quote, and only while a phone has turned alerts on. */
const insertMessage = `
  insert into outbox (quote_number, kind, since, due_at)
  select number, $2, cast($3 as bigint), cast($3 as bigint) from quotes
  where id = $1 and ($2 <> 'alert' or (opened = 0 and exists (select 1 from desk_subscriptions where endpoint <> '')))
  on conflict do nothing returning number`

const selectVisits = `${selectDeskQuote} where visit_day = $1 and visit_day <> '' and status not in ('lost', 'spam')
  order by case visit_window when 'morning' then 1 when 'afternoon' then 2 when 'evening' then 3 else 4 end, number`
const selectFollowUps = `${selectDeskQuote} where follow_up between $1 and $2 and follow_up <> ''
  and status not in ('lost', 'spam', 'done')
  order by follow_up, number`

/** Sums the numbers of the newest rows. The highest number is not enough: PostgreSQL may commit a lower one after it. */
const sumOfNewest = (table: 'history' | 'photos') =>
  `coalesce((select sum(number) from (select number from ${table} order by number desc limit 100) as newest), 0)`
const selectSummary = `
  select coalesce((select max(number) from quotes), 0) as newest,
    ${sumOfNewest('history')} + ${sumOfNewest('photos')} as changed,
    (select count(*) from quotes where opened = 0 and status <> 'spam') as unread`
const photosOfQuote = 'from photos where quote_number = (select number from quotes where id = $1)'
const selectDownloads = `select place ${photosOfQuote} and kind = 'heic' order by place`
const selectPhoto = (column: 'image' | 'thumbnail') => `
  select kind, ${column} as bytes ${photosOfQuote} and place = $2`

/** The fields with a changed value. */
const changedFields = (quote: DeskQuote, changes: QuoteChanges): ProgressField[] =>
  progressFields.filter((field) => changes[field] !== undefined && changes[field] !== quote[field])

export function createDeskStore({ kind, read, write }: Statements): DeskStore {
  /** Adds the quotes stored since the last search to the index. */
  async function catchUp({ isBehind, insert }: IndexUpdate): Promise<void> {
    if ((await read(isBehind)).length > 0) await write([insert, []])
  }

  return {
    async list({ statuses, words, before, limit }) {
      if (words?.length === 0) return { quotes: [], next: null }
      const values: (string | number)[] = []
      const place = (value: string | number) => `$${values.push(value)}`
      const { condition, query, update } = searches[kind]
      if (words && update) await catchUp(update)
      const conditions = [
        ...(before === undefined ? [] : [`number < ${place(before)}`]),
        ...(statuses.length === 0
          ? []
          : [`status in (${statuses.map((status) => place(status)).join(', ')})`]),
        ...(words === undefined ? [] : [condition(place(query(words)))]),
      ]
      const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`
      const rows = await read(
        `${selectDeskQuote} ${where} order by number desc limit ${place(limit + 1)}`,
        values,
      )
      const quotes = rows.slice(0, limit).map(toDeskQuote)
      return { quotes, next: rows.length > limit ? (quotes.at(-1)?.number ?? null) : null }
    },
    async find(id) {
      const [row] = await read(`${selectDeskQuote} where id = $1`, [id])
      return row && toDeskQuote(row)
    },
    async historyOf(quote) {
      const rows = await read('select * from history where quote_number = $1 order by number', [quote.number])
      return [arrivalOf(quote), ...rows.map(toHistoryEntry)]
    },
    async change(quote, changes, act, messages = []) {
      const { id, version } = quote
      const fields = changedFields(quote, changes)
      if (fields.length === 0) return 'changed'
      const assignments = fields.map((field, index) => `${columnOf[field]} = $${index + 3}`)
      const [updated] = await write(
        [
          `update quotes set ${[...assignments, 'version = version + 1'].join(', ')}
          where id = $1 and version = $2 returning number`,
          [id, version, ...fields.map((field) => changes[field] ?? null)],
        ],
        ...fields.map((field) => historyEntry(id, act, field, quote[field], changes[field])),
        ...messages.map((kind) => [insertMessage, [id, kind, act.now]] as const),
      )
      return updated.length > 0 ? 'changed' : 'conflict'
    },
    async open(id, act) {
      await write(
        ['update quotes set opened = 1 where id = $1 and opened = 0 returning number', [id]],
        historyEntry(id, act, 'opened'),
      )
      return (await read('select 1 from quotes where id = $1', [id])).length > 0
    },
    noteResent: async (id, act) => void (await write(historyEntry(id, act, 'resent'))),
    async downloadsOf(id) {
      const rows = await read(selectDownloads, [id])
      return rows.map(({ place }) => Number(place))
    },
    async readPhoto(id, place, size) {
      const [row] = await read(selectPhoto(size), [id, place])
      return row?.bytes instanceof Uint8Array ? { kind: row.kind as PhotoKind, bytes: row.bytes } : undefined
    },
    async day(day, today) {
      const [visits, followUps] = await Promise.all([
        read(selectVisits, [day]),
        read(selectFollowUps, [day === today ? '' : day, day]),
      ])
      return { visits: visits.map(toDeskQuote), followUps: followUps.map(toDeskQuote) }
    },
    async summary() {
      const [counted, [row = {}]] = await Promise.all([
        read('select status, count(*) as quotes from quotes group by status'),
        read(selectSummary),
      ])
      const counts = Object.fromEntries(counted.map(({ status, quotes }) => [status, Number(quotes)]))
      return {
        counts: Object.fromEntries(
          quoteStatuses.map((status) => [status, counts[status] ?? 0]),
        ) as DeskSummary['counts'],
        unread: Number(row.unread),
        newest: Number(row.newest),
        changed: Number(row.changed),
      }
    },
    sources: async (from, to) =>
      countSources(
        await read(
          `select referrer, utm_source, count(*) as quotes,
            sum(case when status in ('booked', 'done') then 1 else 0 end) as booked
          from quotes where created_at >= $1 and created_at < $2 and status <> 'spam'
          group by referrer, utm_source`,
          [from.toISOString(), to.toISOString()],
        ),
      ),
  }
}
