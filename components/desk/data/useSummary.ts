import { createContext, useContext, useEffect, useMemo, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskSummary } from '#data/desk/deskQuote.ts'
import { FailedAnswer } from '../../api/requestJson.ts'

/** In milliseconds: a new request is on every screen within five seconds. */
const interval = 4000

type Live = {
  summary: DeskSummary | undefined
  /** Another one after every change to any request. */
  state: string | undefined
  isOffline: boolean
}

export const LiveContext = createContext<Live>({ summary: undefined, state: undefined, isOffline: false })

/** The counts, as they are now. */
export const useLive = (): Live => useContext(LiveContext)

/** Asks for the counts every few seconds, also behind other tabs, and for what is shown as soon as something changed. */
export function useLiveUpdates(): Live {
  const refresh = useRefreshScreens()
  const { data, error } = useSWR<DeskSummary | null>(deskApi.summary, {
    refreshInterval: interval,
    refreshWhenHidden: true,
    refreshWhenOffline: true,
    dedupingInterval: interval / 2,
  })
  const state = data ? `${data.newest} ${data.changed}` : undefined
  useOnChange(state, refresh)
  const isOffline = error !== undefined && !(error instanceof FailedAnswer)
  // The same as before unless something changed: every list would else be drawn again.
  return useMemo(() => ({ summary: data ?? undefined, state, isOffline }), [data, state, isOffline])
}

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
