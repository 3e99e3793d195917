/**
 * Whether the server itself answers, and not a proxy's error page.
 *
 * @param timeout in milliseconds
 */
export async function isAnswered(url: string, timeout: number): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    })
    return status < 500
  } catch {
    return false
  }
}
