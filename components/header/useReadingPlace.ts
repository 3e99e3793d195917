import { useEffect, useState } from 'react'
import { type HomeSection, homeSections } from '#data/paths.ts'

/** Of the active section, below the scroll position, in pixels. */
const readingLine = 100

/**
 * Where on the page the visitor reads: further down than 10 px, and in which section, undefined between two. At the top, in no
 * section, before hydration.
 *
 * @param pathname another page has other sections under the same ids
 */
export function useReadingPlace(pathname: string) {
  const [isScrolled, setScrolled] = useState(false)
  const [activeSection, setActiveSection] = useState<HomeSection>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections of another page are looked up again
  useEffect(() => {
    const update = () => {
      setScrolled(window.scrollY > 10)
      setActiveSection(homeSections.find(isActive))
    }
    update()
    const watch = new AbortController()
    const options = { passive: true, signal: watch.signal }
    for (const event of ['scroll', 'resize']) window.addEventListener(event, update, options)
    return () => watch.abort()
  }, [pathname])

  return { isScrolled, activeSection }
}

function isActive(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top <= readingLine && box.bottom > readingLine
}
