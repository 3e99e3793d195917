import { createContext, useContext, useEffect, useMemo, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskSummary } from '#data/desk/deskQuote.ts'
import { FailedAnswer } from '../../api/requestJson.ts'

/** In milliseconds: a new request is on every screen within five seconds. */
export const liveInterval = 4000

type Live = {
  summary: DeskSummary | undefined
  /** Another one after every change to any request, and after a time without answers. */
  state: string | undefined
  /** Why the screens do not follow what happens. */
  fault: 'offline' | 'failed' | undefined
}

export const LiveContext = createContext<Live>({ summary: undefined, state: undefined, fault: undefined })

/** The counts, as they are now. */
export const useLive = (): Live => useContext(LiveContext)

/** Asks for the counts every few seconds, also behind other tabs, and for what is shown as soon as something changed. */
export function useLiveUpdates(): Live {
  const refresh = useRefreshScreens()
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
  const fault: Live['fault'] = error && faultOf(error)
  const state = fault ?? (data ? JSON.stringify(data) : undefined)
  useOnChange(state, refresh)
  // The same as before unless something changed: every list would else be drawn again.
  return useMemo(() => ({ summary: data ?? undefined, state, fault }), [data, state, fault])
}

const faultOf = (error: unknown) => (error instanceof FailedAnswer ? 'failed' : 'offline')

/** Calls back when the desk's state becomes another one, and not for the first. */
export function useOnChange(state: string | undefined, act: () => void): void {
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (state === undefined) return
    const isChange = seen.current !== undefined && seen.current !== state
    seen.current = state
    if (isChange) act()
  }, [state, act])
}

/** Asks again for what is on the screen. Lists do that by themselves: swr leaves out what is fetched page by page. */
export function useRefreshScreens(): () => void {
  const { mutate } = useSWRConfig()
  const refresh = useRef(
    () =>
      void mutate((key) => typeof key === 'string' && key.startsWith(deskApi.all) && key !== deskApi.summary),
  )
  return refresh.current
}
