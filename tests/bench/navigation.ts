import type { Browser, Page } from '@playwright/test'
import { serveBarePages } from './barePages.ts'
import { type Figure, median } from './figure.ts'
import { openSlowPhone, tapWithFinger, visitHydrated } from './slowPhone.ts'

const rounds = 5

/** Measured navigations: every kind of page with a link, and "Get Free Quote". */
const ways = [
  { from: '/', to: '/about-us' },
  { from: '/', to: '/service-areas/ajax' },
  { from: '/', to: '/services/pickering/hot-tub-removal' },
  { from: '/services/ajax/hot-tub-removal', to: '/' },
  { from: '/service-areas/ajax', to: '/services/ajax/hot-tub-removal' },
  { from: '/services/ajax/hot-tub-removal', to: '/services/yard-waste' },
  { from: '/', to: '/service-areas' },
  { from: '/', to: '/before-after-gallery' },
  { from: '/', to: '/junk-removal' },
  { from: '/', to: '/accessibility' },
  { from: '/services/ajax/hot-tub-removal', to: '/#contact' },
]

/** Time in milliseconds that the link is in view before the touch. */
const views = { seen: 700, justSeen: 0 }

/**
 * Time from a tap on a link to the paint of the next page, on a slow phone, with the page hydrated and idle. Measures three cases:
 * the link in view for 0.7 s, just scrolled into view, and with its page prefetched, so that only rendering remains, which begins
 * under the finger. Each round also measures the same navigation as a page load.
 */
export async function measureNavigations(browser: Browser, url: string): Promise<Figure[]> {
  const bare = await serveBarePages()
  const figures: Figure[] = []
  for (const [index, { from, to }] of ways.entries()) {
    const seen: number[] = []
    const justSeen: number[] = []
    const prefetched: number[] = []
    const rendered: number[] = []
    const loads: number[] = []
    const bareLoads: number[] = []
    for (let round = 0; round < rounds; round++) {
      seen.push((await timeNavigation(browser, url, from, to, views.seen)).fromTap)
      justSeen.push((await timeNavigation(browser, url, from, to, views.justSeen)).fromTap)
      const ready = await timeNavigation(browser, url, from, to, 'prefetched')
      prefetched.push(ready.fromTap)
      rendered.push(ready.fromHandler)
      loads.push(await timePageLoad(browser, url, from, to))
      bareLoads.push(await timePageLoad(browser, bare.url, from, to))
    }
    const load = median(loads)
    const way = `${from} to ${to}`
    console.log(`${index + 1} of ${ways.length}: ${way}, ${median(seen).toFixed()} ms`)
    const note = `page load ${load.toFixed()} ms, bare ${median(bareLoads).toFixed()} ms`
    figures.push(
      { name: `${way}, link in view for 0.7 s`, value: median(seen), unit: 'ms', atMost: 200, note },
      { name: `${way}, beside a page load`, value: median(seen) / load, unit: '×', atMost: 0.9 },
      { name: `${way}, link just in view`, value: median(justSeen), unit: 'ms', atMost: 260 },
      { name: `${way}, prefetched`, value: median(prefetched), unit: 'ms', atMost: 150 },
      { name: `${way}, rendered`, value: median(rendered), unit: 'ms', atMost: 80 },
    )
  }
  bare.stop()
  return figures
}

/** @param inView milliseconds that the link is in view; 'prefetched' waits for its page */
async function timeNavigation(
  browser: Browser,
  url: string,
  from: string,
  to: string,
  inView: number | 'prefetched',
): Promise<TapTime> {
  const page = await openSlowPhone(browser, url)
  await visitHydrated(page, from)
  await showLink(page, to)
  const link = page.locator('a[data-measured]')
  // A touch would render the page as well.
  if (inView === 'prefetched') await link.dispatchEvent('pointerover')
  await page.waitForTimeout(inView === 'prefetched' ? 1500 : inView)
  const painted = page.evaluate(timeTapToPaint, to)
  await tapWithFinger(link)
  const time = await painted
  await page.context().close()
  return time
}

/** Time from the same tap to the first paint if the browser loads the next page as a document. */
async function timePageLoad(browser: Browser, url: string, from: string, to: string): Promise<number> {
  const page = await openSlowPhone(browser, url)
  // Without script our pages have plain links. A Playwright route would disable the HTTP cache, so this blocks URLs.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
  await page.goto(from)
  await page.waitForLoadState('networkidle')
  await showLink(page, to)
  await page.waitForTimeout(views.seen)
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) =>
      sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp)),
    ),
  )
  await tapWithFinger(page.locator('a[data-measured]'))
  await page.waitForURL(({ pathname, hash }) => pathname + hash === to)
  const milliseconds = await page.evaluate(timeFirstPaint)
  await page.context().close()
  return milliseconds
}

/**
 * Scrolls to a link to the page in the last screen's height frame by frame, like a thumb: the link is not in view at the first scroll
 * event, as it would be after a jump. Prefers a link in main. City chips are buttons and do not count.
 */
async function showLink(page: Page, to: string): Promise<void> {
  await page.evaluate(async (path) => {
    const links = [...document.querySelectorAll<HTMLElement>(`a[href="${path}"]:not([role=group] *)`)]
    const shown = links.filter((link) => link.checkVisibility())
    const link = shown.find((candidate) => candidate.closest('main')) ?? shown.at(-1)
    if (!link) throw new Error(`No link to ${path}.`)
    link.setAttribute('data-measured', '')
    const { top } = link.getBoundingClientRect()
    const start = window.scrollY + top - 1.5 * window.innerHeight
    for (let frame = 0; frame < 10; frame++) {
      window.scrollTo({ top: start + (frame / 10) * window.innerHeight, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, to)
}

/** Times in milliseconds to the first frame with the next page's content. */
type TapTime = {
  /** From the time stamp of mouseup, when the finger lifts. */
  fromTap: number
  /** From the mouseup listener, just before the click. */
  fromHandler: number
}

/** Runs in the page. */
function timeTapToPaint(to: string): Promise<TapTime> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${to} was never shown.`)), 30_000)
    const shownHeading = () =>
      [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
    const heading = shownHeading()
    let tapped = 0
    let handled = 0
    // mouseup comes right before the click. A click listener added here might run after the page's own.
    addEventListener(
      'mouseup',
      (event) => {
        tapped = event.timeStamp
        handled = performance.now()
      },
      { capture: true, once: true },
    )
    const changes = new MutationObserver(() => {
      if (location.pathname + location.hash !== to || shownHeading() === heading || !tapped) return
      changes.disconnect()
      // A task after the next frame's callback runs once that frame is committed.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const painted = performance.now()
          resolve({ fromTap: painted - tapped, fromHandler: painted - handled })
        }
        port2.postMessage(undefined)
      })
    })
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] })
  })
}

/** Runs in the next page: time from the tap to the first contentful paint. */
function timeFirstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (!paint) return
      resolve(performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('tapped')))
    }).observe({ type: 'paint', buffered: true })
  })
}
