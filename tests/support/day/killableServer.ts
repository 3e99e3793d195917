import { EventEmitter } from 'node:events'
import { copyServerWithSite, startQuoteServer } from '../server/startQuoteServer.ts'
import type { Send } from '../site/sendRequest.ts'

export type KillableServer = Awaited<ReturnType<typeof startKillableServer>>

/** A server started by npm start that can be killed and restarted; requests wait meanwhile. */
export async function startKillableServer(settings: Readonly<Record<string, string>>) {
  const folder = await copyServerWithSite()
  /** Emits "quote", or the method, when a request is sent. */
  const sent = new EventEmitter()
  let server = startQuoteServer(folder, settings)
  await server

  const ask: Send = async (path, options) => {
    const { ask } = await server
    const answer = ask(path, options)
    sent.emit(path === '/api/quotes' ? 'quote' : (options?.method ?? 'GET'))
    return answer
  }

  async function kill(): Promise<void> {
    const { child, ended } = await server
    server = ended.then(() => startQuoteServer(folder, settings))
    child.kill('SIGKILL')
    await server
  }

  return { folder, settings, sent, ask, kill }
}
