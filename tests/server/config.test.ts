import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { type Environment, parseDays, parseHttpUrl, siteEnvironment } from '#data/company/settings.ts'
import { site } from '#data/company/site.ts'
import {
  parseDatabase,
  parseLogLevel,
  parseMailbox,
  parseMailboxes,
  parsePort,
  parseSmtpUrl,
  parseSwitch,
  parseTrustProxy,
  parseWebhookSecrets,
  projectFolder,
  readConfig,
} from '#server/config.ts'

test('every setting has a default, and .env.example contains valid values', () => {
  const config = readConfig({ PORT: '', HOST: '  ' })
  const example = parseEnv(readFileSync(join(projectFolder, '.env.example'), 'utf8'))

  expect(config).toEqual({
    port: 3000,
    host: undefined,
    siteUrl: site.origin,
    database: { kind: 'sqlite', file: join(projectFolder, 'var/quotes.db') },
    mail: undefined,
    webhook: undefined,
    privateAddresses: false,
    rateLimit: true,
    retentionDays: 730,
    photoRetentionDays: 180,
    trustProxy: false,
    deskEmails: [],
    logLevel: 'info',
    reviews: { scriptUrl: undefined, frameUrl: undefined, accountId: undefined },
  })
  expect(readConfig(example).port).toBe(3000)
  const { mail } = readConfig({ SMTP_URL: 'smtp://mail.example', QUOTES_TO: 'owner@junk.example' })
  expect(mail).toMatchObject({ from: 'owner@junk.example', autoreply: false })
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
    WEBHOOK_URL: 'https://10.0.0.2/quotes',
    WEBHOOK_SECRET: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    PRIVATE_ADDRESSES: 'on',
    RATE_LIMIT: 'off',
    RETENTION_DAYS: '90',
    PHOTO_RETENTION_DAYS: 'off',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    DESK_EMAILS: 'Owner@junk.example, office@junk.example',
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
    webhook: {
      url: 'https://10.0.0.2/quotes',
      secrets: ['whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    },
    privateAddresses: true,
    rateLimit: false,
    retentionDays: 90,
    photoRetentionDays: undefined,
    trustProxy: ['loopback', '10.0.0.0/8'],
    deskEmails: ['owner@junk.example', 'office@junk.example'],
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
    HOST: 'http://localhost',
    SITE_URL: 'https://junk.example/shop',
    DATABASE_URL: 'mysql://owner:hunter2@db/quotes',
    SMTP_URL: 'mail.example:hunter2',
    QUOTES_TO: 'owner',
    QUOTES_FROM: 'Me <me@site.example>',
    AUTOREPLY: 'maybe',
    WEBHOOK_URL: 'http://hooks.example/hunter2',
    WEBHOOK_SECRET: 'whsec_hunter2',
    PRIVATE_ADDRESSES: 'some',
    RATE_LIMIT: '10',
    RETENTION_DAYS: 'a year',
    TRUST_PROXY: 'everyone',
    DESK_EMAILS: 'owner',
    LOG_LEVEL: 'loud',
    REVIEWS_SCRIPT_URL: 'javascript:alert(1)',
  })

  expect(faults).toEqual([
    'The settings need correcting:',
    'PRIVATE_ADDRESSES must be on or off, and is "some".',
    'PORT must be a whole number from 0 to 65535, and is "70000".',
    'HOST must be an IP address or a host name of this machine, like 127.0.0.1, and is "http://localhost".',
    'SITE_URL must be an origin like https://www.example.com, and is "https://junk.example/shop".',
    expect.stringMatching(/^REVIEWS_SCRIPT_URL must be .+https.+, and is "javascript:alert\(1\)"\.$/),
    'RETENTION_DAYS must be a whole number of days, and is "a year".',
    'DATABASE_URL must be file:<path>, like file:./var/quotes.db, or postgres://user:password@host/database.',
    'SMTP_URL must be a URL like smtp://user:password@mail.example.com:587, or smtps://….',
    'QUOTES_TO must be an email address, or several with commas between, and is "owner".',
    'QUOTES_FROM must be an email address, and is "Me <me@site.example>".',
    'AUTOREPLY must be on or off, and is "maybe".',
    'WEBHOOK_URL must start with https://; http:// is for this machine alone, like http://localhost:8080/.',
    expect.stringMatching(/^WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64(?!.*hunter2)/),
    'RATE_LIMIT must be on or off, and is "10".',
    'TRUST_PROXY must be a number of proxies, or IP addresses like "loopback, 10.0.0.0/8", and is "everyone".',
    'DESK_EMAILS must be an email address, or several with commas between, and is "owner".',
    'LOG_LEVEL must be one of silent, error, info, and is "loud".',
  ])
})

const portal = { REVIEWS_ACCOUNT_ID: '42', REVIEWS_FRAME_URL: 'https://reviews.example/frame' }

test.each<[settings: Environment, fault: string]>([
  [{ SMTP_URL: 'smtp://mail.example', QUOTES_TO: '  ' }, 'QUOTES_TO must be set, because SMTP_URL is.'],
  [{ WEBHOOK_URL: 'https://hooks.example/' }, 'WEBHOOK_SECRET must be set, because WEBHOOK_URL is.'],
  [portal, 'REVIEWS_SCRIPT_URL and REVIEWS_FRAME_URL must be set, because REVIEWS_ACCOUNT_ID is.'],
  [
    { ...portal, REVIEWS_SCRIPT_URL: 'reviews.example' },
    'REVIEWS_SCRIPT_URL must be a URL that starts with https:// or http://, and is "reviews.example".',
  ],
])('%j has one fault', (settings, fault) => {
  expect(faultsOf(settings).slice(1)).toEqual([fault])
})

