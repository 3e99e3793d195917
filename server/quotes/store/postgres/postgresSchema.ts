import type { Pool } from 'pg'
import { inTransaction } from '../database.ts'
import { asciiDigits, phoneDigits } from '../phoneDigits.ts'

/** The table quotes_schema holds how many of these were applied. Never edit a released one, append the next. */
const allMigrations = [
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
  // Existing quotes reached the owner by mail: none of them is unread. The search text is without accents (NFKD splits
  // them off) and punctuation, of which the parser would make email addresses, paths and negative numbers.
  `alter table quotes
    add column status text not null default 'new',
    add column lost_reason text not null default '',
    add column address text not null default '',
    add column follow_up text not null default '',
    add column visit_day text not null default '',
    add column visit_window text not null default '',
    add column price double precision,
    add column cubic_yards double precision,
    add column note text not null default '',
    add column version integer not null default 1,
    add column opened integer not null default 0,
    add column referrer text not null default '',
    add column utm_source text not null default '',
    add column utm_medium text not null default '',
    add column utm_campaign text not null default '',
    add column utm_term text not null default '',
    add column utm_content text not null default '';
  update quotes set opened = 1, status = case when spam then 'spam' else 'new' end;
  alter table quotes add column search tsvector not null generated always as (to_tsvector('simple',
    regexp_replace(regexp_replace(normalize(
      name || ' ' || phone || ' ' || email || ' ' || message || ' ' || id || ' ' || address || ' ' || note, nfkd),
      '[\\u0300-\\u036f]', '', 'g'), '[!-/:-@\\[-\`{-~\\u2010-\\u2027]+', ' ', 'g')
    -- The digits of a phone number; without its country code, its area code, and both.
    || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
    || ' ' || substr(regexp_replace(phone, '[^0-9]', '', 'g'), 2)
    || ' ' || substr(regexp_replace(phone, '[^0-9]', '', 'g'), 4)
    || ' ' || substr(regexp_replace(phone, '[^0-9]', '', 'g'), 5)
  )) stored;
  create index quotes_by_search on quotes using gin (search);
  create index quotes_by_status on quotes (status, number);
  create index quotes_unread on quotes (status) where opened = 0;
  create index quotes_by_visit on quotes (visit_day) where visit_day <> '';
  create index quotes_by_follow_up on quotes (follow_up) where follow_up <> '';
  create table history (
    number bigint generated always as identity primary key,
    quote_number bigint not null references quotes (number) on delete cascade,
    at bigint not null,
    person text not null,
    what text not null,
    from_value text not null,
    to_value text not null
  );
  create index history_by_quote on history (quote_number);
  create table desk_links (
    hash text primary key,
    person text not null,
    browser text not null,
    code text not null,
    next text not null,
    tries integer not null default 0,
    asked_at bigint not null,
    expires_at bigint not null
  );
  create index desk_links_by_browser on desk_links (browser, asked_at);
  create table desk_attempts (hash text primary key, attempts integer not null, since bigint not null);
  create table desk_sessions (
    hash text primary key,
    person text not null,
    agent text not null,
    data text not null,
    began_at bigint not null,
    seen_at bigint not null,
    expires_at bigint not null
  );
  insert into secrets values
    ('desk', encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'))`,
  `create table ended_webhooks (hash text primary key, ended_at bigint not null)`,
  `create table desk_subscriptions (
    session_hash text primary key references desk_sessions (hash) on delete cascade,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    added_at bigint not null
  )`,
  // A search finds a phone number from any of its digits on: the search text ends with the number's ASCII digits and every
  // suffix of them with four digits or more.
  `create function phone_tails(phone text) returns text language sql immutable as $$
    select string_agg(substr(digits, place), ' ') from
      regexp_replace(translate(phone, '${phoneDigits}', '${asciiDigits}'), '[^0-9]', '', 'g') as digits,
      generate_series(1, greatest(length(digits) - 3, 1)) as place
  $$;
  alter table quotes drop column search;
  alter table quotes add column search tsvector not null generated always as (to_tsvector('simple',
    regexp_replace(regexp_replace(normalize(
      name || ' ' || phone || ' ' || email || ' ' || message || ' ' || id || ' ' || address || ' ' || note, nfkd),
      '[\\u0300-\\u036f]', '', 'g'), '[!-/:-@\\[-\`{-~\\u2010-\\u2027]+', ' ', 'g')
    || ' ' || phone_tails(phone)
  )) stored;
  create index quotes_by_search on quotes using gin (search)`,
  `create table refused_photos (
    quote_number bigint not null references quotes (number) on delete cascade,
    hash text not null,
    primary key (quote_number, hash)
  )`,
]

/** Key of the advisory lock, an arbitrary number: a second process waits until the first has finished. */
const migrationLock = 7_301_905

/**
 * While a migration waits for the lock of a table, all other queries wait behind it: it gives up soon, and the next query tries
 * again. Without a timeout of statements, which would cancel the rewrite of a large table at every attempt.
 */
const lockTimeout = `set local lock_timeout = '3s'`
/** The driver's timeout for one migration, in milliseconds; 0 would stand for the pool's. */
const query_timeout = 60 * 60_000

/** Applies missing migrations, in one of several processes that start at once. */
export async function migrate(pool: Pool, migrations = allMigrations): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query(`set local statement_timeout = 0; ${lockTimeout}`)
    await client.query('create table if not exists quotes_schema (version integer not null)')
    const { rows } = await client.query<{ version: number }>('select version from quotes_schema')
    const version = rows[0]?.version ?? 0
    if (version > migrations.length)
      throw new Error('A newer release of this site has migrated the database.')
    for (const text of migrations.slice(version)) {
      // @types/pg lacks the timeout of a single query, and would refuse it in the call.
      const migration = { text, query_timeout }
      await client.query(migration)
    }
    await client.query('delete from quotes_schema')
    await client.query('insert into quotes_schema values ($1)', [migrations.length])
  })
}
