import { expect, type Page } from '@playwright/test'

/** Presses a key on a control, as a visitor's first intent, and waits until all of the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  const hintAndCheck = async () => {
    // Repeated, because the stub is async. evaluate fails while another document loads.
    await page.evaluate(hintAtControl).catch(() => undefined)
    return isHydrated(page)
  }
  // waitForFunction would check only once a frame.
  await expect
    .poll(hintAndCheck, {
      message: `${page.url()} is hydrated`,
      intervals: [10, 20, 50, 100],
      timeout: 90_000,
    })
    .toBe(true)
}

/** Runs in the page. A real key would move the focus. */
function hintAtControl(): void {
  document
    .querySelector('[data-held]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
}

/** Also false while another document replaces the page. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(readHydrated).catch(() => false)

/** Runs in the page. React marks the elements that it has hydrated. */
function readHydrated(): boolean {
  const parts = [...document.querySelectorAll('main > *, footer')]
  const isAdopted = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
  return document.documentElement.hasAttribute('data-hydrated') && parts.every(isAdopted)
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
