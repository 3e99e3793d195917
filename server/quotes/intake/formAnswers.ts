import type { ErrorRequestHandler, Request } from 'express'
import { describeError, UnacceptableQuote } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { quoteFormPage } from './quoteFormPage.ts'

/** What a browser sends by itself; with JavaScript the form sends JSON. */
export const isForm = (req: Request): boolean =>
  Boolean(req.is(['application/x-www-form-urlencoded', 'multipart/form-data']))

/** A form sent without JavaScript gets itself back, with the reasons: what answers it is the next page. */
export const answerForm =
  (log: Log): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (!isForm(req) || res.headersSent) return next(error)
    const { status, text } = describeError(error)
    if (status >= 500) log.error(error)
    const reasons = error instanceof UnacceptableQuote ? error.reasons : [text]
    res.status(status).type('html').send(quoteFormPage(reasons, req.body))
  }
