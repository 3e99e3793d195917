import { readConfig } from '#server/config.ts'
import type { SenderStores } from '#server/quotes/outbox/messageKind.ts'
import { createSenders } from '#server/quotes/outbox/senders.ts'
import type { OutboxKind } from '#server/store/outbox.ts'
import type { Quote } from '#server/store/quoteRows.ts'
import { mailSettings, siteUrl, storedQuote } from './mailFixtures.ts'
import type { MailServer } from './runMailServer.ts'
import { startMailServer } from './startMailServer.ts'

export const config = readConfig({ SITE_URL: siteUrl })

/** Three photos: the second is one byte too large to be attached with the first, and the third fits. */
export const archive: SenderStores['photos'] = {
  photosOf: async () => [
    { place: 1, kind: 'jpeg', size: 9 },
    { place: 2, kind: 'heic', size: 5 * 2 ** 20 - 8 },
    { place: 3, kind: 'heic', size: 5 * 2 ** 20 - 9 },
  ],
  readPhoto: async (_id, place) => ({ kind: 'heic', bytes: Buffer.from(`picture ${place}`) }),
}

/**
 * Sends a message about the stored quote, and returns the mail as a mail server received it.
 *
 * @param now time of the attempt, in milliseconds
 */
export async function receive(
  kind: OutboxKind,
  changed: Partial<Quote> = {},
  { server, timeout, now = 0 }: { server?: MailServer; timeout?: number; now?: number } = {},
) {
  const { url, mails } = server ?? (await startMailServer())
  const mail = { ...mailSettings, smtpUrl: url }
  const message = {
    number: 1,
    kind,
    attempts: 9,
    since: 0,
    reached: [],
    quote: { ...storedQuote, ...changed },
  }
  await createSenders({ ...config, mail }, { photos: archive }, timeout)[kind]?.(message, now)
  const [received] = mails
  if (!received) throw new Error('No mail arrived.')
  return { ...received, receivers: mails.flatMap(({ envelope }) => envelope.to) }
}
