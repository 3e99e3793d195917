import type { PostAnswer } from './post.ts'

/** A receiver answered with something other than 2xx. */
export class NotAccepted extends Error {
  override name = 'NotAccepted'
  responseCode: number
  /** How long the receiver asks to wait, in milliseconds. */
  wait: number

  constructor({ status, retryAfter }: PostAnswer, now: number) {
    super(`The receiver answered ${status}.`)
    this.responseCode = status
    this.wait = waitOf(retryAfter, now)
  }
}

/** Retry-After is a number of seconds or a date. */
function waitOf(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0
  const wait = /^-?\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(wait) ? 0 : Math.max(wait, 0)
}

/** @throws NotAccepted for every answer but 2xx */
export function requireAccepted(answer: PostAnswer, now: number): void {
  if (answer.status < 200 || answer.status > 299) throw new NotAccepted(answer, now)
}
