import { expect, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('is at most 10,500 px high on a phone, hydrated and in its own fonts', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const loadedFonts = () =>
    [...document.fonts].filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
      .length
  await expect.poll(() => page.evaluate(loadedFonts)).toBe(2)

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(10_500)
})
