import {
  type Environment,
  readSettings,
  readSiteSettings,
  type SiteSettings,
} from '#data/company/settings.ts'
import type { LogLevel } from './log.ts'
import { parseWebhookSecrets, parseWebhookUrl, type WebhookSettings } from './outgoing/webhookSettings.ts'
import {
  type DatabaseSettings,
  parseDatabase,
  parseDeskEmails,
  parseHost,
  parseLogLevel,
  parseMailbox,
  parseMailboxes,
  parsePort,
  parseSmtpUrl,
  parseSwitch,
  parseTrustProxy,
} from './settingParsers.ts'

/** Recipients of the owner's mail, and the SMTP server. */
export type MailSettings = {
  smtpUrl: string
  to: readonly string[]
  from: string
  /** Whether the visitor gets a confirmation. */
  autoreply: boolean
}

export type ServerConfig = SiteSettings & {
  port: number
  /** Undefined listens on every network interface. */
  host: string | undefined
  database: DatabaseSettings
  /** Undefined sends no mail: quotes are stored and logged only. */
  mail: MailSettings | undefined
  /** Undefined posts no webhooks. */
  webhook: WebhookSettings | undefined
  /** Whether webhooks and alerts may go to private IP addresses; over http, to this machine. */
  privateAddresses: boolean
  /** Whether the number of quotes from one client is limited. */
  rateLimit: boolean
  /** The proxies whose X-Forwarded headers are trusted: how many, or their IP addresses. */
  trustProxy: false | number | string[]
  /** Who may sign in to the desk by mail, in lower case. */
  deskEmails: readonly string[]
  logLevel: LogLevel
}

/** @throws StartError naming every invalid setting */
export const readConfig = (environment: Environment): ServerConfig =>
  readSettings(environment, (read, faults) => {
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

    const privateAddresses = read('PRIVATE_ADDRESSES', false, parseSwitch)

    function readWebhook(): WebhookSettings | undefined {
      const url = read('WEBHOOK_URL', undefined, (text) => parseWebhookUrl(text, privateAddresses))
      const secrets = read('WEBHOOK_SECRET', undefined, parseWebhookSecrets)
      if (url === undefined) return undefined
      if (secrets === undefined) {
        if (!environment.WEBHOOK_SECRET?.trim())
          faults.push('WEBHOOK_SECRET must be set, because WEBHOOK_URL is.')
        return undefined
      }
      return { url, secrets }
    }

    return {
      port: read('PORT', 3000, parsePort),
      host: read('HOST', undefined, parseHost),
      ...readSiteSettings(read, faults),
      database: read('DATABASE_URL', parseDatabase('file:./var/quotes.db'), parseDatabase),
      mail: readMail(),
      webhook: readWebhook(),
      privateAddresses,
      rateLimit: read('RATE_LIMIT', true, parseSwitch),
      trustProxy: read('TRUST_PROXY', false, parseTrustProxy),
      deskEmails: read('DESK_EMAILS', [], parseDeskEmails),
      logLevel: read('LOG_LEVEL', 'info', parseLogLevel),
    }
  })
