import type { Locator, Page } from '@playwright/test'
import { hydrate } from './hydrate.ts'
import { markDocument } from './sameDocument.ts'

/** Opens a page and brings it to life; its document is marked, so that a reload would be noticed. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrate(page)
  await markDocument(page)
}

/** On a large screen. */
export const headerItem = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Follows a link from where the page is, on the screen or not: nothing is scrolled into view first. */
export async function followInPlace(link: Locator): Promise<void> {
  await link.dispatchEvent('click')
}
