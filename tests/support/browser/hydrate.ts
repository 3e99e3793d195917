import { expect, type Page } from '@playwright/test'

/** Hydrates the whole page: its first screen, and the sections that are hydrated at a scroll. */
export async function hydrate(page: Page): Promise<void> {
  await hydrateFirstScreen(page)
  // Repeated like a visitor's scrolling: a failed fetch is retried at the next scroll.
  const scrollAndCount = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('scroll'))
      return document.querySelectorAll('[data-dehydrated]').length
    })
  await expect
    .poll(scrollAndCount, {
      message: `${page.url()} is hydrated below the fold`,
      intervals: [10, 20, 50, 100],
    })
    .toBe(0)
}

/**
 * Dispatches a mouse move, as a visitor's first intent, and waits until the page is hydrated. The move is repeated, because the stub
 * is async: on a busy machine an early move comes before its listeners.
 */
export async function hydrateFirstScreen(page: Page): Promise<void> {
  const moveAndCheck = async () => {
    // evaluate fails while another document loads.
    await page.evaluate(movePointer).catch(() => undefined)
    return isHydrated(page)
  }
  // waitForFunction would check only once a frame.
  await expect
    .poll(moveAndCheck, {
      message: `${page.url()} is hydrated`,
      intervals: [10, 20, 50, 100],
      timeout: 90_000,
    })
    .toBe(true)
}

/** Runs in the page. A real move would wait for a frame. */
function movePointer(): void {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }))
}

/** Also false while another document replaces the page. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(readHydrated).catch(() => false)

/**
 * Runs in the page. The last step of hydration sets `scrollRestoration`. A history entry of an earlier document has it set from
 * the start, so this also looks for React's keys on main.
 */
function readHydrated(): boolean {
  const main = document.querySelector('main') ?? {}
  return history.scrollRestoration === 'manual' && Object.keys(main).some((key) => key.startsWith('__react'))
}

/** Makes a visitor's first intent the only trigger of hydration. */
export async function hydrateOnIntentOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/** Skips the reading time and the wait for an idle browser. Timeouts of requests are unchanged. */
export async function shortenReading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((callback: () => void, delay = 0) =>
      setTimeout(callback, delay > 5000 ? delay : 0)) as typeof window.setTimeout
    window.requestIdleCallback = (callback) => setTimeout(callback, 0)
  })
}
