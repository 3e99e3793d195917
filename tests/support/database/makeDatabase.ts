import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseSettings } from '#server/config.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { createDatabase } from './startPostgres.ts'

export type StoreKind = 'SQLite' | 'PostgreSQL'
export const storeKinds: readonly StoreKind[] = ['SQLite', 'PostgreSQL']

/** A new, empty database of this kind, for one test. */
export async function makeDatabase(kind: StoreKind): Promise<DatabaseSettings> {
  if (kind === 'SQLite') return { kind: 'sqlite', file: join(temporaryFolder(), 'quotes.db') }
  return { kind: 'postgres', url: await createDatabase(inject('postgresUrl')) }
}
