import { type ReactNode, useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { WholePage } from '#components/layout/BelowFold.tsx'
import { usePrefetchingInView } from './usePrefetching.ts'

/**
 * The page of a navigation: renders the first screen at once and what is below it right after. A navigation to a section, back
 * or forward renders the whole page at once, and so does hydration.
 */
export function DeferredPage({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const startsAtTop = useNavigationType() !== 'POP' && !hash
  const isWhole = useDeferredValue(true, startsAtTop ? false : undefined)
  usePrefetchingInView(isWhole)
  return <WholePage value={isWhole}>{children}</WholePage>
}
