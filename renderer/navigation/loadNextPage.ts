import { isAnswered } from '#components/api/isAnswered.ts'
import { pause } from '#components/api/pause.ts'
import { withTimeout } from '#components/api/withTimeout.ts'
import { isSendingQuote } from '#components/quote/quoteAttempt.ts'
import { toasts } from '#components/toasts/toastStore.ts'
import { footer, type LoadedPage, loadPage, loadWholePage } from './loadPage.ts'
import { reloadAtTop } from './scrollPositions.ts'

/** Pages of navigations, by pathname and whether they wait for all. */
const nextPages = new Map<string, Promise<LoadedPage>>()

/**
 * Fetches the whole page for a navigation. After a network error, a missing file (of an older build) or a timeout, the browser loads
 * the document instead; the page on the screen stays until then.
 *
 * @param needsAll whether the first screen waits for what is below it
 */
export function loadNextPage(pathname: string, needsAll: boolean): Promise<LoadedPage> {
  const whole = loadWholePage(pathname)
  if ('value' in whole) return whole
  const key = `${pathname} ${needsAll}`
  const known = nextPages.get(key)
  if (known) return known
  const next = new Promise<LoadedPage>((show) => {
    // The next tap waits anew.
    loadPageOrDocument(pathname, needsAll, show).finally(() => nextPages.delete(key))
  })
  nextPages.set(key, next)
  return next
}

/** Pause before a page is fetched again, in milliseconds. */
const retryDelay = 2_000

/**
 * The rest has its own timeout after the first screen. Also waits for the footer's code: React hydrates the footer before it renders
 * the navigation. While a quote or its photos are being sent, and for the seconds that a toast tells the outcome, tries again instead of
 * loading the document: they would be lost.
 *
 * @param show called with the page once it can be rendered
 */
async function loadPageOrDocument(
  pathname: string,
  needsAll: boolean,
  show: (page: LoadedPage) => void,
): Promise<void> {
  const whole = loadWholePage(pathname)
  const first = Promise.all([needsAll ? whole : loadPage(pathname), footer.load()])
  // Also after the timeout: the page may still come before the document.
  first.then(
    ([page]) => show(page),
    () => {},
  )
  try {
    await withTimeout(first)
    await withTimeout(whole)
  } catch {
    // A page on the screen is better than the browser's error page, and its rest may have come late.
    const isWanted = (await isServerBack(pathname)) || screenPathname.current !== pathname
    const isLeft = () => location.pathname !== pathname
    if (!isWanted || isLeft()) return
    if (!('value' in whole)) {
      if (!isSendingQuote() && !toasts.list().some(({ isOpen, stays }) => isOpen && !stays))
        return reloadAtTop()
      await pause(retryDelay)
      if (isLeft()) return
    }
    await loadPageOrDocument(pathname, needsAll, show)
  }
}

/** Pathname of the page on the screen; App.tsx writes it. */
export const screenPathname = { current: '' }

/** How long a restart of the server may take on a small, busy machine, in milliseconds. */
const restartTimeout = 30_000
/** Timeout of one request, in milliseconds. */
const requestTimeout = 15_000
const probeDelay = 250

/**
 * Waits until the server answers for the page of the address bar, at most for `restartTimeout`. Does not wait while the browser is
 * offline.
 */
async function isServerBack(pathname: string): Promise<boolean> {
  const end = performance.now() + restartTimeout
  while (navigator.onLine && location.pathname === pathname && performance.now() < end) {
    if (await isAnswered(pathname, requestTimeout)) return true
    await new Promise((resolve) => setTimeout(resolve, probeDelay))
  }
  return false
}
