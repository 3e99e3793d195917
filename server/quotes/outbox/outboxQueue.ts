import { Semaphore } from 'async-mutex'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { MailSettings, ServerConfig } from '../../config.ts'
import { describeReason, type Log } from '../../log.ts'
import { NotAccepted, Undeliverable } from '../../post.ts'
import type { Store } from '../../store/openStore.ts'
import {
  type ClaimedMessage,
  customerMails,
  longestDelay,
  type OutboxKind,
  type OutboxStore,
  type Outcome,
} from '../../store/outbox.ts'
import { nextRound, sendAlert } from './alert.ts'
import { composeCustomerMail, composeReceipt } from './customerMails.ts'
import {
  type Compose,
  createMailer,
  createMailSender,
  OutOfDate,
  PartlySent,
  type Settle,
  Unanswered,
} from './mailSender.ts'
import { composeConfirmation, composeOwnerMail } from './mails.ts'
import { sendWebhook } from './webhook.ts'

export type SenderStores = Pick<Store, 'receipts' | 'alerts' | 'desk'> & {
  photos: Pick<Store['photos'], 'photosOf' | 'readPhoto'>
}

/** Resolves once the receiver has accepted the message; to a time when it has to be sent again, in milliseconds. */
export type Sender = (message: ClaimedMessage, now: number, settle: Settle) => Promise<number | undefined>

type KindConfig = Pick<ServerConfig, 'mail' | 'webhook'>

/** Times in milliseconds: of the first attempt, of this one, and the earliest that the receiver asked for (Retry-After). */
type FailedAttempt = { since: number; startedAt: number; attempts: number; earliest: number }

/** Suspected spam rings nobody, is answered to nobody, and is not passed on. */
export function wantedMessages(
  { mail, webhook }: KindConfig,
  { email }: QuoteRequest,
  spam: boolean,
): OutboxKind[] {
  const owner: OutboxKind[] = mail ? ['owner'] : []
  if (spam) return owner
  if (mail?.autoreply && email !== '') owner.push('confirmation')
  return [...owner, ...(webhook ? (['webhook'] as const) : []), 'alert']
}

