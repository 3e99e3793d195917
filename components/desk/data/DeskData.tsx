import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { createFetcher, swrConfig } from '../../api/CachedData.tsx'

/** The path of the sign-in screen, with the path to return to. */
const signInFrom = (path: string) => `${deskPaths.signIn}?next=${encodeURIComponent(path)}`

/** Opens the sign-in screen, which returns to the current path. */
export function useLeaveForSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    if (pathname !== deskPaths.signIn) navigate(signInFrom(pathname + search), { replace: true })
  }
}

/** Around the desk's screens: swr revalidates the data on focus; an expired session leads to the sign-in screen. */
export function DeskData({ children }: { children: ReactNode }) {
  const [config] = useState(() => ({
    ...swrConfig(),
    fetcher: createFetcher({ on401: 'null' }),
    // The cache lives as long as the desk is open, so that a screen seen before shows at once.
    provider: () => new Map(),
    use: [],
    revalidateIfStale: true,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    dedupingInterval: 500,
  }))
  const leave = useLeaveForSignIn()
  return (
    <SWRConfig value={{ ...config, onSuccess: (data: unknown) => data === null && leave() }}>
      {children}
    </SWRConfig>
  )
}
