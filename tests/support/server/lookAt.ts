import { site } from '#data/company/site.ts'
import { putPhoto, takePicture } from './pictures.ts'
import type { QuoteServer } from './startQuoteServer.ts'

/** The message to a visitor if a quote could not be stored. */
export const callUs = `Your request could not be saved just now. Please call us at ${site.phoneDotted}.`

/** Sends a quote. @returns a function that uploads a photo of it and returns the status */
export async function sendWithPhoto({ send, ask }: Pick<QuoteServer, 'send' | 'ask'>) {
  const { photos } = JSON.parse((await send()).text)
  const picture = await takePicture()
  return async () => (await putPhoto(ask, photos, picture)).status
}

/** Requests a page, sends a quote and reads the health, as visitors and monitoring do. */
export async function lookAt({ get, send }: Pick<QuoteServer, 'get' | 'send'>) {
  const [page, quote, health] = [await get('/about-us'), await send(), await get('/healthz')]
  return { statuses: [page.status, quote.status, health.status], text: quote.text }
}
