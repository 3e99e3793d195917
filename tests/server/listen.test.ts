import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHttpServer, drainable, inheritedSocket, listen } from '#server/listen.ts'

test.each([
  [undefined, 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
])('with HOST %s, the URL names %s', async (host, name) => {
  const url = await listen(newServer(), { port: 0, host })

  expect(url).toMatch(/^http:\/\/[^/]+:\d{2,5}$/)
  expect(new URL(url).hostname).toBe(name)
})

test.each([null, '/run/junk.sock'])('a Unix socket (%j) has no URL', async (address) => {
  const server = Object.assign(newServer(), { address: () => address })

  expect(await listen(server, { port: 0 })).toBe('the socket of LISTEN_FDS')
})

test('a port in use, an IP address of another machine and a missing inherited socket are named', async () => {
  const host = '127.0.0.1'
  const port = Number(new URL(await listen(newServer(), { port: 0, host })).port)

  await expect(listen(newServer(), { port, host })).rejects.toMatchObject({
    name: 'StartError',
    message: `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`,
    cause: { code: 'EADDRINUSE' },
  })
  await expect(listen(newServer(), { port: 0, host: '192.0.2.1' })).rejects.toThrow('HOST is "192.0.2.1"')
  await expect(listen(newServer(), { fd: 999 })).rejects.toMatchObject({
    name: 'StartError',
    message: 'LISTEN_FDS is set, but file descriptor 3 is not a listening socket.',
    cause: { syscall: 'listen' },
  })
})

test('only the named process inherits the socket, and several sockets are refused', () => {
  const own = { LISTEN_PID: String(process.pid), LISTEN_FDS: '1' }

  expect(inheritedSocket(own)).toEqual({ fd: 3 })
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toEqual({ fd: 3 })
  for (const other of [{ LISTEN_PID: '8', LISTEN_FDS: '1' }, { LISTEN_PID: '7' }, {}])
    expect(inheritedSocket(other, 7)).toBeUndefined()
  expect(() => inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '2' }, 7)).toThrow(
    'The server listens on one socket and LISTEN_FDS is 2: leave one ListenStream in the .socket unit.',
  )
})

test('draining still answers a request on a new connection', async () => {
  const { drain, url, started, server } = await startPausedServer()
  const accepted = once(server, 'connection')
  const socket = connect(portOf(url), '127.0.0.1')
  await accepted

  const drained = drain()
  socket.write('GET / HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n')
  const finish = await started
  finish('done')

  expect(String(Buffer.concat(await socket.toArray()))).toMatch(/^HTTP\/1.1 200 OK\r\n.*done/s)
  await drained
})

test('draining finishes the response in progress and closes idle connections', async () => {
  const { drain, url, started, server } = await startPausedServer()
  // Without the keep-alive timeout, only draining closes an idle connection.
  server.keepAliveTimeout = 0
  const answer = fetchText(url, new Agent({ keepAlive: true }))
  const finish = await started
  const idle = connect(portOf(url), '127.0.0.1')
  await once(idle, 'connect')

  const drained = drain(longestTimer)
  await once(idle, 'close')
  finish('done')

  expect(await answer).toBe('done')
  await drained
  await expect(fetchText(url)).rejects.toThrow('ECONNREFUSED')
})

test('draining closes unfinished connections at the deadline, and forgets closed ones', async () => {
  const { drain, url, started, server } = await startPausedServer()
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const client = connect(portOf(url), '127.0.0.1')
  const closed = await accepted
  client.end()
  await once(closed, 'close')
  const destroy = vi.spyOn(closed, 'destroy')
  const answer = fetchText(url)
  answer.catch(() => {})
  await started

  await drain(10)

  await expect(answer).rejects.toThrow('socket hang up')
  expect(destroy).not.toHaveBeenCalled()
})

test('disconnects a client that does not read the response', async () => {
  const limits = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 }
  const answer: RequestListener = (_req, res) => res.end(Buffer.alloc(64 * 2 ** 20))
  const server = createHttpServer(answer, { ...limits, timeout: 200 })
  const drain = drainable(server)
  onTestFinished(() => drain(0))
  const url = await listen(server, { port: 0, host: '127.0.0.1' })
  const connected = once(server, 'connection')

  const socket = connect(portOf(url), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n')

  const [accepted] = await connected
  await once(accepted, 'close')
})

/** The longest delay of a timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1

const portOf = (url: string) => Number(new URL(url).port)

function newServer() {
  const server = createServer()
  onTestFinished(() => void server.close())
  return server
}

/** A server with a response that waits until the test finishes it. */
async function startPausedServer() {
  const { promise: started, resolve: begin } = Promise.withResolvers<(text: string) => void>()
  const server = createServer((_req, res) => begin((text) => res.end(text)))
  const drain = drainable(server)
  const url = await listen(server, { port: 0, host: '127.0.0.1' })
  return { drain, url, started, server }
}

async function fetchText(url: string, agent?: Agent): Promise<string> {
  const [answer]: IncomingMessage[] = await once(get(url, agent ? { agent } : {}), 'response')
  let text = ''
  for await (const chunk of answer ?? []) text += chunk
  return text
}