test.each([
  ['https://hooks.example/x', undefined],
  ['http://localhost:8080/x', undefined],
  ['http://127.0.0.1/x', undefined],
  ['http://[::1]/x', undefined],
  ['https://user@hooks.example/', 'must hold no user and no password: webhooks are signed.'],
  ['xhttps://hooks.example/', 'must be a URL like https://hooks.example.com/quotes.'],
  ['hooks.example', 'must be a URL like https://hooks.example.com/quotes.'],
  [
    'http://hooks.example/',
    'must start with https://; http:// is for this machine alone, like http://localhost:8080/.',
  ],
  ['https://192.168.0.2/', 'must not lead to a private IP address, unless PRIVATE_ADDRESSES=on.'],
  ['https://localhost/', 'must not lead to a private IP address, unless PRIVATE_ADDRESSES=on.'],
  ['https://[fd00::1]/', 'must not lead to a private IP address, unless PRIVATE_ADDRESSES=on.'],
])('WEBHOOK_URL=%s', (url, fault) => {
  const read = () =>
    readConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }).webhook

  if (fault === undefined) expect(read()).toMatchObject({ url })
  else expect(read).toThrow(`The settings need correcting:\n- WEBHOOK_URL ${fault}`)
})

test('the settings of built pages survive the round trip through the environment', () => {
  const names = ['REVIEWS_SCRIPT_URL', 'REVIEWS_FRAME_URL', 'REVIEWS_ACCOUNT_ID']
  const reviews = Object.fromEntries(names.map((name) => [name, `https://reviews.example/${name}`]))
  const none = Object.fromEntries(names.map((name) => [name, '']))
  const made = (settings: Environment) => siteEnvironment(readConfig(settings))

  const retention = { RETENTION_DAYS: '90', PHOTO_RETENTION_DAYS: 'off' }
  const usual = { RETENTION_DAYS: '730', PHOTO_RETENTION_DAYS: '180' }
  expect(made({ SITE_URL: 'https://Junk.example/', ...reviews, ...retention })).toEqual({
    SITE_URL: 'https://junk.example',
    ...reviews,
    ...retention,
  })
  expect(made({})).toEqual({ SITE_URL: site.origin, ...none, ...usual })
  expect(made({ RETENTION_DAYS: '00' })).toMatchObject({ RETENTION_DAYS: 'off' })
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

type Parser = { parse: (text: string) => unknown; valid: Record<string, unknown>; invalid: string[] }

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes).toString('base64')}`

const parsers: readonly Parser[] = [
  {
    parse: parsePort,
    valid: { 0: 0, 65535: 65535 },
    invalid: ['65536', '80x', '-1', '1e3'],
  },
  {
    parse: parseHttpUrl,
    valid: { 'HTTPS://Site.example/a': 'https://site.example/a' },
    invalid: ['https://', 'site.example'],
  },
  {
    parse: parseDatabase,
    valid: {
      'file:///srv/a%20b.db': { kind: 'sqlite', file: '/srv/a b.db' },
      'file:/srv/quotes.db': { kind: 'sqlite', file: '/srv/quotes.db' },
      'PostgreSQL://host/quotes': { kind: 'postgres', url: 'PostgreSQL://host/quotes' },
      'postgres://host/quotes': { kind: 'postgres', url: 'postgres://host/quotes' },
    },
    invalid: [...['file:', 'file://host/quotes.db', 'file:///srv/%zz.db', 'postgres://[']],
  },
  {
    parse: parseSmtpUrl,
    valid: { 'smtp://mail.site.example': 'smtp://mail.site.example' },
    invalid: ['mail.site.example', 'smtp://', 'smtps://[mail'],
  },
  {
    parse: parseMailbox,
    valid: { 'ada+junk@site.example': 'ada+junk@site.example' },
    invalid: ['Ada <ada@site.example>', 'ada@', '@site.example', 'ada@site@example'],
  },
  {
    parse: parseMailboxes,
    valid: { 'ada@site.example , bob@site.example': ['ada@site.example', 'bob@site.example'] },
    invalid: ['ada@site.example, bob', 'ada@site.example,', ''],
  },
  {
    parse: parseSwitch,
    valid: { on: true, True: true, 1: true, NO: false, 0: false },
    invalid: ['one', 'offline'],
  },
  {
    parse: parseDays,
    valid: { 0: undefined, Off: undefined, 99999: 99999 },
    invalid: ['offline', '100000', '7 days', '-7'],
  },
  {
    parse: parseTrustProxy,
    valid: {
      ...{ 0: false, no: false, 1: 1, 10: 10, '::1': ['::1'], '::1/128': ['::1/128'] },
      'fd00::/8,uniquelocal': ['fd00::/8', 'uniquelocal'],
      'linklocal, 10.0.0.1': ['linklocal', '10.0.0.1'],
    },
    invalid: [...['true', '100', 'example', '10.0.0', 'loopback,', '10.0.0.1/0', '10.0.0.1/33', '::1/129']],
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
