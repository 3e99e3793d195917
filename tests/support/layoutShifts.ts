import type { Page } from '@playwright/test'

/**
 * Adds up how far the page's parts are moved from now on, but by a click or a key. Waits for the fonts first, which
 * move lines a little where no metric-matched stand-in is installed.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(async () => {
    await document.fonts.ready
    const seen = { total: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.total += entry.value
    }).observe({ type: 'layout-shift' })
    return seen
  })
  return () => seen.evaluate(({ total }) => total)
}
