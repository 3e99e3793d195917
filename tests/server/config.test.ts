import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { type Environment, siteEnvironment } from '#data/settings/settings.ts'
import { readConfig } from '#server/config.ts'
import { projectFolder } from '#server/projectFolder.ts'

test('every setting has a default, and .env.example holds valid ones', () => {
  const config = readConfig({ PORT: '', HOST: '  ' })
  const example = parseEnv(readFileSync(join(projectFolder, '.env.example'), 'utf8'))

  expect(config).toMatchObject({
    port: 3000,
    siteUrl: site.origin,
    retentionDays: 730,
    photoRetentionDays: 180,
  })
  expect(config).toMatchObject({
    rateLimit: true,
    trustProxy: false,
    privateAddresses: false,
    deskEmails: [],
  })
  expect(config.database).toEqual({ kind: 'sqlite', file: join(projectFolder, 'var/quotes.db') })
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
      privateAddresses: true,
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
  const wrong = {
    PORT: '70000',
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
  }

  const [heading, ...faults] = faultsOf(wrong)

  expect(heading).toBe('The settings need correcting:')
  expect(faults.map((fault) => fault.split(' must ')[0]).toSorted()).toEqual(Object.keys(wrong).toSorted())
  expect(faults.join()).not.toContain('hunter2')
  expect(faults).toContain('PORT must be a whole number from 0 to 65535, and is "70000".')
})

test.each([
  [{ QUOTES_TO: '  ' }, 'QUOTES_TO must be set, because SMTP_URL is.'],
  [{ QUOTES_FROM: 'site@junk.example' }, 'QUOTES_TO must be set, because SMTP_URL is.'],
])('SMTP_URL with %j has one fault', (settings, fault) => {
  expect(faultsOf({ SMTP_URL: 'smtp://mail.example', ...settings }).slice(1)).toEqual([fault])
})

test('WEBHOOK_URL needs a secret', () => {
  expect(faultsOf({ WEBHOOK_URL: 'https://hooks.example/' }).slice(1)).toEqual([
    'WEBHOOK_SECRET must be set, because WEBHOOK_URL is.',
  ])
})

test.each([
  ['https://user:word@hooks.example/', 'must hold no user and no password: webhooks are signed.'],
  ['hooks.example', 'must be a URL like https://hooks.example.com/quotes.'],
  [
    'http://hooks.example/',
    'must start with https://; http:// is for this machine alone, like http://localhost:8080/.',
  ],
  ['https://[fd00::1]/', 'must not be a private address, unless PRIVATE_ADDRESSES=on.'],
  ['https://192.168.0.2/', 'must not be a private address, unless PRIVATE_ADDRESSES=on.'],
])('WEBHOOK_URL=%s', (url, fault) => {
  const secret = { WEBHOOK_SECRET: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }

  expect(faultsOf({ WEBHOOK_URL: url, ...secret }).slice(1)).toEqual([`WEBHOOK_URL ${fault}`])
  const own = { WEBHOOK_URL: 'http://localhost:8080/x', ...secret }
  expect(readConfig(own).webhook).toMatchObject({ url: own.WEBHOOK_URL, privateAddresses: false })
})

test('the settings of built pages survive the round trip through the environment', () => {
  const set = {
    SITE_URL: 'https://junk.example',
    REVIEWS_SCRIPT_URL: 'https://reviews.example/w.js',
    REVIEWS_FRAME_URL: 'https://reviews.example/frame',
    REVIEWS_ACCOUNT_ID: '42',
    RETENTION_DAYS: '90',
    PHOTO_RETENTION_DAYS: 'off',
  }

  expect(siteEnvironment(readConfig(set))).toEqual(set)
  expect(siteEnvironment(readConfig({}))).toMatchObject({ REVIEWS_ACCOUNT_ID: '', RETENTION_DAYS: '730' })
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
