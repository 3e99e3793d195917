import { connect } from 'node:net'

type Load = { url: string; body: string; connections: number; seconds: number }
type LoadResult = { perSecond: number; p50: number; p99: number; failed: number }

/** Keeps every connection busy: the next request goes out when the answer is in. Spares the machine a real client. */
export async function sendOverConnections({ url, body, connections, seconds }: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(url)
  const message = `POST /api/quotes HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  const latencies: number[] = []
  let failed = 0
  const began = performance.now()
  const until = began + seconds * 1000

  const keepSending = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      let sentAt = 0
      let received = ''
      const send = () => {
        sentAt = performance.now()
        received = ''
        socket.write(message)
      }
      socket.once('connect', send)
      socket.once('error', reject)
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1')
        const head = received.indexOf('\r\n\r\n')
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
        if (head < 0 || received.length < head + 4 + length) return
        const now = performance.now()
        latencies.push(now - sentAt)
        if (!received.startsWith('HTTP/1.1 201')) failed += 1
        if (now < until) return send()
        socket.end()
        resolve()
      })
    })
  await Promise.all(Array.from({ length: connections }, keepSending))

  const elapsed = performance.now() - began
  const sorted = latencies.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: ((sorted.length - failed) * 1000) / elapsed, p50: at(0.5), p99: at(0.99), failed }
}
