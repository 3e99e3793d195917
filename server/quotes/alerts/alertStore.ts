import webPush from 'web-push'
import type { Row, Statements } from '../store/statements.ts'

/** Identifies this server to the push services (VAPID). */
type AlertKeys = { publicKey: string; privateKey: string }

/** Push endpoint and encryption keys of a browser. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** A subscription, with the hash of its session. */
export type KeptSubscription = Subscription & { session: string; person: string }

/**
 * The push subscriptions. A subscription ends when its session is deleted, not when it expires: a push does not extend a session,
 * and the phone would be silent after 30 days. All times are milliseconds.
 */
export interface AlertStore {
  /** The key pair of the push subscriptions, created at first use. */
  keys(): Promise<AlertKeys>
  /** Replaces the subscription of the session and of the endpoint; false for an unknown session. */
  subscribe(session: string, subscription: Subscription, now: number): Promise<boolean>
  unsubscribe(session: string): Promise<void>
  /** Marks a subscription that the push service has ended, unless the browser has replaced it meanwhile. The browser renews it. */
  end(session: string, endpoint: string): Promise<void>
  /** Whether the session has turned alerts on, and whether its subscription has ended since. */
  stateOf(session: string): Promise<{ isOn: boolean; hasEnded: boolean }>
  /** The subscriptions that have not ended, also those of expired sessions. */
  subscriptions(): Promise<KeptSubscription[]>
  /** Whether the quote is new and nobody has opened it. */
  isUnopened(quoteId: string): Promise<boolean>
}

const upsert = `
  insert into desk_subscriptions (session_hash, endpoint, p256dh, auth, added_at)
  select hash, $2, $3, $4, cast($5 as bigint) from desk_sessions where hash = $1 and person <> ''
  on conflict (session_hash) do update set
    endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, added_at = excluded.added_at
  returning session_hash`

export function createAlertStore({ read, write }: Statements): AlertStore {
  const selectKeys = `select value from secrets where name = 'alerts'`
  const parseKeys = ([row]: Row[]): AlertKeys | undefined => row && JSON.parse(String(row.value))

  return {
    async keys() {
      const kept = parseKeys(await read(selectKeys))
      if (kept) return kept
      // If two servers create keys at once, the first wins.
      await write([
        `insert into secrets values ('alerts', $1) on conflict do nothing returning name`,
        [JSON.stringify(webPush.generateVAPIDKeys())],
      ])
      const made = parseKeys(await read(selectKeys))
      if (!made) throw new Error('The keys for alerts could not be stored.')
      return made
    },
    async subscribe(session, { endpoint, keys }, now) {
      const [added] = await write(
        [upsert, [session, endpoint, keys.p256dh, keys.auth, now]],
        // The same browser may have signed in again: its earlier session loses the subscription.
        [
          'delete from desk_subscriptions where endpoint = $1 and session_hash <> $2 returning endpoint',
          [endpoint, session],
        ],
      )
      return added.length > 0
    },
    unsubscribe: async (session) =>
      void (await write([
        'delete from desk_subscriptions where session_hash = $1 returning endpoint',
        [session],
      ])),
    end: async (session, endpoint) =>
      void (await write([
        `update desk_subscriptions set endpoint = '' where session_hash = $1 and endpoint = $2 returning endpoint`,
        [session, endpoint],
      ])),
    async stateOf(session) {
      const [row] = await read('select endpoint from desk_subscriptions where session_hash = $1', [session])
      return { isOn: row !== undefined, hasEnded: row?.endpoint === '' }
    },
    async subscriptions() {
      const rows = await read(
        `select desk_subscriptions.*, person from desk_subscriptions
        join desk_sessions on hash = session_hash where endpoint <> '' order by added_at`,
      )
      return rows.map((row) => ({
        session: String(row.session_hash),
        person: String(row.person),
        endpoint: String(row.endpoint),
        keys: { p256dh: String(row.p256dh), auth: String(row.auth) },
      }))
    },
    isUnopened: async (quoteId) =>
      (await read(`select 1 from quotes where id = $1 and opened = 0 and status = 'new'`, [quoteId])).length >
      0,
  }
}
