import { describe, expect, test } from 'vitest'
import { parseHttpUrl } from '#data/settings/settings.ts'
import {
  parseDatabase,
  parseDays,
  parseMailbox,
  parseMailboxes,
  parsePort,
  parseSmtpUrl,
  parseSwitch,
  parseTrustProxy,
} from '#server/settingParsers.ts'

/** What each setting may be, and what looks like it. */
const settings: readonly {
  parse: (text: string) => unknown
  good: readonly (readonly [string, unknown])[]
  bad: readonly string[]
}[] = [
  {
    parse: parsePort,
    good: [
      ['0', 0],
      ['65535', 65535],
    ],
    bad: ['65536', '80 ', 'x80', '80x', '-1', '1e3', '100000'],
  },
  {
    parse: parseHttpUrl,
    good: [['HTTPS://Site.example/a', 'https://site.example/a']],
    bad: ['xhttps://site.example', 'https://', 'site.example'],
  },
  {
    parse: parseDatabase,
    good: [
      ['file:///srv/a%20b.db', { kind: 'sqlite', file: '/srv/a b.db' }],
      ['file:/srv/quotes.db', { kind: 'sqlite', file: '/srv/quotes.db' }],
      ['PostgreSQL://host/quotes', { kind: 'postgres', url: 'PostgreSQL://host/quotes' }],
    ],
    bad: ['file:', 'my-file:./quotes.db', 'my-postgres://host/quotes'],
  },
  {
    parse: parseSmtpUrl,
    good: [['smtp://mail.site.example', 'smtp://mail.site.example']],
    bad: ['xsmtp://mail.site.example', 'smtp://', 'smtps://[mail'],
  },
  {
    parse: parseMailbox,
    good: [['ada+junk@site.example', 'ada+junk@site.example']],
    bad: ['Ada <ada@site.example>', 'ada@site.example>', 'ada@', '@site.example', 'ada@site@example'],
  },
  {
    parse: parseMailboxes,
    good: [['ada@site.example , bob@site.example', ['ada@site.example', 'bob@site.example']]],
    bad: ['ada@site.example, bob', 'ada@site.example,', ''],
  },
  {
    parse: parseSwitch,
    good: [
      ['on', true],
      ['True', true],
      ['1', true],
      ['NO', false],
      ['0', false],
    ],
    bad: ['son', 'one', 'offline', 'soft-off', 'nothing'],
  },
  {
    parse: parseDays,
    good: [
      ['0', undefined],
      ['Off', undefined],
      ['99999', 99999],
    ],
    bad: ['offline', 'day-off', '100000', '7 days', 'in 7', '-7'],
  },
  {
    parse: parseTrustProxy,
    good: [
      ['0', false],
      ['no', false],
      ['10', 10],
      ['10.0.0.1/32', ['10.0.0.1/32']],
      ['10.0.0.1/1', ['10.0.0.1/1']],
      ['::1/128', ['::1/128']],
      ['linklocal, 10.0.0.1', ['linklocal', '10.0.0.1']],
    ],
    bad: [
      'nobody',
      'is-off',
      '100',
      '10.0.0.1/0',
      '10.0.0.1/',
      '10.0.0.1/1e1',
      '10.0.0.1/33',
      '::1/129',
      'example',
    ],
  },
]

describe.each(settings)('$parse.name', ({ parse, good, bad }) => {
  test.each(good)('reads "%s"', (text, value) => {
    expect(parse(text)).toEqual(value)
  })

  test.each(bad)('refuses "%s"', (text) => {
    expect(() => parse(text)).toThrow(/^must be /)
  })
})
