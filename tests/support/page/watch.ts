import type { Page, Request } from '@playwright/test'

/**
 * Collects console messages, uncaught errors, and requests that fail or leave the site.
 *
 * @param isExpected whether the test itself causes one
 */
export function watchErrors(page: Page, isExpected: (error: string) => boolean = () => false): string[] {
  const errors: string[] = []
  const add = (error: string) => {
    if (!isExpected(error)) errors.push(`${error} (on ${page.url()})`)
  }
  const ownHost = () => new URL(page.url()).host
  /** Whether a request loads the page itself, not a frame in it. */
  const isOfPage = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame()

  page.on('console', (message) => add(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => add(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Cut off because the page was left.
    if (reason !== 'net::ERR_ABORTED') add(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOfPage(response.request()))
      add(`status ${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !isOfPage(request) && host !== ownHost())
      add(`another host: ${request.url()}`)
  })
  return errors
}

/**
 * Chromium logs every status 404, including the not-found page's. A missing file is reported as a response as well. Only the data
 * file of an unknown page is expected to be missing, which tells the browser that the page does not exist.
 */
export const isNotFoundStatus = (error: string): boolean =>
  /Failed to load resource.*404|status 404: .*\/assets\/pages\/.*\/no-such-page\.json/.test(error)

/** Collects uncaught errors in all documents of a page; React throws a failed hydration, too. */
export function watchUncaughtErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${error.message} (on ${page.url()})`))
  return errors
}

/** Rounded to 0.00. */
export const mostShift = 0.005
/** When the fonts come after the first paint: a line more or less on the first screen. */
export const mostFontShift = 0.05

/** Runs in the page. */
export const fontsShown = () =>
  [...document.fonts].filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
    .length === 2

/**
 * Sums layout shifts from now on, after the fonts have loaded, or from the start of the next page.
 *
 * @param withInput whether shifts soon after an input count as well
 */
export async function watchLayoutShifts(page: Page, withInput = false): Promise<() => Promise<number>> {
  await page.addInitScript(observeShifts, withInput)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(twoFrames)
  await page.evaluate(observeShifts, withInput)
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
}

/** Runs in the page. A frame's layout shift is reported within the next two frames. */
export async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Runs in the page. */
function observeShifts(withInput: boolean): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const shifts = { total: 0 }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (withInput || !hadRecentInput) shifts.total += value
  }).observe({ type: 'layout-shift' })
  Object.assign(window, { shifts })
}

/** The scripts, and the data of pages, that a page fetches from now on. */
export function watchScripts(page: Page) {
  const scripts: Request[] = []
  page.on('request', (request) => {
    if (/^\/assets\/.*\.js(on)?$/.test(new URL(request.url()).pathname)) scripts.push(request)
  })

  /** Waits until all have loaded and requested no others. */
  async function settled(): Promise<void> {
    for (let count = -1; count < scripts.length; ) {
      count = scripts.length
      await Promise.all(scripts.map(async (script) => (await script.response())?.finished()))
      // Scripts send their follow-up requests before these fetches are answered.
      for (let answer = 0; answer < 3; answer++)
        await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then(() => undefined))
    }
  }

  return { scripts, settled }
}
