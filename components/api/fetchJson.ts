export type JsonRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The body, sent as JSON; undefined for a request without a body. */
  payload?: unknown
  headers?: Readonly<Record<string, string>> | undefined
  /** Timeout in milliseconds, for the response with its body. */
  timeout: number
  priority?: RequestPriority | undefined
  /** Whether the request goes on when the document is unloaded. */
  keepalive?: boolean | undefined
}

/** fetch with JSON and the cookies. Rejects as fetch does, and after the timeout. */
export function fetchJson(
  url: string,
  { method, payload, headers, timeout, priority = 'auto', keepalive = false }: JsonRequest,
): Promise<Response> {
  const hasPayload = payload !== undefined
  return fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      ...(hasPayload && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(hasPayload && { body: JSON.stringify(payload) }),
    credentials: 'include',
    priority,
    keepalive,
    signal: AbortSignal.timeout(timeout),
  })
}
