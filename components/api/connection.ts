/** The Network Information API; Safari and Firefox do not have it. */
type Connection = { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }

export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** Save-Data or 2g: nothing is fetched that the visitor may not want. */
export function isWeakConnection(): boolean {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || effectiveType.endsWith('2g')
}

/** Whether files may be fetched before the visitor asks for them: with Save-Data, on 2g and on 3g the visitor may lack them. */
export const mayPrefetch = (): boolean => !isWeakConnection() && connection().effectiveType !== '3g'

/** Resolves after a pause in milliseconds, or once the browser is online again: beside a VPN it may always call itself offline. */
export async function pause(milliseconds: number): Promise<void> {
  const listening = new AbortController()
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    addEventListener('online', resolve, { signal: listening.signal })
  })
  listening.abort()
}
