/** The Network Information API; Safari and Firefox do not have it. */
type Connection = { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }

export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** Save-Data or 2g: nothing is fetched that the visitor may not want. */
export function isWeakConnection(): boolean {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || effectiveType.endsWith('2g')
}
