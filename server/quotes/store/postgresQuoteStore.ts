import type { Pool, QueryResultRow } from 'pg'
import type { QuoteRequest } from '#data/quote/quoteRequest.ts'
import { StartFault } from '#data/settings/settings.ts'
import type { Log } from '../../log.ts'
import { hashRequest, keyUsedBefore, newQuote } from '../intake/newQuote.ts'
import type { HitStore } from './hitStore.ts'
import { postgresHits } from './postgresHits.ts'
import { postgresMails, type Query } from './postgresMails.ts'
import { openPool } from './postgresPool.ts'
import { migrate } from './postgresSchema.ts'
import type { MailKind, Quote, QuoteArrival } from './quote.ts'
import type { QuoteDatabase } from './quoteStore.ts'

const ownersMail = `(select state from mails where quote_number = quotes.number and kind = 'owner') as mail`
const ownersMailSettled = `not exists (
  select 1 from mails where quote_number = quotes.number and kind = 'owner' and state = 'pending')`
const pageSize = 500

/**
 * Several servers share one PostgreSQL. It may be away, at the start too: every use tries again, and fails until it is
 * back.
 */
export function openPostgresQuoteStore(url: string, log: Log): { store: QuoteDatabase; hits: HitStore } {
  const pool = openPool(url, log)
  let migrated: Promise<void> | undefined

  async function getPool(): Promise<Pool> {
    migrated ??= migrate(pool)
    try {
      await migrated
    } catch (error) {
      migrated = undefined
      throw error
    }
    return pool
  }
  const query: Query = async (sql, values = []) => (await (await getPool()).query(sql, [...values])).rows

  async function add(
    request: QuoteRequest,
    arrival: QuoteArrival,
    mails: readonly MailKind[] = [],
  ): Promise<Quote> {
    const quote = newQuote(request, arrival, mails)
    const { id, createdAt, name, phone, email, message, page, spam } = quote
    const { idempotencyKey = null, earlierKey } = arrival
    const requestHash = hashRequest(request)
    const known = earlierKey === undefined ? undefined : await findByKey(earlierKey, requestHash)
    if (known) return known
    // One statement is one transaction: the quote and its mails, or neither.
    const added = await query(
      `with added as (
        insert into quotes (id, created_at, name, phone, email, message, page, spam, idempotency_key, request_hash)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (idempotency_key) do nothing returning number
      ), mailed as (
        insert into mails (quote_number, kind, since, due_at)
        select number, kind, $12::bigint, $12::bigint from added, unnest($11::text[]) as kind
      ) select number from added`,
      [
        id,
        createdAt,
        name,
        phone,
        email,
        message,
        page,
        spam,
        idempotencyKey,
        requestHash,
        mails,
        Date.parse(createdAt),
      ],
    )
    if (added.length > 0) return quote
    const earlier = await findByKey(idempotencyKey, requestHash)
    if (!earlier) throw new Error('The quote under this key was deleted just now.')
    return earlier
  }

  async function findByKey(key: string | null, requestHash: string): Promise<Quote | undefined> {
    const [row] = await query(`select *, ${ownersMail} from quotes where idempotency_key = $1`, [key])
    if (row && row.request_hash !== requestHash) throw keyUsedBefore()
    return row && toQuote(row)
  }

  const store: QuoteDatabase = {
    add,
    check: async () => void (await query('select 1 from quotes limit 1')),
    close: () => pool.end(),
    async *list() {
      let rows: QueryResultRow[] = []
      do {
        const below = rows.at(-1)?.number ?? Number.MAX_SAFE_INTEGER
        rows = await query(
          `select *, ${ownersMail} from quotes where number < $1 order by number desc limit ${pageSize}`,
          [below],
        )
        for (const row of rows) yield toQuote(row)
      } while (rows.length === pageSize)
    },
    find: async (id) => {
      const [row] = await query(`select *, ${ownersMail} from quotes where id = $1`, [id])
      return row && toQuote(row)
    },
    delete: async (id) => (await query('delete from quotes where id = $1 returning 1', [id])).length > 0,
    deleteBefore: async (time) =>
      (await query(`delete from quotes where created_at < $1 and ${ownersMailSettled} returning 1`, [time]))
        .length,
    backup: async () => {
      throw new StartFault('These quotes are in PostgreSQL: copy them with pg_dump.')
    },
    ...postgresMails(query, toQuote),
  }
  return { store, hits: postgresHits(getPool) }
}

const toQuote = ({
  id,
  created_at,
  name,
  phone,
  email,
  message,
  page,
  spam,
  mail,
}: QueryResultRow): Quote => ({
  id,
  createdAt: created_at.toISOString(),
  name,
  phone,
  email,
  message,
  page,
  spam,
  mail: mail ?? 'none',
})
