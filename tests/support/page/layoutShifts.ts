import type { Page } from '@playwright/test'
import { unknownPath } from './pageKinds.ts'

/** Lines that are centred on the not-found page begin elsewhere in its fonts. */
export const mostShift = (path: string): number => (path === unknownPath ? 0.01 : 0.005)

/** Runs in the page. */
export const fontsShown = () =>
  [...document.fonts].filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
    .length === 2

/** Sums the layout shifts without recent input: from now on, after the fonts have loaded, or from the start of the next page. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(observeShifts)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(twoFrames)
  await page.evaluate(observeShifts)
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
}

/** Runs in the page. A frame's layout shift is reported within the next two frames. */
export async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Runs in the page. */
function observeShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const shifts = { total: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.total += entry.value
  }).observe({ type: 'layout-shift' })
  Object.assign(window, { shifts })
}
