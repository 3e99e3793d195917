import type { ClaimedMessage } from '#server/quotes/store/outbox.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'

const arrival = { createdAt: '2026-01-05T09:07:00.000Z', page: '/', spam: false }

/** A mail to the owner that a queue has taken on at its second attempt. */
export const claimedMessage: ClaimedMessage = {
  number: 1,
  kind: 'owner',
  attempts: 2,
  since: 1_000_000,
  reached: ['office@site.example'],
  quote: { ...quoteRequest, ...arrival, id: 'k3n8', mail: 'pending', photos: 0, photosAnnounced: 0 },
}
