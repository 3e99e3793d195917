import type { Statements } from '../store/statements.ts'

/** The webhooks that a receiver has ended with 410, by a hash of their settings. */
export interface EndedWebhooks {
  has(hash: string): Promise<boolean>
  add(hash: string, now: number): Promise<void>
}

export const createEndedWebhooks = ({ read, write }: Statements): EndedWebhooks => ({
  has: async (hash) => (await read('select 1 from ended_webhooks where hash = $1', [hash])).length > 0,
  add: async (hash, now) =>
    void (await write([
      'insert into ended_webhooks values ($1, $2) on conflict do nothing returning hash',
      [hash, now],
    ])),
})
