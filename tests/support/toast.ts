import { expect, type Locator, type Page } from '@playwright/test'
import { withFrames } from './frames.ts'
import { hydrate } from './hydrate.ts'
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
  await hydrate(page)
  // Installed alone it goes on by itself, and a slow machine takes the toast's five seconds.
  await page.clock.pauseAt(seconds(60 * 60))
  await sendButton(page).click()
  // Its code is fetched first, in the machine's own time; then the clock goes on in small steps until it is there.
  await expect(toastRegion(page)).toBeAttached()
  await inSmallSteps(page, () => expect(page.getByText('Missing Information')).toBeVisible({ timeout: 50 }))
  await stillness(page)
}

/** The end of everything that moves: the clock above is the scripts', not the style sheets'. */
export const stillness = (page: Page): Promise<void> =>
  withFrames(
    page,
    page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    }),
  )

export const expectGone = (page: Page, text = 'Missing Information'): Promise<void> =>
  inSmallSteps(page, () => expect(page.getByText(text)).toHaveCount(0, { timeout: 50 }))

/** Lets the time go on until it is so: three seconds at most, which are over before a toast goes by itself. */
export async function inSmallSteps(page: Page, isSo: () => Promise<void>): Promise<void> {
  for (let left = 75; ; left--) {
    await page.clock.runFor(40)
    const fault = await isSo().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (!fault) return
    if (left === 0) throw fault
  }
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}
