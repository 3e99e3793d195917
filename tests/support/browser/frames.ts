import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

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