export const sendableKinds = ({ mail, webhook }: KindConfig): OutboxKind[] => [
  ...(mail ? (['owner', 'confirmation', ...customerMails] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
  'alert',
]

export const nothingToResend =
  'There is nothing to send again: mail is not set up (.env.example), and no webhook to be posted has failed.'

/** A kind without a sender waits in the outbox. */
export type Senders = Partial<Record<OutboxKind, Sender>>

/** The senders whose settings are there. @param timeout of one sending, in milliseconds */
export function createSenders(config: ServerConfig, stores: SenderStores, timeout?: number): Senders {
  const { mail, webhook } = config
  return {
    ...(mail && createMailSenders(mail, config, stores, timeout)),
    ...(webhook && { webhook: sendWebhook(webhook, config, timeout) }),
    alert: sendAlert(config, stores.alerts, timeout),
  }
}

function createMailSenders(
  mail: MailSettings,
  config: ServerConfig,
  { photos, receipts, desk }: SenderStores,
  timeout?: number,
): Senders {
  const send = createMailSender(createMailer(mail, config.siteUrl), timeout)
  const sender =
    (compose: Compose): Sender =>
    async (message, now, settle) => {
      await send(message, await compose(message, now), now, settle)
      return undefined
    }
  const customerMail = sender(composeCustomerMail(mail, config, desk))
  return {
    owner: sender(composeOwnerMail(mail, config, photos)),
    confirmation: sender(composeConfirmation(mail)),
    booked: customerMail,
    moved: customerMail,
    cancelled: customerMail,
    reminder: customerMail,
    receipt: sender(composeReceipt(mail, receipts)),
  }
}

type OutboxQueueDependencies = {
  store: Pick<OutboxStore, 'claimMessage'> & {
    settleMessage(message: ClaimedMessage, outcome: Outcome): Promise<boolean>
  }
  senders: Senders
  log: Log
  /** Current time in milliseconds; replaced in tests. */
  now?: () => number
}

/**
 * Slots for sendings: as many as a mail server accepts connections. A slow sending gives up its slot, because a waiting
 * connection costs next to nothing. If all receivers are silent, each slot is released after `slowAfter` and each sending
 * is aborted after its timeout: 20 messages a second begin.
 */
const concurrency = 10

const second = 1000
const hour = 3600 * second
/** A sending that takes longer than this gives up its slot in the queue. The times here are milliseconds. */
export const slowAfter = second / 2
/** How often the queue checks for messages of other processes and of npm run quotes. */
const pollEvery = 5 * second
/**
 * How long a claim lasts if its process dies: longer than the wait for a connection, an attempt with photos and another without. A mail
 * that its server has as a whole is claimed for an hour (mailSender.ts).
 */
const claimFor = 110 * second
/** Longest delay in the first hour, and after the last day: the rest of two minutes is left for the queue. */
const maxEarlyDelay = 80 * second
const giveUpAfter = 72 * hour
/** Minimum number of attempts, whatever the message's age: it may have waited for settings, or for a start of the server. */
const leastAttempts = 10
const stopTimeout = 8 * second

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
      isWoken = true
      const delivery = deliver(message, release).finally(() => deliveries.delete(delivery))
      deliveries.add(delivery)
    }
    isClaiming = false
  }

  async function deliver(message: ClaimedMessage, release: () => void): Promise<void> {
    const slow = setTimeout(release, slowAfter)
    const settle = (outcome: Outcome) => store.settleMessage(message, outcome)
    const outcome = await attempt(message, { senders, log, now, settle })
    await settle(outcome).catch((error: unknown) => log.error(error))
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

const maxErrorLength = 300

const nameOf = (kind: OutboxKind): string =>
  kind === 'webhook' ? 'Webhook' : kind === 'alert' ? 'Alert' : `Mail (${kind})`

/** Tries to send a message, logs the result and returns its next state. Never rejects. */
export async function attempt(
  message: ClaimedMessage,
  { senders, log, now, settle }: { senders: Senders; log: Log; now: () => number; settle: Settle },
): Promise<Outcome> {
  const startedAt = now()
  const { kind, quote, since, attempts } = message
  const name = `${nameOf(kind)} of quote ${quote.id}`
  try {
    const send = senders[kind]
    if (!send) throw new Error(`The settings for sending ${kind} are missing.`)
    const again = await send(message, startedAt, settle)
    log.info(`${name} is sent.`)
    return again === undefined ? { state: 'sent' } : { state: 'pending', dueAt: again, error: '' }
  } catch (error) {
    if (error instanceof OutOfDate) {
      log.info(`${name} is out of date, and not sent.`)
      return { state: 'dropped' }
    }
    const cause = error instanceof PartlySent ? error.cause : error
    const reason = describeReason(cause)
    const acceptedBy = error instanceof PartlySent ? error.acceptedBy : message.acceptedBy
    const text = error instanceof Error ? error.message.slice(0, maxErrorLength) : reason
    const asksToWait = cause instanceof NotAccepted || cause instanceof Unanswered
    const earliest = startedAt + (asksToWait ? Math.min(cause.wait, longestDelay) : 0)
    const isOver = error instanceof Undeliverable
    const schedule = kind === 'alert' ? nextAlert : nextAttempt
    const dueAt = isOver ? undefined : schedule({ since, startedAt, attempts, earliest })
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

/** At the next round at the latest: one phone's Retry-After must not silence the others. */
function nextAlert(failed: FailedAttempt): number | undefined {
  const round = nextRound(failed.since, failed.startedAt)
  return round && Math.min(round, nextAttempt(failed) ?? round)
}

/**
 * In the first hour two attempts begin less than two minutes apart, however long one takes; then a quarter of an hour apart, and after
 * six hours an hour apart. The last attempt is at the end of the third day, or the tenth if that is later.
 */
export function nextAttempt({ since, startedAt, attempts, earliest }: FailedAttempt): number | undefined {
  const age = startedAt - since
  if (age >= giveUpAfter && attempts >= leastAttempts) return undefined
  const dueAt =
    age >= giveUpAfter
      ? startedAt + maxEarlyDelay
      : Math.min(startedAt + delayAfter(age, attempts), since + giveUpAfter)
  return Math.max(dueAt, earliest)
}

function delayAfter(age: number, attempts: number): number {
  if (age < hour) return Math.min(5 * second * 2 ** (attempts - 1), maxEarlyDelay)
  return age < 6 * hour ? hour / 4 : hour
}
