import { expect, test } from 'vitest'
import { isLoopback, isPublic } from '#server/outgoing/publicIp.ts'

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
