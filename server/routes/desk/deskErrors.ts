import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { ProgressFault } from '#data/desk/quoteProgress.ts'
import { Refusal, statusOf } from '../../errors.ts'
import type { Log } from '../../log.ts'

/** A field is missing or not valid. */
export class UnacceptableFields extends Refusal {
  override name = 'UnacceptableFields'
  faults: readonly ProgressFault[]

  constructor(faults: readonly ProgressFault[]) {
    super(422, faults.map(({ text }) => text).join(' '))
    this.faults = faults
  }
}

export const noSuchQuote = () => new Refusal(404, 'There is no such request. It may have been deleted.')

/** Replaces the messages of Express's own errors. */
const sentences: Readonly<Record<number, string>> = {
  400: 'This could not be read.',
  413: 'This is too long.',
}

/** Answers in JSON: a message, and for a 422 the fields with what is wrong with each. */
export function answerDeskErrors(log: Pick<Log, 'error'>): ErrorRequestHandler {
  return (error, _req, res, next) => {
    const status = statusOf(error)
    if (status >= 500) log.error(error)
    if (res.headersSent) return next(error)
    const known = error instanceof Refusal ? error.message : sentences[status]
    const message = known ?? 'Something went wrong. Please try again.'
    const faults = error instanceof UnacceptableFields ? { faults: error.faults } : {}
    res.status(status).json({ message, ...faults })
  }
}

/** Answers the methods that a path has no handler for; mounted after the handlers. */
export const allow =
  (methods: string): RequestHandler =>
  (_req, res) =>
    void res
      .set('Allow', methods)
      .status(405)
      .json({ message: `Here only ${methods} is allowed.` })
