/** Each level also writes what the one before it writes. */
export const logLevels = ['silent', 'error', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

/** Lines hold ids, never a name, a phone number or a message. */
export type Log = {
  error(error: unknown): void
  info(line: string): void
}

export const createLog = (level: LogLevel): Log => ({
  error: level === 'silent' ? () => {} : (error) => console.error(describeError(error)),
  info: level === 'info' ? (line) => console.log(line) : () => {},
})

/** Logs only the stacks of an error and its causes: other fields may contain a visitor's text. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = error.stack ?? error.message
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${describeError(error.cause)}`
}

/** A server's answer may repeat the visitor's email address: logs get the code only. */
export function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ')
}
