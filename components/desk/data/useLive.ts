import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskSummary } from '#data/desk/deskQuote.ts'
import { FailedAnswer } from '../../api/requestJson.ts'
import { keptAnswers } from './answerTimes.ts'

/** Polling interval in milliseconds: a new quote is on every screen within five seconds. */
export const liveInterval = 4000

type Live = {
  summary: DeskSummary | undefined
  /** Differs after every change to any quote, after an outage, and after an answer that the service worker had kept. */
  state: string | undefined
  /** Why the screens are not updated. */
  failure: 'offline' | 'failed' | undefined
}

export const LiveContext = createContext<Live>({ summary: undefined, state: undefined, failure: undefined })

/** The current counts. */
export const useLive = (): Live => useContext(LiveContext)

/** Polls the counts every few seconds, in hidden tabs too. Screens refetch their data as soon as a count changes. */
export function useLiveUpdates(): Live {
  const { data, error } = useSWR<DeskSummary | null>(deskApi.summary, {
    refreshInterval: liveInterval,
    refreshWhenHidden: true,
    refreshWhenOffline: true,
    dedupingInterval: liveInterval / 2,
    // swr pauses the polling after an error, and retries it in a hidden tab only without this.
    revalidateOnFocus: false,
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, retry, options) => void setTimeout(retry, liveInterval, options),
  })
  const failure: Live['failure'] = error && (error instanceof FailedAnswer ? 'failed' : 'offline')
  const keptCount = keptAnswers.useValue()
  const state = failure ?? (data || keptCount > 0 ? JSON.stringify([data, keptCount]) : undefined)
  // The same object until something changes: otherwise every list would render again.
  return useMemo(() => ({ summary: data ?? undefined, state, failure }), [data, state, failure])
}

/**
 * Refetches data when the desk's state changes, and not for the first state. Waits for a fetch without earlier data: begun
 * again at every change, it might never end on a slow connection. Repeats a failed refetch, which leaves older data on the screen.
 *
 * @param failed the error of that refetch, another one at each failure
 */
export function useRefetchOnChange(isLoading: boolean, failed: unknown, refetch: () => void): void {
  const { state } = useLive()
  const seen = useRef<string>(undefined)
  const act = useEffectEvent(refetch)
  useEffect(() => {
    seen.current ??= state
    if (isLoading || seen.current === state) return
    seen.current = state
    act()
  }, [state, isLoading])
  useEffect(() => {
    if (!failed) return
    const timer = setTimeout(act, liveInterval)
    return () => clearTimeout(timer)
  }, [failed])
}

/** Refetches the data of the open screen after a save. Lists refetch themselves, by the counts. */
export function useRefreshScreens(): () => void {
  const { mutate } = useSWRConfig()
  return () =>
    void mutate((key) => typeof key === 'string' && key.startsWith(deskApi.all) && key !== deskApi.summary)
}
