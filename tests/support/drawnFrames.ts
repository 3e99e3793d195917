import { setTimeout as wait } from 'node:timers/promises'

/** Why a test ends whose browser has stopped drawing its page: one page of some thousand in Chromium 156, and no fault of the page. */
export const noFrames = 'The browser draws no frames.'

/** In milliseconds; no busy machine takes as long for a frame. */
const limit = 40_000

/**
 * Waits for what needs frames to be drawn.
 *
 * @throws Error {@link noFrames}
 */
export async function drawnFrames<T>(drawn: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = wait(limit, undefined, { signal: over.signal }).then(() => {
    throw new Error(noFrames)
  })
  try {
    return await Promise.race([drawn, late])
  } finally {
    over.abort()
  }
}
