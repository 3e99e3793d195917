import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { DatabaseSettings } from '#server/config.ts'

/** A connection to the database, as from another program. */
export async function connectTo(database: DatabaseSettings) {
  if (database.kind === 'sqlite') {
    const db = new DatabaseSync(database.file, { timeout: 5000 })
    return {
      run: async (sql: string): Promise<unknown> => db.exec(sql),
      rows: async (sql: string): Promise<readonly unknown[]> => db.prepare(sql).all(),
      end: async () => db.close(),
    }
  }
  const client = new Client(database.url)
  // The connection may end with its server.
  client.on('error', () => {})
  await client.connect()
  return {
    run: (sql: string): Promise<unknown> => client.query(sql),
    rows: async (sql: string): Promise<readonly unknown[]> => (await client.query(sql)).rows,
    end: () => client.end(),
  }
}

/** Locks the quotes. @returns a function that releases the lock */
export async function lockQuotes(database: DatabaseSettings): Promise<() => Promise<void>> {
  const { run, end } = await connectTo(database)
  await run(
    database.kind === 'sqlite' ? 'begin immediate' : 'begin; lock table quotes in access exclusive mode',
  )
  return async () => {
    await run('rollback')
    await end()
  }
}
