/**
 * Asks for addresses one after the other, for a service worker to keep the answers. What fails is left for the next time.
 */
export async function askAhead(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of urls) {
    if (signal.aborted) return
    try {
      await (await fetch(url, { credentials: 'include', signal })).arrayBuffer()
    } catch {
      return
    }
  }
}
