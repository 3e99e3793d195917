import type { Pool, QueryResultRow } from 'pg'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { StartError } from '#data/settings/settings.ts'
import type { Log } from '../../../log.ts'
import { commonQueries } from '../commonQueries.ts'
import type { OpenDatabase, Query } from '../database.ts'
import { firstDue, hashRequest, keyUsedBefore, newQuote } from '../newQuote.ts'
import type { OutboxKind } from '../outbox.ts'
import type { Quote, QuoteArrival } from '../quote.ts'
import type { OpenQuoteStore, QuoteDatabase } from '../quoteStore.ts'
import { expires, quoteColumns, quoteValues, selectQuote, toQuote } from '../rows.ts'
import { openStatements } from '../statements.ts'
import { postgresHits } from './postgresHits.ts'
import { postgresOutbox } from './postgresOutbox.ts'
import { postgresPhotos } from './postgresPhotos.ts'
import { deleteOlderRows, openPool } from './postgresPool.ts'
import { migrate } from './postgresSchema.ts'

const pageSize = 500

const insertQuote = `with added as (
  insert into quotes (${quoteColumns.join(', ')})
  values (${quoteColumns.map((_column, index) => `$${index + 4}`).join(', ')})
  on conflict (idempotency_key) do nothing returning number
), queued as (
  insert into outbox (quote_number, kind, since, due_at)
  select number, kind, $2::bigint, due_at from added, unnest($1::text[], $3::bigint[]) as message (kind, due_at)
  where kind <> 'alert' or exists (select 1 from desk_subscriptions where endpoint <> '')
) select number from added`
const deleteOlder = `
  delete from quotes where number in (
    select number from quotes where created_at < $1 and ${expires('(current_date - 1)::text')} limit $2
  ) returning 1`

/** How long a query waits for the migration, in milliseconds: no visitor should wait for the rewrite of a large table. */
const migrationWait = 7000

/** Several servers may share one PostgreSQL. It may be down, also at the start: every query fails until it is back. */
export function openPostgresQuoteStore(url: string, log: Log, migratePool = migrate): OpenQuoteStore {
  const pool = openPool(url, log)
  let migration: Promise<void> | undefined
  let isMigrated = false

  async function getPool(): Promise<Pool> {
    if (!isMigrated) await untilMigrated()
    return pool
  }

  async function untilMigrated(): Promise<void> {
    migration ??= migratePool(pool).finally(() => {
      migration = undefined
    })
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(
        reject,
        migrationWait,
        new Error('PostgreSQL does not answer, or is being migrated.'),
      ).unref()
    })
    await Promise.race([migration, timeout])
    isMigrated = true
  }

  const query: Query = async (sql, values = []) => (await (await getPool()).query(sql, [...values])).rows

  async function add(
    request: QuoteRequest,
    arrival: QuoteArrival,
    messages: readonly OutboxKind[] = [],
  ): Promise<Quote> {
    const quote = newQuote(request, arrival, messages)
    const { idempotencyKey = null, earlierKey, photosAnnounced = 0 } = arrival
    const requestHash = hashRequest(request)
    const known = earlierKey === undefined ? undefined : await findByKey(earlierKey, requestHash)
    if (known) return announce(known, photosAnnounced)
    // One statement is one transaction: the quote and its messages, or neither.
    const now = Date.parse(quote.createdAt)
    const added = await query(insertQuote, [
      messages,
      now,
      messages.map((kind) => firstDue(kind, now, arrival)),
      ...quoteValues(quote, arrival, requestHash),
    ])
    if (added.length > 0) return quote
    const earlier = await findByKey(idempotencyKey, requestHash)
    if (!earlier) throw new Error('The quote under this key was deleted just now.')
    return announce(earlier, photosAnnounced)
  }

  /** Photos may have been added to the form since its first answer was lost. */
  async function announce(quote: Quote, photos: number): Promise<Quote> {
    if (photos > quote.photosAnnounced)
      await query('update quotes set photos_announced = $2 where id = $1 and photos_announced < $2', [
        quote.id,
        photos,
      ])
    return quote
  }

  async function findByKey(key: string | null, requestHash: string): Promise<Quote | undefined> {
    const [row] = await query(`${selectQuote} where idempotency_key = $1`, [key])
    if (row && row.request_hash !== requestHash) throw keyUsedBefore()
    return row && toQuote(row)
  }

  const database: OpenDatabase = { kind: 'postgres', query, getPool }
  const store: QuoteDatabase = {
    add,
    async isStored(request, { idempotencyKey = null, earlierKey = null }) {
      const [row] = await query('select request_hash from quotes where idempotency_key in ($1, $2)', [
        idempotencyKey,
        earlierKey,
      ])
      return row?.request_hash === hashRequest(request)
    },
    close: () => pool.end(),
    async *list() {
      let rows: QueryResultRow[] = []
      do {
        const below = rows.at(-1)?.number ?? Number.MAX_SAFE_INTEGER
        rows = await query(`${selectQuote} where number < $1 order by number desc limit ${pageSize}`, [below])
        for (const row of rows) yield toQuote(row)
      } while (rows.length === pageSize)
    },
    delete: async (id) => (await query('delete from quotes where id = $1 returning 1', [id])).length > 0,
    deleteBefore: (time, signal) => deleteOlderRows(query, deleteOlder, time, signal),
    backup: async () => {
      throw new StartError('These quotes are in PostgreSQL: copy them with pg_dump.')
    },
    ...commonQueries(openStatements(database)),
    ...postgresOutbox(query),
    ...postgresPhotos(query, getPool),
  }
  return { store, hits: postgresHits(query, getPool), database }
}
