/** The Network Information API; Safari and Firefox do not have it. */
type Connection = { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }

export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** Save-Data, 2g or 3g: nothing is fetched that the visitor may not want. */
export function isWeakConnection(): boolean {
  const { saveData = false, effectiveType = '4g' } = connection()
  return saveData || effectiveType !== '4g'
}

/** Resolves after a pause in milliseconds, or once the browser is online again: beside a VPN it may always call itself offline. */
export async function pause(milliseconds: number): Promise<void> {
  const listening = new AbortController()
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    addEventListener('online', resolve, { signal: listening.signal })
  })
  listening.abort()
}
