import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from '#tests/support/browser/visit.ts'
import { widths } from '#tests/support/page/pageFaults.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { fontsShown, mostFontShift, twoFrames, watchLayoutShifts } from '#tests/support/page/watch.ts'

for (const { kind, path } of pageKinds)
  test(`at most a line of the first screen moves on ${kind} when its fonts come late, at any width`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const release = await holdRequests(page, '**/*.woff2')
      const shifts = await watchLayoutShifts(page)
      // The load event waits for the fonts.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate(twoFrames)
      expect(await page.evaluate(fontsShown)).toBe(false)

      release()

      await showFonts(page)
      expect(await shifts(), `${width} px`).toBeLessThan(mostFontShift)
      await page.unroute('**/*.woff2')
    }
  })

test('the home page is at most 10,500 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await showFonts(page)

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(10_500)
})

async function showFonts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
  await page.evaluate(twoFrames)
}
