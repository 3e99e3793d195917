import { sessionValue } from '../call-to-action/sessionValue.ts'

/** Says that a request is on its way, for the page after a reload in the middle. */
const marker = sessionValue('quoteOnItsWay')

/** The attempt that is under way, also for a form that was left and came back: true once the quote is stored. */
let underWay: Promise<boolean> | undefined

export const attemptUnderWay = () => underWay

/** One attempt at a time. */
export function attempt(send: () => Promise<boolean>): Promise<boolean> {
  marker.write('yes')
  underWay ??= send().finally(() => {
    underWay = undefined
    if (!isLeaving) marker.clear()
  })
  return underWay
}

/** Whether the page before this one went away while it waited for the answer. Says so once. */
export function takeInterruption(): boolean {
  const wasInterrupted = underWay === undefined && marker.read() !== null
  if (wasInterrupted) marker.clear()
  return wasInterrupted
}

// A page that goes away ends its requests, as if the line had dropped.
let isLeaving = false

/** @returns stops watching */
export function watchLeaving(): () => void {
  const watch = ({ type }: Event) => {
    isLeaving = type === 'pagehide'
  }
  for (const type of ['pagehide', 'pageshow']) window.addEventListener(type, watch)
  return () => {
    for (const type of ['pagehide', 'pageshow']) window.removeEventListener(type, watch)
  }
}
