import { useEffect } from 'react'
import { connection, isWeakConnection } from '#components/api/connection.ts'
import { notFoundPath, opensPage, routes } from '../site/pageTable.ts'
import { footer, loadData, loadPage, loadWholePage } from './loadPage.ts'

/** How long the pointer or the focus stays on a link before its page is fetched, in milliseconds: both pass many links. */
const delays = { pointerover: 65, focusin: 200 }

/** With Save-Data, on 2g and on 3g the visitor may lack what is fetched in vain: a pointer passes links, and a touch may scroll. */
const mayPrefetch = (): boolean => !isWeakConnection() && connection().effectiveType !== '3g'

/** Prefetches the page of a link on hover, touch and focus, where the connection allows it. */
export function usePrefetching(): void {
  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    // On the window: useLinkTaps.ts stops events in dehydrated parts there.
    const options = { capture: true, passive: true, signal: controller.signal }
    addEventListener('touchstart', ({ target }) => prefetchAround(target), options)
    for (const [hint, delay] of Object.entries(delays))
      addEventListener(
        hint,
        ({ target }) => {
          clearTimeout(timer)
          timer = setTimeout(() => prefetchAround(target), delay)
        },
        options,
      )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])
}

function prefetchAround(target: EventTarget | null): void {
  const path = pathAround(target)
  // After a failure the navigation tries again.
  if (path) loadWholePage(path).catch(() => {})
}

/** Path that a link around an element opens, if its page may be prefetched. */
export function pathAround(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest('a')
  return link && opensPage(link) && mayPrefetch() ? link.pathname : undefined
}

/** Time without scrolling before pages of links in view are prefetched, in milliseconds. */
const settleDelay = 250

/** Number of links prefetched then, those nearest to the middle of the screen. */
const linksWhenSettled = 3

/** Number of pages whose data links in view prefetch on one page: some 60 kB. */
const pageLimit = 20

/**
 * Prefetches what a tap may need, where the connection allows it: when idle, the code of the linked kinds of pages; at the start and
 * after each scroll, the pages of a few links in view. Photos in view come before code. They do not come before data, which is a
 * few kilobytes. Ends at the first failure: the connection is gone, or the files of this build are, and each scroll would fail again.
 *
 * @param isWhole whether all of the page is rendered
 */
export function usePrefetchingAhead(isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return
    const controller = new AbortController()
    const prefetched = new Set<string>()
    const stop = () => controller.abort()
    const code = prefetchCode(controller.signal)
    watchSettled(controller.signal, async (isStill) => {
      if (!mayPrefetch() || prefetched.size >= pageLimit) return
      const isScrolled = window.scrollY > 0
      const paths = pathsInView()
      for (const path of paths) {
        prefetched.add(path)
        loadData(path, 'low').catch(stop)
      }
      await photosInView()
      await code
      if (isStill())
        for (const path of paths) (isScrolled ? loadWholePage : loadPage)(path, 'low').catch(stop)
    })
    return stop
  }, [isWhole])
}

/** URLs of chunks not fetched yet. The build writes them here (renderer/build/plugins/prefetchedCode.ts). */
const prefetchedCode = import.meta.env.PROD ? 'prefetched-code'.split(' ') : []

/** Paths of the pages that are the only ones of their kind. */
const singlePages = routes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && path !== notFoundPath)

/** Into the HTTP cache, where import() finds it. Safari does not repeat a failed import() or modulepreload. */
async function fetchCode(url: string): Promise<void> {
  const answer = await fetch(url, { priority: 'low' })
  if (!answer.ok) throw new Error(url)
  await answer.blob()
}

/** Also fetches the data of single pages, 7 kB. */
async function prefetchCode(signal: AbortSignal): Promise<void> {
  await idle()
  await photosInView()
  if (signal.aborted || !mayPrefetch()) return
  // Data that failed is fetched by the navigation.
  for (const path of singlePages) loadData(path, 'low').catch(() => {})
  try {
    await Promise.all(prefetchedCode.splice(0).map(fetchCode))
    // Hydrates the footer.
    await footer.load()
  } catch {
    // Fetched when it is needed.
  }
}

/** Resolves when the browser is idle, or a second later: Chromium may not call back on a page that draws no frames. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    window.requestIdleCallback === undefined
      ? setTimeout(resolve, 200)
      : requestIdleCallback(resolve, { timeout: 1000 }),
  )

/** Resolves when all photos in view are loaded, or failed. */
async function photosInView(): Promise<void> {
  const awaited = [...document.images].filter((image) => !image.complete && isInView(image))
  const settled = awaited.map(
    (image) =>
      new Promise((resolve) => {
        for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true })
      }),
  )
  await Promise.all(settled)
}

/** Whether an element, or a part of it, is on the screen. */
export function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

/**
 * Calls back after `settleDelay` without a scroll event: at the start, and after every scroll. Also at the first event of each
 * scroll, because a jump (to a section, by the space bar) has no other.
 *
 * @param onSettled receives a function that returns whether the page was not scrolled since
 */
function watchSettled(signal: AbortSignal, onSettled: (isStill: () => boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    const top = window.scrollY
    onSettled(() => !signal.aborted && window.scrollY === top)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      settle()
    }, settleDelay)
  }
  const onScroll = () => {
    if (timer === undefined) settle()
    wait()
  }
  wait()
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Paths of the links in view nearest to the middle of the screen below the header. */
function pathsInView(): string[] {
  const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const distance = (link: Element) => {
    const { top, bottom, left, right } = link.getBoundingClientRect()
    return Math.hypot(top + bottom - window.innerHeight - covered, left + right - window.innerWidth)
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>(':is(main, footer) a[href]')]
    .filter(opensPage)
    .filter(isInView)
  const nearest = links.sort((a, b) => distance(a) - distance(b)).map(({ pathname }) => pathname)
  return [...new Set(nearest)].slice(0, linksWhenSettled)
}
