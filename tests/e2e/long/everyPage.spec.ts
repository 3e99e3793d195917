import { expect, test } from '@playwright/test'
import { hydrateOnIntentOnly } from '#tests/support/browser/visit.ts'
import {
  axeViolations,
  findOverflow,
  findPageFaults,
  preloadAxe,
  widths,
} from '#tests/support/page/pageFaults.ts'
import { otherPaths } from '#tests/support/page/pageKinds.ts'
import { isNotFoundStatus, watchErrors } from '#tests/support/page/watch.ts'

const shares = 12
/** Parts that every page shares. */
const shared = { exclude: ['header', 'footer'] }
/** page/everyKind.spec.ts checks these and the focus on one page of each kind. */
const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** Of city-service pages, which differ only in words and links, one in seven gets the further checks. */
const isFurtherChecked = (path: string, index: number): boolean =>
  !/^\/services\/[^/]+\/[^/]+$/.test(path) || index % 7 === 0

// Each share has one of the four widths. page/everyKind.spec.ts checks one page of each kind at all of them.
for (let share = 0; share < shares; share++) {
  test(`every page is whole, and pages of every city and service are accessible and fit a phone with large text: share ${share + 1} of ${shares}`, async ({
    page,
  }) => {
    // Some twenty pages: a busy machine may take twenty times as long as a quiet one.
    test.setTimeout(600_000)
    const errors = watchErrors(page, isNotFoundStatus)
    await hydrateOnIntentOnly(page)
    await preloadAxe(page)
    for (const [index, path] of otherPaths.entries()) {
      if (index % shares !== share) continue
      await page.setViewportSize({ width: widths[share % widths.length] ?? widths[0], height: 900 })
      const found = await findPageFaults(page, path)
      if (isFurtherChecked(path, index)) {
        found.push(...(await axeViolations(page, shared, rules)))
        await page.setViewportSize({ width: 390, height: 900 })
        await page.addStyleTag({ content: 'html { font-size: 200% }' })
        found.push(...(await page.evaluate(findOverflow)).map((fault) => `with large text, ${fault}`))
      }
      errors.push(...found.map((fault) => `${path} ${fault}`))
    }

    expect(errors).toEqual([])
  })
}
