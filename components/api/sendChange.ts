import { fetchJson } from './fetchJson.ts'
import { textIn } from './valueIn.ts'

/** Outcome of a change; `status` is 0 without an answer. */
export type ChangeAnswer = {
  status: number
  isDone: boolean
  /** The answer's JSON; undefined without one. */
  body: unknown
  /** A sentence of the server, for the person at the screen. */
  message: string | undefined
}

/** Request timeout in milliseconds. */
const timeout = 20_000

/**
 * Sends a change and parses the response of any status: a refusal carries its reason, a conflict the newer row. Never rejects.
 */
export async function sendChange(
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<ChangeAnswer> {
  try {
    const response = await fetchJson(url, { method, payload, headers, timeout })
    const body = parse(await response.text())
    return { status: response.status, isDone: response.ok, body, message: textIn(body, 'message') }
  } catch {
    return { status: 0, isDone: false, body: undefined, message: undefined }
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // Not JSON: a proxy has answered with a page of its own.
    return undefined
  }
}
