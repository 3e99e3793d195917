import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type State, SWRConfig } from 'swr'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { createFetcher } from '../../api/CachedData.tsx'
import { deskMark } from '../../session/localStore.ts'
import { noteAnswer } from './answerTimes.ts'

/** The path of the sign-in screen, with the path to return to. */
const signInFrom = (path: string) => `${deskPaths.signIn}?next=${encodeURIComponent(path)}`

/** Opens the sign-in screen, which returns to the current path. */
export function useLeaveForSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    deskMark.clear()
    if (pathname !== deskPaths.signIn) navigate(signInFrom(pathname + search), { replace: true })
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
    fetcher: createFetcher({
      on401: 'null',
      // A response from the service worker's cache may be older than the screen, as after a save (renderer/desk/serviceWorker.ts).
      headersOf: (url): Record<string, string> =>
        entries.get(url)?.data === undefined ? {} : { 'Cache-Control': 'no-store' },
      onResponse: (url, response) => response.ok && noteAnswer(url, response),
    }),
    // The cache lives as long as the desk is open, so that a screen seen before shows at once.
    provider: () => entries,
    shouldRetryOnError: false,
    dedupingInterval: 500,
  }
}
