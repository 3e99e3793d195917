import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { site } from '#data/company/site.ts'
import type { Log } from './log.ts'

export const callUs = `call us at ${site.phoneDotted}.`

/** What is wrong with a field, or with the whole request. */
export type Fault = { field?: string; text: string }

type RefusalOptions = ErrorOptions & {
  headers?: Readonly<Record<string, string>>
  faults?: readonly Fault[]
}

/** An error with an HTTP status and a message that the visitor reads. */
export class Refusal extends Error {
  override name = 'Refusal'
  status: number
  headers: Readonly<Record<string, string>>
  faults: readonly Fault[]

  constructor(status: number, message: string, { headers = {}, faults = [], ...cause }: RefusalOptions = {}) {
    super(message, cause)
    this.status = status
    this.headers = headers
    this.faults = faults
  }
}

export const unacceptable = (
  faults: readonly Fault[],
  message = faults.map(({ text }) => text).join(' '),
): Refusal => new Refusal(422, message, { faults })

/** The store failed. This must never look like success. */
export const quoteNotStored = (cause: unknown) =>
  new Refusal(503, `Your request could not be saved just now. Please ${callUs}`, { cause })

export const tooLong = `The request is too long. Please shorten the message. If that doesn't help, please ${callUs}`

export function refuseFile(): never {
  throw new Refusal(404, 'There is no file at this URL.')
}

export function refuseMethod(allowed = 'GET, HEAD'): never {
  throw new Refusal(405, `Only ${allowed} is allowed here.`, { headers: { Allow: allowed } })
}

/** Refuses the methods that a path has no handler for; mounted after the handlers. */
export const allow =
  (methods?: string): RequestHandler =>
  () =>
    refuseMethod(methods)

/** Replaces the messages of errors that are written for programmers, such as Express's own; 500 for all others. */
const sentences: Readonly<Record<number, string>> = {
  400: `The request could not be read. Please try again. If that doesn't help, please ${callUs}`,
  413: tooLong,
  415: 'The request must be sent as JSON or as a form, in UTF-8.',
  500: `Something went wrong. Please ${callUs}`,
}

type SendError = (
  req: Request,
  res: Response,
  answer: { text: string; faults: readonly Fault[] },
) => void | Promise<void>

/** Plain text: the quote form shows the body of a failed response unchanged. */
export const sendText: SendError = (_req, res, { text }) => void res.type('text').send(text)

/** Answers errors with their status, in the words and the format of those who read them. */
export function answerErrors(
  log: Pick<Log, 'error'>,
  send = sendText,
  words = sentences,
): ErrorRequestHandler {
  return async (error, req, res, next) => {
    const status = statusOf(error)
    if (status >= 500) log.error(error)
    // Part of the response is sent: only closing the connection tells the client that it is incomplete.
    if (res.headersSent) return next(error)
    const { message, headers, faults } =
      error instanceof Refusal ? error : new Refusal(status, words[status] ?? words[500] ?? '')
    res.set({ 'Cache-Control': 'no-store', ...headers }).status(status)
    await send(req, res, { text: message, faults })
  }
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error)) return 500
  return Number.isInteger(error.status) && Number(error.status) >= 400 ? Number(error.status) : 500
}
