import { useEffect, useState } from 'react'
import { loadPage, type PageAt } from './loadPage.ts'
import { pathAround } from './usePrefetching.ts'

/**
 * The page of the link under the finger, once it is fetched. Rendered hidden while the finger is down, it only has to be shown
 * when the finger lifts. Undefined again if the touch becomes a scroll.
 *
 * @param pathname of the current page
 */
export function useTouchedPage(pathname: string): PageAt | undefined {
  const [touched, setTouched] = useState<PageAt & { from: string }>()

  useEffect(() => {
    let path: string | undefined
    async function onTouch({ target }: TouchEvent) {
      const touchedPath = pathAround(target)
      path = touchedPath
      if (!touchedPath) return
      const page = await loadPage(touchedPath).catch(() => undefined)
      // Once the finger has lifted, the navigation renders the page.
      if (page && path === touchedPath && location.pathname === pathname)
        setTouched({ from: pathname, pathname: touchedPath, page })
    }
    function onScroll() {
      path = undefined
      setTouched(undefined)
    }
    const watch = new AbortController()
    // On the window: useLinkTaps.ts stops events in dehydrated parts there.
    const options = { capture: true, passive: true, signal: watch.signal }
    addEventListener('touchstart', onTouch, options)
    addEventListener('pointercancel', onScroll, options)
    return () => watch.abort()
  }, [pathname])

  return touched?.from === pathname ? touched : undefined
}
