import { Children, type ReactNode, Suspense, useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Keeps the footer below the first screen. */
const space = <div style={{ minHeight: '100vh' }} />

/**
 * The sections of a page. React hydrates each on its own, a touched one first. A navigation to the top of a page shows the first two,
 * and then the others.
 */
export function Sections({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const isAtTop = useNavigationType() !== 'POP' && !hash
  const isWhole = useDeferredValue(true, !isAtTop)
  const sections = Children.toArray(children).map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page do not change
    <Suspense key={index}>{section}</Suspense>
  ))
  // The same structure in both renders: otherwise React would mount the first two again.
  return (
    <>
      {isWhole ? sections : sections.slice(0, 2)}
      {!isWhole && space}
    </>
  )
}
