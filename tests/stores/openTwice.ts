import { onTestFinished } from 'vitest'
import type { Log } from '#server/log.ts'
import { openQuoteStore } from '#server/quotes/store/openQuoteStore.ts'
import type { QuoteDatabase } from '#server/quotes/store/quoteStore.ts'
import { makeDatabase, type StoreKind } from '#tests/support/server/makeDatabase.ts'

export const quiet: Log = { error: () => {}, info: () => {} }

/** A new database, open in two stores as two processes would have it, until the test is over. */
export async function openTwice(kind: StoreKind): Promise<{ one: QuoteDatabase; other: QuoteDatabase }> {
  const database = await makeDatabase(kind)
  const [one, other] = [openQuoteStore(database, quiet), openQuoteStore(database, quiet)]
  onTestFinished(async () => void (await Promise.all([one.store.close(), other.store.close()])))
  return { one: one.store, other: other.store }
}

/** Claims the mail that is due, for one millisecond. */
export async function claim(store: QuoteDatabase, now: number) {
  const mail = await store.claimMessage(now, now + 1)
  if (!mail) throw new Error('Nothing was due.')
  return mail
}
