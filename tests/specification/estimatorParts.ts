import { expect, type Page } from '@playwright/test'
import { estimator, slider } from '#tests/support/browser/controls.ts'

export const size = (page: Page, name: string) =>
  estimator(page).getByRole('radio', { name: new RegExp(`^${name}`) })
/** The count of an item. */
export const field = (page: Page, things: string) =>
  estimator(page).getByRole('textbox', { name: things, exact: true })
export const count = (page: Page, things: string, many: number) => field(page, things).fill(String(many))
/** The announcement for screen readers. */
export const announcement = (page: Page) => estimator(page).locator('[aria-live="polite"]')

/** Row, slider, price and truck show the same size. */
export async function expectSize(page: Page, name: string, step: number, price: string): Promise<void> {
  await expect(size(page, name)).toBeChecked()
  await expect(slider(page)).toHaveValue(String(step))
  await expect(slider(page)).toHaveAttribute('aria-valuetext', name)
  await expect(estimator(page).locator('p:not([aria-live])', { hasText: /^\$/ })).toContainText(price)
  await expect(estimator(page).locator('use[href*="#load"]:not([data-left])')).toHaveCount(step + 1)
}
