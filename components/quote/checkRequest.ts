import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { QuoteFault } from '#data/quote/quoteRequest.ts'
import { lazyModule } from '../api/lazyModule.ts'

/** Loaded when the visitor begins to fill in the form: the schema library is larger than the form. */
const schema = lazyModule(() => import('#data/quote/quoteRequest.ts'))

export const preloadCheck = schema.load

/** The faults of a request; none when the schema cannot be loaded, as after a deploy. The server checks it too. */
export async function checkRequest(request: QuoteRequest): Promise<readonly QuoteFault[]> {
  return (await schema.load())?.parseQuoteRequest(request).faults ?? []
}
