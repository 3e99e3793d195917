import type { DatabaseSync } from 'node:sqlite'
import type { Pool, QueryResultRow } from 'pg'

export type Query = (sql: string, values?: readonly unknown[]) => Promise<QueryResultRow[]>

/** The open database under a quote store, for what else is kept in it. */
export type OpenDatabase =
  | { kind: 'sqlite'; db: DatabaseSync; commit: <Result>(work: () => Result) => Promise<Result> }
  | { kind: 'postgres'; query: Query; getPool: () => Promise<Pool> }
