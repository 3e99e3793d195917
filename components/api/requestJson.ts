import { fetchJson, type JsonRequest } from './fetchJson.ts'

/** A response with any status but 2xx. Its message is "status: body"; the server writes the body for the visitor. */
export class FailedAnswer extends Error {
  override name = 'FailedAnswer'
  readonly status: number

  constructor(status: number, reason: string) {
    super(`${status}: ${reason}`)
    this.status = status
  }
}

/** Default timeout in milliseconds: "Sending" on the form's button must end. */
const timeout = 30_000

type RequestOptions = Pick<JsonRequest, 'headers' | 'priority' | 'keepalive'>

/**
 * Sends a request and parses the response as JSON. Throws a FailedAnswer for every status but 2xx; without a response, or if it
 * cannot be parsed, an error with a message that is not for the visitor.
 *
 * @param payload sent as JSON; without one the request has no body
 */
export async function requestJson(
  method: 'GET' | 'POST',
  url: string,
  payload?: unknown,
  options?: RequestOptions,
): Promise<unknown> {
  const response = await fetchJson(url, { ...options, method, payload, timeout })
  const body = await response.text()
  if (!response.ok) throw new FailedAnswer(response.status, body || response.statusText)
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new Error('The response is not JSON.', { cause })
  }
}
