import { sessionValue } from '../session/sessionValue.ts'
import { uploads } from './photos/stores.ts'

/** Set while a request is pending, for the page after a reload. */
const marker = sessionValue('quoteOnItsWay')

/** The pending attempt, which outlives the form. Resolves to true once the quote is stored. */
let underWay: Promise<boolean> | undefined

export const attemptUnderWay = () => underWay

/** Whether a quote or its photos are being sent. Unloading the document would lose the photos, and the answer to the quote. */
export const isSendingQuote = (): boolean => underWay !== undefined || uploads.read().length > 0

/** Starts an attempt, or returns the pending one. */
export function attempt(send: () => Promise<boolean>): Promise<boolean> {
  underWay ??= follow(send)
  return underWay
}

async function follow(send: () => Promise<boolean>): Promise<boolean> {
  marker.write('yes')
  const isStored = await send()
  underWay = undefined
  if (isStored) marker.clear()
  // While a document unloads, its requests fail as if offline. The marker then stays, because the timer no longer runs.
  else setTimeout(() => underWay || marker.clear())
  return isStored
}

/** Whether the previous document was unloaded before the answer. Returns true once. Call before the first attempt. */
export function takeInterruption(): boolean {
  const wasInterrupted = marker.read() !== null
  if (wasInterrupted) marker.clear()
  return wasInterrupted
}
