import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drainable, handedSocket, listen } from '#server/listen.ts'

test('says where a browser finds it', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())

  const address = await listen(server, { port: 0 })

  expect(address).toMatch(/^http:\/\/localhost:\d{2,5}$/)
})

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
])('on %s it is found at %s', async (host, name) => {
  const server = createServer()
  onTestFinished(() => void server.close())

  const { hostname } = new URL(await listen(server, { port: 0, host }))

  expect(hostname).toBe(name)
})

test.each([null, '/run/junk.sock'])('a socket that is a file (%j) has no address', async (address) => {
  const server = Object.assign(createServer(), { address: () => address })
  onTestFinished(() => void server.close())

  expect(await listen(server, { port: 0 })).toBe('the socket it was handed')
})

test('a fault that nobody expects is told as it is', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  const fault = Object.assign(new Error('too many open files'), { code: 'EMFILE' })

  const address = listen(server, { port: 0 })
  server.emit('error', fault)

  await expect(address).rejects.toBe(fault)
})

test('a port in use is named in one sentence', async () => {
  const first = createServer()
  onTestFinished(() => void first.close())
  const address = await listen(first, { port: 0, host: '127.0.0.1' })
  const port = Number(new URL(address).port)

  const second = listen(createServer(), { port, host: '127.0.0.1' })

  await expect(second).rejects.toMatchObject({
    name: 'StartFault',
    message: `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`,
    cause: { code: 'EADDRINUSE' },
  })
})

test('an address of another machine is named', async () => {
  await expect(listen(createServer(), { port: 0, host: '192.0.2.1' })).rejects.toThrow('HOST is "192.0.2.1"')
})

test('a socket is taken from a supervisor that names this process', () => {
  expect(handedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toEqual({ fd: 3 })
  expect(handedSocket({ LISTEN_PID: String(process.pid), LISTEN_FDS: '1' })).toEqual({ fd: 3 })
})

test('no socket is taken that is for another process, or for none', () => {
  expect(handedSocket({})).toBeUndefined()
  expect(handedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 8)).toBeUndefined()
  expect(handedSocket({ LISTEN_PID: '7' }, 7)).toBeUndefined()
})

test('of several sockets none is chosen', () => {
  expect(() => handedSocket({ LISTEN_PID: '7', LISTEN_FDS: '2' }, 7)).toThrow(
    'The server answers on one socket and was handed 2: leave one ListenStream in the .socket unit.',
  )
})

test('a supervisor that hands over no socket is told so', async () => {
  await expect(listen(createServer(), { fd: 999 })).rejects.toMatchObject({
    name: 'StartFault',
    message: 'LISTEN_FDS says that a listening socket was handed over, and there is none.',
    cause: { syscall: 'listen' },
  })
})

test('a connection that was just made gets its answer, though the server is asked to stop', async () => {
  const { drain, url, started, server } = await startPausedServer()
  const accepted = once(server, 'connection')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await accepted

  const drained = drain()
  socket.write('GET / HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n')
  const finish = await started
  finish('done')

  expect(String(Buffer.concat(await socket.toArray()))).toMatch(/^HTTP\/1.1 200 OK\r\n.*done/s)
  await drained
})

test('draining finishes the answer under way and lets idle connections go', async () => {
  const { drain, url, started, server } = await startPausedServer()
  // Nothing but the draining ends a connection that waits for the next request.
  server.keepAliveTimeout = 0
  const agent = new Agent({ keepAlive: true })
  const answer = fetchText(url, agent)
  const finish = await started
  const idle = connect(Number(new URL(url).port), '127.0.0.1')
  await once(idle, 'connect')

  const drained = drain(days)
  await once(idle, 'close')
  finish('done')

  expect(await answer).toBe('done')
  await drained
  await expect(fetchText(url)).rejects.toThrow('ECONNREFUSED')
})

test('draining ends what does not finish in time', async () => {
  const { drain, url, started } = await startPausedServer()
  const answer = fetchText(url)
  answer.catch(() => {})
  await started

  await drain(10)

  await expect(answer).rejects.toThrow('socket hang up')
})

test('a connection that has ended is forgotten', async () => {
  const { drain, url, started, server } = await startPausedServer()
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const client = connect(Number(new URL(url).port), '127.0.0.1')
  const ended = await accepted
  client.end()
  await once(ended, 'close')
  const destroy = vi.spyOn(ended, 'destroy')
  const answer = fetchText(url)
  answer.catch(() => {})
  await started

  await drain(10)

  await expect(answer).rejects.toThrow('socket hang up')
  expect(destroy).not.toHaveBeenCalled()
})

/** The longest time that a timer can wait, in milliseconds. */
const days = 2 ** 31 - 1

/** A server whose one answer waits until the test finishes it. */
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
