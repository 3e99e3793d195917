import { site } from '#data/company/site.ts'
import { putPhoto, takePicture } from './pictures.ts'
import type { QuoteServer } from './startQuoteServer.ts'

/** What a visitor reads when a quote could not be stored. */
export const callUs = `Your request could not be saved just now. Please call us at ${site.phoneDotted}.`

/** Sends a quote, and gives back how to put a photo of it: the status. */
export async function sendWithPhoto({ send, ask }: Pick<QuoteServer, 'send' | 'ask'>) {
  const { photos } = JSON.parse((await send()).text)
  const picture = await takePicture()
  return async () => (await putPhoto(ask, photos, picture)).status
}

/** What a visitor and a watcher see: a page, a quote, the health. */
export async function lookAt({ get, send }: Pick<QuoteServer, 'get' | 'send'>) {
  const [page, quote, health] = [await get('/about-us'), await send(), await get('/healthz')]
  return { statuses: [page.status, quote.status, health.status], text: quote.text }
}
