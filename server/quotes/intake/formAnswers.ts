import type { ErrorRequestHandler, Request, Response } from 'express'
import { describeError, UnacceptableQuote } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { quoteFormPage, type TypedFields } from './quoteFormPage.ts'

/** The built template, or a function that renders it in development. */
export type NotSentPage = string | (() => Promise<string>)

/** What a browser sends by itself; with JavaScript the form sends JSON. */
export const isForm = (req: Request): boolean =>
  Boolean(req.is(['application/x-www-form-urlencoded', 'multipart/form-data']))

/** Sends a form back with the reasons and everything that was typed. */
export async function sendFormBack(
  res: Response,
  page: NotSentPage,
  reasons: readonly string[],
  typed: TypedFields | undefined,
): Promise<void> {
  const template = typeof page === 'string' ? page : await page()
  res.type('html').send(quoteFormPage(template, reasons, typed))
}

/** Answers a form that was sent without JavaScript: the answer is the next page its visitor sees. */
export const answerForm =
  (log: Log, page: NotSentPage): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (!isForm(req) || res.headersSent) return next(error)
    const { status, text } = describeError(error)
    if (status >= 500) log.error(error)
    const reasons = error instanceof UnacceptableQuote ? error.reasons : [text]
    await sendFormBack(res.status(status), page, reasons, req.body)
  }
