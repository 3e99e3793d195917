import { expect, test } from 'vitest'
import { isLoopback, isPublic } from '#server/outgoing/publicAddress.ts'

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '172.32.0.1',
  '192.167.255.255',
  '100.128.0.1',
  '2606:2800:220:1:248:1893:25c8:1946',
  '2a00:1450::1',
  '::ffff:8.8.8.8',
])('%s is on the internet', (ip) => {
  expect(isPublic(ip)).toBe(true)
})

test.each([
  ['this network', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['link-local, where clouds keep their credentials', '169.254.169.254'],
  ['shared by a carrier', '100.64.0.1'],
  ['for protocols', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['documentation', '203.0.113.9'],
  ['for measurements', '198.18.0.1'],
  ['for measurements', '198.19.255.255'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['loopback as IPv6', '::ffff:127.0.0.1'],
  ['private as IPv6', '::ffff:10.0.0.1'],
  ['private as IPv6', '::ffff:a9fe:a9fe'],
  ['loopback in an old form', '::127.0.0.1'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['translated', '64:ff9b::7f00:1'],
  ['translated', '64:ff9b:1::1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['for protocols', '2001:2::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['discarded', '100::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('what is %s is not: %s', (_why, ip) => {
  expect(isPublic(ip)).toBe(false)
})

test('an address of this machine is known in every form', () => {
  const own = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']
  const others = ['10.0.0.1', '8.8.8.8', '::', '0.0.0.0', 'localhost']

  expect([own.filter(isLoopback), others.filter(isLoopback)]).toEqual([own, []])
})
