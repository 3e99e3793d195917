import type { Request } from 'express'
import { sendText } from '../../errors.ts'
import { quoteFormPage } from './quoteFormPage.ts'

/** Resolves to a page's template: the built one, or in development one rendered anew. */
export type PageTemplate = () => Promise<string>

/** A rendered page without the scripts that Vike adds: a template is answered at another path, where they would hydrate nothing. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^<]*<\/script>|<link rel="modulepreload"[^<>]*>/g, '')

/** Whether a browser posted the form without JavaScript; with JavaScript the form sends JSON. */
export const isForm = (req: Request): boolean =>
  Boolean(req.is(['application/x-www-form-urlencoded', 'multipart/form-data']))

/** Whether the form has a file input. */
export const isPhotoForm = (req: Request): boolean => Boolean(req.is('multipart/form-data'))

/** Whether a program, and not a browser, sent a form with photos: it accepts JSON before HTML. */
export const wantsJson = (req: Request): boolean =>
  isPhotoForm(req) && req.accepts(['html', 'json']) === 'json'

/**
 * Answers a form that was sent without JavaScript with the form, the faults, and everything that was typed: the answer is the next
 * page its visitor sees. All others get plain text.
 */
export const sendBack =
  (page: PageTemplate, siteUrl: string): typeof sendText =>
  async (req, res, { text, faults }) => {
    if (!isForm(req) || wantsJson(req)) return sendText(req, res, { text, faults })
    const shown = faults.length > 0 ? faults : [{ text }]
    res.type('html').send(quoteFormPage(await page(), shown, req.body, pageOfSite(req, siteUrl)))
  }

const maxPageLength = 500

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
  return isOurs && ['http:', 'https:'].includes(protocol) ? (pathname + search).slice(0, maxPageLength) : ''
}
