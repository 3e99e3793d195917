import { site } from '#data/company/site.ts'
import type { QuoteServer } from './startQuoteServer.ts'

/** What a visitor reads when a quote could not be stored. */
export const callUs = `Your request could not be saved just now. Please call us at ${site.phoneDotted}.`

/** What a visitor and a watcher see: a page, a quote, the health. */
export async function lookAt({ get, send }: Pick<QuoteServer, 'get' | 'send'>) {
  const [page, quote, health] = [await get('/about-us'), await send(), await get('/healthz')]
  return { statuses: [page.status, quote.status, health.status], text: quote.text }
}
