import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '#server/config.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { createDatabase, startPostgres } from './startPostgres.ts'

export type StoreKind = 'SQLite' | 'PostgreSQL'
export const storeKinds: readonly StoreKind[] = ['SQLite', 'PostgreSQL']

/** A new, empty database of this kind, for one test. */
export async function makeDatabase(kind: StoreKind): Promise<DatabaseSettings> {
  if (kind === 'SQLite') return { kind: 'sqlite', file: join(temporaryFolder(), 'quotes.db') }
  return { kind: 'postgres', url: await createDatabase(inject('postgresUrl')) }
}

/** A database on a server of its own, which the test may stop. */
export async function makeOwnDatabase(kind: StoreKind) {
  if (kind === 'SQLite') return { database: await makeDatabase(kind), postgres: undefined }
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const database: DatabaseSettings = { kind: 'postgres', url: await createDatabase(postgres.url) }
  return { database, postgres }
}

/** The DATABASE_URL of a database. */
export const urlOf = (database: DatabaseSettings): string =>
  database.kind === 'sqlite' ? `file://${database.file}` : database.url
