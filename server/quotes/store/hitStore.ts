/** How long a hit counts, in milliseconds; the privacy page says so too. */
export const hitWindow = 10 * 60_000

export type Hit = { allowed: boolean /** When the address may send again. */; freeAt: number }
type HitLimit = { most: number; window: number; now: number }

/** Counts what came from a client address lately, across restarts. The same token again is not counted again. */
export interface HitStore {
  hit(address: string, token: string, limit: HitLimit): Promise<Hit>
  /** What it was counted for came to nothing. */
  giveBack(address: string, token: string): Promise<void>
  /** Leaves no trace of the addresses that sent nothing since this time, in milliseconds. */
  forget(before: number): Promise<void>
}
