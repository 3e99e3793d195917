import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { StartError } from '#data/company/settings.ts'
import type { Log } from '../log.ts'
import { type Database, postgresDifferences as differences, inTransaction } from './database.ts'
import { migrate, type Tables } from './tables.ts'

/** Timeouts in milliseconds. The connection timeout includes the wait while all connections are in use: seconds under load. */
const timeouts = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true }
/** How long a query waits for the migration, in milliseconds: no visitor should wait for the rewrite of a large table. */
const migrationWait = 7000
const migrationTimeout = 60 * 60_000
/** PostgreSQL's bigint: numbers of rows and milliseconds, which stay far below 2^53. */
const bigint = 20

/** Several servers may share one PostgreSQL. It may be down, also at the start: every query fails until it is back. */
export function openPostgres(url: string, log: Pick<Log, 'error'>, migrateTables = migrate): Database {
  types.setTypeParser(bigint, Number)
  const pool = new Pool({ connectionString: url, ...timeouts })
  // An idle connection was lost: the next query opens another.
  pool.on('error', (error) => log.error(`PostgreSQL closed a connection: ${error.message}`))
  // Between two queries a checked-out connection has no error listener, and an unhandled error event would end this process.
  pool.on('connect', (client) => client.on('error', () => {}))

  let migration: Promise<void> | undefined
  let isMigrated = false

  async function untilMigrated(): Promise<void> {
    migration ??= migrateOn(url, migrateTables).finally(() => {
      migration = undefined
    })
    const timeout = new Promise<never>((_, reject) => {
      const error = new Error('PostgreSQL does not answer, or is being migrated.')
      setTimeout(reject, migrationWait, error).unref()
    })
    await Promise.race([migration, timeout])
    isMigrated = true
  }

  const migrated: PostgresPool = {
    async connect() {
      if (!isMigrated) await untilMigrated()
      return closedByErrors(await pool.connect())
    },
    end: () => pool.end(),
    options: pool.options,
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: migrated }) })
  /** Without names: PgBouncer gives every statement another connection, which has not prepared it. */
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      if (!isMigrated) await untilMigrated()
      return pool.query(text, values)
    },
  }

  return {
    db,
    write: (work) => inTransaction(db, differences.begin, work),
    differences,
    createLimiter: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient,
        storeType: 'client',
        tableName: 'limits',
        tableCreated: true,
        // It would keep the clients' IP addresses for an hour (openStore.ts).
        clearExpiredByTimeout: false,
      }),
    // Far below the timeout of a statement, also with photos.
    deletedAtOnce: 50,
    erase: async () => {},
    isNearlyFull: async () => false,
    backup: async () => {
      throw new StartError('These quotes are in PostgreSQL: copy them with pg_dump.')
    },
    close: () => pool.end(),
  }
}

async function migrateOn(url: string, migrateTables: typeof migrate): Promise<void> {
  const pool = new Pool({ connectionString: url, ...timeouts, query_timeout: migrationTimeout, max: 1 })
  pool.on('error', () => {})
  const connect = async () => closedByErrors(await pool.connect())
  const db = new Kysely<Tables>({
    dialect: new UnlockedDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  })
  try {
    await migrateTables(db, differences, `The database ${new URL(url).pathname.slice(1)}`)
  } finally {
    await db.destroy()
  }
}

/** A failed query closes the connection, which may be frozen in the middle of its answer, and rolls back its transaction. */
function closedByErrors(client: PoolClient): PostgresPoolClient {
  let failure: unknown
  const query = async (text: string, values: readonly unknown[]) => {
    if (failure) throw failure
    return client.query(text, [...values]).catch((error: unknown) => {
      failure = error
      throw error
    })
  }
  return { query: query as PoolClient['query'], release: () => client.release(failure !== undefined) }
}

/** Without Kysely's lock of the connection, which PgBouncer would keep: `beginMigration` locks the transaction. */
class UnlockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const lock = { acquireMigrationLock: async () => {}, releaseMigrationLock: async () => {} }
    return Object.assign(new PostgresAdapter(), lock)
  }
}
