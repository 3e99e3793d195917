import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { type LoadedPage, loadPage } from './loadPage.ts'
import { pathAround } from './usePrefetching.ts'

type TouchedPage = {
  pathname: string
  page: LoadedPage
  /** Whether the finger has lifted: the page is shown before the navigation is rendered, which removes the current page. */
  isShown: boolean
}

/**
 * The page of the link under the finger, if it is fetched. Rendered hidden while the finger is down, it only has to be shown when
 * the finger lifts. Undefined again if the touch becomes a scroll, at Back, and after a navigation.
 *
 * @param pathname of the current page
 * @returns also a function to call after a click: shows the page if its link has pushed its URL
 */
export function useTouchedPage(pathname: string): [TouchedPage | undefined, () => void] {
  const [touched, setTouched] = useState<TouchedPage>()
  function showTapped() {
    if (!touched || touched.isShown || location.pathname !== touched.pathname || location.hash) return
    setTouched({ ...touched, isShown: true })
  }

  // The page may be rendered after the finger has lifted.
  useLayoutEffect(showTapped)
  useEffect(() => {
    /** Of the link under the finger. */
    let path: string | undefined
    async function onTouch({ target }: TouchEvent) {
      const touchedPath = pathAround(target)
      path = touchedPath
      if (!touchedPath) return
      const page = await loadPage(touchedPath).catch(() => undefined)
      if (page && path === touchedPath && location.pathname === pathname)
        startTransition(() => setTouched({ pathname: touchedPath, page, isShown: false }))
    }
    // A page that is fetched only after the finger lifts is rendered by the navigation.
    function onLift() {
      path = undefined
    }
    function onCancel() {
      path = undefined
      setTouched((touched) => (touched?.isShown ? touched : undefined))
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
    addEventListener('pointercancel', onCancel, options)
    addEventListener('popstate', discard, options)
    return () => {
      watch.abort()
      discard()
    }
  }, [pathname])

  return [touched?.pathname === pathname ? undefined : touched, showTapped]
}
