import type { SourceCount } from '#data/desk/deskQuote.ts'
import type { Row } from '../../quotes/store/statements.ts'

/** Name of a source: the campaign, else the host of the outside page. */
const sourceOf = ({ utm_source, referrer }: Row): string =>
  String(utm_source).toLowerCase() || hostOf(String(referrer)) || 'direct'

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '')

/** Adds up the pages of one host; most quotes first. */
export function countSources(rows: readonly Row[]): SourceCount[] {
  const counts = new Map<string, SourceCount>()
  for (const row of rows) {
    const source = sourceOf(row)
    const { quotes, booked } = counts.get(source) ?? { quotes: 0, booked: 0 }
    counts.set(source, {
      source,
      quotes: quotes + Number(row.quotes),
      booked: booked + Number(row.booked),
    })
  }
  return [...counts.values()].toSorted((a, b) => b.quotes - a.quotes || a.source.localeCompare(b.source))
}
