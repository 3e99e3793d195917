/** The server answered, and not with success. The message is "status: body", and the body is written for the visitor. */
export class FailedAnswer extends Error {
  override name = 'FailedAnswer'
  readonly status: number

  constructor(status: number, reason: string) {
    super(`${status}: ${reason}`)
    this.status = status
  }
}

/** A visitor can't be left with a button that says Sending for ever. */
const longestWait = 30_000

/**
 * Sends a request and reads the answer as JSON. Throws a FailedAnswer for every status but 2xx, and another error, with
 * nothing in it for a visitor, when there is no answer or none that can be read.
 *
 * @param payload sent as JSON; without one the request has no body
 */
export async function requestJson(
  method: 'GET' | 'POST',
  address: string,
  payload?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const hasPayload = payload !== undefined
  const answer = await fetch(address, {
    method,
    headers: {
      Accept: 'application/json',
      ...(hasPayload && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(hasPayload && { body: JSON.stringify(payload) }),
    credentials: 'include',
    signal: AbortSignal.timeout(longestWait),
  })
  const body = await answer.text()
  if (!answer.ok) throw new FailedAnswer(answer.status, body || answer.statusText)
  return parse(body)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new Error('The answer is not JSON.', { cause })
  }
}
