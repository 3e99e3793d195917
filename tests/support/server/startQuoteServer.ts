import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { site } from '#data/company/site.ts'
import { projectFolder } from '#server/config.ts'
import { builtFiles } from '../site/builtSite.ts'
import { type Send, sendRequest } from '../site/sendRequest.ts'
import { copyServer, serverSettings, startProcess, untilAnnounced } from '../site/serverProcess.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { quoteRequest, sendQuote } from './sendQuote.ts'

type Settings = Readonly<Record<string, string>>
type Request = Partial<typeof quoteRequest>
export type QuoteServer = Awaited<ReturnType<typeof startQuoteServer>>

/** `npm start` in a process of its own, in a copy of the server (copyServerWithSite). */
export async function startQuoteServer(folder: string, settings: Settings, limit?: string) {
  const environment = { ...serverSettings, ...settings }
  const { child, ended } = startScript(folder, ['server/index.ts'], environment, limit)
  const url = await untilAnnounced(child)
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
  environment: Settings = {},
  limit?: string,
) {
  const shell = limit === undefined ? [] : ['/bin/sh', '-c', `${limit} && exec "$0" "$@"`]
  const command = [...shell, process.execPath, ...args]
  // The cache halves the start time of a program. It does not help copies, because every test has new files.
  const cache = folder === projectFolder ? { NODE_COMPILE_CACHE: join(projectFolder, '.cache/node') } : {}
  const started = startProcess(command, folder, { ...environment, ...cache })
  onTestFinished(() => void started.child.kill('SIGKILL'))
  return started
}

/** The message to a visitor if a quote could not be stored. */
export const callUs = `Your request could not be saved just now. Please call us at ${site.phoneDotted}.`
