import type { ErrorRequestHandler, Request, Response } from 'express'
import { describeError, UnacceptableQuote } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { pageOfSite } from './pageOfSite.ts'
import { type FormFault, quoteFormPage, type TypedFields } from './quoteFormPage.ts'

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

/** Answers with the form, the faults, and everything that was typed. */
export async function sendFormBack(
  res: Response,
  page: PageTemplate,
  faults: readonly FormFault[],
  typed: TypedFields | undefined,
  sentFrom?: string,
): Promise<void> {
  res.type('html').send(quoteFormPage(await page(), faults, typed, sentFrom))
}

/** Answers a form that was sent without JavaScript: the answer is the next page its visitor sees. */
export const answerForm =
  (log: Log, page: PageTemplate, siteUrl: string): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (!isForm(req) || wantsJson(req) || res.headersSent) return next(error)
    const { status, text } = describeError(error)
    if (status >= 500) log.error(error)
    const faults = error instanceof UnacceptableQuote ? error.faults : [{ text }]
    await sendFormBack(res.status(status), page, faults, req.body, pageOfSite(req, siteUrl))
  }
