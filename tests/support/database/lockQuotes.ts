import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { DatabaseSettings } from '#server/settingParsers.ts'

/** Locks the quotes as another program would. @returns releases the lock */
export async function lockQuotes(database: DatabaseSettings): Promise<() => Promise<void>> {
  if (database.kind === 'sqlite') {
    const other = new DatabaseSync(database.file, { timeout: 5000 })
    other.exec('begin immediate')
    return async () => {
      other.exec('rollback')
      other.close()
    }
  }
  const other = new Client(database.url)
  // It may be ended with its server.
  other.on('error', () => {})
  await other.connect()
  await other.query('begin; lock table quotes in access exclusive mode')
  return async () => {
    await other.query('rollback')
    await other.end()
  }
}
