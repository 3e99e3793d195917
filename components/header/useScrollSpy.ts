import { useEffect, useState } from 'react'
import { type HomeSection, homeSections } from '#data/paths.ts'

/** Offset of the line that the active section crosses, below the scroll position, in pixels. */
const activeLine = 100

/**
 * The scroll state: whether the page is scrolled by more than 10 px, and the active section (undefined between two). Before
 * hydration: at the top, in no section.
 *
 * @param pathname of the page: another one has other sections
 */
export function useScrollSpy(pathname: string) {
  const [isScrolled, setScrolled] = useState(false)
  const [activeSection, setActiveSection] = useState<HomeSection>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections of another page are looked up again
  useEffect(() => {
    const update = () => {
      setScrolled(window.scrollY > 10)
      setActiveSection(homeSections.find(isActive))
    }
    update()
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    for (const event of ['scroll', 'resize']) window.addEventListener(event, update, options)
    return () => controller.abort()
  }, [pathname])

  return { isScrolled, activeSection }
}

function isActive(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top <= activeLine && box.bottom > activeLine
}
