import { createHash, randomBytes } from 'node:crypto'
import { site } from '#data/company/site.ts'
import { type QuoteField, type QuoteRequest, quoteFields } from '#data/quote/quoteFields.ts'
import { Refusal } from '../../errors.ts'
import type { OutboxKind } from './outbox.ts'
import type { Quote, QuoteArrival } from './quote.ts'

/** The quote a request becomes, whichever store keeps it. */
export const newQuote = (
  request: QuoteRequest,
  { page, spam, photosAnnounced = 0 }: QuoteArrival,
  messages: readonly OutboxKind[],
): Quote => ({
  ...request,
  id: randomBytes(6).toString('hex'),
  createdAt: new Date().toISOString(),
  page,
  spam,
  mail: messages.includes('owner') ? 'pending' : 'none',
  photos: 0,
  photosAnnounced,
})

/** How long the mail to the owner waits for announced photos, in milliseconds. */
const longestWait = 3 * 60_000

/** When a new message is due. In the outbox, so that a restart changes nothing. */
export const firstDue = (
  kind: OutboxKind,
  createdAt: number,
  { photosAnnounced = 0 }: QuoteArrival,
): number => (kind === 'owner' && photosAnnounced > 0 ? createdAt + longestWait : createdAt)

/** Stored hashes contain these fields, empty or not. */
const firstFields: readonly QuoteField[] = ['name', 'phone', 'email', 'message']

/**
 * Tells two requests under one key apart. A later field counts once it has a value: without it, the hash is the one
 * that an earlier release stored.
 */
export function hashRequest(request: QuoteRequest): string {
  const laterFields = quoteFields
    .map(({ name }) => name)
    .filter((name) => !firstFields.includes(name) && request[name] !== '')
  const hashed = [
    ...firstFields.map((name) => request[name]),
    ...laterFields.map((name) => [name, request[name]]),
  ]
  return createHash('sha256').update(JSON.stringify(hashed)).digest('hex')
}

export const keyUsedBefore = () =>
  new Refusal(
    409,
    `This request was sent before with other details. Please add a word to the message and send it again. Or call us at ${site.phoneDotted}.`,
  )
