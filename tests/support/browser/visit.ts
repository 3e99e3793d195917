import { expect, type Locator, type Page } from '@playwright/test'
import { hydrate } from './hydrate.ts'

/** Opens a page and hydrates it. Its document is marked, so that a reload would be noticed. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await markDocument(page)
}

/** Marks the current document: another document has no mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export async function expectMarkedDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toBeAttached()
}

export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-marked])')).toBeAttached()
}

/** An item of the header's navigation, which only large screens show. */
export const headerItem = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Clicks without scrolling the link into view first. */
export const followInPlace = (link: Locator): Promise<void> => link.dispatchEvent('click')
