import type { ClaimedMessage } from '#server/store/outbox.ts'
import type { Quote } from '#server/store/quoteRows.ts'
import { quoteRequest } from './sendQuote.ts'

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
  attempts: 2,
  since: 1_000_000,
  reached: ['office@site.example'],
  quote: storedQuote,
}
export const siteUrl = 'https://site.example'
export const mailSettings = {
  smtpUrl: 'smtp://127.0.0.1',
  to: ['owner@site.example', 'office@site.example'],
  from: 'site@site.example',
  autoreply: true,
}
