import { expect, test } from '@playwright/test'
import { comeAlive } from '#tests/support/comeAlive.ts'
import { watchLayoutShifts } from '#tests/support/layoutShifts.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'

/** A phone on a weak line: kilobits a second, and milliseconds for each question. */
const slowLine = { downloadThroughput: (1600 * 1000) / 8, uploadThroughput: (750 * 1000) / 8, latency: 150 }

for (const width of [390, 1440]) {
  test.describe(`at ${width} px on a slow line`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const { kind, address } of pageKinds) {
      test(`nothing on ${kind} moves while it loads, comes alive and is read`, async ({ page }) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine })
        const shifts = await watchLayoutShifts(page)

        await page.goto(address)
        await comeAlive(page)
        for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
        await page.waitForLoadState('networkidle')

        expect(await shifts()).toBeLessThan(0.005)
      })
    }
  })
}
