export const logLevels = ['silent', 'error', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

/** Lines say what happened to which id; never a name, a phone number or a message. */
export type Log = {
  error(error: unknown): void
  info(line: string): void
}

export function createLog(level: LogLevel): Log {
  const wants = (wanted: LogLevel) => logLevels.indexOf(level) >= logLevels.indexOf(wanted)
  return {
    error: (error) => {
      if (wants('error')) console.error(explain(error))
    },
    info: (line) => {
      if (wants('info')) console.log(line)
    },
  }
}

/** The stack and its cause; not the other fields of an error, which may hold what a visitor sent. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = error.stack ?? error.message
  return error.cause === undefined ? stack : `${stack}\nbecause of ${explain(error.cause)}`
}
