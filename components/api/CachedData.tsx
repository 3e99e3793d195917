import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { swrConfig } from './swrConfig.ts'

let config: ReturnType<typeof swrConfig> | undefined

/** Around components that fetch data with swr: all of them share one cache. */
export function CachedData({ children }: { children: ReactNode }) {
  config ??= swrConfig()
  return <SWRConfig value={config}>{children}</SWRConfig>
}
