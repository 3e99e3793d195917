import type { Browser, Locator, Page } from '@playwright/test'
import { hydrate } from '#tests/support/browser/visit.ts'

/** A phone four times slower than this machine, on a slow network: bytes a second, and latency in milliseconds. */
const slowdown = 4
const network = { downloadThroughput: (1600 * 1000) / 8, uploadThroughput: (750 * 1000) / 8, latency: 150 }

/** Opens a page for a new visitor on such a phone. The caller closes its context. */
export async function openSlowPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Time without requests after which a page counts as idle, in milliseconds. */
const quiet = 500

/** Opens a page and waits until it is hydrated and idle, with prefetching done. */
export async function visitHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await settle(page)
}

/** Waits until the page makes no requests. The load state "networkidle" is reached once, possibly before hydration, and at times never. */
export const settle = (page: Page): Promise<void> => page.evaluate(waitUntilQuiet, quiet)

/** Runs in the page. */
function waitUntilQuiet(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, milliseconds)
    new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, milliseconds)
    }).observe({ type: 'resource' })
  })
}

/** Duration of a tap in milliseconds. */
const press = 80

/** Taps like a person: Playwright's own tap has no duration. */
export async function tapWithFinger(control: Locator): Promise<void> {
  const page = control.page()
  const box = await control.boundingBox()
  if (!box) throw new Error(`There is nothing to tap: ${control}`)
  const session = await page.context().newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(press)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
