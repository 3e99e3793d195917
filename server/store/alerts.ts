import type webPush from 'web-push'
import { type Database, isThere, secretOf } from './database.ts'
import { numberOf } from './quoteRows.ts'

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type KeptSubscription = Subscription & { /** Its hash. */ session: string; person: string }

export type AlertStore = ReturnType<typeof createAlertStore>

/**
 * The push subscriptions. A subscription ends when its session is deleted, not when it expires: a push does not extend a session,
 * and the phone would be silent after 30 days. All times are milliseconds.
 */
export function createAlertStore({ db, write }: Database) {
  return {
    /** Identifies this server to the push services (VAPID). */
    keys: async (): Promise<ReturnType<typeof webPush.generateVAPIDKeys>> =>
      JSON.parse(await secretOf(db, 'alerts')),

    /** Replaces the subscription of the session and of the endpoint; false for an unknown session. */
    subscribe: (session: string, { endpoint, keys }: Subscription, now: number): Promise<boolean> =>
      write(async (db) => {
        const sessions = db.selectFrom('sessions').select('hash').where('hash', '=', session)
        if (!(await isThere(sessions.where('person', '<>', '')))) return false
        const subscription = { endpoint, ...keys, addedAt: now }
        await db
          .insertInto('subscriptions')
          .values({ sessionHash: session, ...subscription })
          .onConflict((conflict) => conflict.column('sessionHash').doUpdateSet(subscription))
          .execute()
        // The same browser may have signed in again: its earlier session loses the subscription.
        await db
          .deleteFrom('subscriptions')
          .where('endpoint', '=', endpoint)
          .where('sessionHash', '<>', session)
          .execute()
        return true
      }),

    unsubscribe: (session: string) =>
      write((db) => db.deleteFrom('subscriptions').where('sessionHash', '=', session).execute()),

    /** Marks a subscription that the push service has ended, unless the browser has replaced it meanwhile. The browser renews it. */
    end: (session: string, endpoint: string) =>
      write((db) =>
        db
          .updateTable('subscriptions')
          .set({ endpoint: '' })
          .where('sessionHash', '=', session)
          .where('endpoint', '=', endpoint)
          .execute(),
      ),

    async stateOf(session: string): Promise<{ isOn: boolean; hasEnded: boolean }> {
      const row = await db
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('sessionHash', '=', session)
        .executeTakeFirst()
      return { isOn: row !== undefined, hasEnded: row?.endpoint === '' }
    },

    /** The subscriptions that have not ended, also those of expired sessions. */
    async subscriptions(): Promise<KeptSubscription[]> {
      const rows = await db
        .selectFrom('subscriptions')
        .innerJoin('sessions', 'sessions.hash', 'subscriptions.sessionHash')
        .select(['sessions.hash as session', 'person', 'endpoint', 'p256dh', 'auth'])
        .where('endpoint', '<>', '')
        .orderBy('addedAt')
        .execute()
      return rows.map(({ p256dh, auth, ...row }) => ({ ...row, keys: { p256dh, auth } }))
    },

    isUnopened: (quoteId: string): Promise<boolean> =>
      isThere(numberOf(db, quoteId).where('opened', '=', 0).where('status', '=', 'new')),
  }
}
