import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Figure, figure, median } from './figure.ts'

/** Not among the dependencies, as Lighthouse. */
const autocannon = 'autocannon@9.0.0'

const connections = 64
const seconds = 2
/** Short runs in turn, so that other load on the machine slows both. */
const rounds = 9

const request = {
  name: 'Ada Lovelace',
  phone: '905-555-0100',
  email: 'ada@example.com',
  message: 'One fridge on the ground floor, a couch in the basement, and eight bags in the garage.',
}
const body = JSON.stringify(request)

/** Starts a program of this folder, pinned to one core if the system supports it. */
function startOnOneCore(program: string, ...args: string[]) {
  const held = existsSync('/usr/bin/taskset') && availableParallelism() > 1
  const [command = '', ...rest] = [
    ...(held ? ['/usr/bin/taskset', '-c', '0'] : []),
    process.execPath,
    join(import.meta.dirname, program),
    ...args,
  ]
  return spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function insertOneByOne(file: string): Promise<number> {
  const child = startOnOneCore('bare.ts', file, body, String(seconds))
  const [line] = await once(child.stdout, 'data')
  return Number(line)
}

type Report = {
  latency: { p99: number }
  duration: number
  errors: number
  non2xx: number
  '2xx': number
}

async function sendToServer(file: string) {
  const child = startOnOneCore('server.ts', file)
  const [line] = await once(child.stdout, 'data')
  const load = ['--json', '-c', `${connections}`, '-d', `${seconds}`]
  const request = ['-m', 'POST', '-H', 'Content-Type=application/json', '-b', body]
  const { stdout } = await promisify(execFile)('npx', [
    ...['--yes', autocannon, ...load, ...request],
    `${String(line).trim()}/api/quotes`,
  ])
  child.kill('SIGTERM')
  await once(child, 'close')
  const { latency, duration, errors, non2xx, '2xx': kept }: Report = JSON.parse(stdout)
  return { perSecond: kept / duration, p99: latency.p99, failed: errors + non2xx }
}

/** Quotes durably stored per second, beside bare SQLite that commits them one by one. */
export async function measureQuotes(): Promise<Figure[]> {
  mkdirSync('var', { recursive: true })
  // On the disk of the real file, because the system's temporary folder may be in memory.
  const folder = mkdtempSync(join(process.cwd(), 'var/bench-'))
  const measured: { bare: number; kept: Awaited<ReturnType<typeof sendToServer>> }[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const bareFile = join(folder, `bare${round}.db`)
      const serverFile = join(folder, `server${round}.db`)
      const bareFirst = round % 2 === 1
      const before = bareFirst ? await insertOneByOne(bareFile) : 0
      const kept = await sendToServer(serverFile)
      measured.push({ kept, bare: bareFirst ? before : await insertOneByOne(bareFile) })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const of = (value: (row: (typeof measured)[number]) => number) => median(measured.map(value))
  const bare = of((row) => row.bare)
  const perSecond = of(({ kept }) => kept.perSecond)
  const p99 = of(({ kept }) => kept.p99)
  const ratio = of(({ kept, bare }) => kept.perSecond / bare)
  const failed = Math.max(...measured.map(({ kept }) => kept.failed))
  return [
    figure('quotes kept a second, bare SQLite one by one', bare, '/s'),
    figure(`quotes kept a second, ${connections} connections`, perSecond, '/s'),
    figure('quotes kept a second beside bare SQLite', ratio, '×', { atLeast: 1.5 }),
    figure('99th percentile of a quote', p99, 'ms'),
    figure('quotes that failed', failed, '', { atMost: 0 }),
  ]
}
