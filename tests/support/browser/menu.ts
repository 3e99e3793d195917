import { expect, type Locator, type Page } from '@playwright/test'
import { hydrate } from './hydrate.ts'

export const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })

/** Found by label, because an open menu hides the roles outside it. */
export const menuButton = (page: Page): Locator => page.locator('header').getByLabel('Menu', { exact: true })

export async function openMenu(page: Page): Promise<void> {
  await hydrate(page)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
}
