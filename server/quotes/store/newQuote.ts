import { createHash, randomBytes } from 'node:crypto'
import { site } from '#data/company/site.ts'
import { type QuoteField, type QuoteRequest, quoteFields } from '#data/quote/quoteFields.ts'
import { Refusal } from '../../errors.ts'
import type { OutboxKind } from './outbox.ts'
import type { Quote, QuoteArrival } from './quote.ts'

/** Makes a quote of a request, for either store. */
export const newQuote = (
  request: QuoteRequest,
  { page, spam, photosAnnounced = 0 }: QuoteArrival,
  messages: readonly OutboxKind[],
): Quote => ({
  ...request,
  id: newId(),
  createdAt: new Date().toISOString(),
  page,
  spam,
  mail: messages.includes('owner') ? 'pending' : 'none',
  photos: 0,
  photosAnnounced,
})

/** Contains a letter: in the desk's search, as many digits are a phone number. */
function newId(): string {
  const id = randomBytes(6).toString('hex')
  return /[a-f]/.test(id) ? id : newId()
}

/** How long the mail to the owner waits for announced photos, in milliseconds. */
const longestWait = 3 * 60_000

/** Due time of a new message. Stored in the outbox, to survive a restart. */
export const firstDue = (
  kind: OutboxKind,
  createdAt: number,
  { photosAnnounced = 0 }: QuoteArrival,
): number => (kind === 'owner' && photosAnnounced > 0 ? createdAt + longestWait : createdAt)

/** Stored hashes contain these fields, empty or not. */
const firstFields: readonly QuoteField[] = ['name', 'phone', 'email', 'message']

/**
 * Hash that distinguishes two requests with the same key. A field added by a later release counts only with a value: without one
 * the hash equals that of an earlier release.
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

/** The idempotency key came with another request. */
export const keyUsedBefore = () =>
  new Refusal(
    409,
    `This request was sent before with other details. Please add a word to the message and send it again. Or call us at ${site.phoneDotted}.`,
  )
