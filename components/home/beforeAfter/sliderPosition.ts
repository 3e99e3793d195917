export type Point = { x: number; y: number }

/** Below this a finger has not said yet where it goes. */
const slack = 6

/** Whether a finger moves the strap rather than the page. */
export function isSideways(from: Point, to: Point): boolean {
  const along = Math.abs(to.x - from.x)
  return along > slack && along > Math.abs(to.y - from.y)
}

/** How far along a box a place on the screen is: 0 at its left edge and before, 100 at its right edge and beyond. */
export function positionAt(x: number, { left, width }: { left: number; width: number }): number {
  return Math.min(100, Math.max(0, ((x - left) / width) * 100))
}
