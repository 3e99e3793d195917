import type { DatabaseSync } from 'node:sqlite'
import type { Pool, PoolClient, QueryResultRow } from 'pg'

export type Query = (sql: string, values?: readonly unknown[]) => Promise<QueryResultRow[]>

/** Runs the work in the next commit of SQLite. */
export type Commit = <Result>(work: () => Result) => Promise<Result>

/** The open database of a quote store, for the other stores in it. */
export type OpenDatabase =
  | { kind: 'sqlite'; db: DatabaseSync; commit: Commit }
  | { kind: 'postgres'; query: Query; getPool: () => Promise<Pool> }

/** Runs the work in one transaction of PostgreSQL, on a connection of its own. An error closes the connection, which rolls back. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}
