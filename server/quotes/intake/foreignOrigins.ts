import type { Request } from 'express'
import { Refusal } from '../../errors.ts'

/**
 * Browsers send the origin of the page, or "null" for a hidden one; other programs send none.
 *
 * @throws Refusal for a page of another web site
 */
export function refuseForeignOrigin(req: Request, siteUrl: string): void {
  const origin = req.get('Origin')
  const isOurs =
    origin === undefined || origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === req.host)
  if (!isOurs) throw new Refusal(403, 'This form can only be sent from our own website.')
}
