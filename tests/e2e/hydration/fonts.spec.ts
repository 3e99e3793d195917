import { expect, type Page, test } from '@playwright/test'

/** Whether each font was asked for before the rest of the page was there. */
async function fontsBeforeLoad(page: Page): Promise<boolean[]> {
  const fonts = page.waitForResponse(/besley.*woff2/)
  await page.goto('/')
  await (await fonts).finished()
  return page.evaluate(async () => {
    await document.fonts.ready
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime < (load?.loadEventStart ?? 0))
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the fonts come after the words and the photo', async ({ page }) => {
    expect(await fontsBeforeLoad(page)).toEqual([false, false])
  })

  test('without JavaScript they come, too', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const fonts = [page.waitForResponse(/besley.*woff2/), page.waitForResponse(/figtree.*woff2/)]

    await page.goto('/')

    for (const font of fonts) expect((await font).ok()).toBe(true)
    await page.close()
  })
})

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the fonts come with the page', async ({ page }) => {
    expect(await fontsBeforeLoad(page)).toEqual([true, true])
  })
})
