import { expect, type Page } from '@playwright/test'

/** Marks the document that is loaded now; the mark goes with it when another one is loaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export async function expectMarkedDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toBeAttached()
}

export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-marked])')).toBeAttached()
}
