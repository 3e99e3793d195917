import { expect, type Locator, type Page } from '@playwright/test'
import { hydrate } from './hydrate.ts'

export const tooltip = (page: Page): Locator => page.locator('[popover=manual]:popover-open')
/** In the page once its code is loaded, shown or not. */
export const layer = (page: Page): Locator => page.locator('[popover=manual]')
export const social = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Social media' }).getByLabel(name)

/** A hydrated page whose clock the test controls after `prepare`. */
export async function openWithClock(page: Page, path = '/about-us', prepare = async () => {}): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await hydrate(page)
  await prepare()
  await page.mouse.move(5, 5)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** By pointer. */
export async function showTooltip(page: Page, control: Locator): Promise<void> {
  await control.hover()
  await expect(layer(page)).toBeAttached()
  await page.clock.runFor(700)
  await expect(tooltip(page)).toBeVisible()
}
