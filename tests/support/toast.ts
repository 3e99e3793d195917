import { expect, type Locator, type Page } from '@playwright/test'
import { comeAlive } from './comeAlive.ts'
import { sendButton, toastRegion } from './quoteForm.ts'

export const seconds = (count: number): number => count * 1000

/** The toast's own box: what stands around its text. */
export const toast = (page: Page): Locator =>
  toastRegion(page).getByText(/./).first().locator('xpath=ancestor::div[2]')

export const closeButton = (page: Page): Locator => toastRegion(page).getByRole('button', { name: 'Close' })

/** An empty form sent, with the clock in the test's hands. */
export async function showError(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await comeAlive(page)
  // Installed alone it goes on by itself, and a slow machine takes the toast's five seconds.
  await page.clock.pauseAt(seconds(60 * 60))
  await sendButton(page).click()
  // Its code is fetched first; the clock goes on in small steps until it is there.
  await expect(async () => {
    await page.clock.runFor(40)
    await expect(page.getByText('Missing Information')).toBeVisible({ timeout: 50 })
  }).toPass()
  await stillness(page)
}

/** The end of everything that moves: the clock above is the scripts', not the style sheets'. */
export const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })

export async function expectGone(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(page.getByText('Missing Information')).toHaveCount(0, { timeout: 50 })
  }).toPass()
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}
