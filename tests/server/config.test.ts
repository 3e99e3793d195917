import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { type Environment, parseHttpUrl, siteEnvironment } from '#data/settings/settings.ts'
import { readConfig } from '#server/config.ts'
import { projectFolder } from '#server/projectFolder.ts'
import {
  parseDatabase,
  parseDays,
  parseLogLevel,
  parseMailbox,
  parseMailboxes,
  parsePort,
  parseSmtpUrl,
  parseSwitch,
  parseTrustProxy,
} from '#server/settingParsers.ts'

test('every setting has a default', () => {
  const config = readConfig({ PORT: '', HOST: '  ' })

  expect(config).toEqual({
    port: 3000,
    host: undefined,
    siteUrl: site.origin,
    database: { kind: 'sqlite', file: join(projectFolder, 'var/quotes.db') },
    mail: undefined,
    rateLimit: true,
    retentionDays: 730,
    trustProxy: false,
    logLevel: 'info',
    reviews: { scriptUrl: undefined, frameUrl: undefined, accountId: undefined },
  })
})

test('reads every setting', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    SITE_URL: 'https://junk.example/',
    DATABASE_URL: 'file:///srv/quotes.db',
    SMTP_URL: 'smtps://me:secret@mail.example:465',
    QUOTES_TO: 'owner@junk.example, office@junk.example',
    QUOTES_FROM: 'site@junk.example',
    AUTOREPLY: 'on',
    RATE_LIMIT: 'off',
    RETENTION_DAYS: '90',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    LOG_LEVEL: 'ERROR',
    REVIEWS_SCRIPT_URL: 'https://reviews.example/w.js',
    REVIEWS_FRAME_URL: 'https://reviews.example/frame',
    REVIEWS_ACCOUNT_ID: '42',
  })

  expect(config).toEqual({
    port: 8080,
    host: '127.0.0.1',
    siteUrl: 'https://junk.example',
    database: { kind: 'sqlite', file: '/srv/quotes.db' },
    mail: {
      smtpUrl: 'smtps://me:secret@mail.example:465',
      to: ['owner@junk.example', 'office@junk.example'],
      from: 'site@junk.example',
      autoreply: true,
    },
    rateLimit: false,
    retentionDays: 90,
    trustProxy: ['loopback', '10.0.0.0/8'],
    logLevel: 'error',
    reviews: {
      scriptUrl: 'https://reviews.example/w.js',
      frameUrl: 'https://reviews.example/frame',
      accountId: '42',
    },
  })
})

test('names every invalid setting at once, without passwords', () => {
  const faults = faultsOf({
    PORT: '70000',
    SITE_URL: 'https://junk.example/shop',
    DATABASE_URL: 'mysql://owner:hunter2@db/quotes',
    SMTP_URL: 'mail.example:hunter2',
    QUOTES_TO: 'owner',
    QUOTES_FROM: 'Me <me@site.example>',
    AUTOREPLY: 'maybe',
    RATE_LIMIT: '10',
    RETENTION_DAYS: 'a year',
    TRUST_PROXY: 'everyone',
    LOG_LEVEL: 'loud',
    REVIEWS_SCRIPT_URL: 'javascript:alert(1)',
  })

  expect(faults).toEqual([
    'The settings need correcting:',
    'PORT must be a whole number from 0 to 65535, and is "70000".',
    'SITE_URL must be an origin like https://www.example.com, and is "https://junk.example/shop".',
    expect.stringMatching(/^REVIEWS_SCRIPT_URL must be .+https.+, and is "javascript:alert\(1\)"\.$/),
    'DATABASE_URL must be file:<path>, like file:./var/quotes.db, or postgres://user:password@host/database.',
    'SMTP_URL must be a URL like smtp://user:password@mail.example.com:587, or smtps://….',
    'QUOTES_TO must be an email address, or several with commas between, and is "owner".',
    'QUOTES_FROM must be an email address, and is "Me <me@site.example>".',
    'AUTOREPLY must be on or off, and is "maybe".',
    'RATE_LIMIT must be on or off, and is "10".',
    'RETENTION_DAYS must be a whole number of days, and is "a year".',
    'TRUST_PROXY must be a number of proxies, or IP addresses like "loopback, 10.0.0.0/8", and is "everyone".',
    'LOG_LEVEL must be one of silent, error, info, and is "loud".',
  ])
})

test('SMTP_URL needs QUOTES_TO, which is also the default of QUOTES_FROM', () => {
  const settings = { SMTP_URL: 'smtp://mail.example', QUOTES_TO: 'owner@junk.example' }

  expect(readConfig(settings).mail).toEqual({
    smtpUrl: 'smtp://mail.example',
    to: ['owner@junk.example'],
    from: 'owner@junk.example',
    autoreply: false,
  })
})

test.each([
  [{ QUOTES_TO: '  ' }, 'QUOTES_TO must be set, because SMTP_URL is.'],
  [{ QUOTES_FROM: 'site@junk.example' }, 'QUOTES_TO must be set, because SMTP_URL is.'],
  [
    { QUOTES_TO: 'owner' },
    'QUOTES_TO must be an email address, or several with commas between, and is "owner".',
  ],
  [
    { QUOTES_TO: 'owner@junk.example', QUOTES_FROM: 'me' },
    'QUOTES_FROM must be an email address, and is "me".',
  ],
])('SMTP_URL with %j has one fault', (settings, fault) => {
  expect(faultsOf({ SMTP_URL: 'smtp://mail.example', ...settings }).slice(1)).toEqual([fault])
})

