import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '#data/company/settings.ts'
import { inTransaction } from './database.ts'
import type { Differences } from './differences.ts'
import type { Tables } from './tables.ts'

/** Columns of text that is empty at first. */
const texts = (...names: string[]) => names.map((name) => `"${name}" text not null default ''`).join(', ')
const ofQuote = `"quoteNumber" bigint not null references quotes (number) on delete cascade`

const firstTables = ({ types: { key, bytes }, searchIndex }: Differences): readonly string[] => [
  `create table quotes (
    number ${key}, id text not null unique, "createdAt" text not null, page text not null, spam integer not null,
    "idempotencyKey" text unique, "requestHash" text not null, words text not null,
    ${texts('name', 'phone', 'email', 'message', 'postalCode', 'access', 'day', 'window', 'load')},
    "photosAnnounced" integer not null default 0,
    ${texts('referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content')},
    status text not null default 'new', price double precision, "cubicYards" double precision,
    ${texts('lostReason', 'address', 'followUp', 'visitDay', 'visitWindow', 'note')},
    version integer not null default 1, opened integer not null default 0
  )`,
  `create index "quotesByTime" on quotes ("createdAt")`,
  `create index "quotesByStatus" on quotes (status, number)`,
  `create index "quotesUnread" on quotes (status) where opened = 0`,
  `create index "quotesByVisit" on quotes ("visitDay") where "visitDay" <> ''`,
  `create index "quotesByFollowUp" on quotes ("followUp") where "followUp" <> ''`,
  `create table outbox (
    number ${key}, ${ofQuote}, kind text not null, state text not null default 'pending',
    attempts integer not null default 0, since bigint not null, "dueAt" bigint not null,
    ${texts('error', 'reached')}, unique ("quoteNumber", kind)
  )`,
  `create index "outboxByTime" on outbox ("dueAt") where state = 'pending'`,
  `create table photos (
    number ${key}, ${ofQuote}, place integer not null, hash text not null, kind text not null, size integer not null,
    "createdAt" text not null, image ${bytes} not null, thumbnail ${bytes},
    unique ("quoteNumber", hash), unique ("quoteNumber", place)
  )`,
  `create index "photosByTime" on photos ("createdAt")`,
  `create table "refusedPhotos" (${ofQuote}, hash text not null, primary key ("quoteNumber", hash))`,
  `create table history (
    number ${key}, ${ofQuote}, at bigint not null, person text not null, what text not null,
    "fromValue" text not null, "toValue" text not null
  )`,
  `create index "historyByQuote" on history ("quoteNumber")`,
  `create table links (
    hash text primary key, person text not null, browser text not null, code text not null, next text not null,
    tries integer not null default 0, "askedAt" bigint not null, "expiresAt" bigint not null
  )`,
  `create index "linksByBrowser" on links (browser, "askedAt")`,
  `create table sessions (
    hash text primary key, person text not null, agent text not null, data text not null,
    "beganAt" bigint not null, "seenAt" bigint not null, "expiresAt" bigint not null
  )`,
  `create table subscriptions (
    "sessionHash" text primary key references sessions (hash) on delete cascade,
    endpoint text not null, p256dh text not null, auth text not null, "addedAt" bigint not null
  )`,
  `create table "endedWebhooks" (hash text primary key, "endedAt" bigint not null)`,
  `create table secrets (name text primary key, value text not null)`,
  // The columns of rate-limiter-flexible, in its order.
  `create table limits (key text primary key, points integer not null, expire bigint not null)`,
  ...searchIndex,
]

/** In the order of their names. Never edit one of a release: add the next. */
const migrationsFor = (differences: Differences): Record<string, Migration> => ({
  '001 tables': {
    async up(db: Kysely<Tables>) {
      for (const statement of firstTables(differences)) await sql.raw(statement).execute(db)
      for (const name of ['photos', 'desk'] as const)
        await db
          .insertInto('secrets')
          .values({ name, value: randomBytes(32).toString('hex') })
          .execute()
    },
  },
})

/** Kysely's table of the applied migrations. */
type WithMigrations = Tables & { kysely_migration: { name: string } }

/**
 * Whether every migration is applied.
 *
 * @param what the database, for a sentence
 * @throws StartError when another release made the database
 */
export async function isMigrated(
  db: Kysely<Tables>,
  differences: Differences,
  what: string,
): Promise<boolean> {
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(
    ({ name }) => name,
  )
  if (!tables.includes('kysely_migration')) {
    if (!tables.includes('quotes')) return false
    throw new StartError(
      `${what} was made by an earlier version of this site. Export its requests with that version, then set another DATABASE_URL or move it away.`,
    )
  }
  const known = Object.keys(migrationsFor(differences))
  const rows = await db.withTables<WithMigrations>().selectFrom('kysely_migration').select('name').execute()
  if (rows.some(({ name }) => !known.includes(name)))
    throw new StartError(
      `A newer release of this site has migrated ${what}. Start that release, or a newer one.`,
    )
  return rows.length === known.length
}

/** Applies the missing migrations, all or none, in one of several processes that start at once. */
export async function migrate(db: Kysely<Tables>, differences: Differences, what: string): Promise<void> {
  if (await isMigrated(db, differences, what)) return
  await inTransaction(db, differences.beginMigration, async (connection) => {
    const provider = { getMigrations: async () => migrationsFor(differences) }
    const { error } = await new Migrator({
      db: connection,
      provider,
      disableTransactions: true,
    }).migrateToLatest()
    if (error) throw error
  })
}
