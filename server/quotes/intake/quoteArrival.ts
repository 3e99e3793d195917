import type { Request } from 'express'
import { honeypotField } from '#data/quote/quoteFields.ts'
import { parseVisitSource } from '#data/quote/visitSource.ts'
import type { QuoteArrival } from '../../store/quotes.ts'
import { pageOfSite } from './formAnswers.ts'
import { quoteKeys } from './quoteKeys.ts'

/** Data of a request beside its fields. */
export function describeArrival(req: Request, siteUrl: string): QuoteArrival {
  return {
    page: pageOfSite(req, siteUrl),
    spam: isFilled(req.body[honeypotField]),
    source: parseVisitSource(req.body.source, [req.host, new URL(siteUrl).host]),
    ...quoteKeys(req),
  }
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
