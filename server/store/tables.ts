import { randomBytes } from 'node:crypto'
import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import webPush from 'web-push'
import { StartError } from '#data/company/settings.ts'
import type { HistoryEntry } from '#data/desk/deskQuote.ts'
import type { QuoteProgress } from '#data/desk/quoteProgress.ts'
import type { QuoteField, QuoteRequest } from '#data/quote/quoteFields.ts'
import type { VisitSource } from '#data/quote/sourceFields.ts'
import { type Differences, inTransaction } from './database.ts'
import type { MessageState, OutboxKind } from './outbox.ts'

/** Columns that the migrations give a default. */
type WithDefault<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> }

/**
 * The tables of both databases. A column has the name of its field. Days and times of quotes and photos are ISO text, other times
 * are milliseconds; 0 and 1 stand for false and true, because SQLite has no booleans.
 */
export type Tables = {
  quotes: QuoteRequest &
    VisitSource &
    WithDefault<Omit<QuoteProgress, QuoteField>> & {
      number: Generated<number>
      id: string
      createdAt: string
      page: string
      /** Suspected spam on arrival; `status` is the owner's decision. */
      spam: number
      idempotencyKey: string | null
      requestHash: string
      photosAnnounced: number
      version: Generated<number>
      opened: Generated<number>
      words: string
    }
  outbox: {
    number: Generated<number>
    quoteNumber: number
    kind: OutboxKind
    /** What it is about, where a quote can have several of a kind. */
    about: Generated<string>
    state: Generated<MessageState>
    /** Number of attempts, including one under way. */
    attempts: Generated<number>
    /** Start of this round of attempts: the retry schedule counts from here. */
    since: number
    dueAt: number
    error: Generated<string>
    /** Receivers that accepted it, separated by commas: QUOTES_TO separates with commas too, so none contains one. */
    acceptedBy: Generated<string>
  }
  photos: {
    number: Generated<number>
    quoteNumber: number
    position: number
    /** SHA-256 of the sent bytes, in hex: a photo that is sent twice is stored once. */
    hash: string
    kind: 'jpeg' | 'heic'
    size: number
    createdAt: string
    image: Uint8Array
    thumbnail: Uint8Array | null
    cutOff: number
    /** 1 for a photo that the crew took when the job was done. */
    after: Generated<number>
  }
  history: {
    number: Generated<number>
    quoteNumber: number
    at: number
    person: string
    what: HistoryEntry['what']
    fromValue: string
    toValue: string
  }
  /** Sign-in links. Secrets are stored as hashes. */
  links: {
    hash: string
    /** The person it signs in. Checked again when the link is used, since anybody may ask for a link. */
    person: string
    /** Hash of the session that asked for the link; empty for a link that works in any browser. */
    browser: string
    /** The link's code, hashed; empty for a link without one. */
    code: string
    next: string
    tries: Generated<number>
    askedAt: number
    expiresAt: number
  }
  sessions: {
    hash: string
    person: string
    agent: string
    data: string
    beganAt: number
    seenAt: number
    expiresAt: number
  }
  subscriptions: { sessionHash: string; endpoint: string; p256dh: string; auth: string; addedAt: number }
  /** Receipts outlive their quote, as the law asks for books. */
  receipts: {
    number: string
    quoteNumber: number | null
    quoteId: string
    at: number
    /** Of the customer, who may ask for it once the quote is deleted. */
    phone: string
    /** A Receipt as JSON. */
    content: string
  }
  /** The last number of each year. */
  receiptNumbers: { year: number; last: number }
  /** Calendar feeds: one per person. */
  calendars: { person: string; hash: string; madeAt: number }
  closedDays: { day: string }
  secrets: { name: 'photos' | 'desk' | 'alerts'; value: string }
  /** Written by rate-limiter-flexible, beside PostgreSQL alone. */
  limits: { key: string; points: number; expire: number }
}

export type Columns<Table extends keyof Tables, Names extends keyof Tables[Table]> = Pick<
  Selectable<Tables[Table]>,
  Names & keyof Selectable<Tables[Table]>
>

const texts = (...names: string[]) => names.map((name) => `"${name}" text not null default ''`).join(', ')
const ofQuote = `"quoteNumber" bigint not null references quotes (number) on delete cascade`

