import type { Log } from '../../log.ts'
import type { ClaimedMessage, OutboxKind, OutboxStore } from '../../store/outbox.ts'
import { attempt } from './attempt.ts'
import { claimFor, pollEvery, slowAfter } from './retrySchedule.ts'
import type { Senders } from './senders.ts'

type OutboxQueueDependencies = {
  store: Pick<OutboxStore, 'claimMessage' | 'settleMessage'>
  senders: Senders
  log: Log
  /** Current time in milliseconds; replaced in tests. */
  now?: () => number
}

export interface OutboxQueue {
  /** Starts sending the due messages. */
  wake(): void
  /** Resolves when nothing is due or being sent any more. */
  idle(): Promise<void>
  /** Polls for due messages until stop. */
  start(): void
  /** Claims no more messages, and waits for pending sendings until the deadline. The next start sends what is left. */
  stop(): Promise<void>
}

/**
 * Slots for sendings: as many as a mail server accepts connections. A slow sending gives up its slot, because a waiting
 * connection costs next to nothing. If all receivers are silent, each slot is released after `slowAfter` and each sending
 * is aborted after `sendTimeout`: 20 messages a second begin, and at most 400 wait.
 */
const concurrency = 10

/** How long stop waits for pending sendings, in milliseconds. */
const stopTimeout = 8000

/** Sends every message at least once: none is settled before its receiver has accepted it. */
export function createOutboxQueue({
  store,
  senders,
  log,
  now = Date.now,
}: OutboxQueueDependencies): OutboxQueue {
  const kinds = Object.keys(senders) as OutboxKind[]
  const workers = new Set<Promise<void>>()
  let busySlots = 0
  /** Woken while all slots were busy: check once more before going idle. */
  let pendingWake = false
  let stopped = false
  let storeAnswers = true
  let timer: NodeJS.Timeout | undefined

  function wake() {
    if (stopped) return
    if (busySlots >= concurrency) {
      pendingWake = true
      return
    }
    busySlots += 1
    const worker = work().finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function work(): Promise<void> {
    const message = await claim()
    if (!message) {
      busySlots -= 1
      if (pendingWake) {
        pendingWake = false
        wake()
      }
      return
    }
    // There may be more due messages: another worker checks during this sending.
    wake()
    let holdsSlot = true
    const releaseSlot = () => {
      if (!holdsSlot) return
      holdsSlot = false
      busySlots -= 1
      wake()
    }
    const slow = setTimeout(releaseSlot, slowAfter)
    const outcome = await attempt(message, { senders, log, now })
    await store.settleMessage(message, outcome).catch((error: unknown) => log.error(error))
    clearTimeout(slow)
    releaseSlot()
  }

  async function claim(): Promise<ClaimedMessage | undefined> {
    try {
      const message = await store.claimMessage(now(), now() + claimFor, kinds)
      storeAnswers = true
      return message
    } catch (error) {
      // The error is logged once per outage, not at every poll.
      if (storeAnswers) log.error(error)
      storeAnswers = false
      return undefined
    }
  }

  return {
    wake,
    async idle() {
      while (workers.size > 0) await Promise.all(workers)
    },
    start() {
      wake()
      timer ??= setInterval(wake, pollEvery)
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      const timeout = new Promise((resolve) => setTimeout(resolve, stopTimeout).unref())
      await Promise.race([Promise.all(workers), timeout])
    },
  }
}
