/** A way into the desk. Secrets are stored as their hashes. */
export type DeskLink = {
  hash: string
  /** Whom it signs in, if that person is admitted then: anybody may ask for a link. */
  person: string
  /** Of the session that asked for it; empty when it is bound to no browser. */
  browser: string
  /** Empty when there is none. */
  code: string
  /** Where to go after signing in. */
  next: string
}

type SessionRow = { person: string; agent: string; data: string; expiresAt: number }

export type SessionRecord = {
  hash: string
  person: string
  /** The browser, as it names itself. */
  agent: string
  beganAt: number
  seenAt: number
}

/** All times are milliseconds. */
export interface AccessStore {
  /** The key that signs the session cookie, made with the database. */
  sessionSecret(): Promise<string>
  /** Counts an attempt in a window that begins with the first one. */
  countAttempt(hash: string, window: number, now: number): Promise<{ attempts: number; freeAt: number }>
  /** Adds a link, and deletes what has expired. */
  addLink(link: DeskLink, now: number, expiresAt: number): Promise<void>
  /** By its own hash, or else the latest that a browser asked for; none that is used up or has no tries left. */
  findLink(by: { hash: string } | { browser: string }, now: number): Promise<DeskLink | undefined>
  /** Takes one of the tries of a link's code; false when none is left. */
  takeTry(hash: string): Promise<boolean>
  /** Uses a link up; false when it was used before. */
  spendLink(hash: string): Promise<boolean>

  readSession(hash: string, now: number): Promise<string | undefined>
  writeSession(hash: string, session: SessionRow, now: number): Promise<void>
  /** Makes a session last longer. */
  touchSession(hash: string, now: number, expiresAt: number): Promise<void>
  deleteSession(hash: string): Promise<void>
  /** Of people who are signed in, the one used last first. */
  sessions(now: number): Promise<SessionRecord[]>
  /** Ends a session by its hash or the first 8 characters of it, all of a person, or "all". @returns how many */
  signOut(which: string): Promise<number>
}