export const firstTables = ({ types: { key, bytes }, searchIndex }: Differences): readonly string[] => [
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
    ${texts('error', 'acceptedBy')}, unique ("quoteNumber", kind)
  )`,
  `create index "outboxByTime" on outbox ("dueAt") where state = 'pending'`,
  `create table photos (
    number ${key}, ${ofQuote}, position integer not null, hash text not null, kind text not null, size integer not null,
    "createdAt" text not null, image ${bytes} not null, thumbnail ${bytes}, "cutOff" integer not null,
    unique ("quoteNumber", hash), unique ("quoteNumber", position)
  )`,
  `create index "photosByTime" on photos ("createdAt")`,
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
  `create table secrets (name text primary key, value text not null)`,
  // The columns of rate-limiter-flexible, in its order.
  `create table limits (key text primary key, points integer not null, expire bigint not null)`,
  ...searchIndex,
]

const outboxColumns = `"quoteNumber", kind, state, attempts, since, "dueAt", error, "acceptedBy"`

const ownersDay = ({ types: { key } }: Differences): readonly string[] => [
  ...['visitFrom', 'visitTo', 'paidBy'].map((name) => `alter table quotes add column ${texts(name)}`),
  ...['finalPrice', 'finalCubicYards'].map(
    (name) => `alter table quotes add column "${name}" double precision`,
  ),
  // Part of a day becomes hours of it.
  `update quotes set
    "visitFrom" = case "visitWindow" when 'morning' then '08:00' when 'afternoon' then '12:00' else '17:00' end,
    "visitTo" = case "visitWindow" when 'morning' then '12:00' when 'afternoon' then '17:00' else '20:00' end
    where "visitWindow" <> ''`,
  `alter table quotes drop column "visitWindow"`,
  // A visit without "booked" stood in the week like a booked one.
  `update quotes set status = 'booked' where "visitDay" <> '' and status in ('new', 'contacted')`,
  `update quotes set "visitDay" = '', "visitFrom" = '', "visitTo" = '' where status in ('lost', 'spam') or "visitDay" = ''`,
  `alter table photos add column after integer not null default 0`,
  // Counting must not read the pictures, which stand before the column.
  `create index "photosByQuote" on photos ("quoteNumber", after, position)`,
  `alter table outbox rename to "earlierOutbox"`,
  `create table outbox (
    number ${key}, ${ofQuote}, kind text not null, ${texts('about')}, state text not null default 'pending',
    attempts integer not null default 0, since bigint not null, "dueAt" bigint not null,
    ${texts('error', 'acceptedBy')}, unique ("quoteNumber", kind, about)
  )`,
  `insert into outbox (${outboxColumns}) select ${outboxColumns} from "earlierOutbox" order by number`,
  `drop table "earlierOutbox"`,
  `create index "outboxByTime" on outbox ("dueAt") where state = 'pending'`,
  `create table receipts (
    number text primary key, "quoteNumber" bigint references quotes (number) on delete set null,
    "quoteId" text not null, at bigint not null, content text not null
  )`,
  `create index "receiptsByQuote" on receipts ("quoteNumber")`,
  `create table "receiptNumbers" (year integer primary key, last integer not null)`,
  `create table calendars (person text primary key, hash text not null unique, "madeAt" bigint not null)`,
  `create table "closedDays" (day text primary key)`,
]

/** In the order of their names. Never edit one of a release: add the next. */
const migrationsFor = (differences: Differences): Record<string, Migration> => ({
  '001 tables': {
    async up(db: Kysely<Tables>) {
      for (const statement of firstTables(differences)) await sql.raw(statement).execute(db)
      const secret = () => randomBytes(32).toString('hex')
      await db
        .insertInto('secrets')
        .values([
          { name: 'photos', value: secret() },
          { name: 'desk', value: secret() },
          { name: 'alerts', value: JSON.stringify(webPush.generateVAPIDKeys()) },
        ])
        .execute()
    },
  },
  '002 arrival windows and receipts': {
    async up(db: Kysely<Tables>) {
      for (const statement of ownersDay(differences)) await sql.raw(statement).execute(db)
    },
  },
  '003 phone of receipts': {
    async up(db: Kysely<Tables>) {
      await sql.raw(`alter table receipts add column ${texts('phone')}`).execute(db)
      await sql`update receipts set phone = coalesce((select phone from quotes where number = "quoteNumber"), '')`.execute(
        db,
      )
    },
  },
})

type WithMigrations = Tables & { kysely_migration: { name: string } }

/** Whether every migration is applied. @throws StartError when another release made the database */
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
