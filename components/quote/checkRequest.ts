import type { QuoteFault, QuoteRequest } from '#data/quote/quoteRequest.ts'
import { lazyModule } from '../api/lazyModule.ts'

const check = lazyModule(() => import('./findFaults.ts'))

/** For when the visitor begins to fill in the form. */
export const preloadCheck = check.load

/** Without the code nothing is reported: the server checks the request too. */
export async function checkRequest(request: QuoteRequest): Promise<readonly QuoteFault[]> {
  return (await check.load())?.findFaults(request) ?? []
}
