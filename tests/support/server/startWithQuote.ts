import { startSite } from '../site/startSite.ts'
import { quoteRequest, sendQuote } from './sendQuote.ts'

/** A site with a quote, and the upload URL of its photos. */
export async function startWithQuote(
  options: Parameters<typeof startSite>[0] = {},
  request: unknown = quoteRequest,
) {
  const running = await startSite(options)
  const { text } = await sendQuote(running.send, request)
  const { id, photos } = JSON.parse(text)
  return { ...running, id: String(id), photos: photos as { put: string; until: string } }
}
