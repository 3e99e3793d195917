import { site } from '#data/company/site.ts'
import { StartFault } from './errors.ts'
import type { LogLevel } from './log.ts'
import {
  type DatabaseSettings,
  parseAddress,
  parseDatabase,
  parseDays,
  parseLogLevel,
  parseMailbox,
  parseMailboxes,
  parseOrigin,
  parsePort,
  parseSmtpUrl,
  parseSwitch,
  parseTrustProxy,
} from './settingParsers.ts'

/** Who is told about a quote, and through which server. */
export type MailSettings = {
  smtpUrl: string
  to: readonly string[]
  from: string
  /** Whether the visitor gets a confirmation. */
  autoreply: boolean
}

export type ServerConfig = {
  port: number
  /** Undefined listens on every address of the machine. */
  host: string | undefined
  /** The public origin, without a slash at its end. */
  siteUrl: string
  database: DatabaseSettings
  /** Undefined: quotes are stored and logged only. */
  mail: MailSettings | undefined
  /** Whether a client address may send only so many quotes. */
  rateLimit: boolean
  /** Quotes older than this are deleted; undefined keeps them. */
  retentionDays: number | undefined
  /** Which proxies' X-Forwarded headers are believed: how many, or which addresses. */
  trustProxy: false | number | string[]
  logLevel: LogLevel
  reviews: { scriptUrl: string | undefined; frameUrl: string | undefined; accountId: string | undefined }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** @throws StartFault naming every setting that is wrong */
export function readConfig(environment: Environment): ServerConfig {
  const faults: string[] = []

  function read<Value, Fallback>(name: string, fallback: Fallback, parseText: (text: string) => Value) {
    const text = environment[name]?.trim()
    if (!text) return fallback
    try {
      return parseText(text)
    } catch (error) {
      faults.push(`${name} ${error instanceof Error ? error.message : error}`)
      return fallback
    }
  }

  function readMail(): MailSettings | undefined {
    const smtpUrl = read('SMTP_URL', undefined, parseSmtpUrl)
    const to = read('QUOTES_TO', undefined, parseMailboxes)
    const from = read('QUOTES_FROM', to?.[0], parseMailbox)
    const autoreply = read('AUTOREPLY', false, parseSwitch)
    if (smtpUrl === undefined) return undefined
    if (to === undefined || from === undefined) {
      if (!environment.QUOTES_TO?.trim()) faults.push('QUOTES_TO must be set, because SMTP_URL is.')
      return undefined
    }
    return { smtpUrl, to, from, autoreply }
  }

  const config: ServerConfig = {
    port: read('PORT', 3000, parsePort),
    host: read('HOST', undefined, (text) => text),
    siteUrl: read('SITE_URL', site.origin, parseOrigin),
    database: read('DATABASE_URL', parseDatabase('file:./var/quotes.db'), parseDatabase),
    mail: readMail(),
    rateLimit: read('RATE_LIMIT', true, parseSwitch),
    retentionDays: read('RETENTION_DAYS', undefined, parseDays),
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

/** The settings that stand in the built pages, as an environment. */
export const builtInSettings = ({ siteUrl, reviews }: Pick<ServerConfig, 'siteUrl' | 'reviews'>) => ({
  SITE_URL: siteUrl,
  REVIEWS_SCRIPT_URL: reviews.scriptUrl ?? '',
  REVIEWS_FRAME_URL: reviews.frameUrl ?? '',
  REVIEWS_ACCOUNT_ID: reviews.accountId ?? '',
})
