import { startTransition, useEffect, useState } from 'react'
import { type LoadedPage, loadPage } from './loadPage.ts'
import { pathAround } from './usePrefetching.ts'

type TouchedPage = { pathname: string; page: LoadedPage }

/**
 * The page of the link under the finger, if it is fetched. Rendered hidden while the finger is down, it only has to be shown when
 * the finger lifts. Undefined again if the touch becomes a scroll, and after a navigation.
 *
 * @param pathname of the current page
 */
export function useTouchedPage(pathname: string): TouchedPage | undefined {
  const [touched, setTouched] = useState<TouchedPage>()

  useEffect(() => {
    /** Of the link under the finger. */
    let path: string | undefined
    async function onTouch({ target }: TouchEvent) {
      const touchedPath = pathAround(target)
      path = touchedPath
      if (!touchedPath) return
      const page = await loadPage(touchedPath).catch(() => undefined)
      if (page && path === touchedPath && location.pathname === pathname)
        startTransition(() => setTouched({ pathname: touchedPath, page }))
    }
    // A page that is fetched only after the finger lifts is rendered by the navigation.
    function onLift() {
      path = undefined
    }
    function discard() {
      path = undefined
      setTouched(undefined)
    }
    const watch = new AbortController()
    // On the window: useLinkTaps.ts stops events in dehydrated parts there.
    const options = { capture: true, passive: true, signal: watch.signal }
    addEventListener('touchstart', onTouch, options)
    addEventListener('pointerup', onLift, options)
    addEventListener('pointercancel', discard, options)
    return () => {
      watch.abort()
      discard()
    }
  }, [pathname])

  return touched?.pathname === pathname ? undefined : touched
}
