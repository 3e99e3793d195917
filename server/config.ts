import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { site } from '#data/site.ts'
import { StartFault } from './errors.ts'
import { type LogLevel, logLevels } from './log.ts'

export type ServerConfig = {
  port: number
  /** Undefined listens on every address of the machine. */
  host: string | undefined
  /** The public origin, without a slash at its end. */
  siteUrl: string
  /** The SQLite file that keeps the quotes. */
  databaseFile: string
  /** Which proxies' X-Forwarded headers are believed: how many, or which addresses. */
  trustProxy: false | number | string[]
  logLevel: LogLevel
  reviews: { scriptUrl: string | undefined; frameUrl: string | undefined; accountId: string | undefined }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Where package.json is; relative settings and the build are found from here. */
export const projectFolder = dirname(import.meta.dirname)

/** @throws StartFault naming every setting that is wrong */
export function readConfig(environment: Environment): ServerConfig {
  const faults: string[] = []

  function read<Value, Fallback>(name: string, fallback: Fallback, parse: (text: string) => Value) {
    const text = environment[name]?.trim()
    if (!text) return fallback
    try {
      return parse(text)
    } catch (error) {
      faults.push(`${name} ${error instanceof Error ? error.message : error}`)
      return fallback
    }
  }

  const config: ServerConfig = {
    port: read('PORT', 3000, parsePort),
    host: read('HOST', undefined, (text) => text),
    siteUrl: read('SITE_URL', site.origin, parseOrigin),
    databaseFile: read('DATABASE_URL', parseDatabaseFile('file:./var/quotes.db'), parseDatabaseFile),
    trustProxy: read('TRUST_PROXY', false, parseTrustProxy),
    logLevel: read('LOG_LEVEL', 'info', parseLogLevel),
    reviews: {
      scriptUrl: read('REVIEWS_SCRIPT_URL', undefined, parseAddress),
      frameUrl: read('REVIEWS_FRAME_URL', undefined, parseAddress),
      accountId: read('REVIEWS_ACCOUNT_ID', undefined, (text) => text),
    },
  }
  if (faults.length > 0) throw new StartFault(`The settings need correcting:\n- ${faults.join('\n- ')}`)
  return config
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new Error(`must be a whole number from 0 to 65535, and is "${text}".`)
  return Number(text)
}

function parseAddress(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Error(`must be an address that starts with https:// or http://, and is "${text}".`)
  return new URL(text).href
}

function parseOrigin(text: string): string {
  const { href, origin } = new URL(parseAddress(text))
  if (href !== `${origin}/`)
    throw new Error(`must be an origin like https://www.example.com, and is "${text}".`)
  return origin
}

/** The text itself is not repeated: a database address may hold a password. */
function parseDatabaseFile(text: string): string {
  if (/^postgres(ql)?:/i.test(text))
    throw new Error('must be file:<path>: this release keeps quotes in SQLite and not in PostgreSQL yet.')
  if (!/^file:./i.test(text)) throw new Error('must be file:<path>, like file:./var/quotes.db.')
  return text.startsWith('file:///')
    ? fileURLToPath(text)
    : resolve(projectFolder, text.slice('file:'.length))
}

function parseTrustProxy(text: string): false | number | string[] {
  if (/^(0|off|false|no)$/i.test(text)) return false
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const proxies = text.split(',').map((proxy) => proxy.trim())
  if (!proxies.every(isProxy))
    throw new Error(
      `must be a number of proxies, or addresses like "loopback, 10.0.0.0/8", and is "${text}".`,
    )
  return proxies
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', range, ...rest] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const rangeFits =
    range === undefined || (/^\d{1,3}$/.test(range) && Number(range) > 0 && Number(range) <= bits)
  return isIP(address) !== 0 && rangeFits && rest.length === 0
}

function parseLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text.toLowerCase())
  if (!level) throw new Error(`must be one of ${logLevels.join(', ')}, and is "${text}".`)
  return level
}
