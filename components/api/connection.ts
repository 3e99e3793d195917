/** What the browser tells of the line; Safari and Firefox tell nothing. */
type Connection = { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }

export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}
