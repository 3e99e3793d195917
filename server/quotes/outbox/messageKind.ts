import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { ServerConfig } from '../../config.ts'
import type { Store } from '../../store/openStore.ts'
import type { ClaimedMessage } from '../../store/outbox.ts'

export type KindConfig = Pick<ServerConfig, 'mail' | 'webhook'>

export type SenderConfig = KindConfig &
  Pick<ServerConfig, 'siteUrl' | 'privateAddresses' | 'deskEmails' | 'photoRetentionDays'>

export type SenderStores = {
  photos: Pick<Store['photos'], 'photosOf' | 'readPhoto'>
  outbox?: Pick<Store['outbox'], 'isWebhookEnded' | 'endWebhook'>
  alerts?: Store['alerts']
}

/** Resolves once the receiver has accepted the message; to a time when it has to be sent again, in milliseconds. */
export type Sender = (message: ClaimedMessage, now: number) => Promise<number | undefined>

/** The message can never be sent. The log shows the error's message. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

/** An email address was refused, or its server did not answer; `cause` is the first error. */
export class PartlySent extends Error {
  override name = 'PartlySent'
  acceptedBy: readonly string[]

  constructor(message: string, acceptedBy: readonly string[], cause: unknown) {
    super(message, { cause })
    this.acceptedBy = acceptedBy
  }
}

/** One kind of message: which quotes get one, and how the message is sent. */
export type MessageKind = {
  name: string
  needs?: 'mail' | 'webhook'
  isWanted(config: KindConfig, request: QuoteRequest, spam: boolean): boolean
  /** Creates the sender; undefined without the settings or the store that it needs. */
  createSender(config: SenderConfig, stores: SenderStores, timeout?: number): Sender | undefined
  schedule?: RetrySchedule
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Timeout of one sending, and of a silent server, in milliseconds. The other times here are milliseconds too. */
export const sendTimeout = 20 * second
/** Factor for the timeout of a mail with photos, whose 7 MB then need 1 Mbit/s. */
export const longerWithPhotos = 3
/** A sending that takes longer than this gives up its slot in the queue. */
export const slowAfter = second / 2
/** How often the queue checks for messages of other processes and of npm run quotes. */
export const pollEvery = 5 * second
/** How long a claim lasts if its process dies: longer than an attempt with photos and another without photos. */
export const claimFor = 90 * second
/** Longest delay in the first hour: the rest of two minutes is left for the queue. */
const maxEarlyDelay = 80 * second
const giveUpAfter = 72 * hour
/** Minimum number of attempts, whatever the message's age: it may have waited for settings, or for a start of the server. */
const leastAttempts = 10

/**
 * When to try a message again after an attempt that started at `startedAt`, in milliseconds; undefined when it is time to give up.
 *
 * @param since when the first attempt was due
 * @param attempts including the one that failed
 * @param earliest time that the receiver asked for (Retry-After)
 */
export type RetrySchedule = (
  since: number,
  startedAt: number,
  attempts: number,
  earliest?: number,
) => number | undefined

/**
 * The schedule of mails. In the first hour two attempts begin less than two minutes apart, however long one takes; then a quarter
 * of an hour apart, and after six hours an hour apart. The last attempt is at the end of the third day, or the tenth if that is later.
 */
export const nextAttempt: RetrySchedule = (since, startedAt, attempts, earliest = 0) => {
  const age = startedAt - since
  if (age >= giveUpAfter && attempts >= leastAttempts) return undefined
  const dueAt =
    age >= giveUpAfter
      ? startedAt + maxEarlyDelay
      : Math.min(startedAt + delayAfter(age, attempts), since + giveUpAfter)
  return Math.max(dueAt, earliest)
}

function delayAfter(age: number, attempts: number): number {
  if (age < hour) return Math.min(5 * second * 2 ** Math.min(attempts - 1, 10), maxEarlyDelay)
  return age < 6 * hour ? 15 * minute : hour
}
