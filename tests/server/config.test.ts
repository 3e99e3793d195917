import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { type Environment, StartError, siteEnvironment } from '#data/company/settings.ts'
import { site } from '#data/company/site.ts'
import { projectFolder, readConfig } from '#server/config.ts'

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
  expect(readConfig({ QUOTES_TO: 'owner@junk.example', WEBHOOK_URL: ' ' }).mail).toBeUndefined()
  const { mail } = readConfig({ SMTP_URL: 'smtp://mail.example', QUOTES_TO: 'owner@junk.example' })
  expect(mail).toMatchObject({ from: 'owner@junk.example', autoreply: false })
})

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes).toString('base64')}`
const asTyped = (...texts: string[]) => Object.fromEntries(texts.map((text) => [text, text]))
const [owner, office] = ['owner@junk.example', 'office@junk.example']
const hook = 'https://hooks.example/x'

/** Settings that others need. */
const needed = {
  SMTP_URL: 'smtp://mail.example',
  QUOTES_TO: owner,
  WEBHOOK_URL: hook,
  WEBHOOK_SECRET: secretOf(32),
}

/** What valid texts of a setting give, and the fault of the others: "…" is the text, which may hold a password. */
type Setting = {
  name: string
  at?: string
  valid?: Record<string, unknown>
  invalid: readonly string[]
  must: string
}

const onOff = {
  valid: { on: true, True: true, 1: true, NO: false, 0: false, off: false },
  invalid: ['one', 'offline', 'xon', 'xoff'],
  must: 'be on or off, and is "…".',
}
const days = {
  valid: { 0: undefined, '00': undefined, Off: undefined, 90: 90, 99999: 99999 },
  invalid: ['offline', '100000', '7 days', '-7'],
  must: 'be a whole number of days, and is "…".',
}
const mailboxes = 'be an email address, or several with commas between, and is "…".'
const webUrl = {
  valid: { 'HTTPS://Site.example/a': 'https://site.example/a' },
  invalid: ['https://', 'site.example', 'xhttps://site.example', 'javascript:alert(1)'],
  must: 'be a URL that starts with https:// or http://, and is "…".',
}

const settings: readonly Setting[] = [
  {
    name: 'PORT',
    at: 'port',
    valid: { 0: 0, 8080: 8080, 65535: 65535 },
    invalid: ['65536', '80x', '-1', '1e3'],
    must: 'be a whole number from 0 to 65535, and is "…".',
  },
  {
    name: 'HOST',
    at: 'host',
    valid: asTyped('127.0.0.1', '::1', 'my-server.example'),
    invalid: ['http://localhost', 'x::1y'],
    must: 'be an IP address or a host name of this machine, like 127.0.0.1, and is "…".',
  },
  {
    name: 'SITE_URL',
    at: 'siteUrl',
    valid: { 'https://Junk.example/': 'https://junk.example' },
    invalid: ['https://junk.example/shop'],
    must: 'be an origin like https://www.example.com, and is "…".',
  },
  {
    name: 'DATABASE_URL',
    at: 'database',
    valid: {
      'file:///srv/a%20b.db': { kind: 'sqlite', file: '/srv/a b.db' },
      'file:/srv/quotes.db': { kind: 'sqlite', file: '/srv/quotes.db' },
      'PostgreSQL://host/quotes': { kind: 'postgres', url: 'PostgreSQL://host/quotes' },
      'postgres://host/quotes': { kind: 'postgres', url: 'postgres://host/quotes' },
    },
    invalid: ['file:', 'file://host/quotes.db', 'file:///srv/%zz.db', 'xfile:/a', 'xpostgres://hunter2@a/b'],
    must: 'be file:<path>, like file:./var/quotes.db, or postgres://user:password@host/database.',
  },
  {
    name: 'DATABASE_URL',
    invalid: ['postgres://['],
    must: 'be a URL like postgres://user:password@host/database.',
  },
  {
    name: 'SMTP_URL',
    at: 'mail.smtpUrl',
    valid: asTyped('smtp://mail.site.example', 'smtps://me:secret@mail.example:465'),
    invalid: ['mail.site.example:hunter2', 'xsmtp://a', 'smtp://', 'smtps://[mail'],
    must: 'be a URL like smtp://user:password@mail.example.com:587, or smtps://….',
  },
  {
    name: 'QUOTES_TO',
    at: 'mail.to',
    valid: { [`${owner} , ${office}`]: [owner, office] },
    invalid: ['ada@site.example, bob', 'ada@site.example,'],
    must: mailboxes,
  },
  {
    name: 'QUOTES_FROM',
    at: 'mail.from',
    valid: asTyped('ada+junk@site.example'),
    invalid: ['Ada <ada@site.example>', 'ada@', '@site.example', 'ada@site@example'],
    must: 'be an email address, and is "…".',
  },
  { name: 'AUTOREPLY', at: 'mail.autoreply', ...onOff },
  { name: 'PRIVATE_ADDRESSES', at: 'privateAddresses', ...onOff },
  { name: 'RATE_LIMIT', at: 'rateLimit', ...onOff },
  { name: 'RETENTION_DAYS', at: 'retentionDays', ...days },
  { name: 'PHOTO_RETENTION_DAYS', at: 'photoRetentionDays', ...days },
  {
    name: 'TRUST_PROXY',
    at: 'trustProxy',
    valid: {
      ...{ 0: false, no: false, 1: 1, 10: 10, '::1': ['::1'], '::1/128': ['::1/128'] },
      'fd00::/8,uniquelocal': ['fd00::/8', 'uniquelocal'],
      'linklocal, 10.0.0.1': ['linklocal', '10.0.0.1'],
      loopback: ['loopback'],
    },
    invalid: [
      ...['true', '100', 'nope', '10.0.0', 'loopback,', '10.0.0.1/0', '10.0.0.1/33', '::1/129'],
      ...['10.0.0.1/8/8', '10.0.0.1/08'],
    ],
    must: 'be a number of proxies, or IP addresses like "loopback, 10.0.0.0/8", and is "…".',
  },
  {
    name: 'DESK_EMAILS',
    at: 'deskEmails',
    valid: { [`Owner@junk.example, ${office}`]: [owner, office] },
    invalid: ['owner'],
    must: mailboxes,
  },
  {
    name: 'LOG_LEVEL',
    at: 'logLevel',
    valid: { Silent: 'silent', ERROR: 'error' },
    invalid: ['debug'],
    must: 'be one of silent, error, info, and is "…".',
  },
  { name: 'REVIEWS_SCRIPT_URL', at: 'reviews.scriptUrl', ...webUrl },
  { name: 'REVIEWS_FRAME_URL', at: 'reviews.frameUrl', ...webUrl },
  {
    name: 'WEBHOOK_SECRET',
    at: 'webhook.secrets',
    valid: { [`${secretOf(24)} , ${secretOf(64)}`]: [secretOf(24), secretOf(64)] },
    invalid: [
      ...[secretOf(23), secretOf(65), `${secretOf(24)}*`, `${secretOf(24)},`],
      secretOf(24).replace('whsec', 'WHSEC'),
    ],
    must: 'be whsec_ and 24 to 64 random bytes in base64, or two of them with a comma between. This makes one: echo "whsec_$(openssl rand -base64 32)"',
  },
  {
    name: 'WEBHOOK_URL',
    at: 'webhook.url',
    valid: asTyped(hook, 'http://localhost:8080/x', 'http://127.0.0.1/x', 'http://[::1]/x'),
    invalid: [`x${hook}`, 'hooks.example'],
    must: 'be a URL like https://hooks.example.com/quotes.',
  },
  {
    name: 'WEBHOOK_URL',
    invalid: ['https://user@hooks.example/', 'https://:hunter2@hooks.example/'],
    must: 'hold no user and no password: webhooks are signed.',
  },
  {
    name: 'WEBHOOK_URL',
    invalid: ['http://hooks.example/'],
    must: 'start with https://; http:// is for this machine alone, like http://localhost:8080/.',
  },
  {
    name: 'WEBHOOK_URL',
    invalid: ['https://192.168.0.2/', 'https://localhost/', 'https://[fd00::1]/'],
    must: 'not lead to a private IP address, unless PRIVATE_ADDRESSES=on.',
  },
]

test.each(settings)('$name must $must', ({ name, at = '', valid = {}, invalid, must }) => {
  const read = (text: string) => readConfig({ ...needed, [name]: text })

  for (const [text, value] of Object.entries(valid)) expect(read(text)).toHaveProperty(at, value)
  for (const text of invalid)
    expect(() => read(text)).toThrow(
      new StartError(`The settings need correcting:\n- ${name} must ${must.replace('"…"', `"${text}"`)}`),
    )
})

const portal = { REVIEWS_ACCOUNT_ID: '42', REVIEWS_FRAME_URL: 'https://reviews.example/frame' }

test.each<[settings: Environment, faults: string[]]>([
  [{ SMTP_URL: 'smtp://mail.example', QUOTES_TO: '  ' }, ['QUOTES_TO must be set, because SMTP_URL is.']],
  [{ WEBHOOK_URL: hook }, ['WEBHOOK_SECRET must be set, because WEBHOOK_URL is.']],
  [portal, ['REVIEWS_SCRIPT_URL and REVIEWS_FRAME_URL must be set, because REVIEWS_ACCOUNT_ID is.']],
  [
    { ...portal, REVIEWS_SCRIPT_URL: 'reviews.example', PORT: 'x' },
    [
      'PORT must be a whole number from 0 to 65535, and is "x".',
      'REVIEWS_SCRIPT_URL must be a URL that starts with https:// or http://, and is "reviews.example".',
    ],
  ],
])('%j has the faults %j, and no others', (settings, faults) => {
  expect(() => readConfig(settings)).toThrow(
    new StartError(`The settings need correcting:\n- ${faults.join('\n- ')}`),
  )
})

test('a webhook may go to a private IP address if PRIVATE_ADDRESSES is on', () => {
  const { webhook } = readConfig({ ...needed, WEBHOOK_URL: 'https://10.0.0.2/x', PRIVATE_ADDRESSES: 'on' })

  expect(webhook?.url).toBe('https://10.0.0.2/x')
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
})
