import type { Page } from '@playwright/test'

/** A visitor's first intent, and the wait for what it brings: from here on the page answers without reloads. */
export async function comeAlive(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 300)
  await page.waitForFunction(readAlive)
}

export const isAlive = (page: Page): Promise<boolean> => page.evaluate(readAlive)

/**
 * Runs in the page. Hydration's last step is over: the page has taken the scroll position over from the browser. An entry of
 * the history that another document left has it from the start; there React has come to the page's elements as well.
 */
function readAlive(): boolean {
  const main = document.querySelector('main') ?? {}
  return history.scrollRestoration === 'manual' && Object.keys(main).some((key) => key.startsWith('__react'))
}

/** Leaves the visitor's first intent as the only thing that brings a page to life. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}
