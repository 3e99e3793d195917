import { connect } from 'node:net'

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
