import type { ExpressionBuilder } from 'kysely'
import { type Database, isThere, secretOf } from './database.ts'
import type { Columns, Tables } from './tables.ts'

export type DeskLink = Columns<'links', 'hash' | 'person' | 'browser' | 'code' | 'next'>
type SessionRow = Columns<'sessions', 'person' | 'agent' | 'data' | 'expiresAt'>
export type SessionRecord = Columns<'sessions', 'hash' | 'person' | 'agent' | 'beganAt' | 'seenAt'>
export type AccessStore = ReturnType<typeof createAccessStore>

const maxTries = 5

/** Interval between writes of a session in milliseconds: it is not written at every request. */
const touchEvery = 5 * 60_000

/** Whether the phone of the session still gets alerts: a push does not extend the session. */
const getsAlerts = (eb: ExpressionBuilder<Tables, 'sessions'>) =>
  eb.exists(
    eb
      .selectFrom('subscriptions')
      .whereRef('subscriptions.sessionHash', '=', 'sessions.hash')
      .where('endpoint', '<>', '')
      .select('addedAt'),
  )

/** Whether a person still has access: an email address while it is in DESK_EMAILS, another name until it is signed out. */
export const isAdmitted = (person: string, deskEmails: readonly string[]): boolean =>
  person.includes('@') ? deskEmails.includes(person) : person !== ''

/** The links and sessions of the desk. All times are milliseconds. */
export function createAccessStore({ db, write }: Database) {
  return {
    sessionSecret: () => secretOf(db, 'desk'),

    addLink: (link: DeskLink, now: number, expiresAt: number) =>
      write((db) =>
        db
          .insertInto('links')
          .values({ ...link, askedAt: now, expiresAt })
          .execute(),
      ),

    /** Finds a link by its hash, or the latest link of a browser. Undefined when it is used up or has no tries left. */
    findLink: (by: { hash: string } | { browser: string }, now: number): Promise<DeskLink | undefined> =>
      db
        .selectFrom('links')
        .select(['hash', 'person', 'browser', 'code', 'next'])
        .where((eb) => eb.and(by))
        .where('expiresAt', '>', now)
        .where('tries', '<', maxTries)
        .orderBy('askedAt', 'desc')
        .limit(1)
        .executeTakeFirst(),

    takeTry: (hash: string): Promise<boolean> =>
      write((db) =>
        isThere(
          db
            .updateTable('links')
            .set((eb) => ({ tries: eb('tries', '+', 1) }))
            .where('hash', '=', hash)
            .where('tries', '<', maxTries)
            .returning('hash'),
        ),
      ),

    spendLink: (hash: string): Promise<boolean> =>
      write((db) => isThere(db.deleteFrom('links').where('hash', '=', hash).returning('hash'))),

    readSession: (hash: string, now: number) =>
      db
        .selectFrom('sessions')
        .select('data')
        .where('hash', '=', hash)
        .where('expiresAt', '>', now)
        .executeTakeFirst(),

    writeSession(hash: string, session: SessionRow, now: number) {
      const changes = { ...session, seenAt: now }
      return write((db) =>
        db
          .insertInto('sessions')
          .values({ hash, ...changes, beganAt: now })
          .onConflict((conflict) => conflict.column('hash').doUpdateSet(changes))
          .execute(),
      )
    },

    async touchSession(hash: string, now: number, expiresAt: number): Promise<void> {
      const old = db
        .selectFrom('sessions')
        .select('hash')
        .where('hash', '=', hash)
        .where('seenAt', '<', now - touchEvery)
      if (!(await isThere(old))) return
      await write((db) =>
        db.updateTable('sessions').set({ seenAt: now, expiresAt }).where('hash', '=', hash).execute(),
      )
    },

    deleteSession: (hash: string) =>
      write((db) => db.deleteFrom('sessions').where('hash', '=', hash).execute()),

    /** Sessions of signed-in people, and expired ones whose phone still gets alerts, most recently used first. */
    sessions: (now: number): Promise<SessionRecord[]> =>
      db
        .selectFrom('sessions')
        .select(['hash', 'person', 'agent', 'beganAt', 'seenAt'])
        .where('person', '<>', '')
        .where((eb) => eb.or([eb('expiresAt', '>', now), getsAlerts(eb)]))
        .orderBy('seenAt', 'desc')
        .execute(),

    /**
     * Ends a session by its hash or the hash's first 8 characters, all sessions of a person and the person's calendar feed, or "all".
     * @returns the ended sessions
     */
    signOut: (which: string) =>
      write(async (db) => {
        await db
          .deleteFrom('calendars')
          .$if(which !== 'all', (query) => query.where('person', '=', which))
          .execute()
        return db
          .deleteFrom('sessions')
          .where('person', '<>', '')
          .$if(which !== 'all', (query) =>
            query.where((eb) =>
              eb.or([
                eb('person', '=', which),
                eb('hash', '=', which),
                eb(eb.fn<string>('substr', ['hash', eb.lit(1), eb.lit(8)]), '=', which),
              ]),
            ),
          )
          .returning('hash')
          .execute()
      }),

    /**
     * Ends the sessions and calendar feeds of people who were taken out of DESK_EMAILS: they stay out if their email address is added
     * again.
     */
    endOtherSessions: (deskEmails: readonly string[]) =>
      write(async (db) => {
        for (const table of ['sessions', 'calendars'] as const)
          await db
            .deleteFrom(table)
            .where('person', 'like', '%@%')
            .$if(deskEmails.length > 0, (query) => query.where('person', 'not in', deskEmails))
            .execute()
      }),

    /** Deletes the unused links of a person, or "all". @returns those deleted */
    deleteLinks: (of: string) =>
      write((db) =>
        db
          .deleteFrom('links')
          .$if(of !== 'all', (query) => query.where('person', '=', of))
          .returning('hash')
          .execute(),
      ),

    deleteExpired: (now: number) =>
      write(async (db) => {
        await db.deleteFrom('links').where('expiresAt', '<=', now).execute()
        await db
          .deleteFrom('sessions')
          .where('expiresAt', '<=', now)
          .where((eb) => eb.not(getsAlerts(eb)))
          .execute()
      }),
  }
}
