import type { Environment } from '#data/company/settings.ts'
import { createOutboxQueue } from '#server/quotes/outbox/outboxQueue.ts'
import { createSenders } from '#server/quotes/outbox/senders.ts'
import type { OutboxKind } from '#server/store/outbox.ts'
import { startDesk } from './startDesk.ts'

/** The whole server, with an outbox on the test's clock. */
export async function startOutbox(environment: Environment, timeout = 10_000) {
  const site = await startDesk({ environment })
  const { store, log, config } = site
  const clock = { now: 0 }
  /** As after a restart: only the database is the same. */
  const createQueue = () => {
    const senders = createSenders(config, store, timeout)
    return createOutboxQueue({ store: store.outbox, senders, log, now: () => clock.now })
  }
  let queue = createQueue()
  const start = Date.now() + 60_000

  /** Sends what is due at this time after the start. */
  async function sendAt(elapsed: number): Promise<void> {
    clock.now = start + elapsed
    queue.wake()
    await queue.idle()
  }
  async function restart(): Promise<void> {
    await queue.stop()
    queue = createQueue()
  }
  const stateOf = async (id: string, kind: OutboxKind) =>
    (await store.outbox.messagesOf(id)).find((message) => message.kind === kind)
  return { ...site, start, sendAt, restart, stateOf }
}
