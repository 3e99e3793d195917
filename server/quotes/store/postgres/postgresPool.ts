import { Pool } from 'pg'
import type { Log } from '../../../log.ts'

/** In milliseconds. The connection timeout includes the wait while all connections are in use: seconds under load. */
const timeouts = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true }
/**
 * Below the query timeout, because a quote that was refused for a lock must not be stored once the lock is released; by
 * three seconds, in case the machine stalls.
 */
const statementTimeout = 7000

/** Connections to a PostgreSQL that may go down at any time: an error rejects the query under way and ends nothing else. */
export function openPool(url: string, log: Pick<Log, 'error'>): Pool {
  const pool = new Pool({
    connectionString: url,
    ...timeouts,
    // Not as a setting of the connection: PgBouncer takes none that it does not know.
    onConnect: async (client) => void (await client.query(`set statement_timeout = ${statementTimeout}`)),
  })
  // An idle connection was lost: the next query opens another.
  pool.on('error', (error) => log.error(`PostgreSQL closed a connection: ${error.message}`))
  // The pool listens to idle connections only. Between two queries a connection has no listener, and an unheard error
  // event would end this process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
