import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Quote } from '#server/quotes/quoteStore.ts'
import { builtFolder } from './builtPages.ts'
import { renameAssets } from './renameAssets.ts'
import { copyServer } from './serverCopy.ts'
import { storedQuotes } from './storedQuotes.ts'

export type DeployedSite = {
  url: string
  /** Puts a build with other file names in the place of the one there is; the server still has the one before. */
  build(): void
  /** Away for a moment: ends the server as a supervisor does, and starts it again at the same address. */
  restart(): Promise<void>
  quotes(): Promise<Quote[]>
  /** What the server's processes wrote to complain, so far. */
  complaints(): string
  stop(): Promise<void>
}

/** The built site with a server of its own: `npm start` in a process, in a folder to itself, with quotes and settings of its own. */
export async function deploySite(settings: Readonly<Record<string, string>> = {}): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  const live = join(folder, 'dist/client')
  await copyServer(folder)
  cpSync(resolve(builtFolder), live, { recursive: true })

  let complaints = ''
  let builds = 1
  let server = await start('0')
  const { url } = server

  /** @param port "0" is any */
  async function start(port: string): Promise<{ child: ChildProcess; url: string }> {
    const env = { PORT: port, HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...settings }
    const child = spawn(process.execPath, ['server/index.ts'], { cwd: folder, env })
    child.stderr.on('data', (chunk) => {
      complaints += chunk
    })
    const address = await new Promise<string>((found, reject) => {
      let output = ''
      child.stdout.on('data', (chunk) => {
        output += chunk
        const [, at] = / is at (http:\S+)\n/.exec(output) ?? []
        if (at) found(at)
      })
      child.once('close', () => reject(new Error(`The server ended: ${complaints}`)))
    })
    return { child, url: address }
  }

  async function stop(): Promise<void> {
    server.child.kill('SIGTERM')
    await once(server.child, 'close')
  }

  return {
    url,
    build() {
      builds += 1
      const next = join(folder, 'next')
      cpSync(live, next, { recursive: true })
      renameAssets(next, builds)
      renameSync(live, join(folder, `before${builds}`))
      renameSync(next, live)
    },
    async restart() {
      await stop()
      server = await start(new URL(url).port)
    },
    quotes: () => storedQuotes(join(folder, 'var/quotes.db')),
    complaints: () => complaints,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
