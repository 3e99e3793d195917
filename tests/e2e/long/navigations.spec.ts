import { expect, test } from '@playwright/test'
import { nextPositions } from '#tests/support/browser/gestures.ts'
import {
  expectPage,
  followLink,
  holdScripts,
  hydrate,
  linkedKinds,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'
import { cityService, town } from '#tests/support/page/pageKinds.ts'
import { twoFrames, watchLayoutShifts, watchScripts } from '#tests/support/page/watch.ts'

const city = town.path
// A page of the city that only the city links to, then what header and footer of every page link to.
const paths = [
  cityService.path,
  ...linkedKinds()
    .map(({ path }) => path)
    .filter((path) => path !== city),
]

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 412, height: 823 } })

  test('a tap leads to every kind of page without a layout shift, and adds one history entry', async ({
    page,
  }) => {
    await setConnection(page, { effectiveType: '4g' })
    await visit(page, city)
    const shifts = await watchLayoutShifts(page, true)
    const entries = await page.evaluate(() => history.length)

    for (const [index, path] of paths.entries()) {
      const link = page.locator(`a[href="${path}"]`).last()
      await link.scrollIntoViewIfNeeded()
      const before = await shifts()
      await link.tap()
      await expectPage(page, path, { top: 0, isMarked: true })
      await nextPositions(page)
      expect(await shifts(), path).toEqual(before)
      expect(await page.evaluate(() => history.length)).toBe(entries + index + 1)
    }
  })
})

for (const [from, path] of [...paths.map((path) => [city, path] as const), ['/', city] as const])
  test(`all code and data of ${path} is requested at the same moment, and shifts nothing`, async ({
    page,
  }) => {
    // Nothing is prefetched.
    await setConnection(page, { effectiveType: '3g' })
    await page.goto(from)
    await hydrate(page)
    const shifts = await watchLayoutShifts(page, true)
    const before = await shifts()
    const { scripts } = watchScripts(page)
    const release = await holdScripts(page)

    await followLink(page, path)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await nextPositions(page)
    const requested = scripts.map((script) => script.url())
    release()
    await expectPage(page, path)
    await page.evaluate(twoFrames)
    expect(await shifts()).toBe(before)

    expect(scripts.map((script) => script.url())).toEqual(requested)
  })
