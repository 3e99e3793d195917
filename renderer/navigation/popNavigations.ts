import { popDelayed } from '#components/session/useHistoryMove.ts'
import { loadNextPage } from './loadNextPage.ts'
import { loadWholePage } from './loadPage.ts'

/**
 * Delays popstate events for React Router, because React renders the update of a popstate event synchronously. After Back or Forward:
 * until that page is loaded; otherwise the page on the screen would be hidden. Within the page (the skip link, Back from a section): for
 * a moment, so that React renders a transition; otherwise it would discard the parts of the page that are not hydrated. Call before
 * React Router listens: listeners on the window are called in the order of their registration, in Chromium capturing ones too. What
 * closes at once listens to `popDelayed` as well.
 *
 * @param shownPathname returns the pathname of the page on the screen
 * @returns stops it
 */
export function delayPopNavigations(shownPathname: () => string): () => void {
  const delay = (event: PopStateEvent) => {
    if (!event.isTrusted) return
    const { pathname } = location
    const repeat = () => {
      if (location.pathname === pathname) dispatchEvent(new PopStateEvent('popstate', { state: event.state }))
    }
    if (pathname !== shownPathname()) {
      const page = loadNextPage(pathname, true)
      if ('value' in page) return
      page.then(repeat)
    } else {
      if (!document.querySelector('[data-dehydrated]')) return
      loadWholePage(pathname).catch(() => {})
      setTimeout(repeat)
    }
    event.stopImmediatePropagation()
    dispatchEvent(new Event(popDelayed))
  }
  addEventListener('popstate', delay)
  return () => removeEventListener('popstate', delay)
}
