import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { site } from '#data/company/site.ts'
import { projectFolder } from '#server/config.ts'
import { copyServer } from '#tests/support/site/deploySite.ts'
import { untilPrinted } from '../processes.ts'
import { builtFiles } from '../site/builtSite.ts'
import { type Send, sendRequest } from '../site/sendRequest.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { putPhoto, takePicture } from './pictures.ts'
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

type Environment = Readonly<Record<string, string>>

/** A copy of the server in a folder of its own, with a small site that was just built. */
export async function copyServerWithSite(): Promise<string> {
  const dist = Object.entries(builtFiles).map(([file, content]) => [`dist/${file}`, content])
  const folder = temporaryFolder(Object.fromEntries(dist))
  await copyServer(folder)
  return folder
}

/**
 * Starts a program of the project in a process of its own, with only these settings, and within a limit that the shell
 * sets first.
 */
export function startScript(
  folder: string,
  args: readonly string[],
  environment: Environment = {},
  limit?: string,
) {
  const shell = limit === undefined ? [] : ['/bin/sh', '-c', `${limit} && exec "$0" "$@"`]
  const [command = '', ...rest] = [...shell, process.execPath, ...args]
  // The cache halves the start time of a program. It does not help copies, because every test has new files.
  const cache = folder === projectFolder ? { NODE_COMPILE_CACHE: join(projectFolder, '.cache/node') } : {}
  const child = spawn(command, rest, { cwd: folder, env: { ...environment, ...cache } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }))
  return { child, ended }
}

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
