import type { Browser, Locator, Page } from '@playwright/test'

/** A phone four times slower than this machine, on a slow network: bytes a second, and latency in milliseconds. */
const slowdown = 4
const network = { downloadThroughput: (1600 * 1000) / 8, uploadThroughput: (750 * 1000) / 8, latency: 150 }

/** A new visitor on such a phone. The page is closed by the caller, with its context. */
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

/** Opens a page and waits until it is hydrated and its first idle work is done. */
export async function visitHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.waitForLoadState('networkidle')
}

/** Duration of a tap in milliseconds. */
const press = 80

/** A tap as a person's: Playwright's own has no duration. */
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
