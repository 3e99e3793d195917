import type { Pool, PoolClient } from 'pg'

/**
 * Runs the work in one transaction, on a connection of its own. When anything fails, the connection goes, and what it
 * had begun goes with it.
 */
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
