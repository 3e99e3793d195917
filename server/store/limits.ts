import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, LimitOptions } from './database.ts'

/** Counts how often something happens, by a key, in a window that begins with the first time. */
export type Limit = {
  /** Counts once more; if the number is reached, resolves to the milliseconds until the window ends. */
  take(key: string): Promise<number | undefined>
  /** Undoes a count. */
  giveBack(key: string): Promise<void>
}

export type LimitStore = ReturnType<typeof createLimitStore>

export const createLimitStore = ({ createLimiter, write, differences }: Database) => ({
  create(options: LimitOptions): Limit {
    const limiter = createLimiter(options)
    return {
      async take(key) {
        const refused = await limiter.consume(key).then(
          () => undefined,
          (error: unknown) => error,
        )
        if (refused === undefined) return undefined
        if (!(refused instanceof RateLimiterRes)) throw refused
        // Refusals are counted, too: without them, one that is given back makes room for another.
        await limiter.reward(key)
        return refused.msBeforeNext
      },
      giveBack: async (key) => void (await limiter.reward(key)),
    }
  },

  /** Deletes the counts whose window has ended: their keys name clients. */
  async deleteExpired(now: number): Promise<void> {
    await write((db) =>
      db
        .deleteFrom('limits')
        .where('key', 'in', (eb) =>
          differences.lockFree(eb.selectFrom('limits').select('key').where('expire', '<=', now)),
        )
        .execute(),
    )
  },
})
