/**
 * A response with any status but 2xx. Its message is "status: body", or the status text for an empty body; the server writes the
 * body for the visitor.
 */
export class FailedAnswer extends Error {
  override name = 'FailedAnswer'
  readonly status: number
  /** The response's JSON; undefined without one. */
  readonly body: unknown

  constructor({ status, statusText }: Response, text: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parse(text)
  }
}

type RequestOptions = {
  headers?: Readonly<Record<string, string>> | undefined
  priority?: RequestPriority | undefined
  /** URL of the page for the Referer header. By itself Firefox names the page that the document was loaded with. */
  referrer?: string | undefined
  /** Whether the request goes on when the document is unloaded. */
  keepalive?: boolean | undefined
  onResponse?: ((response: Response) => void) | undefined
  /** In milliseconds, for the response with its body: "Sending" on a button must end. */
  timeout?: number | undefined
}

/**
 * Sends a request with the cookies, and parses the response as JSON; undefined for 204. Throws a FailedAnswer for every status but
 * 2xx; without a response, or if it is not JSON, an error with a message that is not for the visitor.
 *
 * @param payload sent as JSON, a Blob as it is; without one the request has no body
 */
export async function requestJson(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: unknown,
  {
    headers,
    priority = 'auto',
    referrer,
    keepalive = false,
    onResponse,
    timeout = 30_000,
  }: RequestOptions = {},
): Promise<unknown> {
  const isFile = payload instanceof Blob
  const hasPayload = payload !== undefined && !isFile
  const response = await fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      ...(hasPayload && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(hasPayload && { body: JSON.stringify(payload) }),
    ...(isFile && { body: payload }),
    credentials: 'include',
    priority,
    ...(referrer && { referrer }),
    keepalive,
    signal: AbortSignal.timeout(timeout),
  })
  const text = await response.text()
  onResponse?.(response)
  if (!response.ok) throw new FailedAnswer(response, text)
  const body = parse(text)
  if (body === undefined && response.status !== 204) throw new Error('The response is not JSON.')
  return body
}

/** Undefined for text that is not JSON: a proxy has answered with a page of its own. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A property of a response's JSON; undefined without one. */
export const valueIn = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined

/** A text in a response's JSON; undefined without one, and for an empty one. */
export function textIn(json: unknown, name: string): string | undefined {
  const value = valueIn(json, name)
  return typeof value === 'string' && value ? value : undefined
}

/** Whether the server itself answers, perhaps after a restart, and not a proxy's error page. */
export async function isAnswered(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(15_000)
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  return answer !== undefined && answer.status < 500
}
