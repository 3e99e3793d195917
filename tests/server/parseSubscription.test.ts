import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseSubscription } from '#server/quotes/alerts/parseSubscription.ts'

const endpoint = 'https://push.example/x'
const ecdh = createECDH('prime256v1')
const keys = {
  p256dh: ecdh.generateKeys('base64url'),
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
}

test('keeps only the endpoint and keys of a subscription', () => {
  const endpoint = `https://push.example/${'x'.repeat(979)}`
  const read = parseSubscription({ endpoint, expirationTime: null, keys: { ...keys, more: 1 } }, false)

  expect(read).toEqual({ endpoint, keys })
})

test('accepts private IP addresses, and http to this machine, only if allowed', () => {
  const local = [
    ...['https://10.0.0.1/x', 'https://[::1]/x', 'https://127.0.0.1/x'],
    ...['http://127.0.0.1/x', 'http://[::1]/x', 'http://localhost/x'],
  ]
  const read = (privateAddresses: boolean) =>
    local.filter((endpoint) => parseSubscription({ endpoint, keys }, privateAddresses))

  expect(read(true)).toEqual(local)
  expect(read(false)).toEqual([])
})

test.each([
  'http://push.example/x',
  'https://me@push.example/x',
  'https://:word@push.example/x',
  'file:///etc/passwd',
  'x',
  `${endpoint}${'x'.repeat(1001 - endpoint.length)}`,
])('no alert goes to %s', (endpoint) => {
  for (const privateAddresses of [false, true])
    expect(parseSubscription({ endpoint, keys }, privateAddresses)).toBeUndefined()
})

test.each([
  ['no key', { ...keys, p256dh: '' }],
  ['a key outside the curve', { ...keys, p256dh: `BA${'A'.repeat(85)}` }],
  ['a compressed key', { ...keys, p256dh: ecdh.getPublicKey('base64url', 'compressed') }],
  ['a sign before the secret', { ...keys, auth: `=${keys.auth}` }],
  ['a sign after the key', { ...keys, p256dh: `${keys.p256dh}=` }],
  ['a short secret', { ...keys, auth: 'AAAA' }],
  ['no keys', undefined],
  ['a number as a key', { ...keys, p256dh: 5 }],
])('a subscription with %s is refused', (_what, keys) => {
  expect(parseSubscription({ endpoint, keys }, false)).toBeUndefined()
})
