/**
 * Fetches URLs one after the other, so that a service worker keeps the responses. Stops at the first failure.
 */
export async function prefetchUrls(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of urls) {
    if (signal.aborted) return
    try {
      await (await fetch(url, { credentials: 'include', signal })).arrayBuffer()
    } catch {
      return
    }
  }
}
