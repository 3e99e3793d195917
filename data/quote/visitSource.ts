import { cleanLine } from './quoteRequest.ts'
import { clickNetworks, maxSourceLength, paidMedium, sourceFields, type VisitSource } from './sourceFields.ts'

/**
 * Parses the optional `source` of a quote's JSON. It is not part of the quote: missing or invalid values are empty, and never
 * a fault.
 *
 * @param ownHosts hosts that are no outside page
 */
export function parseVisitSource(input: unknown, ownHosts: readonly string[]): VisitSource {
  const given: Partial<Record<string, unknown>> = { ...(input as object) }
  const read = (name: (typeof sourceFields)[number]): string => {
    const value = given[name]
    if (typeof value !== 'string') return ''
    return clip(cleanLine(name === 'referrer' ? outsidePage(value, ownHosts) : value))
  }
  return Object.fromEntries(sourceFields.map((name) => [name, read(name)])) as VisitSource
}

/** The URL without its query, which may contain search terms; of an app its name alone. */
function outsidePage(url: string, ownHosts: readonly string[]): string {
  if (!URL.canParse(url)) return ''
  const { protocol, host, origin, pathname } = new URL(url)
  if (/^(android|ios)-app:$/.test(protocol)) return host && `${protocol}//${host}`
  const isPage = protocol === 'https:' || protocol === 'http:'
  return isPage && !ownHosts.includes(host) ? origin + pathname : ''
}

const clip = (text: string): string => [...text].slice(0, maxSourceLength).join('')

/** The path and query of a page, without the ids by which ad networks recognize the visitor. */
export function pathWithoutClicks({ pathname, search, searchParams }: URL): string {
  const kept = [...searchParams].filter(([name]) => !clickNetworks.has(name.toLowerCase()))
  if (kept.length === searchParams.size) return pathname + search
  return pathname + (kept.length > 0 ? `?${new URLSearchParams(kept)}` : '')
}

/** What a visit counts under: its campaign's source, else the host of the page with the link, else "direct"; and whether it was paid. */
export function sourceName({
  utm_source,
  utm_medium,
  referrer,
}: Pick<VisitSource, 'utm_source' | 'utm_medium' | 'referrer'>): string {
  const name =
    utm_source.toLowerCase() ||
    (URL.canParse(referrer) ? new URL(referrer).host.replace(/^www\./, '') : '') ||
    'direct'
  return utm_medium.toLowerCase() === paidMedium ? `${name} (paid)` : name
}
