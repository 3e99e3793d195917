import { readConfig } from '#server/config.ts'
import { createSenders, type SenderStores } from '#server/quotes/outbox/outboxQueue.ts'
import type { ClaimedMessage, OutboxKind } from '#server/store/outbox.ts'
import type { Quote } from '#server/store/quoteRows.ts'
import type { MailServer } from './runMailServer.ts'
import { quoteRequest } from './sendQuote.ts'
import { startMailServer } from './startMailServer.ts'

export const siteUrl = 'https://site.example'
export const config = readConfig({ SITE_URL: siteUrl })

/** Three photos: the second is one byte too large to be attached with the first, and the third fits. */
export const archive: SenderStores['photos'] = {
  photosOf: async () => [
    { position: 1, kind: 'jpeg', size: 9, cutOff: 0, after: 0 },
    { position: 2, kind: 'heic', size: 5 * 2 ** 20 - 8, cutOff: 0, after: 0 },
    { position: 3, kind: 'heic', size: 5 * 2 ** 20 - 9, cutOff: 1, after: 0 },
  ],
  readPhoto: async (_id, position) => ({ kind: 'heic', bytes: Buffer.from(`picture ${position}`) }),
}

type Circumstances = {
  server?: MailServer
  timeout?: number
  now?: number
  photos?: SenderStores['photos']
  acceptedBy?: readonly string[]
}

/**
 * Sends a message about the stored quote, and returns the mail as a mail server received it.
 *
 * @param now time of the attempt, in milliseconds
 */
export async function receive(
  kind: OutboxKind,
  changed: Partial<Quote> = {},
  { server, timeout, now = 0, photos = archive, acceptedBy = [] }: Circumstances = {},
) {
  const { url, mails } = server ?? (await startMailServer())
  const mail = { ...mailSettings, smtpUrl: url }
  const message = {
    number: 1,
    kind,
    about: '',
    attempts: 9,
    since: 0,
    acceptedBy,
    quote: { ...storedQuote, ...changed },
  }
  await createSenders({ ...config, mail }, { photos } as SenderStores, timeout)[kind]?.(
    message,
    now,
    async () => true,
  )
  const [received] = mails
  if (!received) throw new Error('No mail arrived.')
  return { ...received, receivers: mails.flatMap(({ envelope }) => envelope.to) }
}

const arrival = { createdAt: '2026-11-20T14:05:00.000Z', page: '/services/ajax/shed-demolition?utm=a' }
/** A quote that came in from the page of a service. */
export const storedQuote: Quote = {
  ...quoteRequest,
  ...arrival,
  id: '0123456789ab',
  spam: false,
  mail: 'pending',
  photos: 0,
  photosAnnounced: 0,
}
/** A mail to the owner, claimed for its second attempt. */
export const claimedMessage: ClaimedMessage = {
  number: 1,
  kind: 'owner',
  about: '',
  attempts: 2,
  since: 1_000_000,
  acceptedBy: ['office@site.example'],
  quote: storedQuote,
}
export const mailSettings = {
  smtpUrl: 'smtp://127.0.0.1',
  to: ['owner@site.example', 'office@site.example'],
  from: 'site@site.example',
  autoreply: true,
}
