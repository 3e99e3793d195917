export type JsonRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON; without one the request has no body. */
  payload?: unknown
  headers?: Readonly<Record<string, string>> | undefined
  /** In milliseconds, for the answer and its body. */
  timeout: number
  priority?: RequestPriority | undefined
  cache?: RequestCache | undefined
}

/** fetch with JSON and the cookies. Rejects as fetch does, and after the timeout. */
export function fetchJson(
  url: string,
  { method, payload, headers, timeout, priority = 'auto', cache = 'default' }: JsonRequest,
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
    cache,
    signal: AbortSignal.timeout(timeout),
  })
}
