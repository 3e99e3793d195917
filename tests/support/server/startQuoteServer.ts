import { untilPrinted } from '../processes.ts'
import { type Send, sendRequest } from '../site/sendRequest.ts'
import { startScript } from './runScript.ts'
import { quoteRequest, sendQuote } from './sendQuote.ts'

type Settings = Readonly<Record<string, string>>
type Request = Partial<typeof quoteRequest>
export type QuoteServer = Awaited<ReturnType<typeof startQuoteServer>>

/** npm start in a process of its own, in a copy of the server (copyServerWithSite). */
export async function startQuoteServer(folder: string, settings: Settings, limit?: string) {
  const environment = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', ...settings }
  const { child, ended } = startScript(folder, ['server/index.ts'], environment, limit)
  // The log may begin with pending mail that is sent first.
  const url = await untilPrinted(child, / is at (http:\S+)\n/)
  const get = (path: string) => sendRequest(url, path)
  const ask: Send = (path, options) => sendRequest(url, path, options)
  const send = (request: Request = {}, key = '', headers: Settings = {}, photos = 0) =>
    sendQuote(
      ask,
      { ...quoteRequest, ...request, ...(photos > 0 ? { photos } : {}) },
      { ...(key ? { 'Idempotency-Key': key } : {}), ...headers },
    )
  return { child, ended, url, get, ask, send }
}
