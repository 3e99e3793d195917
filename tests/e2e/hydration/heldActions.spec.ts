import { expect, type Locator, type Page, test } from '@playwright/test'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { enlarged, expectSlide, galleryPath, photoLink, shed } from '#tests/support/browser/controls.ts'
import {
  holdScripts,
  hydrate,
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
  await page.unroute('**/*.{js,json}')

  await page.goto('/service-areas')
  const releaseForm = await holdScripts(page)
  const photos = page.getByRole('button', { name: photosAndDay.titles.photos })
  await photos.click()
  releaseForm()
  await settle(page)
  await expect(photos).toHaveAttribute('aria-expanded', 'true')
})

test('a link to words of a folded part opens it before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(cityService.path)
  const main = page.getByRole('main')
  const answers = page.locator('main .MuiAccordionDetails-root')
  const parts = main.locator('section > div:has(> h2 + div > div > button)')
  const lastTextOf = async (folded: Locator) => (await folded.locator('p').last().textContent()) ?? ''
  const texts = [await lastTextOf(answers.last()), await lastTextOf(parts.last())]
  const linkTo = (text: string) => `${cityService.path}#:~:text=${encodeURIComponent(text)}`

  for (const [folded, text] of [
    [answers, texts[0] ?? ''],
    [parts, texts[1] ?? ''],
  ] as const) {
    const words = folded.last().locator('p').last()
    await page.goto('about:blank')
    await page.goto(linkTo(text))
    await expect(words).toBeInViewport()
    expect(await isHydrated(page)).toBe(false)
    await hydrate(page)
    await expect(words).toBeVisible()
    const button = folded === parts ? parts.last() : main
    await button.getByRole('button', { expanded: true }).last().click()
    await expect(words).toBeHidden()
  }
})

test('a photo tapped before hydration is enlarged, or else opened', async ({ page }) => {
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
