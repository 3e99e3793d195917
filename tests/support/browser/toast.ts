import { expect, type Locator, type Page } from '@playwright/test'
import { withFrames } from './frames.ts'
import { hydrate } from './hydrate.ts'
import { sendButton, toastRegion } from './quoteForm.ts'

export const seconds = (count: number): number => count * 1000

/** The toast's box, around its text. */
export const toast = (page: Page): Locator =>
  toastRegion(page).getByText(/./).first().locator('xpath=ancestor::div[2]')

export const closeButton = (page: Page): Locator => toastRegion(page).getByRole('button', { name: 'Close' })

/** Sends an empty form; the test controls the clock. */
export async function showError(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await hydrate(page)
  // An installed clock keeps running, and a slow machine could use up the toast's five seconds.
  await page.clock.pauseAt(seconds(60 * 60))
  await sendEmpty(page)
}

/** Shows the error once more, on the same page. */
export async function sendEmpty(page: Page): Promise<void> {
  await sendButton(page).click()
  // The toast's code is fetched in real time. Then the clock runs in small steps until the toast is visible.
  await expect(toastRegion(page)).toBeAttached()
  await inSmallSteps(page, () => expect(page.getByText('Missing Information')).toBeVisible({ timeout: 50 }))
  await stillness(page)
}

/** Waits for all animations, which the controlled clock does not drive. */
export const stillness = (page: Page): Promise<void> =>
  withFrames(
    page,
    page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    }),
  )

/** Uses larger steps, because a toast disappears without a fetch. */
export const expectGone = (page: Page, text = 'Missing Information'): Promise<void> =>
  inSmallSteps(page, () => expect(page.getByText(text)).toHaveCount(0, { timeout: 50 }), 150)

/** Runs the clock until the condition holds: three seconds at most, less than a toast stays. */
export async function inSmallSteps(page: Page, condition: () => Promise<void>, step = 40): Promise<void> {
  for (let left = seconds(3) / step; ; left--) {
    await page.clock.runFor(step)
    const fault = await condition().then(
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
