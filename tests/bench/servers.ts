import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilListening } from '#tests/support/processes.ts'

/** A server to be measured. */
export type Subject = { url: string; pid: number; stop: () => Promise<void> }

/**
 * nginx on the same files, with one worker and the build's compressed bodies.
 *
 * @param headers added to every response, so that both servers send the same headers
 */
export async function startNginx(site: string, headers: Readonly<Record<string, string>>): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, nginxConfiguration(site, folder, port, headers))
  const child = spawn('nginx', ['-c', configuration, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  await untilListening(port)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const nginxConfiguration = (
  site: string,
  folder: string,
  port: number,
  headers: Readonly<Record<string, string>>,
) => `
daemon off;
user root;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    gzip_static on;
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}";`)
      .join('\n    ')}
    location / { try_files $uri $uri/index.html =404; }
  }
}
`

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
export async function sendOverConnections(load: Load): Promise<LoadResult> {
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
