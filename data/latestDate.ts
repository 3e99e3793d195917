/** The latest of some ISO dates; undefined when none is known. */
export const latestDate = (...dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1)
