import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { popDelayed } from '#components/session/useHistoryMove.ts'
import { type LoadedPage, loadPage } from './loadPage.ts'
import { pathAround } from './usePrefetching.ts'

type TouchedPage = {
  pathname: string
  page: LoadedPage
  /** Where it was touched. Any navigation ends it, also one back to the current page. */
  from: Location
  /** Whether its link has pushed its URL: it is shown in place of the current page, before the navigation is rendered. */
  isShown: boolean
}

/**
 * The page of the link that was touched last, if it is fetched. Rendered hidden while the finger is down, it only has to be shown
 * when the finger lifts. Undefined again if the touch becomes a scroll, at Back, and after a navigation.
 *
 * @returns also a function to call after each click: shows the page if a link has pushed its URL
 */
export function useTouchedPage(): [TouchedPage | undefined, () => void] {
  const from = useLocation()
  const [last, setTouched] = useState<TouchedPage>()
  const touched = last?.from === from ? last : undefined

  function afterClick() {
    if (touched && !touched.isShown && touched.pathname === location.pathname && !location.hash)
      setTouched({ ...touched, isShown: true })
  }
  // After every render: the page may be rendered after the click.
  useLayoutEffect(afterClick)

  useEffect(() => {
    /** Of the last touched link. */
    let path: string | undefined
    async function onTouch({ target }: TouchEvent) {
      const pathname = pathAround(target)
      path = pathname
      if (!pathname) return
      const page = await loadPage(pathname).catch(() => undefined)
      if (page && path === pathname && location.pathname === from.pathname)
        startTransition(() => setTouched({ pathname, page, from, isShown: false }))
    }
    /** After a touch that became a scroll, and after Back to the current page. */
    function discard() {
      path = undefined
      setTouched((touched) =>
        touched?.isShown && touched.pathname === location.pathname ? touched : undefined,
      )
    }
    const controller = new AbortController()
    // On the window: useLinkTaps.ts stops events in dehydrated parts there.
    const options = { capture: true, passive: true, signal: controller.signal }
    addEventListener('touchstart', onTouch, options)
    for (const end of ['pointercancel', 'popstate', popDelayed]) addEventListener(end, discard, options)
    return () => controller.abort()
  }, [from])

  return [touched, afterClick]
}
