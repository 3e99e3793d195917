import { expect, type Page, test } from '@playwright/test'
import { enlarged, expectSlide, galleryPath, photoLink, shed } from '#tests/support/browser/controls.ts'
import {
  holdScripts,
  hydrateOnIntentOnly,
  isHydrated,
  startInterception,
} from '#tests/support/browser/visit.ts'
import { cityService } from '#tests/support/page/pageKinds.ts'

test.beforeEach(async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await startInterception(page)
})

test('a button clicked before hydration acts once, after it, and a question opens once', async ({ page }) => {
  await page.goto(galleryPath)
  const releaseGallery = await holdScripts(page)
  await page.getByRole('button', { name: 'Next project' }).dblclick()
  await expectSlide(page, 'Demolition Project 1')
  releaseGallery()
  await settle(page)
  await expectSlide(page, 'Demolition Project 2')
  await page.unroute('**/*.{js,json}')

  await page.goto(cityService.path)
  const release = await holdScripts(page)
  // The first answer is open.
  const question = page.getByRole('main').getByRole('heading').getByRole('button').nth(1)
  await question.click()
  await expect(question).not.toHaveAttribute('aria-expanded')
  release()
  await settle(page)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
})

test('a link to words of a folded answer opens it, before hydration and after', async ({ page }) => {
  await page.goto(cityService.path)
  const answers = page.locator('main .MuiAccordionDetails-root')
  const [before = '', after = ''] = (await answers.locator('p').allTextContents()).slice(-2)
  const linkTo = (text: string) => `${cityService.path}#:~:text=${encodeURIComponent(text)}`
  const withText = (text: string) => answers.filter({ hasText: text, visible: true })
  await page.goto('about:blank')

  await page.goto(linkTo(before))
  await expect(withText(before)).toBeInViewport()
  await expect(answers.filter({ visible: true })).toHaveCount(2)
  expect(await isHydrated(page)).toBe(false)
  await page.keyboard.press('Tab')
  await settle(page)
  await expect(withText(before)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(2)

  await page.goto(linkTo(after))
  await expect(withText(after)).toBeInViewport()
  const question = page.getByRole('main').getByRole('heading').getByRole('button').last()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await question.press('Enter')
  await expect(withText(after)).toHaveCount(0)
})

test('a photo tapped before hydration is enlarged after it, and leads to its file when hydration fails', async ({
  page,
}) => {
  await page.goto(galleryPath)
  const release = await holdScripts(page)
  await photoLink(page, shed).click({ noWaitAfter: true })
  release()
  await expect(enlarged(page)).toHaveAccessibleName(shed)
  await expect(page).toHaveURL(galleryPath)

  await page.goto(galleryPath)
  await page.route('**/chunks/*.js', (route) => route.abort())
  await photoLink(page, shed).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\.jpg$/)
})

/** Waits until the page is hydrated and the held actions are repeated. */
async function settle(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.waitForLoadState('networkidle')
}
