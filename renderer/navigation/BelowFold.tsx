import { type ComponentProps, useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { HydratedNear } from './HydratedNear.tsx'
import type { LazyPart } from './lazyPart.ts'
import { usePrefetchingInView } from './usePrefetching.ts'

type BelowFoldProps = Omit<ComponentProps<typeof HydratedNear>, 'part'> & {
  /** None for a page that is a first screen alone. */
  part: LazyPart | undefined
}

/**
 * The page below its first screen. After a navigation it is rendered right after that; a navigation to a section, back or
 * forward renders the whole page at once.
 */
export function BelowFold({ part, ...props }: BelowFoldProps) {
  const { hash } = useLocation()
  const startsAtTop = useNavigationType() !== 'POP' && !hash
  const isWhole = useDeferredValue(true, startsAtTop ? false : undefined)
  usePrefetchingInView(isWhole)
  if (!part) return null
  // Until then the footer stays below the screen.
  return isWhole ? <HydratedNear part={part} {...props} /> : <div style={{ minHeight: '100vh' }} />
}
