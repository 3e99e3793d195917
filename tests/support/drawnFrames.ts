import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Why a test ends whose browser has stopped drawing its page: one page of some thousand in Chromium 156. */
export const noFrames = 'The browser draws no frames.'

/** Whether a test's try ended for that. */
export const hasStoppedDrawing = (attempt?: { error?: { message?: string } | undefined }): boolean =>
  attempt?.error?.message?.includes(noFrames) === true

/** In milliseconds; no busy machine takes as long for a frame. */
const patience = 40_000

/**
 * Waits for what needs frames to be drawn. A page that is busy, or draws and never comes to an end, is waited for as long as
 * its test may take.
 *
 * @throws Error {@link noFrames} when the page answers, and no frame of it is drawn
 */
export async function drawnFrames<T>(
  page: Pick<Page, 'evaluate'>,
  drawn: Promise<T>,
  limit = patience,
): Promise<T> {
  const over = new AbortController()
  const late = wait(limit, undefined, { signal: over.signal }).then(async () => {
    if (await isDrawn(page, limit)) return drawn
    throw new Error(noFrames)
  })
  try {
    return await Promise.race([drawn, late])
  } finally {
    over.abort()
  }
}

/** Whether a frame comes while the page answers. An observer's, as a test may have stopped the page's own clock. */
async function isDrawn(page: Pick<Page, 'evaluate'>, limit: number): Promise<boolean> {
  await page.evaluate(() => true)
  const frame = page.evaluate(
    () =>
      new Promise<true>((resolve) => {
        new IntersectionObserver(() => resolve(true)).observe(document.documentElement)
      }),
  )
  return Promise.race([frame, wait(limit, false)])
}
