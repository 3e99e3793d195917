export const logLevels = ['silent', 'error', 'info'] as const
/** Each level also writes what the one before it writes. */
export type LogLevel = (typeof logLevels)[number]

/** Lines hold ids, never a name, a phone number or a message. */
export type Log = {
  error(error: unknown): void
  info(line: string): void
}

export function createLog(level: LogLevel): Log {
  const writes = (wanted: LogLevel) => logLevels.indexOf(level) >= logLevels.indexOf(wanted)
  return {
    error: (error) => {
      if (writes('error')) console.error(explain(error))
    },
    info: (line) => {
      if (writes('info')) console.log(line)
    },
  }
}

/** Logs only the stacks of an error and its causes: other fields may contain a visitor's text. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = error.stack ?? error.message
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${explain(error.cause)}`
}
