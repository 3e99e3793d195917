import { expect, test } from '@playwright/test'
import { hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { axeViolations, preloadAxe } from '#tests/support/page/axe.ts'
import { findPageFaults, widths } from '#tests/support/page/pageFaults.ts'
import { otherPaths } from '#tests/support/page/pageKinds.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/page/watchFaults.ts'

const shares = 12
/** The same on every page. */
const shared = { exclude: ['header', 'footer'] }
/** The same on every page of a kind, as the focus is. */
const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** All pages, but of the many pages of services in cities, which differ in words and links alone, every seventh. */
const hasAxe = (path: string, index: number): boolean =>
  !/^\/services\/[^/]+\/[^/]+$/.test(path) || index % 7 === 0

// One width a page, in turn: one page of each kind is checked at all four (page/everyKind.spec.ts).
for (let share = 0; share < shares; share++) {
  test(`every page is whole, and pages of every city and service are accessible: share ${share + 1} of ${shares} @2-routes-1`, async ({
    page,
  }) => {
    // Some twenty pages: a busy machine may take twenty times as long as a quiet one.
    test.setTimeout(600_000)
    const faults = watchFaults(page, isNotFoundStatus)
    await hydrateOnIntentOnly(page)
    await preloadAxe(page)
    await page.setViewportSize({ width: widths[share % widths.length] ?? widths[0], height: 900 })

    for (const [index, path] of otherPaths.entries()) {
      if (index % shares !== share) continue
      const found = await findPageFaults(page, path)
      if (hasAxe(path, index)) found.push(...(await axeViolations(page, shared, rules)))
      faults.push(...found.map((fault) => `${path} ${fault}`))
    }

    expect(faults).toEqual([])
  })
}
