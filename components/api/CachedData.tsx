import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { swrConfig } from './swrConfig.ts'

let config: ReturnType<typeof swrConfig> | undefined

/** Around whatever reads data with swr: what one part of the site fetched, the others need not fetch again. */
export function CachedData({ children }: { children: ReactNode }) {
  config ??= swrConfig()
  return <SWRConfig value={config}>{children}</SWRConfig>
}
