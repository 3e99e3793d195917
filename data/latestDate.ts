/** The latest of the ISO dates that are known. */
export const latestDate = (...dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1)
