import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { siteEnvironment } from '#data/settings/settings.ts'
import { readConfig } from '#server/config.ts'
import { projectFolder } from '#server/projectFolder.ts'

test('works with nothing set', () => {
  const config = readConfig({ PORT: '', HOST: '  ' })

  expect(config).toEqual({
    port: 3000,
    host: undefined,
    siteUrl: site.origin,
    database: { kind: 'sqlite', file: join(projectFolder, 'var/quotes.db') },
    mail: undefined,
    rateLimit: true,
    retentionDays: undefined,
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

test('names every fault at once', () => {
  const read = () =>
    readConfig({
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

  expect(read).toThrow(
    [
      'The settings need correcting:',
      '- PORT must be a whole number from 0 to 65535, and is "70000".',
      '- SITE_URL must be an origin like https://www.example.com, and is "https://junk.example/shop".',
      '- REVIEWS_SCRIPT_URL must be an address that starts with https:// or http://, and is "javascript:alert(1)".',
      '- DATABASE_URL must be file:<path>, like file:./var/quotes.db, or postgres://user:password@host/database.',
      '- SMTP_URL must be an address like smtp://user:password@mail.example.com:587, or smtps://….',
      '- QUOTES_TO must be an email address, or several with commas between, and is "owner".',
      '- QUOTES_FROM must be an email address, and is "Me <me@site.example>".',
      '- AUTOREPLY must be on or off, and is "maybe".',
      '- RATE_LIMIT must be on or off, and is "10".',
      '- RETENTION_DAYS must be a whole number of days, and is "a year".',
      '- TRUST_PROXY must be a number of proxies, or addresses like "loopback, 10.0.0.0/8", and is "everyone".',
      '- LOG_LEVEL must be one of silent, error, info, and is "loud".',
    ].join('\n'),
  )
})

test('mail needs somebody to go to, and comes from them unless told otherwise', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example' }

  expect(() => readConfig(smtp)).toThrow('- QUOTES_TO must be set, because SMTP_URL is.')
  expect(readConfig({ ...smtp, QUOTES_TO: 'owner@junk.example' }).mail).toEqual({
    smtpUrl: 'smtp://mail.example',
    to: ['owner@junk.example'],
    from: 'owner@junk.example',
    autoreply: false,
  })
})

test('an owner who cannot be reached is a fault of its own', () => {
  const faults = (settings: Readonly<Record<string, string>>) => {
    try {
      return readConfig({ SMTP_URL: 'smtp://mail.example', ...settings }) && []
    } catch (error) {
      return String(error).split('\n- ').slice(1)
    }
  }

  expect(faults({ QUOTES_TO: '  ' })).toEqual(['QUOTES_TO must be set, because SMTP_URL is.'])
  expect(faults({ QUOTES_TO: 'owner' })).toEqual([
    'QUOTES_TO must be an email address, or several with commas between, and is "owner".',
  ])
  expect(faults({ QUOTES_FROM: 'site@junk.example' })).toEqual([
    'QUOTES_TO must be set, because SMTP_URL is.',
  ])
  expect(faults({ QUOTES_TO: 'owner@junk.example', QUOTES_FROM: 'me' })).toEqual([
    'QUOTES_FROM must be an email address, and is "me".',
  ])
})

test('a PostgreSQL address is kept as it is', () => {
  const url = 'postgres://owner:hunter2@db/quotes?sslmode=require'

  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url })
  expect(() => readConfig({ DATABASE_URL: 'postgres://owner:hunter2@:x/' })).toThrow(
    /DATABASE_URL must be (?!.*hunter2)/,
  )
})

test.each([
  ['1', 1],
  ['off', false],
  ['::1', ['::1']],
  ['fd00::/8,uniquelocal', ['fd00::/8', 'uniquelocal']],
])('TRUST_PROXY=%s is understood', (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted)
})

test.each(['true', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', 'loopback,'])(
  'TRUST_PROXY=%s is refused',
  (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow('TRUST_PROXY must be')
  },
)

test('what stands in the built pages can be read again as settings', () => {
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

test('the example file holds working settings', () => {
  const settings = parseEnv(readFileSync(join(projectFolder, '.env.example'), 'utf8'))

  expect(readConfig(settings).port).toBe(3000)
})
