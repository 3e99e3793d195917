import { expect, type Page } from '@playwright/test'
import { withFrames } from './frames.ts'

/** Scrolls without animation and waits for the scroll event. @returns the position, which is smaller on a short page */
export function scrollTo(page: Page, top: number): Promise<number> {
  const scrolled = page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return window.scrollY
  }, top)
  return withFrames(page, scrolled)
}

export const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** Waits until the section's top edge stands just below the sticky header. */
export async function expectUnderHeader(page: Page, section: string): Promise<void> {
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox()
    const box = await page.locator(section).boundingBox()
    const gap = (box?.y ?? Number.NaN) - ((header?.y ?? 0) + (header?.height ?? 0))
    expect(header?.y).toBe(0)
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(32)
  }).toPass()
}

/** The scroll positions of the next frames: one, if nothing moves the page. */
export function nextPositions(page: Page): Promise<number[]> {
  const positions = page.evaluate(async () => {
    const positions = new Set<number>()
    for (let frame = 0; frame < 15; frame++) {
      await new Promise(requestAnimationFrame)
      if (frame > 1) positions.add(window.scrollY)
    }
    return [...positions]
  })
  return withFrames(page, positions)
}

/** Records the scroll positions from now on. */
export async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle(() => {
    const positions: number[] = []
    window.addEventListener('scroll', () => positions.push(window.scrollY))
    return positions
  })
  return () => seen.evaluate((positions) => positions)
}
