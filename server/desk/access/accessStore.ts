/** A sign-in link. Secrets are stored as hashes. */
export type DeskLink = {
  hash: string
  /** The person it signs in. Checked again when the link is used, since anybody may ask for a link. */
  person: string
  /** Hash of the session that asked for the link; empty for a link that works in any browser. */
  browser: string
  /** The link's code, hashed in the store; empty for a link without one. */
  code: string
  /** Path to open after signing in. */
  next: string
}

type SessionRow = { person: string; agent: string; data: string; expiresAt: number }

export type SessionRecord = {
  hash: string
  person: string
  /** The browser's User-Agent. */
  agent: string
  beganAt: number
  seenAt: number
}

/** The links and sessions of the desk. All times are milliseconds. */
export interface AccessStore {
  /** The key that signs the session cookie, made with the database. */
  sessionSecret(): Promise<string>
  /** Counts an attempt in a window that begins with the first one. */
  countAttempt(hash: string, window: number, now: number): Promise<{ attempts: number; freeAt: number }>
  addLink(link: DeskLink, now: number, expiresAt: number): Promise<void>
  /** Finds a link by its hash, or the latest link of a browser. Undefined when it is used up or has no tries left. */
  findLink(by: { hash: string } | { browser: string }, now: number): Promise<DeskLink | undefined>
  /** Uses up one try of a link's code; false when none is left. */
  takeTry(hash: string): Promise<boolean>
  /** Uses a link up; false when it was used before. */
  spendLink(hash: string): Promise<boolean>

  readSession(hash: string, now: number): Promise<string | undefined>
  writeSession(hash: string, session: SessionRow, now: number): Promise<void>
  /** Extends a session. */
  touchSession(hash: string, now: number, expiresAt: number): Promise<void>
  deleteSession(hash: string): Promise<void>
  /** Sessions of signed-in people, and expired ones whose phone still gets alerts, most recently used first. */
  sessions(now: number): Promise<SessionRecord[]>
  /** Ends a session by its hash or the hash's first 8 characters, all sessions of a person, or "all". @returns their number */
  signOut(which: string): Promise<number>
  /** Deletes the unused links of a person, or "all". @returns their number */
  deleteLinks(of: string): Promise<number>
  /** Deletes expired links, attempts and sessions, except sessions whose phone still gets alerts. */
  deleteExpired(now: number): Promise<void>
}
