/** How long a hit counts, in milliseconds; the privacy page names the same time. */
export const hitWindow = 10 * 60_000

export type Hit = {
  allowed: boolean
  /** Time when the oldest hit stops counting and the client may send again. */
  freeAt: number
}
type HitLimit = { max: number; window: number; now: number }

/** Counts the recent requests of each client, an IP address or a subnet, across restarts. */
export interface HitStore {
  /** Counts a request, unless its token is counted already. */
  hit(client: string, token: string, limit: HitLimit): Promise<Hit>
  /** Undoes the count of a request. */
  giveBack(client: string, token: string): Promise<void>
  /** Deletes every client without a hit since this time, in milliseconds. */
  deleteBefore(before: number): Promise<void>
}
