import type { Page } from '@playwright/test'

export type Line = { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }

/** What the browser tells pages of the line from now on. */
export async function tellLine(page: Page, line: Line): Promise<void> {
  await page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), line)
}
