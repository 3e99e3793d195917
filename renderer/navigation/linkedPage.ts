import { matchPage, type PageMatch } from '../pageTable.ts'

/** The page of this site that a link opens in this tab. None for another site, a file such as a photo, or a new tab. */
export function linkedPage({ origin, pathname, target }: HTMLAnchorElement): PageMatch | undefined {
  if (origin !== location.origin || target) return undefined
  const page = matchPage(pathname)
  return page.entry.path === '*' ? undefined : page
}
