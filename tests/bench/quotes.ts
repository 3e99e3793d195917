import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Figure, figure, median } from './figure.ts'

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

async function sendToServer(file: string) {
  const child = startOnOneCore('server.ts', file)
  const [line] = await once(child.stdout, 'data')
  const url = String(line).trim()
  const head = `POST /api/quotes HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: application/json`
  const requests = [`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`]
  const result = await sendOverConnections({
    url,
    requests,
    connections,
    seconds,
    wanted: /^HTTP\/1\.1 201 /,
  })
  child.kill('SIGTERM')
  await once(child, 'close')
  return result
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

type Load = {
  url: string
  /** Requests to send in turn, as raw bytes. */
  requests: readonly string[]
  connections: number
  seconds: number
  /** Pattern of a successful response's head. */
  wanted: RegExp
}
type LoadResult = { answered: number; perSecond: number; p99: number; failed: number }

/** Sends the next request on each connection after the response. Uses less processor time than an HTTP client. */
async function sendOverConnections(load: Load): Promise<LoadResult> {
  const { url, requests, connections, seconds, wanted } = load
  const { hostname, port } = new URL(url)
  const latencies: number[] = []
  let failed = 0
  const began = performance.now()
  const until = began + seconds * 1000

  const keepSending = (first: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      let turn = first
      let sentAt = 0
      let missing = 0
      const send = () => {
        sentAt = performance.now()
        missing = -1
        socket.write(requests[turn % requests.length] ?? '')
        turn += 1
      }
      socket.once('connect', send)
      socket.once('error', reject)
      socket.on('data', (chunk) => {
        if (missing < 0) {
          const end = chunk.indexOf('\r\n\r\n')
          const head = chunk.toString('latin1', 0, end)
          if (!wanted.test(head)) failed += 1
          missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) + end + 4
        }
        missing -= chunk.length
        if (missing > 0) return
        const now = performance.now()
        latencies.push(now - sentAt)
        if (now < until) return send()
        socket.end()
        resolve()
      })
    })
  await Promise.all(Array.from({ length: connections }, (_, index) => keepSending(index)))

  const elapsed = performance.now() - began
  const sorted = latencies.toSorted((one, other) => one - other)
  const answered = sorted.length - failed
  return {
    answered,
    perSecond: (answered * 1000) / elapsed,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    failed,
  }
}
