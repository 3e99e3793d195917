import type { Log } from '../log.ts'
import { claimFor, lookEvery, nextAttempt } from './mailSchedule.ts'
import type { ClaimedMail, MailOutcome, MailQueueStore } from './mailStore.ts'
import type { SendMail } from './quoteMailer.ts'

type MailQueueDependencies = {
  store: MailQueueStore
  send: SendMail
  log: Log
  /** In milliseconds; tests turn the clock. */
  now?: () => number
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

/** How many mails are under way at once: one that stalls must not keep the others waiting. */
const most = 10
const longestError = 300

/** Sends every mail at least once: nothing is forgotten before a mail server has taken it over. */
export function createMailQueue({ store, send, log, now = Date.now }: MailQueueDependencies): MailQueue {
  const workers = new Set<Promise<void>>()
  let stopped = false
  let storeAnswers = true
  let timer: NodeJS.Timeout | undefined

  function wake() {
    if (stopped || workers.size >= most) return
    const worker = work().finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function work(): Promise<void> {
    while (!stopped) {
      const mail = await claim()
      if (!mail) return
      // There may be more: another one looks while this one sends.
      wake()
      await deliver(mail)
    }
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
    const outcome = await attempt(mail)
    await store.settleMail(mail.number, outcome).catch((error: unknown) => log.error(error))
  }

  async function attempt(mail: ClaimedMail): Promise<MailOutcome> {
    const began = now()
    const name = `Mail (${mail.kind}) of quote ${mail.quote.id}`
    try {
      await send(mail)
      log.info(`${name} is sent.`)
      return { state: 'sent' }
    } catch (error) {
      const reason = describeFailure(error)
      const said = error instanceof Error ? error.message.slice(0, longestError) : reason
      const dueAt = nextAttempt(mail.since, began, mail.attempts)
      if (dueAt !== undefined) {
        log.info(`${name} could not be sent (attempt ${mail.attempts}: ${reason}), trying again later.`)
        return { state: 'pending', dueAt, error: said }
      }
      log.error(
        `${name} FAILED after ${mail.attempts} attempts (${reason}). See it with: npm run quotes -- show ${mail.quote.id}`,
      )
      return { state: 'failed', error: said }
    }
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

/** What a server answered may repeat the visitor's address: logs get the code only. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ')
}
