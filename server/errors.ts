import type { ErrorRequestHandler, Response } from 'express'
import { site } from '#data/company/site.ts'
import { describeFaults, type QuoteFault } from '#data/quote/quoteRequest.ts'
import type { Log } from './log.ts'

const callUs = `call us at ${site.phoneDotted}.`

/** An error with an HTTP status and a message that the visitor reads. */
export class Refusal extends Error {
  override name = 'Refusal'
  status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** The visitor's mistake: a field is missing or invalid. */
export class UnacceptableQuote extends Refusal {
  override name = 'UnacceptableQuote'
  faults: readonly QuoteFault[]

  constructor(faults: readonly QuoteFault[]) {
    super(422, describeFaults(faults))
    this.faults = faults
  }
}

/** The client reached the limit of quotes. */
export const tooManyQuotes = () =>
  new Refusal(
    429,
    `You have sent several requests in a short time. Please try again in a few minutes. Or ${callUs}`,
  )

/** The store failed. This must never look like success. */
export const quoteNotStored = (cause: unknown) =>
  new Refusal(503, `Your request could not be saved just now. Please ${callUs}`, { cause })

/** The request body is over its limit. */
export const tooLong = `The request is too long. Please shorten the message. If that doesn't help, please ${callUs}`

/** No route answers the path. */
export const noSuchPath = () => new Refusal(404, 'There is nothing at this URL.')

/** Replaces the messages of Express's own errors, which are written for programmers. */
const sentences: Readonly<Record<number, string>> = {
  400: `The request could not be read. Please try again. If that doesn't help, please ${callUs}`,
  413: tooLong,
  415: 'The request must be sent as JSON or as a form, in UTF-8.',
}

/** Answers in plain text: the quote form shows the body of a failed response unchanged. */
export function answerErrors(log: Pick<Log, 'error'>): ErrorRequestHandler {
  return (error, _req, res, next) => {
    const { status, text } = describeError(error)
    if (status >= 500) log.error(error)
    // Part of the response is sent: only closing the connection tells the client that it is incomplete.
    if (res.headersSent) return next(error)
    res.set('Cache-Control', 'no-store')
    res.status(status).type('text').send(text)
  }
}

/** Answers a path that has no file. */
export function refuseFile(res: Response): void {
  res.set('Cache-Control', 'no-store').status(404).type('text').send('There is no file at this URL.')
}

/** Answers a method that the path does not have. */
export function refuseMethod(
  res: Response,
  allowed = 'GET, HEAD',
  text = 'This URL can only be read.',
): void {
  res.set('Allow', allowed).status(405).type('text').send(text)
}

/** The status and the sentence that answer an error. */
export function describeError(error: unknown): { status: number; text: string } {
  const status = statusOf(error)
  const text = error instanceof Refusal ? error.message : sentences[status]
  return { status, text: text ?? `Something went wrong. Please ${callUs}` }
}

/** The HTTP status of an error; 500 for one that carries none. */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error)) return 500
  return Number.isInteger(error.status) && Number(error.status) >= 400 ? Number(error.status) : 500
}
