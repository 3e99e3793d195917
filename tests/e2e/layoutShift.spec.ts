import { expect, type Page, test } from '@playwright/test'
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
        await page.route('**/*.woff2', (route) => route.abort())

        expect(await shiftsOf(page, address)).toBeLessThan(0.005)
      })
    }
  })
}

test.describe('on a phone on a slow line', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { kind, address } of pageKinds) {
    test(`fonts that come late move ${kind} by no more than a line that breaks elsewhere`, async ({
      page,
    }) => {
      const fonts = page.waitForResponse(/woff2/)

      expect(await shiftsOf(page, address)).toBeLessThan(0.04)
      expect((await fonts).ok()).toBe(true)
    })
  }
})

async function shiftsOf(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine })
  const shifts = await watchLayoutShifts(page)

  await page.goto(address)
  await comeAlive(page)
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')

  return shifts()
}
