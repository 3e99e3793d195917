import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import useSWR, { type State, SWRConfig, type SWRConfiguration } from 'swr'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskSummary } from '#data/desk/deskQuote.ts'
import { FailedAnswer, requestJson, textIn } from '../../api/requestJson.ts'
import { createStore, deskMark } from '../../session/createStore.ts'

/** Opens the sign-in screen, which returns to the current path. */
export function useLeaveForSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    deskMark.clear()
    const signIn = `${deskPaths.signIn}?next=${encodeURIComponent(pathname + search)}`
    if (pathname !== deskPaths.signIn) navigate(signIn, { replace: true })
  }
}

/** Around the desk's screens: swr revalidates the data on focus; an expired session leads to the sign-in screen. */
export function DeskData({ children }: { children: ReactNode }) {
  const [config] = useState(createConfig)
  const leave = useLeaveForSignIn()
  return (
    <SWRConfig value={{ ...config, onSuccess: (data: unknown) => data === null && leave() }}>
      {children}
    </SWRConfig>
  )
}

function createConfig() {
  const entries = new Map<string, State>()
  return {
    fetcher: (url: string) =>
      requestJson('GET', url, undefined, {
        // A response from the service worker's cache may be older than the screen, as after a save (renderer/desk/serviceWorker.ts).
        headers: entries.get(url)?.data === undefined ? {} : { 'Cache-Control': 'no-store' },
        onResponse: (response) => response.ok && noteAnswer(url, response),
      }).catch((error) => {
        if (error instanceof FailedAnswer && error.status === 401) return null
        throw error
      }),
    // The cache lives as long as the desk is open, so that a screen seen before shows at once.
    provider: () => entries,
    shouldRetryOnError: false,
    dedupingInterval: 500,
  }
}

/** Fetches JSON of the desk from a URL. Null fetches nothing. @param isShown whether the screen shows the data */
export function useDeskData<Data>(url: string | null, options: SWRConfiguration = {}, isShown = true) {
  useShown(isShown ? url : null)
  // An expired session gives null (above).
  const { data: latest, error, isLoading, mutate } = useSWR<Data | null>(url, options)
  const failure = error ? failureOf(error) : undefined
  // What was deleted meanwhile must not stay on the screen.
  const data = failure === 'missing' ? undefined : latest
  useRefetchOnChange(isLoading, data && error, () => void mutate())
  return {
    data: data ?? undefined,
    isLoading: (isLoading || data === null) && !data,
    failure: data ? undefined : failure,
    retry: () => void mutate(),
  }
}

export function failureOf(error: unknown): 'offline' | 'missing' | 'failed' {
  if (error instanceof FailedAnswer) return error.status === 404 ? 'missing' : 'failed'
  return navigator.onLine ? 'failed' : 'offline'
}

/** Polling interval in milliseconds: a new quote is on every screen within five seconds. */
export const liveInterval = 4000

type Live = {
  summary: DeskSummary | undefined
  /** Differs after every change to any quote, after an outage, and after an answer from the service worker's cache. */
  state: string | undefined
  /** Why the screens are not updated. */
  failure: 'offline' | 'failed' | undefined
}

export const LiveContext = createContext<Live>({ summary: undefined, state: undefined, failure: undefined })

export const useLive = (): Live => useContext(LiveContext)

/** Whether the server can send mail, as far as the desk knows. */
export const useHasMail = (): boolean => useLive().summary?.hasMail !== false

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
  const cachedCount = cachedAnswers.useValue()
  const state = failure ?? (data || cachedCount > 0 ? JSON.stringify([data, cachedCount]) : undefined)
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

/** When the server sent the answers that the desk has, by URL: by its own clock, in milliseconds. */
const times = createStore<Readonly<Record<string, number>>>({})
/** The URLs of the data on the screen. */
const shown = createStore<readonly string[]>([])
/** Counts the answers that the service worker took from its cache, in place of a slow or missing server. */
const cachedAnswers = createStore(0)

/** Notes the time of an answer. The screens ask again at every change of the counts: unchanged counts confirm what is shown. */
function noteAnswer(url: string, { headers }: Response): void {
  const at = Date.parse(headers.get('Date') ?? '') || Date.now()
  const confirmed = url === deskApi.summary ? shown.read() : []
  times.write({ ...times.read(), ...Object.fromEntries([url, ...confirmed].map((url) => [url, at])) })
  if (headers.has('Age')) cachedAnswers.write(cachedAnswers.read() + 1)
}

/** Marks the data of a URL as shown, until the component is unmounted. */
export function useShown(url: string | null): void {
  useEffect(() => {
    if (url === null) return
    shown.write([...shown.read(), url])
    return () => shown.write(shown.read().toSpliced(shown.read().indexOf(url), 1))
  }, [url])
}

/** Since when the data on the screen may be out of date, as an ISO time; undefined without data. */
export function useShownFrom(): string | undefined {
  const known = times.useValue()
  const oldest = Math.min(...shown.useValue().flatMap((url) => known[url] ?? []))
  return Number.isFinite(oldest) ? new Date(oldest).toISOString() : undefined
}

export type ChangeAnswer = {
  isDone: boolean
  /** 0 without an answer. */
  status: number
  /** The answer's JSON; undefined without one. */
  body: unknown
  /** A sentence of the server, for the person at the screen. */
  message: string | undefined
}

/**
 * Sends a change, which goes on when the document is unloaded. Never rejects: a refusal carries its reason, a conflict the newer row.
 */
export async function sendChange(
  ...[method, url, payload, options]: Parameters<typeof requestJson>
): Promise<ChangeAnswer> {
  try {
    const body = await requestJson(method, url, payload, { keepalive: true, ...options })
    return { isDone: true, status: 200, body, message: undefined }
  } catch (error) {
    const { status, body } = error instanceof FailedAnswer ? error : { status: 0, body: undefined }
    return { isDone: false, status, body, message: textIn(body, 'message') }
  }
}
