import { expect, test } from '@playwright/test'
import { hydrate, hydrateOnIntentOnly } from '#tests/support/browser/visit.ts'
import { cityService, directService, town } from '#tests/support/page/pageKinds.ts'
import { mostShift, twoFrames, watchLayoutShifts } from '#tests/support/page/watch.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const [kind, path, most] of [
  ['home', '/', 9000],
  ['the service areas', '/service-areas', 6000],
  ['a city page', town.path, 6500],
  ['a direct service page', directService.path, 7000],
  ['a city-service page', cityService.path, 7000],
  ['the junk removal page', '/junk-removal', 8500],
] as const)
  test(`${kind} is at most ${most} px high on a phone, before hydration and after`, async ({ page }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await hydrateOnIntentOnly(page)
    await page.goto(path)
    const shifts = await watchLayoutShifts(page)
    const sent = await height()

    await hydrate(page)
    await page.evaluate(twoFrames)

    expect(sent).toBeLessThanOrEqual(most)
    expect(await height()).toBe(sent)
    expect(await shifts()).toBeLessThan(mostShift)
  })

test('a link to words of a part that a phone folds opens it, and its button folds it again', async ({
  page,
}) => {
  await page.goto(cityService.path)
  const part = page.getByRole('main').locator('section > div:has(> h2 + div > div > button)').last()
  const words = part.locator('p').last()
  await expect(words).toBeHidden()
  const link = `${cityService.path}#:~:text=${encodeURIComponent((await words.textContent()) ?? '')}`
  await page.goto('about:blank')

  await page.goto(link)

  await expect(words).toBeInViewport()
  await hydrate(page)
  await expect(words).toBeVisible()
  await part.getByRole('button', { expanded: true }).click()
  await expect(words).toBeHidden()
})
