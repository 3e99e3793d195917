/**
 * Whether the server is there: it has anything to say to an address, and no proxy in front of it has to speak for it.
 *
 * @param patience how long it may take, in milliseconds
 */
export async function isAnswered(address: string, patience: number): Promise<boolean> {
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return status < 500
  } catch {
    return false
  }
}
