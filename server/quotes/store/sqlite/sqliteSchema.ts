import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '#data/settings/settings.ts'
import { phoneDigits } from '../phoneDigits.ts'

const placeOfDigit = `instr('${phoneDigits}', substr(phone, place, 1))`

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
  // Existing quotes reached the owner by mail: none of them is unread. New ones are added to the search index by the next
  // search (server/desk/store/searchWords.ts), because a visitor must not wait for it.
  `alter table quotes add column status text not null default 'new';
  alter table quotes add column lost_reason text not null default '';
  alter table quotes add column address text not null default '';
  alter table quotes add column follow_up text not null default '';
  alter table quotes add column visit_day text not null default '';
  alter table quotes add column visit_window text not null default '';
  alter table quotes add column price real;
  alter table quotes add column cubic_yards real;
  alter table quotes add column note text not null default '';
  alter table quotes add column version integer not null default 1;
  alter table quotes add column opened integer not null default 0;
  alter table quotes add column referrer text not null default '';
  alter table quotes add column utm_source text not null default '';
  alter table quotes add column utm_medium text not null default '';
  alter table quotes add column utm_campaign text not null default '';
  alter table quotes add column utm_term text not null default '';
  alter table quotes add column utm_content text not null default '';
  update quotes set opened = 1, status = iif(spam, 'spam', 'new');
  create index quotes_by_status on quotes (status, number);
  create index quotes_unread on quotes (status) where opened = 0;
  create index quotes_by_visit on quotes (visit_day) where visit_day <> '';
  create index quotes_by_follow_up on quotes (follow_up) where follow_up <> '';
  create table history (
    number integer primary key,
    quote_number integer not null references quotes (number) on delete cascade,
    at integer not null,
    person text not null,
    what text not null,
    from_value text not null,
    to_value text not null
  ) strict;
  create index history_by_quote on history (quote_number);
  create virtual table quotes_search using fts5 (
    name, phone, email, message, id, address, note, digits,
    tokenize = 'unicode61 remove_diacritics 2'
  );
  -- A deleted quote leaves no words in the index.
  insert into quotes_search (quotes_search, rank) values ('secure-delete', 1);
  -- The digits of a phone number; without its country code, its area code, and both.
  create view quotes_searched as
    select number, name, phone, email, message, id, address, note,
      digits || ' ' || substr(digits, 2) || ' ' || substr(digits, 4) || ' ' || substr(digits, 5) as digits
    from (select *, replace(replace(replace(replace(replace(replace(replace(
      phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', '') as digits from quotes);
  insert into quotes_search (rowid, name, phone, email, message, id, address, note, digits)
    select * from quotes_searched;
  create trigger quotes_search_update after update of address, note on quotes begin
    update quotes_search set address = new.address, note = new.note where rowid = new.number;
  end;
  create trigger quotes_search_delete after delete on quotes begin
    delete from quotes_search where rowid = old.number;
  end;
  create table desk_links (
    hash text primary key,
    person text not null,
    browser text not null,
    code text not null,
    next text not null,
    tries integer not null default 0,
    asked_at integer not null,
    expires_at integer not null
  ) strict;
  create index desk_links_by_browser on desk_links (browser, asked_at);
  create table desk_attempts (hash text primary key, attempts integer not null, since integer not null) strict;
  create table desk_sessions (
    hash text primary key,
    person text not null,
    agent text not null,
    data text not null,
    began_at integer not null,
    seen_at integer not null,
    expires_at integer not null
  ) strict;
  insert into secrets values ('desk', hex(randomblob(32)))`,
  `create table ended_webhooks (hash text primary key, ended_at integer not null) strict`,
  `create table desk_subscriptions (
    session_hash text primary key references desk_sessions (hash) on delete cascade,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    added_at integer not null
  ) strict`,
  // A search finds a phone number from any of its digits on: `digits` holds the number's ASCII digits and every suffix of them
  // with four digits or more.
  `drop view quotes_searched;
  create view quotes_searched as
    select number, name, phone, email, message, id, address, note, (
      with recursive reading (place, digits) as (
        select 1, ''
        union all
        select place + 1, digits ||
          iif(${placeOfDigit} > 0, (${placeOfDigit} - 1) % 10, '')
        from reading where place <= length(phone)
      ), tails (tail) as (
        select digits from reading where place > length(phone)
        union all
        select substr(tail, 2) from tails where length(tail) > 4
      )
      select group_concat(tail, ' ') from tails
    ) as digits from quotes;
  drop table quotes_search;
  create virtual table quotes_search using fts5 (
    name, phone, email, message, id, address, note, digits,
    tokenize = 'unicode61 remove_diacritics 2'
  );
  insert into quotes_search (quotes_search, rank) values ('secure-delete', 1);
  insert into quotes_search (rowid, name, phone, email, message, id, address, note, digits)
    select * from quotes_searched`,
  `create table refused_photos (
    quote_number integer not null references quotes (number) on delete cascade,
    hash text not null,
    primary key (quote_number, hash)
  ) strict`,
]

const versionOf = (db: DatabaseSync) => Number(db.prepare('pragma user_version').get()?.user_version)

/** Whether the schema is current. Then nothing is written: a full disk must not prevent reading. */
export const isCurrent = (db: DatabaseSync): boolean => versionOf(db) === migrations.length

/** Applies missing migrations, within the caller's transaction. */
export function migrate(db: DatabaseSync): void {
  const version = versionOf(db)
  if (version > migrations.length)
    throw new StartError(
      'A newer release of this site has migrated the database. Start that release, or a newer one.',
    )
  for (const migration of migrations.slice(version)) db.exec(migration)
  db.exec(`pragma user_version = ${migrations.length}`)
}
