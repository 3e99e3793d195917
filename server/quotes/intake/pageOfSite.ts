import type { Request } from 'express'

const maxLength = 500

/**
 * The path of the page with the form: ?page= of a form that was sent back (quoteFormPage.ts), or the Referer. Both can be
 * forged, and the owner's mail links to the page: only a page of this site counts. Empty if it is unknown.
 */
export function pageOfSite(req: Request, siteUrl: string): string {
  const { page } = req.query
  if (page === '') return ''
  const url = typeof page === 'string' ? URL.parse(page, siteUrl) : URL.parse(req.get('Referer') ?? '')
  if (!url) return ''
  const { protocol, host, pathname, search } = url
  const isOurs = host === req.host || host === new URL(siteUrl).host
  return isOurs && ['http:', 'https:'].includes(protocol) ? (pathname + search).slice(0, maxLength) : ''
}
