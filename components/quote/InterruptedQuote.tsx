import { useEffect } from 'react'
import { sendFailed } from '#data/quote/sendFailed.ts'
import { toasts } from '../toasts/toastStore.ts'
import { takeInterruption } from './quoteAttempt.ts'

/** On every page, a toast for a quote whose sending a reload has interrupted. */
export function InterruptedQuote() {
  useEffect(() => {
    if (takeInterruption()) toasts.add({ ...sendFailed, kind: 'error', stays: true })
  }, [])
  return null
}
