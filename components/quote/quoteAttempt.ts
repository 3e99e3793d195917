import { sessionValue } from '../session/sessionValue.ts'

/** Tells the page after a reload that a request was being sent. */
const marker = sessionValue('quoteOnItsWay')

/** The pending attempt, also for a form that was unmounted and mounted again: true once the quote is stored. */
let underWay: Promise<boolean> | undefined
/** Whether the marker, if there is one, is this document's own. */
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
  // A document that is unloaded aborts its requests as if offline. The marker must stay then; it does, because timers
  // no longer run.
  else setTimeout(() => underWay || marker.clear())
  return isStored
}

/** Whether the previous document was unloaded before the answer came. True once. */
export function takeInterruption(): boolean {
  const wasInterrupted = !hasTried && marker.read() !== null
  if (wasInterrupted) marker.clear()
  return wasInterrupted
}
