import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { createFetcher, swrConfig } from '../../api/CachedData.tsx'

/** The address of the sign-in that leads back to this one. */
const signInFrom = (path: string) => `${deskPaths.signIn}?next=${encodeURIComponent(path)}`

/** Leads to the sign-in, and back afterwards. */
export function useLeaveForSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    if (pathname !== deskPaths.signIn) navigate(signInFrom(pathname + search), { replace: true })
  }
}

/** Around the desk's screens: what they show is asked for again when it is looked at; a lost session leads to the sign-in. */
export function DeskData({ children }: { children: ReactNode }) {
  const [config] = useState(() => ({
    ...swrConfig(),
    fetcher: createFetcher({ on401: 'null' }),
    // Kept while the desk is open, so that a screen seen before is there at once.
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
