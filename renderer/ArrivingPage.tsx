import { type ReactNode, useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { WholePage } from '#components/layout/BelowFold.tsx'
import { usePrefetchingInView } from './usePrefetching.ts'

/**
 * The page of a navigation: its first screen as soon as that is made, and the rest right after. Whoever goes to one of its
 * sections, or back to where they were, gets it whole, and so does the first page, which is there already.
 */
export function ArrivingPage({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const startsAtTop = useNavigationType() !== 'POP' && !hash
  const isWhole = useDeferredValue(true, startsAtTop ? false : undefined)
  usePrefetchingInView(isWhole)
  return <WholePage value={isWhole}>{children}</WholePage>
}
