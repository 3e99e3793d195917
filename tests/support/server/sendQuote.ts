import { mapFields } from '#data/quote/quoteFields.ts'
import type { Answer, Send } from '../site/sendRequest.ts'

type Headers = Record<string, string>

/** A field that is not named here is empty. */
export const quoteRequest = {
  ...mapFields(() => ''),
  name: 'Ada',
  phone: '905-555-0100',
  email: 'ada@example.com',
  message: 'One fridge',
}

/** Arrival data for a quote that a test stores without a request. */
export const arrival = { page: '/', spam: false, idempotencyKey: undefined }

/** Sends a quote as the form's script does. */
export const sendQuote = (send: Send, body: unknown = quoteRequest, headers: Headers = {}): Promise<Answer> =>
  send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** Sends a quote as a browser without JavaScript does. */
export const sendForm = (
  send: Send,
  fields: Record<string, string>,
  headers: Headers = {},
  action = '/api/quotes',
): Promise<Answer> =>
  send(action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
