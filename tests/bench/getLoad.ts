/** A program of npm run bench: asks a server for pages over kept connections, and prints how many came and how late. */
import { connect } from 'node:net'

const [url = '', seconds = '1', ...paths] = process.argv.slice(2)
const connections = 32
const { hostname, port, host } = new URL(url)

const latencies: number[] = []
const until = performance.now() + Number(seconds) * 1000

function keepAsking(first: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    let turn = first
    let askedAt = 0
    let missing = 0

    function ask() {
      const path = paths[turn % paths.length] ?? '/'
      turn += 1
      askedAt = performance.now()
      missing = -1
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`)
    }

    socket.once('connect', ask)
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      if (missing < 0) {
        const end = chunk.indexOf('\r\n\r\n')
        const head = chunk.toString('latin1', 0, end)
        const length = /content-length: (\d+)/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200') || !length || !/content-encoding: gzip/i.test(head))
          return reject(new Error(`Not a compressed page:\n${head}`))
        missing = Number(length) + end + 4
      }
      missing -= chunk.length
      if (missing > 0) return
      const now = performance.now()
      latencies.push(now - askedAt)
      if (now < until) return ask()
      socket.end()
      resolve()
    })
  })
}

await Promise.all(Array.from({ length: connections }, (_, index) => keepAsking(index)))
const sorted = latencies.toSorted((one, other) => one - other)
console.log(JSON.stringify({ answered: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] }))
