import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connectTo } from '#tests/support/database/otherProgram.ts'
import { builtFolder } from '../build/builtPages.ts'
import { copyServer, serverCommand, serverSettings, startProcess, untilAnnounced } from './serverProcess.ts'
import { storedQuotes } from './storedQuotes.ts'

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>

/**
 * The built site with `npm start` in a process and folder of its own, with its own quotes and settings. Its socket stays open while the
 * server restarts, as under systemd with a .socket unit.
 */
export async function deploySite(settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  const live = join(folder, 'dist/client')
  await copyServer(folder)
  cpSync(resolve(builtFolder), live, { recursive: true })
  for (const name of ['templates', 'desk'])
    cpSync(resolve(builtFolder, '..', name), join(folder, 'dist', name), { recursive: true })

  let complaints = ''
  let builds = 1
  const { child } = await supervise(serverCommand, folder, {
    ...serverSettings,
    LOG_LEVEL: 'error',
    ...settings,
  })
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const url = await untilAnnounced(child)

  return {
    url,
    /** Replaces the build by one with other file names. The running server still has the previous build. */
    build(): void {
      builds += 1
      const next = join(folder, 'next')
      cpSync(live, next, { recursive: true })
      renameAssets(next, builds)
      renameSync(live, join(folder, `before${builds}`))
      renameSync(next, live)
    },
    /** Stops the server as a supervisor does, and starts it again. */
    async restart(): Promise<void> {
      const isBack = untilAnnounced(child)
      child.kill('SIGTERM')
      await isBack
    },
    quotes: () => storedQuotes(join(folder, 'var/quotes.db')),
    /** Makes every waiting reminder due, as five o’clock of the day before does. */
    async remind(): Promise<void> {
      const { run, end } = await connectTo({ kind: 'sqlite', file: join(folder, 'var/quotes.db') })
      await run(`update outbox set "dueAt" = 0, since = 0 where kind = 'reminder'`)
      await end()
    },
    /** Runs `npm run desk` with these arguments. @returns its output */
    desk: (...args: string[]): string =>
      execFileSync(process.execPath, ['server/cli/desk.ts', ...args], {
        cwd: folder,
        env: {},
        encoding: 'utf8',
      }),
    /** The stderr output of the server's processes. */
    complaints: () => complaints,
    async stop(): Promise<void> {
      child.kill('SIGHUP')
      await once(child, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
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
async function supervise(command: readonly string[], folder: string, env: Record<string, string>) {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  // Node has no public access to a socket's descriptor.
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle
  const started = startProcess(['/bin/sh', '-c', script, ...command], folder, env, [fd])
  socket.close()
  return started
}
