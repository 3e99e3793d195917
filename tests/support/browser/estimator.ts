import { expect, type Locator, type Page } from '@playwright/test'

export const estimator = (page: Page): Locator => page.locator('#pricing')

export const size = (page: Page, name: string): Locator =>
  estimator(page).getByRole('radio', { name: new RegExp(`^${name}`) })

export const slider = (page: Page): Locator => estimator(page).getByRole('slider', { name: 'Load size' })

export const countButton = (page: Page): Locator =>
  estimator(page).getByRole('button', { name: 'Or count what you have' })

export const quoteLink = (page: Page): Locator =>
  estimator(page).getByRole('link', { name: 'Get a quote for this load' })

/** The count of an item. */
export const field = (page: Page, things: string): Locator =>
  estimator(page).getByRole('textbox', { name: things, exact: true })

/** For screen readers. */
export const announcement = (page: Page): Locator => estimator(page).locator('[aria-live="polite"]')

/** Of the six that the truck has room for. */
export const shownLoads = (page: Page): Locator =>
  estimator(page).locator('use[href*="#load"]:not([data-left])')

/** Row, slider, price and truck show the same size. */
export async function expectSize(page: Page, name: string, step: number, price: string): Promise<void> {
  await expect(size(page, name)).toBeChecked()
  await expect(slider(page)).toHaveValue(String(step))
  await expect(slider(page)).toHaveAttribute('aria-valuetext', name)
  await expect(estimator(page).locator('p:not([aria-live])', { hasText: /^\$/ })).toContainText(price)
  await expect(shownLoads(page)).toHaveCount(step + 1)
}

export const count = (page: Page, things: string, many: number): Promise<void> =>
  field(page, things).fill(String(many))
