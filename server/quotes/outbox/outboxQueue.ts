import { Semaphore } from 'async-mutex'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { describeReason, type Log } from '../../log.ts'
import { NotAccepted } from '../../post.ts'
import {
  type ClaimedMessage,
  longestDelay,
  type OutboxKind,
  type OutboxStore,
  type Outcome,
} from '../../store/outbox.ts'
import { alert } from './alert.ts'
import { confirmationMail, ownerMail } from './mails.ts'
import {
  claimFor,
  type KindConfig,
  type MessageKind,
  nextAttempt,
  PartlySent,
  pollEvery,
  type Sender,
  type SenderConfig,
  type SenderStores,
  slowAfter,
  Undeliverable,
} from './messageKind.ts'
import { webhook } from './webhook.ts'

/** A new kind needs a file of its own and a line here. */
const messageKinds: Readonly<Record<OutboxKind, MessageKind>> = {
  owner: ownerMail,
  confirmation: confirmationMail,
  webhook,
  alert,
}

/** A kind without a sender waits in the outbox. */
export type Senders = Partial<Record<OutboxKind, Sender>>

const kindEntries = Object.entries(messageKinds) as [OutboxKind, MessageKind][]

export const wantedMessages =
  (config: KindConfig) =>
  (request: QuoteRequest, spam: boolean): OutboxKind[] =>
    kindEntries.flatMap(([name, kind]) => (kind.isWanted(config, request, spam) ? [name] : []))

export const sendableKinds = (config: KindConfig): OutboxKind[] =>
  kindEntries.flatMap(([name, { needs }]) => (needs && !config[needs] ? [] : [name]))

export const nothingToResend =
  'There is nothing to send again: mail is not set up (.env.example), and no webhook to be posted has failed.'

/** Creates the senders whose settings are there. @param timeout of one sending, in milliseconds */
export const createSenders = (config: SenderConfig, stores: SenderStores, timeout?: number): Senders =>
  Object.fromEntries(
    kindEntries.flatMap(([name, kind]) => {
      const sender = kind.createSender(config, stores, timeout)
      return sender ? [[name, sender]] : []
    }),
  )

type OutboxQueueDependencies = {
  store: Pick<OutboxStore, 'claimMessage' | 'settleMessage'>
  senders: Senders
  log: Log
  /** Current time in milliseconds; replaced in tests. */
  now?: () => number
}

/**
 * Slots for sendings: as many as a mail server accepts connections. A slow sending gives up its slot, because a waiting
 * connection costs next to nothing. If all receivers are silent, each slot is released after `slowAfter` and each sending
 * is aborted after `sendTimeout`: 20 messages a second begin, and at most 400 wait.
 */
const concurrency = 10

const stopTimeout = 8000

/** Sends every message at least once: none is settled before its receiver has accepted it. */
export function createOutboxQueue({ store, senders, log, now = Date.now }: OutboxQueueDependencies) {
  const kinds = Object.keys(senders) as OutboxKind[]
  const slots = new Semaphore(concurrency)
  const deliveries = new Set<Promise<void>>()
  let claiming = Promise.resolve()
  let isClaiming = false
  let isWoken = false
  let isStopped = false
  let storeAnswers = true
  let timer: NodeJS.Timeout | undefined

  /** Starts sending the due messages. */
  function wake(): void {
    isWoken = true
    if (!isClaiming) claiming = claimAll()
  }

  async function claimAll(): Promise<void> {
    isClaiming = true
    while (isWoken && !isStopped) {
      isWoken = false
      const [, release] = await slots.acquire()
      const message = isStopped ? undefined : await claim()
      if (!message) {
        release()
        continue
      }
      // There may be more due messages.
      isWoken = true
      const delivery = deliver(message, release).finally(() => deliveries.delete(delivery))
      deliveries.add(delivery)
    }
    isClaiming = false
  }

  async function deliver(message: ClaimedMessage, release: () => void): Promise<void> {
    const slow = setTimeout(release, slowAfter)
    const outcome = await attempt(message, { senders, log, now })
    await store.settleMessage(message, outcome).catch((error: unknown) => log.error(error))
    clearTimeout(slow)
    release()
    wake()
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
    /** Resolves when nothing is due or being sent any more. */
    async idle(): Promise<void> {
      do await Promise.all([claiming, ...deliveries])
      while (isClaiming || deliveries.size > 0)
    },
    start(): void {
      wake()
      timer ??= setInterval(wake, pollEvery)
    },
    /** Claims no more messages, and waits for pending sendings until the deadline. The next start sends what is left. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      const timeout = new Promise((resolve) => setTimeout(resolve, stopTimeout).unref())
      await Promise.race([Promise.all([claiming, ...deliveries]), timeout])
    },
  }
}

type Dependencies = { senders: Senders; log: Log; now: () => number }

const maxErrorLength = 300

/** Tries to send a message, logs the result and returns its next state. Never rejects. */
export async function attempt(
  message: ClaimedMessage,
  { senders, log, now }: Dependencies,
): Promise<Outcome> {
  const startedAt = now()
  const { kind, quote, since, attempts } = message
  const { name: kindName, schedule = nextAttempt } = messageKinds[kind]
  const name = `${kindName} of quote ${quote.id}`
  try {
    const send = senders[kind]
    if (!send) throw new Error(`The settings for sending ${kind} are missing.`)
    const again = await send(message, startedAt)
    log.info(`${name} is sent.`)
    return again === undefined ? { state: 'sent' } : { state: 'pending', dueAt: again, error: '' }
  } catch (error) {
    const cause = error instanceof PartlySent ? error.cause : error
    const reason = describeReason(cause)
    const acceptedBy = error instanceof PartlySent ? error.acceptedBy : message.acceptedBy
    const text = error instanceof Error ? error.message.slice(0, maxErrorLength) : reason
    const earliest = startedAt + (cause instanceof NotAccepted ? Math.min(cause.wait, longestDelay) : 0)
    const isOver = error instanceof Undeliverable
    const dueAt = isOver ? undefined : schedule(since, startedAt, attempts, earliest)
    if (dueAt !== undefined) {
      log.info(`${name} could not be sent (attempt ${attempts}: ${reason}), trying again later.`)
      return { state: 'pending', dueAt, error: text, acceptedBy }
    }
    log.error(
      isOver
        ? `${name} FAILED: ${error.message}`
        : `${name} FAILED after ${attempts} attempts (${reason}). See it with: npm run quotes -- show ${quote.id}`,
    )
    return { state: 'failed', error: text, acceptedBy }
  }
}
