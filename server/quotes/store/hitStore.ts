/** How long a hit counts, in milliseconds. */
export const hitWindow = 10 * 60_000
/** Longest time that a hash of an IP address is kept, in milliseconds; the privacy page names half an hour. */
export const formKeyTime = 2 * hitWindow

export type Hit = {
  allowed: boolean
  /** Time when the oldest hit stops counting and the client may send again. */
  freeAt: number
}
export type HitLimit = { max: number; window: number; now: number }

/** Counts the recent requests of each client, an IP address or a subnet, across restarts. */
export interface HitStore {
  /** Counts a request, unless its token is counted already. */
  hit(client: string, token: string, limit: HitLimit): Promise<Hit>
  /** Undoes the count of a request. */
  giveBack(client: string, token: string): Promise<void>
  /** Deletes every client without a hit since this time, in milliseconds. */
  deleteBefore(before: number): Promise<void>
  /**
   * Deletes the keys of forms sent before this time, in milliseconds. They recognize a form that is sent twice, and the client's IP
   * address could be computed from them.
   */
  deleteFormKeys(before: number): Promise<void>
}
