import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fingerprintSources } from '#renderer/build/buildFolder.ts'
import { projectFolder, readConfig } from '#server/config.ts'
import { freePort } from '#tests/support/processes.ts'
import { builtFolder } from '../build/builtPages.ts'
import { untilPrinted } from '../processes.ts'
import { storedQuotes } from './storedQuotes.ts'

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

const copied = ['server', 'renderer/build', 'renderer/theme/tokens.json', 'package.json', 'data']

/** Copies the server into a folder. The copy takes the site in its dist/client for one that was just built. */
export async function copyServer(folder: string): Promise<void> {
  const filter = (path: string) => !path.startsWith(join(projectFolder, 'data/images'))
  for (const source of copied)
    cpSync(join(projectFolder, source), join(folder, source), { recursive: true, filter })
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  const fingerprint = await fingerprintSources(folder, readConfig({}))
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'dist/build.json'), JSON.stringify({ fingerprint }))
}

/** The checksum in the name of a script, "chunk-B9UOWwdU.js", "renderer_client.l4aUxHAT.js", and of the pages' data. */
const checksum = /(?<=chunk-|\.)[\w-]{8}(?=\.js\b)|(?<=data-version=")\w+/g

/**
 * Simulates a new build with changes in every script: renames the scripts and the folder of the pages' data, and their references.
 * Removes the compressed copies, so the server sends uncompressed files.
 *
 * @param build makes the names differ from other builds
 */
function renameAssets(folder: string, build: number): void {
  const rename = (text: string) =>
    text.replace(checksum, (before) =>
      createHash('sha256').update(`${build} ${before}`).digest('base64url').slice(0, before.length),
    )

  const data = join(folder, 'assets/pages')
  for (const version of readdirSync(data))
    renameSync(
      join(data, version),
      join(data, rename(`data-version="${version}`).slice('data-version="'.length)),
    )
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (/\.(br|gz)$/.test(entry.name)) rmSync(path)
    else if (/\.(js|html)$/.test(entry.name)) {
      writeFileSync(path, rename(readFileSync(path, 'utf8')))
      if (entry.name.endsWith('.js')) renameSync(path, join(entry.parentPath, rename(entry.name)))
    }
  }
}

const script = `
isWanted=yes
trap 'isWanted=yes; kill $program' TERM
trap 'kill $program || exit' HUP
while [ -n "$isWanted" ]; do
  isWanted=
  LISTEN_FDS=1 sh -c 'LISTEN_PID=$$ exec "$0" "$@"' "$0" "$@" & program=$!
  wait $program
  wait $program
done`

/**
 * Runs a program with a socket that stays open while the program is away, as systemd does with a .socket unit. SIGTERM
 * ends the program and starts it again; SIGHUP, or the program's own end, ends both.
 */
async function supervise(
  command: readonly string[],
  options: Omit<SpawnOptions, 'stdio'>,
): Promise<ChildProcess> {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  // Node has no public access to a socket's descriptor.
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle
  const child = spawn('/bin/sh', ['-c', script, ...command], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', fd],
  })
  socket.close()
  return child
}
