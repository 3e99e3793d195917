import type { Request } from 'express'
import { Refusal } from '../../errors.ts'

/**
 * Browsers send the origin of the page, or "null" for a hidden one; other programs send none.
 *
 * @throws Refusal for a page of another web site
 */
export function refuseForeignOrigin(req: Request, siteUrl: string): void {
  const origin = req.get('Origin')
  if (origin !== undefined && !isOwnOrigin(req, origin, siteUrl))
    throw new Refusal(403, 'This form can only be sent from our own website.')
}

/** Whether an origin is the site's, or the origin of the requested URL. */
export const isOwnOrigin = (req: Request, origin: string, siteUrl: string): boolean =>
  origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === req.host)
