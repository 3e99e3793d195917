import type { Log } from '../../log.ts'
import { attemptMail } from './mailAttempt.ts'
import { claimFor, lookEvery, slowAfter } from './mailSchedule.ts'
import type { ClaimedMail, MailQueueStore } from './mailStore.ts'
import type { SendMail } from './quoteMailer.ts'

type MailQueueDependencies = {
  store: MailQueueStore
  send: SendMail
  log: Log
  /** In milliseconds; tests turn the clock. */
  now?: () => number
  /** In milliseconds; tests are less patient. */
  patience?: number
}

export interface MailQueue {
  /** Begins to send whatever is due. */
  wake(): void
  /** Resolves when nothing is due or under way any more. */
  idle(): Promise<void>
  /** Looks for due mail again and again, until stop. */
  start(): void
  /** Takes on no more, and waits for what is under way, though not for long: the rest is sent after the next start. */
  stop(deadline?: number): Promise<void>
}

/**
 * How many mails begin at once: as many connections as a mail server puts up with. One that takes long leaves its place
 * to the next, because a connection that waits costs next to nothing. All of them being silent, a place is left every
 * `slowAfter` and a mail is dropped after `sendTimeout`: 20 mails a second begin, and at most 400 wait.
 */
const places = 10

/** Sends every mail at least once: nothing is forgotten before a mail server has taken it over. */
export function createMailQueue({
  store,
  send,
  log,
  now = Date.now,
  patience = slowAfter,
}: MailQueueDependencies): MailQueue {
  const workers = new Set<Promise<void>>()
  let taken = 0
  /** Told of a mail while every place was taken: whoever finds nothing looks once more. */
  let toldMeanwhile = false
  let stopped = false
  let storeAnswers = true
  let timer: NodeJS.Timeout | undefined

  function wake() {
    if (stopped) return
    if (taken >= places) {
      toldMeanwhile = true
      return
    }
    taken += 1
    const worker = work().finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function work(): Promise<void> {
    const mail = await claim()
    if (!mail) {
      taken -= 1
      if (toldMeanwhile) {
        toldMeanwhile = false
        wake()
      }
      return
    }
    // There may be more: another one looks while this one sends.
    wake()
    let holdsPlace = true
    const leavePlace = () => {
      if (!holdsPlace) return
      holdsPlace = false
      taken -= 1
      wake()
    }
    const slow = setTimeout(leavePlace, patience)
    await deliver(mail)
    clearTimeout(slow)
    leavePlace()
  }

  async function claim(): Promise<ClaimedMail | undefined> {
    try {
      const mail = await store.claimMail(now(), now() + claimFor)
      storeAnswers = true
      return mail
    } catch (error) {
      // Once per failure, not every few seconds.
      if (storeAnswers) log.error(error)
      storeAnswers = false
      return undefined
    }
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    const outcome = await attemptMail(mail, { send, log, now })
    await store.settleMail(mail, outcome).catch((error: unknown) => log.error(error))
  }

  return {
    wake,
    async idle() {
      while (workers.size > 0) await Promise.all(workers)
    },
    start() {
      wake()
      timer ??= setInterval(wake, lookEvery)
    },
    async stop(deadline = 8000) {
      stopped = true
      clearInterval(timer)
      const tired = new Promise((resolve) => setTimeout(resolve, deadline).unref())
      await Promise.race([Promise.all(workers), tired])
    },
  }
}
