import type { QuoteFault, QuoteRequest } from '#data/quote/quoteRequest.ts'

/** What checks a request is fetched when the visitor begins to fill in the form. */
const loadCheck = () => import('./findFaults.ts')

/** What is wrong with it: nothing when that cannot be fetched, for a new build may have taken it away. The server checks it too. */
export async function checkRequest(request: QuoteRequest): Promise<readonly QuoteFault[]> {
  try {
    return (await loadCheck()).findFaults(request)
  } catch {
    return []
  }
}

export function preloadCheck(): void {
  loadCheck().catch(() => {
    // Sending tries again, and goes without it when that fails.
  })
}
