import { Pool } from 'pg'
import type { Log } from '../../../log.ts'
import type { Query } from '../database.ts'
import { deleteInBatches } from '../deleteInBatches.ts'

/** Timeouts in milliseconds. The connection timeout includes the wait while all connections are in use: seconds under load. */
const timeouts = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true }
/**
 * Shorter than the query timeout: PostgreSQL must give up before the server refuses the quote, or a quote that was refused
 * would be stored once a lock is released. Three seconds of slack for a stalled machine.
 */
const statementTimeout = 7000
/** Queries and driver expect ISO dates in UTC; the default of a server or a role may be another. */
const session = `set statement_timeout = ${statementTimeout}; set datestyle = 'ISO, YMD'; set timezone = 'UTC'`

/** Connections to a PostgreSQL that may go down at any time: an error rejects the query under way and ends nothing else. */
export function openPool(url: string, log: Pick<Log, 'error'>): Pool {
  const pool = new Pool({
    connectionString: url,
    ...timeouts,
    // A statement, not a connection parameter: PgBouncer refuses parameters that it does not know.
    onConnect: async (client) => void (await client.query(session)),
  })
  // An idle connection was lost: the next query opens another.
  pool.on('error', (error) => log.error(`PostgreSQL closed a connection: ${error.message}`))
  // Between two queries a checked-out connection has no error listener, and an unhandled error event would end this process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Maximum number of rows per statement: it stays far below the statement timeout, also with photos. */
const batch = 50

/**
 * Deletes all older rows in batches, and returns their number.
 *
 * @param sql a statement with the time as $1 and the maximum number of rows as $2; it returns each deleted row
 */
export const deleteOlderRows = (query: Query, sql: string, before: Date, signal?: AbortSignal) =>
  deleteInBatches(batch, async () => (await query(sql, [before, batch])).length, signal)
