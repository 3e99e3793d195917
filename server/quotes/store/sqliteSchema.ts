import type { DatabaseSync } from 'node:sqlite'
import { StartFault } from '#data/settings/settings.ts'

/** The file's user_version is how many of these were applied. Never edit a released one, append the next. */
const migrations = [
  `create table quotes (
    number integer primary key,
    id text not null unique,
    created_at text not null,
    name text not null,
    phone text not null,
    email text not null,
    message text not null,
    page text not null,
    spam integer not null,
    idempotency_key text unique,
    request_hash text not null
  ) strict;
  create index quotes_by_time on quotes (created_at)`,
  `create table mails (
    number integer primary key,
    quote_number integer not null references quotes (number) on delete cascade,
    kind text not null,
    state text not null default 'pending',
    attempts integer not null default 0,
    since integer not null,
    due_at integer not null,
    error text not null default '',
    unique (quote_number, kind)
  ) strict;
  create index mails_by_time on mails (due_at) where state = 'pending'`,
  `create table hits (
    address text not null,
    token text not null,
    hit_at integer not null,
    primary key (address, token)
  ) strict;
  create index hits_by_time on hits (hit_at)`,
  `alter table mails add column reached text not null default ''`,
  `alter table mails rename to outbox;
  drop index mails_by_time;
  create index outbox_by_time on outbox (due_at) where state = 'pending';
  -- For a server of the previous release that still runs when npm run quotes of this one migrates.
  create view mails as select * from outbox;
  create trigger mails_insert instead of insert on mails begin
    insert into outbox (quote_number, kind, since, due_at)
    values (new.quote_number, new.kind, new.since, new.due_at);
  end;
  create trigger mails_update instead of update on mails begin
    update outbox set state = new.state, attempts = new.attempts, since = new.since, due_at = new.due_at,
      error = new.error, reached = new.reached
    where number = old.number;
  end`,
  `alter table quotes add column "day" text not null default '';
  alter table quotes add column "window" text not null default '';
  alter table quotes add column photos_announced integer not null default 0;
  create table photos (
    number integer primary key,
    quote_number integer not null references quotes (number) on delete cascade,
    place integer not null,
    hash text not null,
    kind text not null,
    size integer not null,
    created_at text not null,
    image blob not null,
    thumbnail blob,
    unique (quote_number, hash),
    unique (quote_number, place)
  ) strict;
  create index photos_by_time on photos (created_at);
  create table secrets (name text primary key, value text not null) strict;
  insert into secrets values ('photos', hex(randomblob(32)))`,
]

const versionOf = (db: DatabaseSync) => Number(db.prepare('pragma user_version').get()?.user_version)

/** Nothing is written then: a full disk must not prevent reading. */
export const isCurrent = (db: DatabaseSync): boolean => versionOf(db) === migrations.length

/** Applies what is missing; within a transaction of the caller. */
export function migrate(db: DatabaseSync): void {
  const version = versionOf(db)
  if (version > migrations.length)
    throw new StartFault(
      'The quotes were kept by a newer release of this site. Start that release, or a newer one.',
    )
  for (const migration of migrations.slice(version)) db.exec(migration)
  db.exec(`pragma user_version = ${migrations.length}`)
}
