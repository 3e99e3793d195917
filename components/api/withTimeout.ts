/** Timeout in milliseconds: an `import()` has none of its own. */
const timeout = 8_000

/** Rejects when the code or data does not come in time. */
export const withTimeout = <Value>(loading: Promise<Value>): Promise<Value> =>
  Promise.race([loading, new Promise<never>((_, reject) => setTimeout(reject, timeout))])
