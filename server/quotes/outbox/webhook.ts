import { Webhook } from 'standardwebhooks'
import { deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote, QuoteStatus } from '#data/desk/deskQuote.ts'
import type { ProgressField, QuoteProgress } from '#data/desk/quoteProgress.ts'
import { mapFields } from '#data/quote/quoteFields.ts'
import type { ServerConfig, WebhookSettings } from '../../config.ts'
import { post, requireAccepted, Undeliverable } from '../../post.ts'
import type { NewMessage } from '../../store/outbox.ts'
import type { Quote } from '../../store/quoteRows.ts'
import { sendTimeout } from './mailSender.ts'
import type { Sender } from './outboxQueue.ts'

/** Posts a quote to another system, as the Standard Webhooks specification says. */
export function sendWebhook(
  settings: WebhookSettings,
  { siteUrl, privateAddresses }: ServerConfig,
  timeout = sendTimeout,
): Sender {
  const { url, secrets } = settings
  const signers = secrets.map((secret) => new Webhook(secret))

  return async ({ quote, about }, now) => {
    const event = about === '' ? undefined : readEvent(about)
    const body = JSON.stringify({
      type: event?.type ?? 'quote.created',
      timestamp: event?.at ?? quote.createdAt,
      data: { ...quoteData(quote, siteUrl), ...event?.job },
    })
    // The same id for every attempt, so that the receiver can recognize a repeat.
    const id = event ? `msg_${quote.id}_${event.version}` : `msg_${quote.id}`
    const at = new Date(now)
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': signers.map((signer) => signer.sign(id, at, body)).join(' '),
    }
    const posted = { headers, body: Buffer.from(body), timeout, allowPrivate: privateAddresses }
    const answer = await post(url, posted)
    if (answer.status === 410) throw new Undeliverable('the receiver wants it no more (410)')
    requireAccepted(answer, now)
    return undefined
  }
}

const quoteData = (quote: Quote, siteUrl: string) => ({
  id: quote.id,
  ...mapFields(({ name }) => quote[name]),
  page: quote.page.startsWith('/') ? siteUrl + quote.page : '',
  photos: quote.photos,
  desk: siteUrl + deskPaths.quote(quote.id),
})

/** Statuses that other systems hear of. */
const posted: readonly QuoteStatus[] = ['booked', 'done', 'lost']

const jobFields = [
  'visitDay',
  'visitFrom',
  'visitTo',
  'address',
  'price',
  'finalPrice',
  'paidBy',
  'lostReason',
] as const satisfies readonly ProgressField[]

type QuoteEvent = { type: string; at: string; version: number; job: Partial<QuoteProgress> }

const readEvent = (about: string): QuoteEvent => JSON.parse(about)

/** A quote as its events and mails need it. */
export type Job = QuoteProgress & Pick<DeskQuote, 'version'>

/** A webhook for a change of the status, with the job as it was then. */
export function eventsOfChange(before: Job | undefined, after: Job, now: number): NewMessage[] {
  const { status, version } = after
  if (before?.status === status || !posted.includes(status)) return []
  const job = Object.fromEntries(jobFields.map((field) => [field, after[field]]))
  const event: QuoteEvent = { type: `quote.${status}`, at: new Date(now).toISOString(), version, job }
  return [{ kind: 'webhook', about: JSON.stringify(event), since: now, dueAt: now }]
}
