import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtFolder } from '../build/builtPages.ts'
import { freePort } from '../freePort.ts'
import { untilPrinted } from '../processes.ts'
import { renameAssets } from './renameAssets.ts'
import { copyServer } from './serverCopy.ts'
import { storedQuotes } from './storedQuotes.ts'
import { supervise } from './supervise.ts'

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>

type Deployment = {
  settings?: Readonly<Record<string, string>>
  /** Whether the socket stays open while the server restarts, as under systemd with a .socket unit. */
  keepsSocket?: boolean
}

/** The URL that a starting server prints. */
const announcement = (child: ChildProcess) => untilPrinted(child, / is at (http:\S+)\n/)

/** The built site with `npm start` in a process and folder of its own, with its own quotes and settings. */
export async function deploySite({ settings = {}, keepsSocket = false }: Deployment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  const live = join(folder, 'dist/client')
  await copyServer(folder)
  cpSync(resolve(builtFolder), live, { recursive: true })
  for (const name of ['templates', 'desk'])
    cpSync(resolve(builtFolder, '..', name), join(folder, 'dist', name), { recursive: true })

  let complaints = ''
  let builds = 1
  // The server listens on the same port after a restart.
  const port = String(await freePort())
  let server = await start()
  const { url } = server
  const pid = server.child.pid ?? 0

  async function start(): Promise<{ child: ChildProcess; url: string }> {
    const env = { PORT: port, HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...settings }
    const command = [process.execPath, 'server/index.ts'] as const
    const child = keepsSocket
      ? await supervise(command, { cwd: folder, env })
      : spawn(command[0], command.slice(1), { cwd: folder, env })
    child.stderr?.on('data', (chunk) => {
      complaints += chunk
    })
    return { child, url: await announcement(child) }
  }

  async function stop(): Promise<void> {
    server.child.kill(keepsSocket ? 'SIGHUP' : 'SIGTERM')
    await once(server.child, 'close')
  }

  /**
   * Stops the server as a supervisor does, and starts it again on the same port.
   *
   * @param away without `keepsSocket`, the server starts again only after this
   */
  async function restart(away?: Promise<void>): Promise<void> {
    if (keepsSocket) {
      const isBack = announcement(server.child)
      server.child.kill('SIGTERM')
      await isBack
    } else {
      await stop()
      await away
      server = await start()
    }
  }

  return {
    url,
    /** Id of the first process. */
    pid,
    /** Replaces the build by one with other file names. The running server still has the previous build. */
    build(): void {
      builds += 1
      const next = join(folder, 'next')
      cpSync(live, next, { recursive: true })
      renameAssets(next, builds)
      renameSync(live, join(folder, `before${builds}`))
      renameSync(next, live)
    },
    restart,
    quotes: () => storedQuotes(join(folder, 'var/quotes.db')),
    /** Runs `npm run desk` with these arguments. @returns its output */
    desk: (...args: string[]): string =>
      execFileSync(process.execPath, ['server/cli/desk.ts', ...args], {
        cwd: folder,
        env: { PORT: port },
        encoding: 'utf8',
      }),
    /** The stderr output of the server's processes. */
    complaints: () => complaints,
    async stop(): Promise<void> {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
