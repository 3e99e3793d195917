import { expect, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { fontsShown, mostShift, twoFrames, watchLayoutShifts } from '#tests/support/page/layoutShifts.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'

/** A phone on a slow network: bytes a second, and latency in milliseconds. */
const slowNetwork = {
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
  latency: 150,
}
const fastNetwork = { downloadThroughput: -1, uploadThroughput: -1, latency: 0 }

const phones = [320, 360, 384, 402, 412, 430]

for (const [index, { kind, path }] of pageKinds.entries())
  test(`${kind} has no layout shift on a phone while loading, hydrating, scrolling or swapping fonts`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const shifts = await watchLayoutShifts(page)

    await test.step('without fonts, on a slow network', async () => {
      await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
      await session.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await hydrate(page)
      for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')

      expect(await shifts()).toBeLessThan(0.005)
    })

    await session.send('Network.setBlockedURLs', { urls: [] })
    await session.send('Network.emulateNetworkConditions', { offline: false, ...fastNetwork })
    // Large screens: page/everyKind.spec.ts.
    const width = phones[index % phones.length] ?? 390
    await test.step(`with its fonts, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await hydrate(page)
      await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
      await page.evaluate(twoFrames)

      expect(await shifts()).toBeLessThan(mostShift(path))
    })
  })

test('a visible heading keeps its number of lines when its font loads', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Your place in Ajax' })
  const heightOf = () => heading.evaluate(readHeight)
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto('/service-areas/ajax')
  await heading.scrollIntoViewIfNeeded()
  const height = await heightOf()

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
