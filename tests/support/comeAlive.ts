import type { Page } from '@playwright/test'

/** A visitor's first intent, and the wait for what it brings: from here on the page answers without reloads. */
export async function comeAlive(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 300)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** Hydration's last step is over: the page has taken the scroll position over from the browser. */
export const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => history.scrollRestoration === 'manual')

/** Leaves the visitor's first intent as the only thing that brings a page to life. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}
