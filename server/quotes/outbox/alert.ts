import { isIP } from 'node:net'
import webPush from 'web-push'
import * as z from 'zod/mini'
import { site } from '#data/company/site.ts'
import { alertWording } from '#data/desk/deskWording.ts'
import { findCity } from '#data/places/findCity.ts'
import type { ServerConfig } from '../../config.ts'
import {
  ForbiddenIp,
  hostOf,
  isPublic,
  isThisMachine,
  post,
  requireAccepted,
  Undeliverable,
} from '../../post.ts'
import { readNames, recordFolders } from '../../recordNames.ts'
import { isAdmitted } from '../../store/access.ts'
import type { AlertStore, KeptSubscription, Subscription } from '../../store/alerts.ts'
import { PartlySent, sendTimeout } from './mailSender.ts'
import type { Sender } from './outboxQueue.ts'

const minute = 60_000
const hour = 60 * minute

/** Schedule of alerts: at once, every ten minutes for an hour, then every hour for a day, until somebody opens the quote. */
const rounds = [
  ...[0, 10, 20, 30, 40, 50].map((minutes) => minutes * minute),
  ...Array.from({ length: 24 }, (_, index) => (index + 1) * hour),
]
const roundAt = (age: number): number => rounds.findLastIndex((start) => start <= Math.max(age, 0))

export function nextRound(since: number, now: number): number | undefined {
  const start = rounds[roundAt(now - since) + 1]
  return start && since + start
}

/** Answers of push services to a subscription that is gone (404, 410), or was made with another key. The desk renews it. */
const ended = [400, 401, 403, 404, 410]

/** A push notification to every phone of the desk. */
export function sendAlert(
  { privateAddresses, deskEmails }: ServerConfig,
  alerts: AlertStore,
  timeout = sendTimeout,
): Sender {
  const served = readNames(recordFolders.cities)

  const notify = async (subscription: KeptSubscription, text: object, topic: string, now: number) => {
    const keys = await alerts.keys()
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(text), {
      vapidDetails: { subject: `mailto:${site.email}`, ...keys },
      TTL: (24 * hour) / 1000,
      urgency: 'high',
      // A later alert of the quote replaces this one.
      topic,
    })
    const posted = { headers, body, timeout, allowPrivate: privateAddresses }
    const { session, endpoint } = subscription
    const answer = await post(endpoint, posted).catch((error: unknown) => {
      if (error instanceof ForbiddenIp) return undefined
      throw error
    })
    if (!answer) return alerts.unsubscribe(session)
    if (ended.includes(answer.status)) return alerts.end(session, endpoint)
    requireAccepted(answer, now)
  }

  return async ({ quote, since, acceptedBy }, now) => {
    if (!(await alerts.isUnopened(quote.id))) return undefined
    const round = roundAt(now - since)
    const city = findCity(await served, quote)
    // For a locked phone's screen: no typed text, only the name of a served city.
    const text = {
      id: quote.id,
      title: round > 0 ? alertWording.stillTitle : alertWording.title,
      body: city ? alertWording.inCity(city.name) : '',
    }
    const marked = ({ session }: KeptSubscription) => `${round}:${session}`
    const wanted = (await alerts.subscriptions()).filter(({ person }) => isAdmitted(person, deskEmails))
    if (wanted.length === 0) throw new Undeliverable('no phone has alerts on')
    const waiting = wanted.filter((subscription) => !acceptedBy.includes(marked(subscription)))

    const results = await Promise.allSettled(waiting.map((one) => notify(one, text, quote.id, now)))

    const failures = waiting.filter((_one, index) => results[index]?.status === 'rejected')
    const rejected = results.find((result) => result.status === 'rejected')
    if (rejected) {
      const notified = wanted.filter((one) => !failures.includes(one)).map(marked)
      const reason: unknown = rejected.reason
      throw new PartlySent(reason instanceof Error ? reason.message : 'unknown', notified, reason)
    }
    return nextRound(since, now)
  }
}

/** Of an uncompressed point of the curve, and of 16 bytes: with keys of other lengths nothing can be encrypted. */
const base64url = (length: number) => z.string().check(z.length(length), z.regex(/^[\w-]+$/))
const shape = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
})

/** A browser's push subscription (JSON of the Push API); undefined if nothing can be sent to it. */
export function parseSubscription(input: unknown, privateAddresses: boolean): Subscription | undefined {
  const { data } = shape.safeParse(input)
  return data && isEndpoint(data.endpoint, privateAddresses) ? data : undefined
}

function isEndpoint(text: string, privateAddresses: boolean): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const { protocol, username, password } = url
  const host = hostOf(url)
  if (username || password) return false
  if (protocol === 'http:') return privateAddresses && isThisMachine(url)
  return protocol === 'https:' && (isIP(host) === 0 || privateAddresses || isPublic(host))
}
