import { useEffect, useState } from 'react'

/** Of the active section, below the scroll position, in pixels. */
const readingLine = 100

/**
 * The id of the active section: the one under the scroll position plus 100 px. Undefined between sections, and before hydration.
 *
 * @param pathname another page has other sections under the same ids
 */
export function useActiveSection<Id extends string>(ids: readonly Id[], pathname: string): Id | undefined {
  const [active, setActive] = useState<Id>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections of another page are looked up again
  useEffect(() => {
    const update = () => setActive(ids.find(isActive))
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [ids, pathname])

  return active
}

function isActive(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top <= readingLine && box.bottom > readingLine
}
