import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { DatabaseSettings } from '#server/settingParsers.ts'

const statement = "update outbox set due_at = 0 where state = 'pending'"

/**
 * Makes every pending message due now, as after the longest delay: also those that a killed server had claimed, which
 * else wait until the claim expires (outboxContract.test.ts).
 */
export async function makeDue(database: DatabaseSettings): Promise<void> {
  if (database.kind === 'sqlite') {
    const other = new DatabaseSync(database.file, { timeout: 5000 })
    other.exec(statement)
    return other.close()
  }
  const other = new Client(database.url)
  await other.connect()
  await other.query(statement)
  await other.end()
}
