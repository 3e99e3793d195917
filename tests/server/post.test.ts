import type { lookup } from 'node:dns'
import { expect, test } from 'vitest'
import { isLoopback, isPublic, post } from '#server/post.ts'
import { startReceiver } from '#tests/support/server/startPhone.ts'

const body = Buffer.from('Ünicode')
const usual = { headers: { 'X-Kind': 'test' }, body, timeout: 10_000, allowPrivate: false }

/** A name server that answers with these IP addresses, one after the other. */
function nameServer(...answers: string[][]) {
  const asked: string[] = []
  type Done = (error: null, found: { address: string; family: number }[]) => void
  const resolve = (name: string, _options: unknown, done: Done) => {
    const addresses = answers[Math.min(asked.push(name), answers.length) - 1] ?? []
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    done(null, found)
  }
  return { asked, resolve: resolve as unknown as typeof lookup }
}
const portOf = (url: string) => new URL(url).port

test('posts the bytes unchanged, and returns status and Retry-After', async () => {
  const receiver = await startReceiver()
  receiver.behave({ status: 503, headers: { 'Retry-After': '120' } })

  const answer = await post(`${receiver.url}/hook?key=1`, usual)

  expect(answer).toEqual({ status: 503, retryAfter: '120' })
  expect(receiver.requests).toMatchObject([
    { path: '/hook?key=1', body, headers: { 'x-kind': 'test', 'content-length': '8' } },
  ])
})

test('a redirect is returned and not followed', async () => {
  const [receiver, other] = [await startReceiver(), await startReceiver()]
  receiver.behave({ status: 302, headers: { Location: other.url } })

  expect(await post(receiver.url, usual)).toMatchObject({ status: 302 })
  expect(other.requests).toEqual([])
})

const forbidden = ['https://127.0.0.1/', 'https://[::ffff:127.0.0.1]/', 'http://8.8.8.8/']

test.each(forbidden)('nothing is sent to %s', async (url) => {
  await expect(post(url, usual)).rejects.toMatchObject({ name: 'ForbiddenIp' })
})

test('refuses a host with a private IP address, even beside a public one, and http to another machine always', async () => {
  const { resolve } = nameServer(['8.8.8.8', '10.0.0.1'])
  const allowed = { ...usual, allowPrivate: true }
  const reason = 'Nothing is sent to hooks.example (10.0.0.1).'

  await expect(post('https://hooks.example/', usual, resolve)).rejects.toThrow(reason)
  await expect(post('http://hooks.example/', allowed, resolve)).rejects.toMatchObject({ name: 'ForbiddenIp' })
})

test('connects to the checked IP address after one lookup, and resolves the name again for the next post', async () => {
  const receiver = await startReceiver()
  const { resolve, asked } = nameServer(['127.0.0.1'], ['10.0.0.1'])
  const url = `http://rebinding.example:${portOf(receiver.url)}/`

  const answer = await post(url, usual, resolve)

  expect([answer.status, asked]).toEqual([204, ['rebinding.example']])
  await expect(post(url, usual, resolve)).rejects.toMatchObject({ name: 'ForbiddenIp' })
  expect(receiver.requests).toHaveLength(1)
})

test('https connects to a private IP address if such addresses are allowed', async () => {
  const receiver = await startReceiver()
  const url = `https://127.0.0.1:${portOf(receiver.url)}/`

  // EPROTO shows that the connection was made: the receiver speaks no TLS.
  await expect(post(url, { ...usual, allowPrivate: true })).rejects.toMatchObject({ code: 'EPROTO' })
})

test('gives up on a silent receiver after the timeout', async () => {
  const receiver = await startReceiver()
  receiver.behave('silence')

  await expect(post(receiver.url, { ...usual, timeout: 200 })).rejects.toMatchObject({
    cause: { name: 'TimeoutError' },
  })
})

test('rejects for a name without an IP address and for a dropped connection', async () => {
  const receiver = await startReceiver()
  receiver.behave('drop')

  await expect(post(receiver.url, usual)).rejects.toMatchObject({ code: 'ECONNRESET' })
  await expect(post('https://nowhere.example/', usual, nameServer([]).resolve)).rejects.toThrow(
    'nowhere.example has no IP address.',
  )
})

const wordsIn = (list: string) => list.split(' ')

test('an IP on the internet is public', () => {
  const ips = wordsIn('93.184.216.34 172.32.0.1 192.167.255.255 100.128.0.1 2a00:1450::1 ::ffff:8.8.8.8')

  expect(ips.filter((ip) => !isPublic(ip))).toEqual([])
})

test('an IP for a private network or another special purpose is not public', () => {
  const ips = [
    // This network, loopback, private ones, link-local (where clouds keep their credentials), shared by a carrier.
    ...wordsIn('0.0.0.0 127.0.0.1 10.0.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1'),
    // Protocols, documentation, measurements, multicast, reserved, broadcast.
    ...wordsIn('192.0.0.8 192.0.2.1 198.18.0.1 198.19.255.255 224.0.0.1 240.0.0.1 255.255.255.255'),
    // IPv4 as IPv6.
    ...wordsIn('::ffff:127.0.0.1 ::ffff:a9fe:a9fe ::127.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:7f00:1::'),
    // Unspecified, loopback, unique local, link-local, site-local, multicast, protocols, documentation, discarded.
    ...wordsIn(':: ::1 fd00::1 fe80::1 fec0::1 ff02::1 2001:2::1 2001:db8::1 3fff::1 100::1'),
    ...['localhost', ''],
  ]

  expect(ips.filter(isPublic)).toEqual([])
})

test('an IP address of this machine is known in every form', () => {
  const own = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']
  const others = ['10.0.0.1', '8.8.8.8', '::', '0.0.0.0', 'localhost']

  expect([own.filter(isLoopback), others.filter(isLoopback)]).toEqual([own, []])
})
