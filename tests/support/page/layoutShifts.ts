import type { Page } from '@playwright/test'

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
