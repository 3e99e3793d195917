/**
 * Fetches URLs one after the other, so that a service worker keeps the responses. Stops when the server cannot be reached or
 * answers with an error (5xx). Resolves to whether all URLs were fetched.
 */
export async function prefetchUrls(urls: readonly string[], signal: AbortSignal): Promise<boolean> {
  try {
    for (const url of urls) {
      const answer = await fetch(url, { credentials: 'include', signal })
      await answer.arrayBuffer()
      if (answer.status >= 500) return false
    }
    return true
  } catch {
    return false
  }
}
