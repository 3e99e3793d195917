import { useEffect, useState } from 'react'

/** How far below the scroll position a section counts as the one being read, in pixels. */
const readingLine = 100

/**
 * The id of the section being read: the one under the scroll position plus 100 px. Only sections the page has take
 * part; undefined between them, and until the page is alive.
 *
 * @param pathname the address of the page, so that another page's sections are looked up anew
 */
export function useActiveSection(ids: readonly string[], pathname: string): string | undefined {
  const [active, setActive] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections under the same ids
  useEffect(() => {
    const update = () => setActive(ids.find(isBeingRead))
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

function isBeingRead(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top <= readingLine && box.bottom > readingLine
}