test('a PostgreSQL URL is kept unchanged, and its password is not repeated in an error', () => {
  const url = 'postgres://owner:hunter2@db/quotes?sslmode=require'

  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url })
  expect(() => readConfig({ DATABASE_URL: 'postgres://owner:hunter2@:x/' })).toThrow(
    /DATABASE_URL must be (?!.*hunter2)/,
  )
})

test('the settings in the built pages can be read again from the environment they make', () => {
  const reviews = {
    REVIEWS_SCRIPT_URL: 'https://reviews.example/w.js',
    REVIEWS_FRAME_URL: 'https://reviews.example/frame',
    REVIEWS_ACCOUNT_ID: '42',
  }

  expect(siteEnvironment(readConfig({ SITE_URL: 'https://Junk.example/', ...reviews }))).toEqual({
    SITE_URL: 'https://junk.example',
    ...reviews,
  })
  expect(siteEnvironment(readConfig({}))).toEqual({
    SITE_URL: site.origin,
    REVIEWS_SCRIPT_URL: '',
    REVIEWS_FRAME_URL: '',
    REVIEWS_ACCOUNT_ID: '',
  })
})

test('.env.example holds valid settings', () => {
  const settings = parseEnv(readFileSync(join(projectFolder, '.env.example'), 'utf8'))

  expect(readConfig(settings).port).toBe(3000)
})

type Parser = { parse: (text: string) => unknown; valid: [text: string, value: unknown][]; invalid: string[] }

const parsers: readonly Parser[] = [
  {
    parse: parsePort,
    valid: [
      ['0', 0],
      ['65535', 65535],
    ],
    invalid: ['65536', '80 ', 'x80', '80x', '-1', '1e3', '100000'],
  },
  {
    parse: parseHttpUrl,
    valid: [['HTTPS://Site.example/a', 'https://site.example/a']],
    invalid: ['xhttps://site.example', 'https://', 'site.example'],
  },
  {
    parse: parseDatabase,
    valid: [
      ['file:///srv/a%20b.db', { kind: 'sqlite', file: '/srv/a b.db' }],
      ['file:/srv/quotes.db', { kind: 'sqlite', file: '/srv/quotes.db' }],
      ['PostgreSQL://host/quotes', { kind: 'postgres', url: 'PostgreSQL://host/quotes' }],
    ],
    invalid: ['file:', 'my-file:./quotes.db', 'my-postgres://host/quotes'],
  },
  {
    parse: parseSmtpUrl,
    valid: [['smtp://mail.site.example', 'smtp://mail.site.example']],
    invalid: ['xsmtp://mail.site.example', 'smtp://', 'smtps://[mail'],
  },
  {
    parse: parseMailbox,
    valid: [['ada+junk@site.example', 'ada+junk@site.example']],
    invalid: ['Ada <ada@site.example>', 'ada@site.example>', 'ada@', '@site.example', 'ada@site@example'],
  },
  {
    parse: parseMailboxes,
    valid: [['ada@site.example , bob@site.example', ['ada@site.example', 'bob@site.example']]],
    invalid: ['ada@site.example, bob', 'ada@site.example,', ''],
  },
  {
    parse: parseSwitch,
    valid: [
      ['on', true],
      ['True', true],
      ['1', true],
      ['NO', false],
      ['0', false],
    ],
    invalid: ['son', 'one', 'offline', 'soft-off', 'nothing'],
  },
  {
    parse: parseDays,
    valid: [
      ['0', undefined],
      ['Off', undefined],
      ['99999', 99999],
    ],
    invalid: ['offline', 'day-off', '100000', '7 days', 'in 7', '-7'],
  },
  {
    parse: parseTrustProxy,
    valid: [
      ['0', false],
      ['no', false],
      ['1', 1],
      ['10', 10],
      ['::1', ['::1']],
      ['10.0.0.1/32', ['10.0.0.1/32']],
      ['10.0.0.1/1', ['10.0.0.1/1']],
      ['::1/128', ['::1/128']],
      ['fd00::/8,uniquelocal', ['fd00::/8', 'uniquelocal']],
      ['linklocal, 10.0.0.1', ['linklocal', '10.0.0.1']],
    ],
    invalid: [
      ...['true', 'nobody', 'is-off', '100', 'example', '10.0.0', 'loopback,'],
      ...['10.0.0.1/0', '10.0.0.1/', '10.0.0.1/1e1', '10.0.0.1/33', '10.0.0.0/8/8', '::1/129'],
    ],
  },
  { parse: parseLogLevel, valid: [['Silent', 'silent']], invalid: ['debug'] },
]

describe.each(parsers)('$parse.name', ({ parse, valid, invalid }) => {
  test.each(valid)('reads "%s"', (text, value) => {
    expect(parse(text)).toEqual(value)
  })

  test.each(invalid)('refuses "%s"', (text) => {
    expect(() => parse(text)).toThrow(/^must be /)
  })
})

/** The lines of the error: its first line, and one for each fault. */
function faultsOf(settings: Environment): string[] {
  try {
    readConfig(settings)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n- ') : [String(error)]
  }
}
