import { parseQuoteRequest, type QuoteFault, type QuoteRequest } from '#data/quote/quoteRequest.ts'

export const findFaults = (request: QuoteRequest): readonly QuoteFault[] =>
  parseQuoteRequest(request).faults ?? []
