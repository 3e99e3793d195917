import { useEffect } from 'react'
import { connection } from '#components/api/connection.ts'
import { loadWholePage, matchPage } from '../pageTable.ts'

/** Events that come before a click. */
const hints = ['pointerover', 'touchstart']

/** How long a link has the focus before its page is fetched, in milliseconds: the Tab key passes many links. */
const focusDelay = 200

/** How long links are in view before their pages are fetched, in milliseconds. */
const viewDelay = 1000

/** No page is fetched for a link in view after so many bytes. The last one may take 25 kB, and 40 kB is the limit. */
const byteLimit = 8000

/** Fetches the page that a link leads to before it is followed: when it is pointed at, touched, or keeps the focus. */
export function usePrefetching(): void {
  useEffect(() => {
    const watch = new AbortController()
    const { signal } = watch
    let timer: ReturnType<typeof setTimeout>
    const waitForFocus = () => {
      clearTimeout(timer)
      timer = setTimeout(() => prefetchAround(document.activeElement), focusDelay)
    }
    for (const hint of hints)
      document.addEventListener(hint, ({ target }) => prefetchAround(target), { passive: true, signal })
    document.addEventListener('focusin', waitForFocus, { signal })
    return () => {
      clearTimeout(timer)
      watch.abort()
    }
  }, [])
}

/**
 * Fetches a few of the pages whose links stay in view, except on a slow connection.
 *
 * @param isWhole whether all links of the page are rendered
 */
export function usePrefetchingInView(isWhole: boolean): void {
  useEffect(() => (isWhole ? prefetchInView() : undefined), [isWhole])
}

function prefetchAround(target: EventTarget | null) {
  const link = target instanceof Element && target.closest('a')
  if (link) prefetch(link)
}

/**
 * Fetches the page of this site that a link opens in this tab; nothing for another site, a file such as a photo, or a new tab.
 * Never fails: what could not be fetched is fetched when the link is followed.
 */
async function prefetch({ origin, pathname, target }: HTMLAnchorElement): Promise<void> {
  if (origin !== location.origin || pathname === location.pathname || target) return
  const { entry, params } = matchPage(pathname)
  if (entry.path !== '*') await loadWholePage(entry, params).catch(() => undefined)
}

function prefetchInView() {
  const { saveData, effectiveType = '' } = connection()
  if (saveData || /[23]g/.test(effectiveType)) return
  let taken = 0
  const inView = new Set<Element>()
  let timer: ReturnType<typeof setTimeout>
  let turn = Promise.resolve()

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(fetchShown)
    }, viewDelay)
  })
  for (const link of document.links) observer.observe(link)

  // One after the other, so that what each took is known.
  async function fetchShown() {
    for (const link of inView as Set<HTMLAnchorElement>) {
      if (taken > byteLimit) return
      // The home page alone would take more.
      if (link.pathname === '/') continue
      const before = resources().length
      await prefetch(link)
      taken += scriptBytes(resources().slice(before))
    }
  }

  return () => {
    clearTimeout(timer)
    observer.disconnect()
    inView.clear()
  }
}

const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[]

const scriptBytes = (fetched: PerformanceResourceTiming[]) =>
  fetched.reduce((sum, { name, encodedBodySize }) => sum + (name.endsWith('.js') ? encodedBodySize : 0), 0)
