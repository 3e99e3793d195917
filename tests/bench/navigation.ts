import type { Browser, Page } from '@playwright/test'
import { median } from './figure.ts'
import { openSlowPhone, tapWithFinger, visitHydrated } from './slowPhone.ts'

const rounds = 5

/** From where to where: the kinds of page visitors go to most. */
const ways = [
  { from: '/', to: '/about-us' },
  { from: '/', to: '/service-areas/ajax' },
  { from: '/', to: '/services/pickering/hot-tub-removal' },
  { from: '/services/ajax/hot-tub-removal', to: '/' },
  { from: '/service-areas/ajax', to: '/services/ajax/hot-tub-removal' },
  { from: '/services/ajax/hot-tub-removal', to: '/services/yard-waste' },
  { from: '/', to: '/service-areas' },
  { from: '/', to: '/before-after-gallery' },
]

export type Navigation = {
  from: string
  to: string
  milliseconds: number
}

/**
 * From a tap on a link to the next page painted, on a slow phone, once the page is hydrated and the next one prefetched.
 *
 * @returns the median of some rounds for each way
 */
export async function measureNavigations(browser: Browser, baseURL: string): Promise<Navigation[]> {
  const results: Navigation[] = []
  for (const { from, to } of ways) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await measureOnce(browser, baseURL, from, to))
    results.push({ from, to, milliseconds: median(times) })
  }
  return results
}

async function measureOnce(browser: Browser, baseURL: string, from: string, to: string): Promise<number> {
  const page = await openSlowPhone(browser, baseURL)
  await visitHydrated(page, from)
  await showLink(page, to)
  const link = page.locator('a[data-measured]')
  // What a finger that comes near brings: the page is fetched. The tap comes when it is there.
  const fetched = page.waitForEvent('requestfinished', { timeout: 3000 }).catch(() => undefined)
  await link.dispatchEvent('touchstart')
  await fetched
  await page.waitForTimeout(1500)
  const painted = page.evaluate(timeTapToPaint, to)
  await tapWithFinger(link)
  const milliseconds = await painted
  await page.context().close()
  return milliseconds
}

/** Brings a link to the page onto the screen: one among the page's own words where there is one, and no city chip, a button. */
async function showLink(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    const links = [
      ...document.querySelectorAll<HTMLElement>(`a[href="${path}"]:not([role=group] *, [popover] *)`),
    ]
    const shown = links.filter((link) => link.checkVisibility())
    const link = shown.find((candidate) => candidate.closest('main')) ?? shown.at(-1)
    if (!link) throw new Error(`No link to ${path}.`)
    link.setAttribute('data-measured', '')
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, to)
}

/** Runs in the page: from the time the finger was lifted to the first frame with the other page's content. */
function timeTapToPaint(to: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${to} was never shown.`)), 30_000)
    const heading = document.querySelector('h1')
    let tapped = 0
    addEventListener(
      'click',
      (event) => {
        tapped = event.timeStamp
      },
      { capture: true, once: true },
    )
    const changes = new MutationObserver(() => {
      if (location.pathname !== to || document.querySelector('h1') === heading || !tapped) return
      changes.disconnect()
      // The next frame's callback, and a task after it: the frame has been handed over.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - tapped)
        port2.postMessage(undefined)
      })
    })
    changes.observe(document.body, { childList: true, subtree: true })
  })
}
