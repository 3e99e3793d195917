import type { Locator, Page } from '@playwright/test'

export type Point = { x: number; y: number }

/** A point inside an element, in fractions of its size. */
export async function placeIn(element: Locator, across: number, down = 0.5): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not on the page.`)
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}

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
