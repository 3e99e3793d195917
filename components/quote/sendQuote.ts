import { paths } from '#data/paths.ts'
import type { QuoteRequest } from '#data/quote/quoteRequest.ts'
import { requestJson } from '../api/requestJson.ts'
import { keyFor } from './quoteKey.ts'

/** @returns what the server says to the visitor, if anything */
export async function sendQuote(request: QuoteRequest): Promise<string | undefined> {
  const answer = await requestJson('POST', paths.quotes, request, { 'Idempotency-Key': keyFor(request) })
  const isWorded = typeof answer === 'object' && answer !== null && 'message' in answer
  return isWorded && typeof answer.message === 'string' && answer.message ? answer.message : undefined
}
