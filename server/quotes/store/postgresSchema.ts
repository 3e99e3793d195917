import type { Pool } from 'pg'
import { inTransaction } from './postgresPool.ts'

/** The table quotes_schema holds how many of these were applied. Never edit a released one, append the next. */
const migrations = [
  `create table quotes (
    number bigint generated always as identity primary key,
    id text not null unique,
    created_at timestamptz not null,
    name text not null,
    phone text not null,
    email text not null,
    message text not null,
    page text not null,
    spam boolean not null,
    idempotency_key text unique,
    request_hash text not null
  );
  create index quotes_by_time on quotes (created_at);
  create table mails (
    number bigint generated always as identity primary key,
    quote_number bigint not null references quotes (number) on delete cascade,
    kind text not null,
    state text not null default 'pending',
    attempts integer not null default 0,
    since bigint not null,
    due_at bigint not null,
    error text not null default '',
    unique (quote_number, kind)
  );
  create index mails_by_time on mails (due_at) where state = 'pending';
  create table hits (
    address text not null,
    token text not null,
    hit_at bigint not null,
    primary key (address, token)
  );
  create index hits_by_time on hits (hit_at)`,
  `alter table mails add column reached text not null default ''`,
  // The view serves a server of the previous release that still runs beside this one.
  `alter table mails rename to outbox;
  alter index mails_by_time rename to outbox_by_time;
  create view mails as select * from outbox`,
  // "external": pictures are compressed already.
  `alter table quotes add column "day" text not null default '';
  alter table quotes add column "window" text not null default '';
  alter table quotes add column photos_announced integer not null default 0;
  create table photos (
    number bigint generated always as identity primary key,
    quote_number bigint not null references quotes (number) on delete cascade,
    place integer not null,
    hash text not null,
    kind text not null,
    size integer not null,
    created_at timestamptz not null,
    image bytea not null,
    thumbnail bytea,
    unique (quote_number, hash),
    unique (quote_number, place)
  );
  alter table photos alter column image set storage external;
  create index photos_by_time on photos (created_at);
  create table secrets (name text primary key, value text not null);
  insert into secrets values
    ('photos', encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'))`,
]

/** Any number that no other program uses as a lock: the second process waits until the first has finished. */
const migrationLock = 7_301_905

/** Applies what is missing; of several processes that start at once, one does it. */
export async function migrate(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query('create table if not exists quotes_schema (version integer not null)')
    const { rows } = await client.query<{ version: number }>('select version from quotes_schema')
    const version = rows[0]?.version ?? 0
    if (version > migrations.length) throw new Error('The quotes were kept by a newer release of this site.')
    for (const migration of migrations.slice(version)) await client.query(migration)
    await client.query('delete from quotes_schema')
    await client.query('insert into quotes_schema values ($1)', [migrations.length])
  })
}
