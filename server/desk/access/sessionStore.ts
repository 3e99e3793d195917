import session, { type SessionData } from 'express-session'
import type { Log } from '../../log.ts'
import type { AccessStore } from '../../store/access.ts'
import { hashSecret } from './secrets.ts'

declare module 'express-session' {
  interface SessionData {
    /** The signed-in person; missing in the session of a browser that only asked for a link. */
    person: string
    agent: string
    asked: boolean
  }
}

type Done = ((error?: unknown) => void) | undefined

/** Keeps the sessions of express-session in our database, under the hash of their id. */
export class DeskSessionStore extends session.Store {
  #store: AccessStore
  #log: Pick<Log, 'error'>

  constructor(store: AccessStore, log: Pick<Log, 'error'>) {
    super()
    this.#store = store
    this.#log = log
  }

  override get(id: string, done: (error: unknown, data?: SessionData | null) => void): void {
    this.#store
      .readSession(hashSecret(id), Date.now())
      .then((data) => done(null, data === undefined ? null : JSON.parse(data)), done)
  }

  override set(id: string, data: SessionData, done: Done): void {
    const { person = '', agent = '' } = data
    const row = { person, agent, data: JSON.stringify(data), expiresAt: expiryOf(data) }
    answer(this.#store.writeSession(hashSecret(id), row, Date.now()), done)
  }

  override touch(id: string, data: SessionData, done: Done): void {
    const touched = this.#store.touchSession(hashSecret(id), Date.now(), expiryOf(data))
    // On a full disk the session is not extended, and the desk can still be read.
    answer(
      touched.catch((error: unknown) => this.#log.error(error)),
      done,
    )
  }

  override destroy(id: string, done: Done): void {
    answer(this.#store.deleteSession(hashSecret(id)), done)
  }
}

const answer = (work: Promise<void>, done: Done) => void work.then(() => done?.(), done)

const expiryOf = ({ cookie }: SessionData): number => Number(cookie.expires)
