import { site } from './site.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** An error that the person who starts a program can correct. The message says how; no stack is shown. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Default retention in days. */
export const defaultRetention = { quotes: 730, photos: 180 }

/** Reads one setting: its value, or the fallback when it is not set or not valid. */
export type ReadSetting = <Value, Fallback>(
  name: string,
  fallback: Fallback,
  parseText: (text: string) => Value,
) => Value | Fallback

/**
 * Reads settings from the environment, empty ones as if they were not set.
 *
 * @param readAll calls `read` for each setting, and may add faults of its own
 * @throws StartError naming every setting that is not valid
 */
export function readSettings<Settings>(
  environment: Environment,
  readAll: (read: ReadSetting, faults: string[]) => Settings,
): Settings {
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

  const settings = readAll(read, faults)
  if (faults.length > 0) throw new StartError(`The settings need correcting:\n- ${faults.join('\n- ')}`)
  return settings
}

/** Reads the settings of the built pages. @param faults gets those that concern several settings */
export const readSiteSettings = (read: ReadSetting, faults: string[]) => ({
  /** The public origin, without a slash at its end. */
  siteUrl: read('SITE_URL', site.origin, parseOrigin),
  reviews: readReviews(read, faults),
  /** Quotes older than this are deleted; undefined keeps them. The privacy page says so. */
  retentionDays: read('RETENTION_DAYS', defaultRetention.quotes, parseDays),
  /** Photos older than this are deleted; undefined keeps them as long as their quote. */
  photoRetentionDays: read('PHOTO_RETENTION_DAYS', defaultRetention.photos, parseDays),
})

/** The settings that the built pages contain. */
export type SiteSettings = ReturnType<typeof readSiteSettings>

function readReviews(read: ReadSetting, faults: string[]) {
  const before = faults.length
  const reviews = {
    scriptUrl: read('REVIEWS_SCRIPT_URL', undefined, parseHttpUrl),
    frameUrl: read('REVIEWS_FRAME_URL', undefined, parseHttpUrl),
    accountId: read('REVIEWS_ACCOUNT_ID', undefined, (text) => text),
  }
  const isWhole = !reviews.accountId || (reviews.scriptUrl && reviews.frameUrl)
  if (!isWhole && faults.length === before)
    faults.push('REVIEWS_SCRIPT_URL and REVIEWS_FRAME_URL must be set, because REVIEWS_ACCOUNT_ID is.')
  return reviews
}

/** The settings as environment variables, in normalized spelling. */
export const siteEnvironment = ({ siteUrl, reviews, retentionDays, photoRetentionDays }: SiteSettings) => ({
  SITE_URL: siteUrl,
  REVIEWS_SCRIPT_URL: reviews.scriptUrl ?? '',
  REVIEWS_FRAME_URL: reviews.frameUrl ?? '',
  REVIEWS_ACCOUNT_ID: reviews.accountId ?? '',
  RETENTION_DAYS: String(retentionDays ?? 'off'),
  PHOTO_RETENTION_DAYS: String(photoRetentionDays ?? 'off'),
})

function parseHttpUrl(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Error(`must be a URL that starts with https:// or http://, and is "${text}".`)
  return new URL(text).href
}

/** Undefined for off and 0, which keep everything. */
export function parseDays(text: string): number | undefined {
  if (/^(off|0+)$/i.test(text)) return undefined
  if (!/^\d{1,5}$/.test(text)) throw new Error(`must be a whole number of days, and is "${text}".`)
  return Number(text)
}

function parseOrigin(text: string): string {
  const { href, origin } = new URL(parseHttpUrl(text))
  if (href !== `${origin}/`)
    throw new Error(`must be an origin like https://www.example.com, and is "${text}".`)
  return origin
}

/** The environment, with settings of the folder's .env for unset variables. No other module reads process.env or .env. */
export function loadEnvironment(folder: string): Environment {
  try {
    process.loadEnvFile(`${folder}/.env`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return process.env
}

/** Ends a failed command: with one sentence for an error that the user can correct, else with the stack. */
export function explainAndExit(error: unknown): never {
  // By name: the bundled pages have a StartError class of their own.
  console.error(error instanceof Error && error.name === 'StartError' ? error.message : error)
  process.exit(1)
}
