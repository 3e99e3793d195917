import { clockSkew } from '../../quotes/store/clockSkew.ts'
import type { Row, Statements } from '../../quotes/store/statements.ts'
import type { AccessStore, DeskLink } from './accessStore.ts'

/** Number of codes that may be tried per link. */
const maxTries = 5

const minute = 60_000
/** Attempts are counted for a day at most (signIn.ts). */
const longestWindow = 24 * 60 * minute
/** Interval between writes of a session, which is not written at every request. */
const touchEvery = 5 * minute

/** Whether the phone of the session still gets alerts: a push does not extend the session. */
const rings = `exists (select 1 from desk_subscriptions where session_hash = hash and endpoint <> '')`

const countAttempt = `
  insert into desk_attempts (hash, attempts, since) values ($1, 1, $2)
  on conflict (hash) do update set
    attempts = case when desk_attempts.since between $3 and $4 then desk_attempts.attempts + 1 else 1 end,
    since = case when desk_attempts.since between $3 and $4 then desk_attempts.since else $2 end
  returning attempts, since`
const insertLink = `
  insert into desk_links (hash, person, browser, code, next, asked_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning hash`
const selectLink = (condition: string) => `
  select * from desk_links where ${condition} and expires_at > $2 and tries < ${maxTries}
  order by asked_at desc limit 1`
const upsertSession = `
  insert into desk_sessions (hash, person, agent, data, began_at, seen_at, expires_at)
  values ($1, $2, $3, $4, $5, $5, $6)
  on conflict (hash) do update set
    person = excluded.person, agent = excluded.agent, data = excluded.data, seen_at = excluded.seen_at,
    expires_at = excluded.expires_at
  returning hash`

export function createAccessStore({ read, write }: Statements): AccessStore {
  const has = async (writing: ReturnType<typeof write>) => (await writing)[0].length > 0

  return {
    async sessionSecret() {
      return String((await read(`select value from secrets where name = 'desk'`))[0]?.value)
    },
    async countAttempt(hash, window, now) {
      const [[row = {}]] = await write([countAttempt, [hash, now, now - window + 1, now + clockSkew]])
      return { attempts: Number(row.attempts), freeAt: Number(row.since) + window }
    },
    async addLink({ hash, person, browser, code, next }, now, expiresAt) {
      await write([insertLink, [hash, person, browser, code, next, now, expiresAt]])
    },
    async findLink(by, now) {
      const [row] =
        'hash' in by
          ? await read(selectLink('hash = $1'), [by.hash, now])
          : await read(selectLink('browser = $1'), [by.browser, now])
      return row && toLink(row)
    },
    takeTry: (hash) =>
      has(
        write([
          `update desk_links set tries = tries + 1 where hash = $1 and tries < ${maxTries} returning hash`,
          [hash],
        ]),
      ),
    spendLink: (hash) => has(write(['delete from desk_links where hash = $1 returning hash', [hash]])),

    async readSession(hash, now) {
      const [row] = await read('select data from desk_sessions where hash = $1 and expires_at > $2', [
        hash,
        now,
      ])
      return row && String(row.data)
    },
    async writeSession(hash, { person, agent, data, expiresAt }, now) {
      await write([upsertSession, [hash, person, agent, data, now, expiresAt]])
    },
    async touchSession(hash, now, expiresAt) {
      const values = [hash, now - touchEvery] as const
      const isOld = await read('select 1 from desk_sessions where hash = $1 and seen_at < $2', values)
      if (isOld.length > 0)
        await write([
          'update desk_sessions set seen_at = $2, expires_at = $3 where hash = $1',
          [hash, now, expiresAt],
        ])
    },
    async deleteSession(hash) {
      await write(['delete from desk_sessions where hash = $1', [hash]])
    },
    async sessions(now) {
      const rows = await read(
        `select * from desk_sessions where person <> '' and (expires_at > $1 or ${rings}) order by seen_at desc`,
        [now],
      )
      return rows.map((row) => ({
        hash: String(row.hash),
        person: String(row.person),
        agent: String(row.agent),
        beganAt: Number(row.began_at),
        seenAt: Number(row.seen_at),
      }))
    },
    async signOut(which) {
      const condition = which === 'all' ? `$1 = 'all'` : 'person = $1 or hash = $1 or substr(hash, 1, 8) = $1'
      const [ended] = await write([
        `delete from desk_sessions where person <> '' and (${condition}) returning hash`,
        [which],
      ])
      return ended.length
    },
    async deleteLinks(of) {
      const [deleted] = await write([
        `delete from desk_links where person = $1 or $1 = 'all' returning hash`,
        [of],
      ])
      return deleted.length
    },
    async deleteExpired(now) {
      await Promise.all([
        write(['delete from desk_links where expires_at <= $1', [now]]),
        write([`delete from desk_sessions where expires_at <= $1 and not ${rings}`, [now]]),
        write(['delete from desk_attempts where since <= $1', [now - longestWindow]]),
      ])
    },
  }
}

const toLink = ({ hash, person, browser, code, next }: Row): DeskLink => ({
  hash: String(hash),
  person: String(person),
  browser: String(browser),
  code: String(code),
  next: String(next),
})
