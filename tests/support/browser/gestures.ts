import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'

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

/** Error message if the browser has stopped drawing frames, as Chromium 156 does for one page in some thousand. */
export const noFrames = 'The browser draws no frames.'

/** In milliseconds; a frame never takes as long, even on a busy machine. */
const timeout = 40_000

/**
 * Waits for something that needs frames: animation frames, and mouse moves, which Chromium delivers with a frame.
 *
 * @throws Error {@link noFrames} when the page still answers and draws no frame
 */
export async function withFrames<T>(page: Page, result: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = wait(timeout, undefined, { signal: over.signal }).then(async () => {
    if (await drawsFrames(page)) return result
    throw new Error(noFrames)
  })
  try {
    return await Promise.race([result, late])
  } finally {
    over.abort()
  }
}

/** Waits while the page is too busy to respond. Uses an observer, because a test may have stopped requestAnimationFrame. */
async function drawsFrames(page: Page): Promise<boolean> {
  await page.evaluate(() => true)
  const frame = page.evaluate(
    () =>
      new Promise<true>((resolve) => {
        new IntersectionObserver(() => resolve(true)).observe(document.documentElement)
      }),
  )
  return Promise.race([frame, wait(timeout, false)])
}

type Point = { x: number; y: number }

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not on the page.`)
  return box
}

/** A point inside an element, in fractions of its size. */
export async function placeIn(element: Locator, across: number, down = 0.5): Promise<Point> {
  const { x, y, width, height } = await boxOf(element)
  return { x: x + width * across, y: y + height * down }
}

/** Waits for all animations, which a controlled clock does not drive. */
export const stillness = (page: Page): Promise<void> =>
  withFrames(
    page,
    page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    }),
  )

/** Drags in small steps, with the mouse or a finger. */
export async function drag(page: Page, pointer: 'mouse' | 'touch', from: Point, to: Point): Promise<void> {
  const steps = Array.from({ length: 8 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / 8,
    y: from.y + ((to.y - from.y) * (index + 1)) / 8,
  }))
  if (pointer === 'mouse') {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const { x, y } of steps) await page.mouse.move(x, y)
    await page.mouse.up()
    return
  }
  // Playwright's own tap has no duration.
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  for (const at of steps) await touch('touchMove', at)
  await touch('touchEnd')
}

/** Presses Tab until the control has the focus, like a keyboard user. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}
