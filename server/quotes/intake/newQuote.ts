import { createHash, randomBytes } from 'node:crypto'
import { site } from '#data/company/site.ts'
import type { QuoteRequest } from '#data/quote/quoteRequest.ts'
import { Refusal } from '../../errors.ts'
import type { MailKind, Quote, QuoteArrival } from '../store/quote.ts'

/** The quote a request becomes, whichever store keeps it. */
export const newQuote = (
  request: QuoteRequest,
  { page, spam }: QuoteArrival,
  mails: readonly MailKind[],
): Quote => ({
  ...request,
  id: randomBytes(6).toString('hex'),
  createdAt: new Date().toISOString(),
  page,
  spam,
  mail: mails.includes('owner') ? 'pending' : 'none',
})

/** Tells two requests under one key apart. */
export const hashRequest = ({ name, phone, email, message }: QuoteRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([name, phone, email, message]))
    .digest('hex')

export const keyUsedBefore = () =>
  new Refusal(
    409,
    `This request was sent before with other details. Please add a word to the message and send it again, or call us at ${site.phoneDotted}.`,
  )
