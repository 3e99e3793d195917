import { useEffect } from 'react'
import { connection } from '#components/api/connection.ts'
import { loadPage, loadWholePage } from '../pageTable.ts'
import { linkedPage } from './linkedPage.ts'

/** Events that come before a click. */
const hints = ['pointerover', 'touchstart']

/** How long a link has the focus before its page is fetched, in milliseconds: the Tab key passes many links. */
const focusDelay = 200

/** How long links are in view before their pages are fetched, in milliseconds. */
const viewDelay = 1000

/** No page is fetched for a link in view after so many bytes. The last one may take 17 kB, and 30 kB is the limit. */
const byteLimit = 12_000

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
 * Fetches the first screens of a few pages whose links stay in view, except on a slow connection.
 *
 * @param isWhole whether all links of the page are rendered
 */
export function usePrefetchingInView(isWhole: boolean): void {
  useEffect(() => (isWhole ? prefetchInView() : undefined), [isWhole])
}

function prefetchAround(target: EventTarget | null) {
  const link = target instanceof Element && target.closest('a')
  if (link) prefetch(link, loadWholePage)
}

/** Never fails: what could not be fetched is fetched when the link is followed. */
async function prefetch(link: HTMLAnchorElement, load: typeof loadPage): Promise<void> {
  const page = link.pathname === location.pathname ? undefined : linkedPage(link)
  if (page) await load(page.entry, page.params).catch(() => undefined)
}

function prefetchInView() {
  const { saveData, effectiveType = '' } = connection()
  if (saveData || /[23]g/.test(effectiveType)) return
  const before = resources().length
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
    for (const link of inView) {
      if (scriptBytes(resources().slice(before)) > byteLimit) return
      await prefetch(link as HTMLAnchorElement, loadPage)
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
