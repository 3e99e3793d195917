import type { DatabaseSync } from 'node:sqlite'
import type { Pool } from 'pg'
import type { Query } from './postgres/postgresOutbox.ts'

/** The open database under a quote store, for what else is kept in it. */
export type OpenDatabase =
  | { kind: 'sqlite'; db: DatabaseSync; commit: <Result>(work: () => Result) => Promise<Result> }
  | { kind: 'postgres'; query: Query; getPool: () => Promise<Pool> }
