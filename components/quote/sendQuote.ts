import { honeypotField } from '#data/honeypotField.ts'
import { paths } from '#data/paths.ts'
import { parseQuoteRequest, type QuoteFault } from '#data/quoteRequest.ts'
import { requestJson } from '../api/requestJson.ts'
import { readField, readFields } from './formFields.ts'
import { keyFor } from './quoteKey.ts'

export const findFaults = (form: HTMLFormElement | null): readonly QuoteFault[] =>
  parseQuoteRequest(readFields(form)).faults ?? []

/** @returns what the server says to the visitor, if anything */
export async function sendQuote(form: HTMLFormElement | null): Promise<string | undefined> {
  const honeypot = readField(form, honeypotField)
  const payload = { ...readFields(form), ...(honeypot && { [honeypotField]: honeypot }) }
  const answer = await requestJson('POST', paths.quotes, payload, { 'Idempotency-Key': keyFor(payload) })
  const isWorded = typeof answer === 'object' && answer !== null && 'message' in answer
  return isWorded && typeof answer.message === 'string' && answer.message ? answer.message : undefined
}
