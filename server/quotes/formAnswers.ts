import type { Request, RequestHandler } from 'express'
import { fillNotSent, placeholders } from '#data/quote/notSent.ts'
import { describePhotoThanks, type PhotoCounts } from '#data/quote/photoThanks.ts'
import { pathWithoutClicks } from '#data/quote/visitSource.ts'
import { sendText } from '../errors.ts'

/** Resolves to a page's template: the built one, or in development one rendered anew. */
export type PageTemplate = () => Promise<string>

/** A rendered page without the scripts that Vike adds: a template is answered at another path, where they would hydrate nothing. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^<]*<\/script>|<link rel="modulepreload"[^<>]*>/g, '')

/** Whether a browser posted the form without JavaScript; with JavaScript the form sends JSON. */
export const isForm = (req: Request): boolean =>
  Boolean(req.is(['application/x-www-form-urlencoded', 'multipart/form-data']))

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
    res.type('html').send(fillNotSent(await page(), shown, req.body, pageOfSite(req, siteUrl)))
  }

const maxPageLength = 500

/**
 * The path of the page with the form: ?page= of a form that was sent back, or the Referer. Both can be forged, and the owner's mail
 * links to it: only a page of this site counts. Empty if it is unknown.
 */
export function pageOfSite(req: Request, siteUrl: string): string {
  const { page } = req.query
  if (page === '') return ''
  const url = typeof page === 'string' ? URL.parse(page, siteUrl) : URL.parse(req.get('Referer') ?? '')
  if (!url) return ''
  const { protocol, host } = url
  const isOurs = host === req.host || host === new URL(siteUrl).host
  return isOurs && ['http:', 'https:'].includes(protocol)
    ? pathWithoutClicks(url).slice(0, maxPageLength)
    : ''
}

export const photoThanksQuery = ({ kept, leftOut, unsaved }: PhotoCounts): string =>
  `photos=${kept}&left=${leftOut}&unsaved=${unsaved}`

/** GET /thank-you?photos=3&left=1&unsaved=0: the thank-you page of a form with photos, with these numbers. */
export const photoThanks =
  (page: PageTemplate): RequestHandler =>
  async ({ query }, res, next) => {
    const [kept, leftOut, unsaved] = [query.photos, query.left, query.unsaved].map(readCount)
    if (kept === undefined || leftOut === undefined || unsaved === undefined) return next()
    if (kept + leftOut + unsaved === 0) return next()
    const html = await page()
    res.set('Cache-Control', 'no-store').type('html')
    res.send(html.replace(placeholders, describePhotoThanks({ kept, leftOut, unsaved })))
  }

const readCount = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined
