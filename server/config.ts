import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Environment, readSettings, readSiteSettings } from '#data/company/settings.ts'
import { type LogLevel, logLevels } from './log.ts'
import { hostOf, isPublic, isThisMachine } from './post.ts'

/** The folder of package.json: relative paths in settings and the build start here. */
export const projectFolder = dirname(import.meta.dirname)

export type ServerConfig = ReturnType<typeof readConfig>
export type MailSettings = NonNullable<ServerConfig['mail']>
export type WebhookSettings = NonNullable<ServerConfig['webhook']>

/** @throws StartError naming every invalid setting */
export const readConfig = (environment: Environment) =>
  readSettings(environment, (read, faults) => {
    const needs = (name: string, needed: string) => {
      if (environment[name]?.trim() && !environment[needed]?.trim())
        faults.push(`${needed} must be set, because ${name} is.`)
    }

    function readMail() {
      const smtpUrl = read('SMTP_URL', undefined, parseSmtpUrl)
      const to = read('QUOTES_TO', undefined, parseMailboxes)
      const from = read('QUOTES_FROM', to?.[0], parseMailbox)
      const autoreply = read('AUTOREPLY', false, parseSwitch)
      needs('SMTP_URL', 'QUOTES_TO')
      return smtpUrl && to && from ? { smtpUrl, to, from, autoreply } : undefined
    }

    const privateAddresses = read('PRIVATE_ADDRESSES', false, parseSwitch)

    function readWebhook() {
      const url = read('WEBHOOK_URL', undefined, (text) => parseWebhookUrl(text, privateAddresses))
      const secrets = read('WEBHOOK_SECRET', undefined, parseWebhookSecrets)
      needs('WEBHOOK_URL', 'WEBHOOK_SECRET')
      return url && secrets ? { url, secrets } : undefined
    }

    return {
      port: read('PORT', 3000, parsePort),
      /** Undefined listens on every network interface. */
      host: read('HOST', undefined, parseHost),
      ...readSiteSettings(read, faults),
      database: read('DATABASE_URL', parseDatabase('file:./var/quotes.db'), parseDatabase),
      /** Undefined sends no mail: quotes are stored and logged only. */
      mail: readMail(),
      webhook: readWebhook(),
      /** Whether webhooks and alerts may go to private IP addresses; over http, to this machine. */
      privateAddresses,
      rateLimit: read('RATE_LIMIT', true, parseSwitch),
      /** The proxies whose X-Forwarded headers are trusted: how many, or their IP addresses. */
      trustProxy: read('TRUST_PROXY', false, parseTrustProxy),
      /** Who may sign in to the desk by mail, in lower case: people write email addresses in any case. */
      deskEmails: read('DESK_EMAILS', [], (text) => parseMailboxes(text.toLowerCase())),
      logLevel: read('LOG_LEVEL', 'info', parseLogLevel),
    }
  })

/** The error does not repeat the text: the URL may hold a key. */
function parseWebhookUrl(text: string, privateAddresses: boolean): string {
  if (!/^https?:\/\/./i.test(text) || !URL.canParse(text))
    throw new Error('must be a URL like https://hooks.example.com/quotes.')
  const url = new URL(text)
  const { protocol, username, password, href } = url
  const host = hostOf(url)
  if (username || password) throw new Error('must hold no user and no password: webhooks are signed.')
  const isHere = isThisMachine(url)
  if (protocol === 'http:' && !isHere)
    throw new Error(
      'must start with https://; http:// is for this machine alone, like http://localhost:8080/.',
    )
  const isPrivate = isHere || (isIP(host) !== 0 && !isPublic(host))
  if (protocol === 'https:' && isPrivate && !privateAddresses)
    throw new Error('must not lead to a private IP address, unless PRIVATE_ADDRESSES=on.')
  return href
}

const prefix = 'whsec_'
const bytes = { min: 24, max: 64 }

function parseWebhookSecrets(text: string): string[] {
  const secrets = text.split(',').map((secret) => secret.trim())
  if (!secrets.every(isSecret))
    throw new Error(
      `must be ${prefix} and ${bytes.min} to ${bytes.max} random bytes in base64, or two of them with a comma between. ` +
        `This makes one: echo "${prefix}$(openssl rand -base64 32)"`,
    )
  return secrets
}

function isSecret(text: string): boolean {
  const encoded = text.slice(prefix.length)
  const key = Buffer.from(encoded, 'base64')
  const isBase64 = key.toString('base64') === encoded
  return text.startsWith(prefix) && isBase64 && key.length >= bytes.min && key.length <= bytes.max
}

export type DatabaseSettings = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new Error(`must be a whole number from 0 to 65535, and is "${text}".`)
  return Number(text)
}

function parseHost(text: string): string {
  if (isIP(text) === 0 && !/^[\w.-]+$/.test(text))
    throw new Error(`must be an IP address or a host name of this machine, like 127.0.0.1, and is "${text}".`)
  return text
}

/** The error does not repeat the text: a database URL may hold a password. */
function parseDatabase(text: string): DatabaseSettings {
  if (/^postgres(ql)?:/i.test(text)) {
    if (!URL.canParse(text)) throw new Error('must be a URL like postgres://user:password@host/database.')
    return { kind: 'postgres', url: text }
  }
  try {
    if (!/^file:(?!\/\/[^/])./i.test(text)) throw new Error('The file URL has no path.')
    const file = text.startsWith('file:///')
      ? fileURLToPath(text)
      : resolve(projectFolder, text.slice('file:'.length))
    return { kind: 'sqlite', file }
  } catch {
    throw new Error(
      'must be file:<path>, like file:./var/quotes.db, or postgres://user:password@host/database.',
    )
  }
}

/** The error does not repeat the text: the URL holds the mailbox's password. */
function parseSmtpUrl(text: string): string {
  if (!/^smtps?:\/\/./i.test(text) || !URL.canParse(text))
    throw new Error('must be a URL like smtp://user:password@mail.example.com:587, or smtps://….')
  return text
}

function parseMailbox(text: string): string {
  if (!isMailbox(text)) throw new Error(`must be an email address, and is "${text}".`)
  return text
}

function parseMailboxes(text: string): string[] {
  const mailboxes = text.split(',').map((mailbox) => mailbox.trim())
  if (!mailboxes.every(isMailbox))
    throw new Error(`must be an email address, or several with commas between, and is "${text}".`)
  return mailboxes
}

const isMailbox = (text: string): boolean => /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/.test(text)

function parseSwitch(text: string): boolean {
  if (/^(on|true|yes|1)$/i.test(text)) return true
  if (/^(off|false|no|0)$/i.test(text)) return false
  throw new Error(`must be on or off, and is "${text}".`)
}

function parseTrustProxy(text: string): false | number | string[] {
  if (/^(0|off|false|no)$/i.test(text)) return false
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const proxies = text.split(',').map((proxy) => proxy.trim())
  if (!proxies.every(isProxy))
    throw new Error(
      `must be a number of proxies, or IP addresses like "loopback, 10.0.0.0/8", and is "${text}".`,
    )
  return proxies
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [ip = '', prefix = '1', ...rest] = text.split('/')
  const isPrefix = /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIP(ip) === 6 ? 128 : 32)
  return isIP(ip) !== 0 && isPrefix && rest.length === 0
}

function parseLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text.toLowerCase())
  if (!level) throw new Error(`must be one of ${logLevels.join(', ')}, and is "${text}".`)
  return level
}
