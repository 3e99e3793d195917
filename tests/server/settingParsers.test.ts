import { expect, test } from 'vitest'
import { parseDays, parseHttpUrl } from '#data/settings/settings.ts'
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

type Parser = [parse: (text: string) => unknown, valid: Record<string, unknown>, invalid: string[]]

const parsers: readonly Parser[] = [
  [parsePort, { 0: 0, 65535: 65535 }, ['65536', '80 ', 'x80', '-1', '1e3']],
  [
    parseHttpUrl,
    { 'HTTPS://Site.example/a': 'https://site.example/a' },
    ['xhttps://site.example', 'https://'],
  ],
  [
    parseDatabase,
    {
      'file:///srv/a%20b.db': { kind: 'sqlite', file: '/srv/a b.db' },
      'file:/srv/quotes.db': { kind: 'sqlite', file: '/srv/quotes.db' },
      'PostgreSQL://host/quotes': { kind: 'postgres', url: 'PostgreSQL://host/quotes' },
    },
    ['file:', 'my-file:./quotes.db', 'my-postgres://host/quotes'],
  ],
  [
    parseSmtpUrl,
    { 'smtp://mail.site.example': 'smtp://mail.site.example' },
    ['xsmtp://mail', 'smtps://[mail'],
  ],
  [
    parseMailbox,
    { 'ada+junk@site.example': 'ada+junk@site.example' },
    ['Ada <ada@site.example>', 'ada@', '@site.example', 'ada@site@example'],
  ],
  [
    parseMailboxes,
    { 'ada@site.example , bob@site.example': ['ada@site.example', 'bob@site.example'] },
    ['ada@site.example, bob', 'ada@site.example,', ''],
  ],
  [parseSwitch, { on: true, True: true, 1: true, NO: false, 0: false }, ['son', 'one', 'nothing']],
  [parseDays, { 0: undefined, Off: undefined, 99999: 99999 }, ['offline', 'day-off', '100000', '-7']],
  [
    parseTrustProxy,
    {
      ...{ 0: false, no: false, 1: 1, 10: 10, '::1': ['::1'], '10.0.0.1/32': ['10.0.0.1/32'] },
      'fd00::/8,uniquelocal': ['fd00::/8', 'uniquelocal'],
      'linklocal, 10.0.0.1': ['linklocal', '10.0.0.1'],
    },
    [
      ...['true', 'is-off', '100', 'example', '10.0.0', 'loopback,', '10.0.0.1/0', '10.0.0.1/'],
      ...['10.0.0.1/1e1', '10.0.0.1/33', '10.0.0.0/8/8', '::1/129'],
    ],
  ],
  [parseLogLevel, { Silent: 'silent' }, ['debug']],
]

test.each(parsers)('%o reads what is valid and refuses anything else', (parse, valid, invalid) => {
  for (const [text, value] of Object.entries(valid)) expect(parse(text), text).toEqual(value)
  for (const text of invalid) expect(() => parse(text), text).toThrow(/^must be /)
})
