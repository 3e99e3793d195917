import { Pool } from 'pg'
import type { Log } from '../../log.ts'

/** In milliseconds. A connection is also waited for while all others are in use: in a rush that may take seconds. */
const patience = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true }
/**
 * The database gives up before we do: a quote refused because of a lock would else be stored once the lock is gone. By three
 * seconds, so that a machine which stalls meanwhile changes nothing.
 */
const databasePatience = 7000

/** Connections to a PostgreSQL that may be away, or end, at any time: whoever uses one is told, and nobody else falls. */
export function openPool(url: string, log: Pick<Log, 'error'>): Pool {
  const pool = new Pool({
    connectionString: url,
    ...patience,
    // Not as a setting of the connection: PgBouncer takes none that it does not know.
    onConnect: async (client) => void (await client.query(`set statement_timeout = ${databasePatience}`)),
  })
  // A connection that nobody uses was lost: the next use opens another.
  pool.on('error', (error) => log.error(`PostgreSQL closed a connection: ${error.message}`))
  // The pool listens to idle connections alone. One in use rejects the query under way; between two hands it has no listener,
  // and one packet may hold the end of a query and the end of the server. Unheard, that error would end ours.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
