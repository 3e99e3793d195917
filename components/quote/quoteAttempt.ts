import { sessionValue } from '../session/sessionValue.ts'

/** Says that a request is on its way, for the page after a reload in the middle. */
const marker = sessionValue('quoteOnItsWay')

/** The attempt that is under way, also for a form that was left and came back: true once the quote is stored. */
let underWay: Promise<boolean> | undefined
/** Whether the mark, if there is one, is this page's own. */
let hasTried = false

export const attemptUnderWay = () => underWay

/** One attempt at a time. */
export function attempt(send: () => Promise<boolean>): Promise<boolean> {
  underWay ??= follow(send)
  return underWay
}

async function follow(send: () => Promise<boolean>): Promise<boolean> {
  hasTried = true
  marker.write('yes')
  const isStored = await send()
  underWay = undefined
  if (isStored) marker.clear()
  // A page that goes away ends its requests as if the line had dropped, on whichever page the visitor is by then. The
  // mark must stay; and it does, because timers no longer run.
  else setTimeout(() => underWay || marker.clear())
  return isStored
}

/** Whether the page before this one went away while it waited for the answer. Says so once. */
export function takeInterruption(): boolean {
  const wasInterrupted = !hasTried && marker.read() !== null
  if (wasInterrupted) marker.clear()
  return wasInterrupted
}
