import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'

/** A phone on a slow network: bytes a second, and latency in milliseconds. */
const slowNetwork = {
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
  latency: 150,
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px on a slow network`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const { kind, path } of pageKinds) {
      test(`nothing on ${kind} moves while it loads, is hydrated and scrolled through`, async ({ page }) => {
        await page.route('**/*.woff2', (route) => route.abort())

        expect(await shiftsOf(page, path)).toBeLessThan(0.005)
      })
    }
  })
}

test.describe('on a phone', () => {
  const phones = [320, 360, 384, 402, 412, 430]

  for (const [index, { kind, path }] of pageKinds.entries()) {
    // Two widths a kind, in turn; at every width three kinds or more.
    const widths = phones.filter((_, place) => place % 3 === index % 3)

    test(`the fonts of ${kind} move nothing when they come, at ${widths.join(' and ')} px`, async ({
      page,
    }) => {
      const shifts = await watchLayoutShifts(page)
      // Lines that are centred there begin elsewhere.
      const most = path === '/no-such-page' ? 0.02 : 0.005

      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await hydrate(page)
        await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
        await page.evaluate(twoFrames)

        expect(await shifts(), `${width} px`).toBeLessThan(most)
      }
    })
  }

  test('what keeps its height for the fonts lets go of it when the screen is turned', async ({ page }) => {
    const held = () => page.locator('#root [style*=min-height]:not(.MuiCollapse-root)').count()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await hydrate(page)
    await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
    await page.setViewportSize({ width: 390, height: 744 })
    await page.evaluate(twoFrames)
    expect(await held()).toBeGreaterThan(20)

    await page.setViewportSize({ width: 844, height: 390 })

    await expect.poll(held).toBe(0)
  })
})

/** Runs in the page. */
const fontsShown = () =>
  [...document.fonts].filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
    .length === 2

async function shiftsOf(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork })
  const shifts = await watchLayoutShifts(page)

  await page.goto(path)
  await hydrate(page)
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')

  return shifts()
}

/** Sums the layout shifts without recent input: from now on, after the fonts have loaded, or from the start of the next page. */
async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(observeShifts)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(twoFrames)
  await page.evaluate(observeShifts)
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
}

/** Runs in the page. A frame's layout shift is reported within the next two frames. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Runs in the page. */
function observeShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const shifts = { total: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.total += entry.value
  }).observe({ type: 'layout-shift' })
  Object.assign(window, { shifts })
}
