import type { Request } from 'express'
import { honeypotField } from '#data/quote/quoteFields.ts'
import { parseVisitSource } from '#data/quote/visitSource.ts'
import type { QuoteArrival } from '../store/quote.ts'
import { quoteKeys } from './quoteKeys.ts'

const maxPageLength = 500

/** Data of a request beside its fields. */
export function describeArrival(req: Request, siteUrl: string): QuoteArrival {
  return {
    page: pageOfSite(req, siteUrl).slice(0, maxPageLength),
    spam: isFilled(req.body[honeypotField]),
    source: parseVisitSource(req.body.source, [req.host, new URL(siteUrl).host]),
    ...quoteKeys(req),
  }
}

/** A Referer can be forged, and the owner's mail links to it: only a page of this site counts. */
function pageOfSite(req: Request, siteUrl: string): string {
  const referer = req.get('Referer') ?? ''
  if (!URL.canParse(referer)) return ''
  const { protocol, host, pathname, search } = new URL(referer)
  const isOurs = host === req.host || host === new URL(siteUrl).host
  return isOurs && ['http:', 'https:'].includes(protocol) ? pathname + search : ''
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
