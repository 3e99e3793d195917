import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { openStore, type Store } from '#server/store/openStore.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { createDatabase } from './startPostgres.ts'

export type StoreKind = 'SQLite' | 'PostgreSQL'
export const storeKinds: readonly StoreKind[] = ['SQLite', 'PostgreSQL']

/** A new, empty database of this kind, for one test. */
export async function makeDatabase(kind: StoreKind): Promise<DatabaseSettings> {
  if (kind === 'SQLite') return { kind: 'sqlite', file: join(temporaryFolder(), 'quotes.db') }
  return { kind: 'postgres', url: await createDatabase(inject('postgresUrl')) }
}

const quiet: Log = { error: () => {}, info: () => {} }

/** The store of a database, closed at the latest when the test is over. */
export async function openUntilEnd(database: DatabaseSettings, readOnly = false): Promise<Store> {
  const store = await openStore(database, quiet, readOnly)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= store.close()
    return closed
  }
  onTestFinished(close)
  return { ...store, close }
}

/** A new database, open in two stores as two processes would have it, until the test is over. */
export async function openTwice(kind: StoreKind): Promise<{ one: Store; other: Store }> {
  const database = await makeDatabase(kind)
  return { one: await openUntilEnd(database), other: await openUntilEnd(database) }
}

/** Claims the mail that is due, for one millisecond. */
export async function claim({ outbox }: Store, now: number) {
  const mail = await outbox.claimMessage(now, now + 1)
  if (!mail) throw new Error('Nothing was due.')
  return mail
}
