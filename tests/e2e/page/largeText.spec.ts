import { expect, test } from '@playwright/test'
import config from '#tests/playwright.config.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { findBrokenWords, findOverflow } from '#tests/support/page/pageFaults.ts'
import { cityService, directServices, towns } from '#tests/support/page/pageKinds.ts'
import { fontsShown } from '#tests/support/page/watch.ts'

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {}
test.use({ launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=24'] } })

test('with the browser’s largest text size, each screen has the layout of a narrower one', async ({
  page,
}) => {
  await visit(page, '/')

  for (const width of [320, 390, 600, 900, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const items = page.getByRole('navigation', { name: 'Main' })
    await expect(items, `${width} px`).toBeVisible({ visible: width >= 1800 })
    expect(await page.evaluate(findOverflow), `${width} px`).toEqual([])
  }
})

test('home, every town and every service fit a phone with text of twice the size, without a word in two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  for (const { path } of [{ path: '/' }, cityService, ...towns, ...directServices]) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 32px }' })
    await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
    expect(await page.evaluate(findOverflow), path).toEqual([])
    expect(await page.evaluate(findBrokenWords), path).toEqual([])
  }
})
