import webPush from 'web-push'
import { site } from '#data/company/site.ts'
import { isAdmitted } from '../../deskPeople.ts'
import { requireAccepted } from '../../outgoing/notAccepted.ts'
import { ForbiddenIp, post } from '../../outgoing/post.ts'
import type { KeptSubscription } from '../../store/alerts.ts'
import { alertText } from '../alerts/alertText.ts'
import { readCities } from '../alerts/readCities.ts'
import { type MessageKind, PartlySent, Undeliverable } from './messageKind.ts'
import { nextAttempt, type RetrySchedule, sendTimeout } from './retrySchedule.ts'

const minute = 60_000
const hour = 60 * minute

/** Schedule of alerts: at once, every ten minutes for an hour, then every hour for a day, until somebody opens the quote. */
const rounds = [
  ...[0, 10, 20, 30, 40, 50].map((minutes) => minutes * minute),
  ...Array.from({ length: 24 }, (_, index) => (index + 1) * hour),
]
const roundAt = (age: number): number => rounds.findLastIndex((start) => start <= Math.max(age, 0))

function nextRound(since: number, now: number): number | undefined {
  const start = rounds[roundAt(now - since) + 1]
  return start && since + start
}

/**
 * Sends a push notification to every phone of the desk. The store adds alerts only while a phone has turned alerts on. Suspected
 * spam sends none.
 */
export const alert: MessageKind = {
  name: 'Alert',
  isWanted: (_config, _request, spam) => !spam,
  createSender({ privateAddresses, deskEmails }, { alerts }, timeout = sendTimeout) {
    if (!alerts) return undefined
    const served = readCities()

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
      if (answer.status === 404 || answer.status === 410) return alerts.end(session, endpoint)
      requireAccepted(answer, now)
    }

    return async ({ quote, since, reached }, now) => {
      if (!(await alerts.isUnopened(quote.id))) return undefined
      const round = roundAt(now - since)
      const text = alertText(quote, round > 0, await served)
      const marked = ({ session }: KeptSubscription) => `${round}:${session}`
      const wanted = (await alerts.subscriptions()).filter(({ person }) => isAdmitted(person, deskEmails))
      if (wanted.length === 0) throw new Undeliverable('no phone has alerts on')
      const waiting = wanted.filter((subscription) => !reached.includes(marked(subscription)))

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
  },
  schedule: nextAlertAttempt,
}

/** Retries like a mail, and at the next round at the latest: one phone's Retry-After must not silence the others. */
function nextAlertAttempt(...attempt: Parameters<RetrySchedule>): number | undefined {
  const [since, startedAt] = attempt
  const round = nextRound(since, startedAt)
  return round && Math.min(round, nextAttempt(...attempt) ?? round)
}
