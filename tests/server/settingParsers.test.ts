import { expect, test } from 'vitest'
import { parseDays, parseHttpUrl } from '#data/company/settings.ts'
import { parseWebhookSecrets } from '#server/outgoing/webhookSettings.ts'
import {
  parseDatabase,
  parseLogLevel,
  parseMailbox,
  parseMailboxes,
  parsePort,
  parseSmtpUrl,
  parseSwitch,
  parseTrustProxy,
} from '#server/settingParsers.ts'

type Parser = { parse: (text: string) => unknown; valid: Record<string, unknown>; invalid: string[] }

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes).toString('base64')}`

const parsers: readonly Parser[] = [
  {
    parse: parsePort,
    valid: { 0: 0, 65535: 65535 },
    invalid: ['65536', '80 ', 'x80', '80x', '-1', '1e3', '100000'],
  },
  {
    parse: parseHttpUrl,
    valid: { 'HTTPS://Site.example/a': 'https://site.example/a' },
    invalid: ['xhttps://site.example', 'https://', 'site.example'],
  },
  {
    parse: parseDatabase,
    valid: {
      'file:///srv/a%20b.db': { kind: 'sqlite', file: '/srv/a b.db' },
      'file:/srv/quotes.db': { kind: 'sqlite', file: '/srv/quotes.db' },
      'PostgreSQL://host/quotes': { kind: 'postgres', url: 'PostgreSQL://host/quotes' },
      'postgres://host/quotes': { kind: 'postgres', url: 'postgres://host/quotes' },
    },
    invalid: [
      ...['file:', 'file://host/quotes.db', 'file:///srv/%zz.db', 'my-file:./quotes.db'],
      ...['my-postgres://host/quotes', 'postgres://['],
    ],
  },
  {
    parse: parseSmtpUrl,
    valid: { 'smtp://mail.site.example': 'smtp://mail.site.example' },
    invalid: ['xsmtp://mail.site.example', 'smtp://', 'smtps://[mail'],
  },
  {
    parse: parseMailbox,
    valid: { 'ada+junk@site.example': 'ada+junk@site.example' },
    invalid: ['Ada <ada@site.example>', 'ada@site.example>', 'ada@', '@site.example', 'ada@site@example'],
  },
  {
    parse: parseMailboxes,
    valid: { 'ada@site.example , bob@site.example': ['ada@site.example', 'bob@site.example'] },
    invalid: ['ada@site.example, bob', 'ada@site.example,', ''],
  },
  {
    parse: parseSwitch,
    valid: { on: true, True: true, 1: true, NO: false, 0: false },
    invalid: ['son', 'one', 'offline', 'soft-off', 'nothing'],
  },
  {
    parse: parseDays,
    valid: { 0: undefined, Off: undefined, 99999: 99999 },
    invalid: ['offline', 'day-off', '100000', '7 days', 'in 7', '-7'],
  },
  {
    parse: parseTrustProxy,
    valid: {
      ...{ 0: false, no: false, 1: 1, 10: 10, '::1': ['::1'], '::1/128': ['::1/128'] },
      ...{ '10.0.0.1/32': ['10.0.0.1/32'], '10.0.0.1/1': ['10.0.0.1/1'] },
      'fd00::/8,uniquelocal': ['fd00::/8', 'uniquelocal'],
      'linklocal, 10.0.0.1': ['linklocal', '10.0.0.1'],
    },
    invalid: [
      ...['true', 'nobody', 'is-off', '100', 'example', '10.0.0', 'loopback,'],
      ...['10.0.0.1/0', '10.0.0.1/', '10.0.0.1/1e1', '10.0.0.1/33', '10.0.0.0/8/8', '::1/129'],
    ],
  },
  {
    parse: parseWebhookSecrets,
    valid: { [`${secretOf(24)} , ${secretOf(64)}`]: [secretOf(24), secretOf(64)] },
    invalid: [
      ...[secretOf(23), secretOf(65), `${secretOf(24)}*`, `${secretOf(24)},`],
      secretOf(24).replace('whsec', 'WHSEC'),
    ],
  },
  { parse: parseLogLevel, valid: { Silent: 'silent' }, invalid: ['debug'] },
]

test.each(parsers)('$parse.name reads valid values and refuses invalid ones', ({ parse, valid, invalid }) => {
  for (const [text, value] of Object.entries(valid)) expect(parse(text), text).toEqual(value)
  for (const text of invalid) expect(() => parse(text), text).toThrow(/^must be /)
})
