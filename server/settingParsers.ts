import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LogLevel, logLevels } from './log.ts'
import { projectFolder } from './projectFolder.ts'

/** DATABASE_URL; `file` is an absolute path. */
export type DatabaseSettings = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

export function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new Error(`must be a whole number from 0 to 65535, and is "${text}".`)
  return Number(text)
}

export function parseHost(text: string): string {
  if (isIP(text) === 0 && !/^[\w.-]+$/.test(text))
    throw new Error(`must be an IP address or a host name of this machine, like 127.0.0.1, and is "${text}".`)
  return text
}

/** The error does not repeat the text: a database URL may hold a password. */
export function parseDatabase(text: string): DatabaseSettings {
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
export function parseSmtpUrl(text: string): string {
  if (!/^smtps?:\/\/./i.test(text) || !URL.canParse(text))
    throw new Error('must be a URL like smtp://user:password@mail.example.com:587, or smtps://….')
  return text
}

export function parseMailbox(text: string): string {
  if (!isMailbox(text)) throw new Error(`must be an email address, and is "${text}".`)
  return text
}

export function parseMailboxes(text: string): string[] {
  const mailboxes = text.split(',').map((mailbox) => mailbox.trim())
  if (!mailboxes.every(isMailbox))
    throw new Error(`must be an email address, or several with commas between, and is "${text}".`)
  return mailboxes
}

/** Converts to lower case, because people write email addresses in any case. */
export const parseDeskEmails = (text: string): string[] => parseMailboxes(text.toLowerCase())

const isMailbox = (text: string): boolean => /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/.test(text)

export function parseSwitch(text: string): boolean {
  if (/^(on|true|yes|1)$/i.test(text)) return true
  if (/^(off|false|no|0)$/i.test(text)) return false
  throw new Error(`must be on or off, and is "${text}".`)
}

export function parseTrustProxy(text: string): false | number | string[] {
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
  const [ip = '', prefix, ...rest] = text.split('/')
  const bits = isIP(ip) === 6 ? 128 : 32
  const isPrefix =
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits)
  return isIP(ip) !== 0 && isPrefix && rest.length === 0
}

export function parseLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text.toLowerCase())
  if (!level) throw new Error(`must be one of ${logLevels.join(', ')}, and is "${text}".`)
  return level
}
