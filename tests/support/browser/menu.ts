import { expect, type Locator, type Page } from '@playwright/test'
import { hydrate } from './hydrate.ts'

export const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })

/** By its label: while the menu is open, roles outside it are hidden. */
export const menuButton = (page: Page): Locator => page.locator('header').getByLabel('Menu', { exact: true })

export async function openMenu(page: Page): Promise<void> {
  await hydrate(page)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
}
