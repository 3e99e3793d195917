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

/** What a store keeps beside a quote that no request has brought. */
export const arrival = { page: '/', spam: false, idempotencyKey: undefined }

/** As the form's script sends it. */
export const sendQuote = (send: Send, body: unknown = quoteRequest, headers: Headers = {}): Promise<Answer> =>
  send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** As a browser without JavaScript sends it. */
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
