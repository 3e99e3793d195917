import { expect, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { fontsShown, twoFrames } from '#tests/support/page/layoutShifts.ts'

test('a visible heading keeps its number of lines when its font loads', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Your place in Ajax' })
  const heightOf = () => heading.evaluate(readHeight)
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto('/service-areas/ajax')
  const height = await heightOf()

  await heading.scrollIntoViewIfNeeded()
  await hydrate(page)
  await expect.poll(() => page.evaluate(fontsShown)).toBe(true)

  expect(await heightOf()).toBeCloseTo(height, 0)
})

test('the home page is at most 10,500 px high on a phone, and only the first screen reserves heights for fonts, until rotation', async ({
  page,
}) => {
  const holding = page.locator('#root [style*=min-height]:not(.MuiCollapse-root)')
  const held = () => holding.count()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrate(page)
  await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(10_500)
  await page.setViewportSize({ width: 390, height: 744 })
  await page.evaluate(twoFrames)
  expect(await held()).toBeGreaterThan(3)
  const tops = await holding.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top))
  expect(Math.max(...tops)).toBeLessThan(844)

  await page.setViewportSize({ width: 844, height: 390 })

  await expect.poll(held).toBe(0)
})

/** Runs in the page. In pixels. */
const readHeight = (element: Element) => element.getBoundingClientRect().height
