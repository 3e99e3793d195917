import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { parseQuoteRequest, type QuoteRequest } from '#data/quoteRequest.ts'

/** The strings that make trouble elsewhere, each as a name and a message, as the API would let it in. */
export const naughtyRequests: readonly QuoteRequest[] = naughtyStrings.flatMap((text) => {
  const { request } = parseQuoteRequest({
    name: text,
    phone: `555-0100 ${text}`.slice(0, 40),
    email: '',
    message: text,
  })
  return request ? [request] : []
})
