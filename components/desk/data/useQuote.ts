import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskQuote, HistoryEntry } from '#data/desk/deskQuote.ts'
import { sendChange } from '../../api/requestJson.ts'
import { type DeskState, useDeskData } from './useDeskData.ts'
import { liveInterval, useLive } from './useLive.ts'

/** A mail, webhook or alert about a quote, as the outbox has it. */
export type MailRecord = {
  kind: string
  state: 'pending' | 'sent' | 'failed'
  attempts: number
  error: string
}

/** A quote with its history and its mails. */
export type WholeQuote = DeskQuote & {
  history: HistoryEntry[]
  mails: MailRecord[]
  /** Places (from 1) of the photos that browsers cannot show. Missing in responses cached by an earlier release. */
  downloads?: number[]
}

const hasPendingMail = (quote: WholeQuote | null | undefined): boolean =>
  quote?.mails.some(({ state }) => state === 'pending') ?? false

/** Fetches one quote, and marks the quote as read. */
export function useQuote(id: string): DeskState<WholeQuote> {
  const { mutate } = useSWRConfig()
  const state = useDeskData<WholeQuote>(deskApi.quote(id), {
    // The history does not tell when a mail is sent. swr restarts polling when the function changes, which is after each answer.
    refreshInterval: (quote?: WholeQuote | null) => (hasPendingMail(quote) ? liveInterval : 0),
  })
  const { failure } = useLive()
  const isUnread = state.data !== undefined && !state.data.opened

  const [failures, setFailures] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure repeats the request.
  useEffect(() => {
    // During an outage the request would fail; the effect runs again when the outage ends.
    if (!isUnread || failure) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStale = false
    void sendChange('POST', deskApi.opened(id)).then(({ isDone }) => {
      if (isDone) void mutate(deskApi.summary)
      else if (!isStale) timer = setTimeout(() => setFailures((count) => count + 1), liveInterval)
    })
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [id, isUnread, failure, failures, mutate])

  return state
}
