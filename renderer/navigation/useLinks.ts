import { useEffect } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { isWeakConnection } from '#components/api/connection.ts'
import { hasModifier } from '#components/layout/browserEvents.ts'
import { fetchedPages, isPageLink, loadPage, prefetchPage } from '../site/pages.ts'
import { watchLinksInView } from './linksInView.ts'

/** How long the pointer or the focus stays on a link before its page is fetched, in milliseconds. */
const hintDelays = { pointerover: 65, focusin: 200 }
/** How many pages are fetched in all before links in view are no longer fetched ahead. */
const pageLimit = 20

/**
 * Has React Router follow links within the site, and fetches their pages ahead: home, which has the form, at once, those of links in view
 * after a scroll (what everybody sees first is rarely followed), and others on touch, hover and focus. One listener for plain `<a>`
 * elements: React Router's Link renders again at every state of a navigation, 150 times on a page.
 */
export function useLinks(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout>
    const home = document.querySelector<HTMLAnchorElement>('header a[href="/"]')
    if (home) prefetch(home, pathname, prefetchPage)
    const stopWatching = watchLinksInView((links) => {
      if (fetchedPages.size < pageLimit) for (const link of links) prefetch(link, pathname, prefetchPage)
    })
    const hint = ({ target }: Event, delay?: number) => {
      const link = target instanceof Element && target.closest('a')
      clearTimeout(timer)
      if (link && delay) timer = setTimeout(prefetch, delay, link, pathname, loadPage)
      else if (link) prefetch(link, pathname, loadPage)
    }
    for (const [type, delay] of Object.entries(hintDelays))
      addEventListener(type, (event) => hint(event, delay), { signal })
    // Without a timer: Chromium delays timers while a finger is down.
    addEventListener('touchstart', hint, { passive: true, signal })
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element && event.target.closest('a')
        if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event) || !isPageLink(link))
          return
        event.preventDefault()
        navigate(createPath(link), { replace: link.href === location.href })
      },
      { signal },
    )
    return () => {
      clearTimeout(timer)
      stopWatching()
      controller.abort()
    }
  }, [navigate, pathname])
}

function prefetch(link: HTMLAnchorElement, current: string, load: typeof prefetchPage): void {
  if (isWeakConnection() || !isPageLink(link) || link.pathname === current) return
  // After a failure the navigation tries again.
  load(link.pathname).catch(() => {})
}
