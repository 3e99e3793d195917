import { onTestFinished } from 'vitest'
import { openDesk } from '#server/desk/openDesk.ts'
import type { Log } from '#server/log.ts'
import { openQuoteStore } from '#server/quotes/openQuoteStore.ts'
import type { QuoteDatabase } from '#server/quotes/store/quoteStore.ts'
import type { DatabaseSettings } from '#server/settingParsers.ts'
import { makeDatabase, type StoreKind } from '#tests/support/database/makeDatabase.ts'

const quiet: Log = { error: () => {}, info: () => {} }

/** The stores of a database, closed at the latest when the test is over. */
export function openStores(database: DatabaseSettings) {
  const { store, hits, database: opened } = openQuoteStore(database, quiet)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= store.close()
    return closed
  }
  onTestFinished(close)
  return { store, hits, ...openDesk(opened), close }
}

/** A new database, open in two stores as two processes would have it, until the test is over. */
export async function openTwice(kind: StoreKind): Promise<{ one: QuoteDatabase; other: QuoteDatabase }> {
  const database = await makeDatabase(kind)
  return { one: openStores(database).store, other: openStores(database).store }
}

/** Claims the mail that is due, for one millisecond. */
export async function claim(store: QuoteDatabase, now: number) {
  const mail = await store.claimMessage(now, now + 1)
  if (!mail) throw new Error('Nothing was due.')
  return mail
}
