import { defaultRetention, parseDays } from '../settings/settings.ts'

/** Days of both settings at build time; undefined keeps everything. */
export const builtRetention = {
  quotes: parseDays(RETENTION_DAYS || String(defaultRetention.quotes)),
  photos: parseDays(PHOTO_RETENTION_DAYS || String(defaultRetention.photos)),
}

/** How long a request is kept, for the privacy page. */
export function describeRetention({ quotes, photos }: typeof builtRetention): string {
  const request =
    quotes === undefined
      ? 'We keep a request as long as we need it to quote, do the job and answer questions afterwards.'
      : `We keep a request for ${timeOf(quotes)}, and longer only while a pickup or call is still planned. Then we delete it.`
  const goEarlier = photos !== undefined && photos < (quotes ?? Number.POSITIVE_INFINITY)
  return goEarlier ? `${request} We delete its photos after ${timeOf(photos)}.` : request
}

/** "2 years", or "90 days" if the time is not a whole number of years. */
function timeOf(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
